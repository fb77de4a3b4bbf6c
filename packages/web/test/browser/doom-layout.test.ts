import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { overflows } from './axe.ts'
import { bot, matchFile, openFile, person } from './files.ts'
import { drawn, inWindows, overlapping, share, tooSmall, unreachable, unread, WINDOWS } from './sight.ts'
import { eventually, site } from './table.ts'

const redoubt = site()
const me = person('You', 0)

/** Four marines, the first about to act with a full hand; enemies near and far. */
const SQUAD = {
  mission: 'tutorial',
  marines: 4,
  scenario: {
    round: 3,
    turn: 'alpha',
    marines: {
      alpha: { at: 'c4', damage: 2, mp: 3, hand: ['target-lock', 'point-blank-blast', 'double-time', 'armor'] },
      bravo: { at: 'b4', damage: 6 },
      charlie: { at: 'b5', damage: 3 },
      delta: { at: 'a5' },
    },
    demons: [
      { kind: 'imp', at: 'd3' },
      { kind: 'imp', at: 'e5', damage: 1 },
      { kind: 'possessed-soldier', at: 'e7' },
    ],
  },
}
const seats = { alpha: me, bravo: me, charlie: me, delta: me, invader: me }
const FOUR = matchFile('doom', SQUAD, seats, (kind, seat) => kind === 'activation' && seat === 'alpha')

/** What else is asked on the board: by chance, from that position or from the beginning of a mission. */
const ASKED = [
  ['a defense', 'during-defense', SQUAD],
  ['the movement of a demon', 'demon-activation', SQUAD],
  ['a summoning', 'summon-place', { mission: 'black-bishop-1', marines: 4 }],
] as const

/** Words that must be readable where they stand: what is in a prompt, on a button, on a card. */
const WORDS =
  '[data-part="prompt-text"], [data-part="prompt"] .ui-Button-btn, [data-part="raised-card"] [data-part="card-text"], [role="option"] [data-part="card-head"] b, [data-part="card-note"]'

const isPhone = ([width]: readonly [number, number]) => width < 1000

/** Four marines with all their hands fit laptops and desks without scrolling. */
const squadCut = (page: Page) =>
  page
    .locator('[data-panel=squad]')
    .evaluate(box => (box.scrollHeight - box.clientHeight > 1 ? ['the squad has no room'] : []))

/** What is wrong with the table in this window, with nothing in hand and with a card chosen. */
async function faultsAt(page: Page, window: readonly [number, number]): Promise<string[]> {
  const phone = isPhone(window)
  const faults = [
    ...(await unread(page, WORDS)),
    ...(await overlapping(page, '[role=option], [data-part=prompt] .ui-Button-btn')),
    ...(await unreachable(page)),
  ]
  if (await overflows(page)) faults.push('the page scrolls sideways')
  if (!phone) faults.push(...(await squadCut(page)))
  if (phone) faults.push(...(await tooSmall(page)))
  if (phone && (await share(page, '[data-part="board-window"]')) < 0.5) faults.push('little room for the board')
  // A card that is chosen can be read whole, and what it may do has its button.
  await page.locator('[role=option][data-can]').first().click()
  await page.getByRole('button', { name: /Play Target Lock/ }).waitFor()
  faults.push(...(await unread(page, WORDS)))
  const told = page.getByText(/mark the defender until/).locator('visible=true')
  if ((!phone || window[0] > 700) && (await told.count()) === 0) faults.push('the chosen card cannot be read')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /Play Target Lock/ }).waitFor({ state: 'detached' })
  return faults
}

/** Whoever acts and everybody with a chance to be killed who is not wholly in the window of the board. */
const outOfView = (page: Page) =>
  page.evaluate(() => {
    const { left, top, right, bottom } = document.querySelector('[data-part="board-window"]')!.getBoundingClientRect()
    const marked = [...document.querySelectorAll<HTMLElement>('[data-kill-chance]')].map(
      chip => `[data-part="board-window"] [data-figure="${chip.dataset.killChance}"]`,
    )
    if (marked.length === 0) return ['no chances']
    return ['[data-part="board-window"] [data-figure="alpha"]', ...marked].filter(selector => {
      const box = document.querySelector(selector)!.getBoundingClientRect()
      return box.left < left - 2 || box.right > right + 2 || box.top < top - 2 || box.bottom > bottom + 2
    })
  })

test('the camera brings whoever acts into the window with the targets of the card in mind', async () => {
  const page = await redoubt.guest('desk', { window: [1366, 768] })
  await openFile(page, redoubt.url, FOUR)
  await page.locator('[data-prompt="activation"][data-yours]').waitFor()
  // Nearer, and then far away from where it happens.
  for (let n = 0; n < 5; n++) await page.keyboard.press('+')
  const board = (await page.locator('[data-part="board-window"]').boundingBox())!
  await page.mouse.move(board.x + board.width / 2, board.y + 40)
  await page.mouse.down()
  await page.mouse.move(board.x + board.width / 2 + 300, board.y + board.height - 40, { steps: 4 })
  await page.mouse.up()
  await page.locator('[role=option][data-can]').first().click()
  await page.getByRole('button', { name: /Play Target Lock/ }).waitFor()
  await eventually(() => outOfView(page)).toEqual([])
})

test('the board shows what a card would do before it is played, an end with something left asks once, and taking back asks nobody', async () => {
  const page = await redoubt.guest('desk', { window: [1366, 768] })
  await openFile(page, redoubt.url, FOUR)
  const asked = page.locator('[data-prompt="activation"][data-yours]:not([data-busy])')
  await asked.waitFor()
  const chances = page.locator('[data-kill-chance]')
  const numbers = await page
    .locator('[data-part="board-window"] [data-number]')
    .evaluateAll(marks => marks.map(mark => mark.getAttribute('data-number')))
  expect(numbers.sort()).toEqual(['1', '1', '2']) // a soldier and two imps
  await page
    .locator('[role=option][data-can]')
    .first()
    .hover({ position: { x: 30, y: 12 } })
  await eventually(() => chances.count()).toBeGreaterThan(1)
  expect(await page.locator('[data-part=prompt] [data-action=undo]').count()).toBe(0)
  await page.mouse.move(2, 2)
  await eventually(() => chances.count()).toBe(0)
  // The end asks; the key that asked does not answer.
  const before = await asked.innerText()
  await page.locator('[data-part=prompt] [data-action^=end]').click()
  await page.locator('[data-action=go-on]').click()
  await eventually(() => asked.innerText()).toBe(before)
  // One click, one undo: four marines are one person, whom nobody has to ask.
  await page
    .locator('[role=option][data-can]')
    .first()
    .click({ position: { x: 30, y: 12 } })
  await page.getByRole('button', { name: /Play Target Lock/ }).click()
  await page.locator('[data-part=prompt] [data-action=undo]').click()
  await eventually(() => asked.innerText()).toBe(before)
  expect(await page.locator('[data-part=undo-asked]').count()).toBe(0)
})

test.each([
  ['phones, tablets and desks at 200 %', true],
  ['laptops and desks', false],
])(
  'on %s nothing is clipped or covered, every legal space can be pressed, and the board has its share',
  {
    timeout: 240_000,
  },
  async (_, touch) => {
    const page = await redoubt.guest('desk', { touch })
    await openFile(page, redoubt.url, FOUR)
    await page.locator('[data-prompt="activation"][data-yours]').waitFor()
    const windows = WINDOWS.filter(window => isPhone(window) === touch)
    const faults = await inWindows(page, windows, (...window) => faultsAt(page, window))
    expect(faults).toEqual([])
  },
)

test.each(ASKED)(
  'while %s is asked for, nothing is clipped or covered and every legal space can be pressed, in every window',
  { timeout: 240_000 },
  async (_, asked, options) => {
    const page = await redoubt.guest()
    await openFile(
      page,
      redoubt.url,
      matchFile('doom', options, seats, kind => kind === asked),
    )
    await page.locator(`[data-prompt="${asked}"][data-yours]`).waitFor()
    const greeting = page.locator('[role=dialog] .ui-Button-primary')
    if ((await greeting.count()) > 0) await greeting.click()
    // The sum of an attack is done for whoever answers it.
    if (asked === 'during-defense') {
      await page.locator('[data-part=dice-tray]', { hasText: /=/ }).waitFor()
      // A card that cannot be played now changes nothing on the board, however one comes to it.
      const ranges = () => page.locator('[data-kill-chance], [role=gridcell][data-legal]').count()
      const before = await ranges()
      await page.locator('[role=option]:not([data-can])').last().focus()
      await drawn(page)
      expect(await ranges()).toBe(before)
    }
    const faults = await inWindows(page, WINDOWS, async (...window) => [
      ...(isPhone(window) ? [] : await squadCut(page)),
      ...(await unread(page, `${WORDS}, [data-part=dice-tray]`)),
      ...(await overlapping(page, '[role=option], [data-part=prompt] .ui-Button-btn, [data-part=dice-tray]')),
      ...(await unreachable(page)),
      ...((await overflows(page)) ? ['the page scrolls sideways'] : []),
    ])
    expect(faults).toEqual([])
  },
)

/** A stunned marine with a demon before it that plays by itself, and dice that are known. */
const STUNNED = matchFile(
  'doom',
  {
    mission: 'tutorial',
    marines: 1,
    scenario: {
      ...{ round: 2, turn: 'alpha', initiative: ['invader', 'alpha'], dice: [1, 1, 1, 1] },
      marines: { alpha: { at: 'c4', stunned: true, hand: ['target-lock', 'armor'] } },
      demons: [{ kind: 'imp', at: 'd3' }],
    },
  },
  { alpha: me, invader: bot('recruit') },
  () => true,
)

test('the whole distribution is drawn with the die that a stunned attacker lacks; a bot’s turn has its time although nothing moves, and is told again', {
  timeout: 180_000,
}, async () => {
  const { page, context } = await redoubt.visit('desk', { window: [1366, 768] })
  await context.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('redoubt.settings', '{"speed":"normal"}')
  })
  await openFile(page, redoubt.url, STUNNED)
  const asked = page.locator('[data-prompt="activation"][data-yours]:not([data-busy])')
  await asked.waitFor()
  await page
    .locator('[role=option][data-card=target-lock]')
    .first()
    .click({ position: { x: 30, y: 12 } })
  await page.locator('[role=gridcell][data-figure="imp-1"]').first().hover({ force: true })
  const aim = page.locator('div:has(> header [data-missing-die])')
  await aim.waitFor()
  expect(await aim.locator('[data-missing-die]').count()).toBe(1)
  // Three dice less one come to four hits at most; every damage has a bar of its own, and together they are everything.
  const bars = await aim.locator('[role=img] > span').allInnerTexts()
  expect(bars.map(bar => bar.split(/\s+/).at(-1))).toEqual(['0', '1', '2', '3', '4'])
  const shares = bars.map(bar => Number.parseInt(bar.replace('<', ''), 10))
  expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 100)).toBeLessThanOrEqual(2)
  await page.keyboard.press('Escape')
  // Frames in which the log grew: what happens at once grows in one.
  await page.evaluate(() => {
    const grown = ((globalThis as unknown as { grown: Set<number> }).grown = new Set())
    new MutationObserver(() => grown.add(document.timeline.currentTime as number)).observe(
      document.querySelector('[data-part=log]')!,
      { childList: true, subtree: true },
    )
  })
  await page.locator('[data-part=prompt] [data-action^=end]').click()
  await page.getByRole('button', { name: /End it anyway/ }).click()
  // The demon attacks, and the main button is the answer that loses least.
  await page.locator('[data-prompt="during-defense"][data-yours] .ui-Button-primary', { hasText: 'Armor' }).click()
  await page.locator('[data-part=since]').waitFor()
  const grown = () => page.evaluate(() => (globalThis as unknown as { grown: Set<number> }).grown.size)
  expect(await grown()).toBeGreaterThan(3)
  const deeds = page.locator('[data-part=since] li')
  expect(await deeds.count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Watch again' }).click()
  await page.locator('[data-part=since]').waitFor({ state: 'detached' })
  await page.locator('[data-part=since]').waitFor()
})
