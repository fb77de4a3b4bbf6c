import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { matchFile, openFile, person } from './files.ts'
import { inWindows, unread } from './sight.ts'
import { eventually, site } from './table.ts'

const redoubt = site()
const me = person('You', 0)
const yours = '[data-prompt][data-yours]'

const DOOM = matchFile(
  'doom',
  { mission: 'tutorial', marines: 2 },
  { alpha: me, bravo: me, invader: me },
  (kind, seat) => kind === 'activation' && seat === 'alpha',
)
const CONQUEST = matchFile('conquest', {}, { a: me, b: me }, kind => kind === 'commit')

async function sitDown(page: Page, file: unknown): Promise<void> {
  await openFile(page, redoubt.url, file)
  await page.locator(yours).waitFor()
  const greeting = page.locator('[role=dialog] .ui-Button-primary')
  if ((await greeting.count()) > 0) await greeting.first().click()
}

/** What the inspector says, in passing or held. */
const passing = (page: Page) => page.locator('[data-part=inspector] h3').innerText()
const held = (page: Page) => page.locator('[data-part=inspector-sheet] h3').innerText()
const putAway = (page: Page) => page.locator('[data-part=inspector-sheet] .ui-Button-primary').click()

const nameOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(each => (each as HTMLElement).dataset)

/** Things of the panels, and what is said of them. */
const PANELS = [
  ['[data-marine=alpha] li [data-inspect=combat-shotgun]', /^Combat Shotgun$/],
  ['[data-hand=bravo] [data-inspect]', /^(?!Bravo|Alpha)/],
  ['[data-panel=invader] [data-demon=imp]', /^Imp$/],
  ['[data-panel=invader] [data-inspect^="space:"]', /portal/],
  ['[data-panel=invader] [data-inspect="meter:argent"]', /^Argent power$/],
  ['[data-panel=invader] [data-inspect="meter:events"]', /^Event deck$/],
  ['[data-panel=invader] [data-inspect="meter:invasion"]', /^Invasion card$/],
  ['[data-part=log] [data-inspect=imp-1], [data-part=log] [data-inspect]', /./],
  ['[data-inspect="meter:frags"]', /^Frag tokens$/],
] as const

test('one inspector shows a figure, a door and a card in hand of DOOM: by pointer, by focus, by right click', async () => {
  const { page } = await redoubt.visit()
  await sitDown(page, DOOM)
  await page.locator('[role=gridcell][data-figure="alpha"]').first().hover({ force: true })
  await eventually(() => passing(page)).toBe('Alpha')
  await page
    .locator('[role=gridcell][data-figure]:not([data-figure="alpha"], [data-figure="bravo"])')
    .first()
    .hover({ force: true })
  await eventually(() => passing(page)).not.toBe('Alpha')
  await page.locator('[role=option][data-card]').first().focus()
  await page.keyboard.press('ArrowRight')
  const { card } = await nameOf(page, '[role=option]:focus')
  await eventually(async () => (await passing(page)).toLowerCase().replaceAll(/[^a-z]+/g, '-')).toBe(card)
  // What stands in the panels is no less there: weapons, cards of one's other marines, demon cards, portals, decks, names of the log.
  for (const [thing, name] of PANELS) {
    await page.locator(thing).first().hover()
    await eventually(() => passing(page)).toMatch(name)
  }
  await page.locator('[role=option][data-card]').first().click({ button: 'right' })
  expect(await held(page)).not.toBe('')
  await putAway(page)
  expect(await page.locator('[data-part=inspector-sheet]').count()).toBe(0)
})

/** Somebody in cover sees a card and may ask for another. */
const COVERED = matchFile(
  'doom',
  { mission: 'black-bishop-1', marines: 2 },
  { alpha: me, bravo: me, invader: me },
  (kind, seat) => kind === 'defense-card' && seat !== 'invader',
)

test('a card to choose from is read whole where it lies, and in the inspector', async () => {
  const { page } = await redoubt.visit()
  await sitDown(page, COVERED)
  const tile = page.locator('[data-panel=chooser] [data-inspect]').first()
  await tile.hover()
  const { inspect } = await nameOf(page, '[data-panel=chooser] [data-inspect]')
  await eventually(async () => (await passing(page)).toLowerCase().replaceAll(/[^a-z]+/g, '-')).toBe(inspect)
  const faults = await inWindows(
    page,
    [
      [844, 390],
      [390, 844],
      [1366, 768],
    ],
    () => unread(page, '[data-panel=chooser] [data-part=card-text]'),
  )
  expect(faults).toEqual([])
})

test('one inspector shows units and planets of Conquest; a tap looks at what cannot be acted on, a long press at anything', async () => {
  const { page } = await redoubt.visit('phone')
  await sitDown(page, CONQUEST)
  await page.locator('[data-inspect="meter:initiative"]').first().tap()
  expect(await held(page)).toBe('Initiative')
  await putAway(page)
  const card = page.locator('[data-card]').first()
  await card.tap()
  const tapped = await held(page)
  expect(tapped).not.toBe('')
  await putAway(page)
  const box = (await page.locator('[data-planet-id]').first().boundingBox())!
  await page.evaluate(
    ([x, y]) => {
      const there = document.elementFromPoint(x!, y!)!
      const event = { bubbles: true, pointerType: 'touch', isPrimary: true, clientX: x!, clientY: y! }
      there.dispatchEvent(new PointerEvent('pointerdown', event))
    },
    [box.x + box.width / 2, box.y + box.height / 2],
  )
  await eventually(() => held(page)).not.toBe(tapped)
})
