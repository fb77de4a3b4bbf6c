import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { overflows } from './axe.ts'
import { matchFile, openFile, person } from './files.ts'
import { inWindows, overlapping, share, tooSmall, unreachable, unread, WINDOWS } from './sight.ts'
import { eventually, site } from './table.ts'

const redoubt = site()
const me = person('You', 0)

/** Four marines, the first about to act with a full hand; enemies near and far. */
const FOUR = matchFile(
  'doom',
  {
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
  },
  { alpha: me, bravo: me, charlie: me, delta: me, invader: me },
  (kind, seat) => kind === 'activation' && seat === 'alpha',
)

/** Words that must be readable where they stand: what is in a prompt, on a button, on a card. */
const WORDS =
  '[data-part="prompt-text"], [data-part="prompt"] .btn, [data-part="raised-card"] [data-part="card-text"], [role="option"] [data-part="card-head"] b, [data-part="card-note"]'

const isPhone = ([width]: readonly [number, number]) => width < 1000

/** What is wrong with the table in this window, with nothing in hand and with a card chosen. */
async function faultsAt(page: Page, window: readonly [number, number]): Promise<string[]> {
  const phone = isPhone(window)
  const faults = [
    ...(await unread(page, WORDS)),
    ...(await overlapping(page, '[role=option], [data-part=prompt] .btn')),
    ...(await unreachable(page)),
  ]
  if (await overflows(page)) faults.push('the page scrolls sideways')
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
  const { page } = await redoubt.visit('desk', { window: [1366, 768] })
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

test.each([
  ['phones, tablets and desks at 200 %', true],
  ['laptops and desks', false],
])(
  'on %s nothing is clipped or covered, every legal space can be pressed, and the board has its share',
  {
    timeout: 240_000,
  },
  async (_, touch) => {
    const { page } = await redoubt.visit('desk', { touch })
    await openFile(page, redoubt.url, FOUR)
    await page.locator('[data-prompt="activation"][data-yours]').waitFor()
    const windows = WINDOWS.filter(window => isPhone(window) === touch)
    const squad = page.locator('[data-panel=squad]')
    const faults = await inWindows(page, windows, async (...window) => {
      const found = await faultsAt(page, window)
      // Four marines fit a laptop without scrolling.
      if (window[0] === 1366 && (await squad.evaluate(box => box.scrollHeight - box.clientHeight)) > 1)
        found.push('the squad has no room')
      return found
    })
    expect(faults).toEqual([])
  },
)
