import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { overflows, stumbles } from './axe.ts'
import { decideUntil } from './byname.ts'
import { site } from './table.ts'

const redoubt = site()

interface Puzzle {
  id: string
  grade: number
  solution: string[]
}
const puzzles = (game: string): Puzzle[] =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, `../../src/puzzles/positions/${game}.json`), 'utf8'))

const verdict = (page: Page) => page.locator('[data-part="puzzle"] [data-part="verdict"]')

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
  await decideUntil(page, like, async () => (await verdict(page).count()) > 0)
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
  await expect.poll(() => verdict(page).count()).toBe(0)
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
})
