import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Seating } from '../../src/tables/tables.ts'
import { overflows, stumbles } from './axe.ts'
import { decideUntil } from './byname.ts'
import { bot, matchFile, openFile, person } from './files.ts'
import { site } from './table.ts'

const redoubt = site()

interface Puzzle {
  id: string
  grade: number
  solution: string[]
}
const puzzles = (game: string): Puzzle[] =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, `../../src/puzzles/positions/${game}.json`), 'utf8'))

const VERDICT = '[data-part="puzzle"] [data-part="verdict"]'

async function begin(page: Page, id: string): Promise<void> {
  await page.goto(`${redoubt.url}/#/puzzles`)
  await page.locator(`[data-puzzle="${id}"]`).click()
  await page.locator('[data-part="puzzle"]').waitFor()
}

/** Plays a line by name; what the table answers by itself may be missing from the list. */
async function play(
  page: Page,
  line: readonly string[],
  otherwise: (keys: readonly string[]) => string,
): Promise<void> {
  const left = [...line]
  const like = (keys: readonly string[]) => {
    while (left.length > 0 && !keys.includes(left[0]!) && /^(pass|done|no)\b/.test(left[0]!)) left.shift()
    return left.length > 0 && keys.includes(left[0]!) ? left.shift()! : otherwise(keys)
  }
  await decideUntil(page, like, VERDICT)
}

test('three puzzles are solved and one is failed, the list remembers it, and a new try is a press away', async () => {
  const { page } = await redoubt.visit('phone')
  const [easy, other] = puzzles('doom').filter(({ grade }) => grade === 1)
  const [conquest] = puzzles('conquest')
  const pass = (keys: readonly string[]) => keys.find(key => /^(pass|done|end)/.test(key)) ?? keys[0]!
  for (const { id, solution } of [easy!, other!, conquest!]) {
    await begin(page, id)
    await play(page, solution, pass)
    await page.locator('[data-part="puzzle"][data-state="reached"]').waitFor()
  }
  await begin(page, easy!.id)
  await play(page, [], keys => keys.find(key => key === 'end') ?? pass(keys))
  await page.locator('[data-part="puzzle"][data-state="missed"]').waitFor()
  await page.locator('[data-way="again"]').click()
  await expect.poll(() => page.locator(VERDICT).count()).toBe(0)
  // A hint tells the first step of the solution, and the solution plays itself to the goal.
  await page.locator('[data-way="fold"][aria-expanded="false"]').click()
  await page.locator('[data-way="hint"]').click()
  await page.locator('[data-part="puzzle"] [data-way="do"]').waitFor()
  await page.locator('[data-way="solution"]').click()
  await page.locator('[data-part="puzzle"][data-state="reached"] [data-part="verdict"]').waitFor()
  await page.goto(`${redoubt.url}/#/puzzles`)
  await page.locator(`[data-puzzle="${conquest!.id}"][data-solved]`).waitFor()
  expect(await stumbles(page)).toEqual([])
  expect(await overflows(page)).toBe(false)
  // The calendar: what comes is locked, a day that was missed is open and can be played.
  const days = page.locator('[data-part="days"]')
  expect(await days.locator('[data-day="locked"]:disabled').count()).toBe(2)
  await days.locator('[data-day="open"]').last().click()
  await page.locator('[data-part="puzzle"][data-state="open"]').waitFor()
})

test('a position of a replay becomes a puzzle, also where the invader decides, and its link opens elsewhere', async () => {
  const { page } = await redoubt.visit()
  const seats: Seating = { alpha: person('Ada', 0), invader: bot('recruit') }
  const options = { mission: 'tutorial', marines: 1 }
  const whole = matchFile('doom', options, seats, () => false, 20_000)
  await openFile(page, redoubt.url, whole)
  // Straight to where the invader is to choose a kind of demon.
  const at = matchFile('doom', options, seats, kind => kind === 'demon-card').save.decisions.length
  await page.goto(`${redoubt.url}/#/replay/${page.url().split('/').at(-1)!}/${at}`)
  await page.locator('[data-prompt="demon-card"]').waitFor()
  await page.getByRole('button', { name: 'Make a puzzle' }).click()
  const making = page.getByRole('dialog')
  await making.getByLabel('Goal').selectOption({ label: 'Invader: deal 3 damage to the marines in this activation.' })
  expect(await stumbles(page)).toEqual([])
  await making.getByRole('button', { name: 'Copy the link' }).click()
  const address = await making.getByLabel('Link to this puzzle').inputValue()
  const { page: friend } = await redoubt.visit('phone')
  await friend.goto(address)
  await friend.locator('[data-puzzle]').first().click()
  await friend.locator('[data-part="puzzle"][data-state="open"]').waitFor()
  await friend.getByText('Invader: deal 3 damage').waitFor()
  // Whoever lets the demons stand has missed it when the next card is drawn.
  const idle = (keys: readonly string[]) => keys.find(key => /^(end|done|pass)/.test(key)) ?? keys[0]!
  await play(friend, [], idle)
  await friend.locator('[data-part="puzzle"][data-state="missed"]').waitFor()
})
