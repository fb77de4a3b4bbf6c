import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { matchFile, openFile, person } from './files.ts'
import { eventually, site } from './table.ts'

const redoubt = site()
const me = person('You', 0)

/** One marine with one card and one demon before it; the faces are known, so every word is. */
const FILE = matchFile(
  'doom',
  {
    mission: 'tutorial',
    marines: 1,
    scenario: {
      round: 2,
      turn: 'alpha',
      marines: { alpha: { at: 'c4', hand: ['target-lock'] } },
      demons: [{ kind: 'imp', at: 'd3' }],
      dice: [2, 2, 2],
    },
  },
  { alpha: me, invader: me },
  (kind, seat) => kind === 'activation' && seat === 'alpha',
)

const SAID = [
  'Alpha plays Target Lock as the main action',
  'Alpha gains 4 movement',
  'Alpha fires Target Lock at Imp 1 from 1 space away',
  'Alpha rolls 6 hits',
  'Imp 1 reveals Demonic Speed: 1 shield',
  'Alpha on Imp 1: 6 hits − 1 shield = 5 damage',
  'Imp 1 suffers 5 damage from Alpha',
  'Alpha kills Imp 1',
  'The card of Imp is turned face down',
  'Alpha draws Armor, Ammo Check, and Point-Blank Blast',
  'Initiative: Alpha',
  'Alpha activates',
]

/** The same person plays another marine next. */
const TWO = matchFile(
  'doom',
  {
    mission: 'tutorial',
    marines: 2,
    scenario: {
      ...{ round: 2, turn: 'alpha', initiative: ['bravo'] },
      marines: { alpha: { at: 'c4', hand: ['armor'] }, bravo: { at: 'b4' } },
    },
  },
  { alpha: me, bravo: me, invader: me },
  (kind, seat) => kind === 'activation' && seat === 'alpha',
)

/** Keeps every sentence that comes into the place that is read aloud, also one that has gone again. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: string[] = ((globalThis as unknown as { heard: string[] }).heard = [])
    new MutationObserver(changes => {
      for (const { addedNodes } of changes) for (const node of addedNodes) heard.push(node.textContent ?? '')
    }).observe(document.querySelector('[data-part=announcer]')!, { childList: true })
  })
}
const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)

const press = (page: Page, name: RegExp) => page.locator('[data-part=prompt]').getByRole('button', { name }).click()

test.each([
  ['at once', false],
  ['as it is told', true],
])(
  'whoever listens to an activation hears every event once and in order when it is shown %s',
  { timeout: 180_000 },
  async (_, motion) => {
    const { page } = await redoubt.visit('desk', { motion })
    await openFile(page, redoubt.url, FILE)
    await page.locator('[data-prompt="activation"][data-yours]').waitFor()
    await listen(page)
    await page.locator('[role=option][data-can]').first().click()
    await press(page, /Play Target Lock/)
    await press(page, /Attack|Fire/)
    await press(page, /End activation/)
    await eventually(() => heard(page)).toEqual(SAID)
  },
)

test('who goes on with another marine keeps the table, and hears what led there', async () => {
  const { page } = await redoubt.visit()
  await openFile(page, redoubt.url, TWO)
  await page.locator('[data-prompt="activation"][data-yours]').waitFor()
  await listen(page)
  // The very board that is there now: a table that is laid anew has another.
  const board = await page.locator('[data-part=board-window]').elementHandle()
  await press(page, /End activation/)
  await press(page, /End it anyway/)
  await page.locator('[data-prompt="activation"][data-yours] [data-part=prompt-text]', { hasText: 'Bravo' }).waitFor()
  expect(await board!.evaluate(each => each.isConnected)).toBe(true)
  expect(await heard(page)).toEqual(['Alpha draws Target Lock and Ammo Check', 'Initiative: Bravo', 'Bravo activates'])
})
