import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bot, matchFile, openFile, person } from './files.ts'
import { eventually, site } from './table.ts'

const redoubt = site()
const FILE = matchFile(
  'doom',
  { mission: 'black-bishop-1', marines: 2 },
  { alpha: person('Ada', 0), bravo: person('Ben', 1), invader: bot('recruit') },
  () => true,
)

/** Takes the screen, and puts the papers of the mission away if they are there. */
async function takeScreen(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `I am ${name}: show my table` }).click()
  await page.locator('[data-panel=loadout]').waitFor()
  const papers = page.getByRole('button', { name: 'To the table' })
  if ((await papers.count()) > 0) await papers.click()
}

test('a kit can be changed after it was confirmed, as long as somebody else still chooses', async () => {
  const { page } = await redoubt.visit()
  await openFile(page, redoubt.url, FILE)
  await takeScreen(page, 'Ada')
  await page.locator('[data-action="recommended"]').click()
  await page.locator('[data-action="confirm-kit"]').click()
  await takeScreen(page, 'Ben')
  const mine = page.locator('[data-of="bravo"]')
  await page.locator('[data-action="kit ripper"]').click()
  await page.locator('[data-change="alpha"]').click()
  await takeScreen(page, 'Ada')
  await page.locator('[data-slot="alpha class"]').click()
  await page.locator('[data-action="kit ghost"]').click()
  await page.locator('[data-action="confirm-kit"]').click()
  await takeScreen(page, 'Ben')
  // What was thought of meanwhile is still there.
  expect(await mine.locator('[data-slot="bravo class"]').innerText()).toMatch(/Ripper/)
  await eventually(() => page.locator('[data-action="kit ghost"]').count()).toBe(0)
  // Nobody has confirmed it for them: whoever comes back is still asked for the class.
  await page.locator('[data-prompt][data-yours]:not([data-busy])').waitFor()
  await page.reload()
  await takeScreen(page, 'Ben')
  expect(await page.locator('[data-prompt]').getAttribute('data-prompt')).toBe('class-card')
})
