import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Seating } from '../../src/tables/tables.ts'
import { overflows, stumbles } from './axe.ts'
import { bot, matchFile, openFile, person } from './files.ts'
import { eventually, site } from './table.ts'

const redoubt = site()

test.each(['doom', 'conquest'])(
  'the review of a finished match of %s opens, and its turning point leads to the replay',
  async game => {
    const { page } = await redoubt.visit('phone')
    const seats: Seating =
      game === 'doom' ? { alpha: person('Ada', 0), invader: bot('recruit') } : { a: person('Ada', 0), b: bot('cadet') }
    const options = game === 'doom' ? { mission: 'tutorial', marines: 1 } : {}
    await openFile(
      page,
      redoubt.url,
      matchFile(game, options, seats, () => false, 20_000),
    )
    const id = decodeURIComponent(page.url().split('/').at(-1)!)
    await page.goto(`${redoubt.url}/#/review/${encodeURIComponent(id)}`)
    await page.locator('[data-part="review"]').waitFor()
    expect(await stumbles(page)).toEqual([])
    expect(await overflows(page)).toBe(false)
    const look = page.locator('[data-way="look"]').first()
    const to = await look.getAttribute('href')
    await look.press('Enter')
    await expect.poll(() => page.url()).toContain(to!)
    await page
      .locator(game === 'doom' ? '[data-space]' : '[data-planet]')
      .first()
      .waitFor()
  },
)

test('one finished match is in the statistics, and they can be saved as a file', async () => {
  const { page } = await redoubt.visit()
  const seats = { a: person('Ada', 0), b: bot('cadet') }
  const over = matchFile('conquest', {}, seats, () => false, 20_000)
  await openFile(page, redoubt.url, over)
  await page.goto(`${redoubt.url}/#/statistics`)
  await page
    .locator('[data-part=statistics]')
    .getByText(/^[01] of 1 won$/)
    .first()
    .waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ])
  const { matches } = JSON.parse(readFileSync((await download.path())!, 'utf8'))
  expect(matches).toHaveLength(1)
  expect(matches[0]).toMatchObject({ level: 'cadet' })
})

test('the coach shows on the table what the strongest bot would do, and a table can forbid it', async () => {
  const { page } = await redoubt.visit()
  const coach = page.locator('[data-tool=coach]')
  for (const may of [true, false]) {
    await page.goto(`${redoubt.url}/#/new/conquest`)
    await page.getByText('Bot thinking time and rule options').click()
    await page.getByRole('checkbox', { name: /The coach may be asked/ }).setChecked(may)
    await page.getByRole('button', { name: 'Start battle' }).click()
    await page.locator('[data-prompt][data-yours]:not([data-busy])').first().waitFor()
    if (!may) {
      expect(await coach.count()).toBe(0)
      continue
    }
    await coach.click()
    await page.locator('[data-part=coach] b').waitFor()
    await eventually(() => page.locator('[data-part=coach-marks] > *').count()).toBeGreaterThan(0)
  }
})
