import { conquest } from '@redoubt/conquest'
import { doom } from '@redoubt/doom'
import { type AnyGame, newSave, offered } from '@redoubt/kernel'
import type { Page } from 'playwright-core'
import type { MatchFile, Seating } from '../../src/tables/tables.ts'

const GAMES: Record<string, AnyGame> = { doom, conquest }

export const person = (name: string, who: number) => ({ kind: 'human', name, person: who }) as const
export const bot = (level: string) => ({ kind: 'bot', name: level, level }) as const

/** A match as a file: played by chance until `stop`, at most `most` decisions. Made by the same engine, outside the browser. */
export function matchFile(
  game: string,
  options: unknown,
  seats: Seating,
  stop: (kind: string, seat: string) => boolean,
  most = 5000,
): MatchFile {
  const rules = GAMES[game]!
  const save = newSave(rules, options, 'browser tests')
  const state = rules.create(options, save.seed!)
  let dice = 99
  while (!state.outcome && save.decisions.length < most && !stop(state.decision!.kind, state.decision!.seat)) {
    const keys = offered(state).filter(key => !key.startsWith('concede'))
    dice = (dice * 1103515245 + 12345) % 2147483648
    const key = keys[dice % keys.length]!
    rules.choose(state, key)
    save.decisions.push(key)
  }
  return { redoubt: 1, seats, created: 1_700_000_000_000, save }
}

/** How many files each page has taken in. */
const taken = new WeakMap<Page, number>()

/** Hands a match file to the page of games and opens it; beside others that this page was given it is known as the one that is new. */
export async function openFile(page: Page, url: string, file: unknown): Promise<void> {
  const rows = page.locator('[data-match]')
  const before = taken.get(page) ?? 0
  taken.set(page, before + 1)
  await page.goto(`${url}/#/matches`)
  await (before > 0 ? rows.nth(before - 1) : rows.first().or(page.getByText(/^No running game/))).waitFor()
  const ids = () => rows.evaluateAll(all => all.map(one => (one as HTMLElement).dataset.match!))
  const known = await ids()
  await page
    .getByLabel('Import a game from a file')
    .last()
    .setInputFiles({
      name: 'match.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(file)),
    })
  await rows.nth(before).waitFor()
  const id = (await ids()).find(one => !known.includes(one))
  await page.locator(`[data-match="${id}"] a.ui-Button-primary`).click()
}
