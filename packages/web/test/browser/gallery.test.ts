import { cardsContent, planetsContent } from '@redoubt/conquest'
import { box, readBox } from '@redoubt/doom/content'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { overflows, stumbles } from './axe.ts'
import { type Size, site } from './table.ts'

const redoubt = site()

const drawer = (page: Page, id: string) => page.locator(`[aria-labelledby="${id}"] [data-specimen]`)

test('the about screen leads to the gallery; everything of both games is there, and the filter finds it', async () => {
  const { page } = await redoubt.visit()
  await page.goto(`${redoubt.url}/#/about`)
  await page.getByRole('link', { name: 'Open the gallery' }).click()
  await page.getByRole('heading', { name: 'Conquest Dialogs' }).waitFor()

  const { actionCards, events, demons, classes, glory } = box()
  const counts = { demons, classes, 'event-cards': events, 'glory-cards': glory }
  for (const [id, table] of Object.entries(counts))
    expect(await drawer(page, `doom-${id}`).count(), id).toBe(Object.keys(table).length)
  expect(await drawer(page, 'doom-action-cards').count()).toBe(Object.keys(actionCards).length + 1)
  expect(await drawer(page, 'conquest-planets').count()).toBe(planetsContent.planets.length + 2)
  for (const { id } of cardsContent.cards)
    expect(await page.locator(`[aria-labelledby^="conquest-cards"] [data-specimen="${id}"]`).count(), id).toBe(1)
  const symbols = await page.locator('.sprite symbol').count()
  expect(await drawer(page, 'app-icons').count()).toBe(symbols)
  expect(readBox().entries.weapons.length).toBe(await drawer(page, 'doom-weapons').count())

  await page.getByLabel('Filter').fill('demon cards cyberdemon')
  await page.getByRole('status').filter({ hasText: '1 thing' }).waitFor()
  expect(await page.locator('[data-specimen]').evaluateAll(all => all.map(one => one.dataset.specimen))).toEqual([
    'cyberdemon',
  ])
  await page.getByLabel('Filter').fill('no such thing')
  await page.getByText('Nothing here is called that.').waitFor()
})

// So many things take a while to be looked through.
test.each(['phone', 'desk'] as Size[])(
  'at %s width nothing is cut off and nobody stumbles',
  { timeout: 180_000 },
  async size => {
    const { page } = await redoubt.visit(size)
    await page.goto(`${redoubt.url}/#/gallery`)
    await page.getByRole('heading', { name: 'Conquest Dialogs' }).waitFor()
    expect(await overflows(page)).toBe(false)
    expect(await stumbles(page)).toEqual([])
  },
)

test('every dialog opens and can be closed again', { timeout: 180_000 }, async () => {
  const { page } = await redoubt.visit()
  await page.goto(`${redoubt.url}/#/gallery`)
  const openers = page.getByRole('button', { name: /^Open: / })
  await openers.last().waitFor()
  const count = await openers.count()
  expect(count).toBeGreaterThan(15)
  for (let n = 0; n < count; n++) {
    await openers.nth(n).click()
    await page.locator('.react-aria-Dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.react-aria-Dialog').waitFor({ state: 'detached' })
  }
})
