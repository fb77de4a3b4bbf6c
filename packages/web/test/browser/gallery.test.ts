import { cardsContent, planetsContent } from '@redoubt/conquest'
import { box, readBox } from '@redoubt/doom/content'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { overflows, stumbles } from './axe.ts'
import { site } from './table.ts'

const redoubt = site()

const drawer = (page: Page, id: string) => page.locator(`[aria-labelledby="${id}"] [data-specimen]`)

/** So many things take a while to be looked through: what is looked for on one page is one visit. */
const TIMEOUT = { timeout: 180_000 }

test(
  'the about screen leads to the gallery; everything of both games is there, nobody stumbles, every dialog opens and closes, and the filter finds things',
  TIMEOUT,
  async () => {
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
    const cards = page.locator('[aria-labelledby^="conquest-cards"] [data-specimen]')
    const shown = await cards.evaluateAll(all => all.map(one => one.dataset.specimen))
    for (const { id } of cardsContent.cards)
      expect(
        shown.filter(each => each === id),
        id,
      ).toHaveLength(1)
    const symbols = await page.locator('.ui-Icon-sprite symbol').count()
    expect(await drawer(page, 'app-icons').count()).toBe(symbols)
    expect(readBox().entries.weapons.length).toBe(await drawer(page, 'doom-weapons').count())

    expect(await overflows(page)).toBe(false)
    expect(await stumbles(page)).toEqual([])

    // Without the rest of the gallery around them they open in a tenth of the time.
    await page.getByLabel('Filter').fill('dialogs')
    const openers = page.getByRole('button', { name: /^Open: / })
    await page.waitForFunction(() => document.querySelectorAll('[data-specimen]').length < 60)
    const count = await openers.count()
    expect(count).toBeGreaterThan(15)
    for (let n = 0; n < count; n++) {
      await openers.nth(n).click()
      await page.locator('.react-aria-Dialog').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('.react-aria-Dialog').waitFor({ state: 'detached' })
    }

    await page.getByLabel('Filter').fill('demon cards cyberdemon')
    await page.getByRole('status').filter({ hasText: '1 thing' }).waitFor()
    expect(await page.locator('[data-specimen]').evaluateAll(all => all.map(one => one.dataset.specimen))).toEqual([
      'cyberdemon',
    ])
    await page.getByLabel('Filter').fill('no such thing')
    await page.getByText('Nothing here is called that.').waitFor()
  },
)

test('on a phone nothing is cut off and nobody stumbles either', TIMEOUT, async () => {
  const { page } = await redoubt.visit('phone')
  await page.goto(`${redoubt.url}/#/gallery`)
  await page.getByRole('heading', { name: 'Conquest Dialogs' }).waitFor()
  expect(await overflows(page)).toBe(false)
  expect(await stumbles(page)).toEqual([])
})
