import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { EMPTY, fromWord, type Sheet, toWord } from '../../src/doom/sheet/sheet.ts'
import { overflows, stumbles } from './axe.ts'
import { bot, matchFile, openFile, person } from './files.ts'
import { site } from './table.ts'

const redoubt = site()

interface Worked {
  map: string[]
  doors?: Array<[string, string]>
  figures: Array<{ id: string; kind: string; at: string | string[] }>
  ask: Array<{ q: string; from?: string; to?: string; figure?: string; by?: string[]; points?: number }>
}

/** The worked positions of the document, with the answers that stand below each. */
const WORKED = (() => {
  const text = readFileSync(resolve(import.meta.dirname, '../../../../docs/referee.md'), 'utf8')
  const blocks = [...text.matchAll(/```json\n([\s\S]*?)```\n\n```answers\n([\s\S]*?)```/g)]
  return blocks.map(([, position, answers]) => ({
    position: JSON.parse(position!) as Worked,
    answers: (JSON.parse(answers!) as { answers: Array<{ q: string; answer: unknown }> }).answers,
  }))
})()

/** On a screen marines are called as in the box. */
function sheetOf({ map, doors = [], figures }: Worked): { sheet: Sheet; where: Map<string, string> } {
  let marines = 0
  const where = new Map<string, string>()
  const placed = figures.map(({ id, kind, at }) => {
    const spaces = typeof at === 'string' ? [at] : at
    where.set(id, spaces[0]!)
    return { id: kind === 'marine' ? ['alpha', 'bravo'][marines++]! : id.toLowerCase(), kind, at: spaces }
  })
  return { sheet: { ...EMPTY, map, doors, figures: placed }, where }
}

/** Names a space in the field beside the board: everything works without a mouse. */
async function say(page: Page, space: string): Promise<void> {
  await page.getByLabel('Space', { exact: true }).fill(space)
  await page.keyboard.press('Enter')
}

test('the referee answers the three worked positions of its document, by keyboard, on a phone', async () => {
  expect(WORKED).toHaveLength(3)
  const { page } = await redoubt.visit('phone')
  for (const { position, answers } of WORKED) {
    const { sheet, where } = sheetOf(position)
    await page.goto(`${redoubt.url}/#/referee/${toWord(sheet)}`)
    for (const [n, { q, from = '', to = '', figure = '', by = [], points = 0 }] of position.ask.entries()) {
      const { answer } = answers[n]!
      const at = (who: string) => where.get(who) ?? who
      if (q === 'reach') {
        await page.locator('[data-tool="reach"]').press('Enter')
        await page.getByRole('slider').fill(String(points))
        await say(page, at(figure))
        const costs = Object.entries(answer as Record<string, number>).map(([name, cost]) => `${name} ${cost}`)
        await expect
          .poll(async () =>
            (
              await page.locator('[data-cost]').evaluateAll(all => all.map(one => one.getAttribute('data-cost')))
            ).sort(),
          )
          .toEqual(costs.sort())
      } else if (q === 'displace') {
        await page.locator('[data-tool="displace"]').press('Enter')
        for (const space of [at(figure), ...by]) await say(page, space)
        await page.locator(`[data-q="displace"][data-answer="${answer}"]`).waitFor()
      } else {
        await page.locator('[data-tool="ask"]').press('Enter')
        await say(page, at(from))
        await say(page, at(to))
        await page.locator(`[data-q="${q}"][data-answer="${answer}"]`).waitFor()
      }
    }
    expect(await stumbles(page)).toEqual([])
    expect(await overflows(page)).toBe(false)
  }
  // The chances stand below, and the whole goes away as a picture.
  await page.locator('[data-tool="ask"]').press('Enter')
  await say(page, 'a2')
  await say(page, 'd2')
  await page.locator('[data-part="chances"]').waitFor()
  const coming = page.waitForEvent('download')
  await page.locator('[data-way="picture"]').click()
  expect((await coming).suggestedFilename()).toBe('redoubt-referee.png')
})

test('tiles and doors are laid by hand, figures stay where they stand, and a match brings its own position', async () => {
  const { page } = await redoubt.visit()
  await page.goto(`${redoubt.url}/#/referee`)
  await page.getByRole('combobox', { name: 'Map' }).selectOption('own tiles')
  await page.locator('[data-figure-kind="alpha"]').click()
  await say(page, 'c1')
  await page.locator('[data-tool="door"]').click()
  await say(page, 'c2')
  await say(page, 'd2')
  await page.getByLabel('Tile', { exact: true }).selectOption('02A')
  await page.locator('[data-way="lay"]').click()
  await page.getByRole('button', { name: 'Turn 02A' }).click()
  // Onto the other one: refused, with a word.
  await page.getByRole('button', { name: '02A to the left' }).click()
  await page.getByRole('alert').filter({ hasText: 'on each other' }).waitFor()
  await page.getByRole('button', { name: 'Keep in the address' }).click()
  await expect.poll(() => page.url()).toMatch(/referee\/.+/)
  const kept = fromWord(page.url().split('/').at(-1)!)
  expect(kept).toMatchObject({
    tiles: [{ tile: '01A' }, { tile: '02A', rot: 90 }],
    doors: [['c2', 'd2']],
    figures: [{ id: 'alpha', at: ['c1'] }],
  })
  const seats = { alpha: person('Ada', 0), invader: bot('recruit') }
  const file = matchFile(
    'doom',
    { mission: 'tutorial', marines: 1 },
    seats,
    (kind, seat) => kind === 'activation' && seat === 'alpha',
  )
  await openFile(page, redoubt.url, file)
  await page.locator('[data-prompt][data-yours]').waitFor()
  const dialog = page.locator('[role=dialog] .ui-Button-primary')
  if (await dialog.count()) await dialog.first().click()
  await page.getByRole('button', { name: /menu/i }).last().click()
  await page.getByRole('menuitem', { name: /referee/ }).click()
  await page.locator('[data-part="referee-board"]').waitFor()
  const taken = fromWord(page.url().split('/').at(-1)!)
  expect(taken.mission).toBe('tutorial')
  expect(taken.figures.some(({ id }) => id === 'alpha')).toBe(true)
})
