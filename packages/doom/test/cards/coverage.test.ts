/**
 * Every card and ability of the box is named in a test that plays it and in one that shows when it may not be played:
 * `[rule ids] <id> [further ids] plays: …` and `… refused: …` (README.md).
 */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { box, boxEntries } from '../../src/content/box.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const WORDS = ['plays', 'refused'] as const

/** Names of tests, as they stand in the source. */
function names(): string[] {
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.test.ts'))
  return files.flatMap(file => {
    const source = readFileSync(`${here}/${file}`, 'utf8')
    return [...source.matchAll(/\btest(?:\.each\([^)]*\))?\(\s*(['"`])(.*?)\1,/gs)].map(match => match[2]!)
  })
}

/** The ids a name carries before its word, and the word. */
function cited(name: string): { word: string; ids: string[] } | null {
  const match = /^((?:[\w-]+(?:\.\d+)? )+)(plays|refused): /.exec(name)
  return match ? { word: match[2]!, ids: match[1]!.trim().split(' ') } : null
}

const found = names().flatMap(name => cited(name) ?? [])
const entries = boxEntries()

/** Cards whose text is an ability of its own, by the file of the content that holds them. */
const CARDS: Record<string, string[]> = {
  'action cards': entries.actionCards.map(card => card.id),
  'abilities of demons': entries.demons.flatMap(demon => demon.abilities.map(ability => ability.id)),
  'abilities of classes': entries.classes.flatMap(card =>
    box()
      .abilitiesOf(card.id)
      .map(ability => ability.id),
  ),
  'Glory Kill cards': entries.glory.map(card => card.id),
  'event cards': entries.events.map(card => card.id),
  'invasion cards': entries.invasions.map(card => card.id),
  'squad cards': entries.squads.map(card => card.id),
  'stun card': entries.stun.map(card => card.id),
}

test.each(Object.entries(CARDS))('every one of the %s is played and refused in a test', (_, ids) => {
  expect(ids.length).toBeGreaterThan(0)
  const missing = ids.flatMap(id =>
    WORDS.filter(word => !found.some(name => name.word === word && name.ids.includes(id))).map(
      word => `${id} ${word}:`,
    ),
  )
  expect(missing).toEqual([])
})

test('every id before "plays:" or "refused:" is a card, an ability or a rule', () => {
  const known = new Set([...Object.values(CARDS).flat(), ...entries.classes.map(card => card.id)])
  const strange = found
    .flatMap(({ ids }) => ids)
    .filter(id => !known.has(id) && !/^(?:[DW]-[A-Z]+-\d+|OP-\d+)$/.test(id))
  expect(strange).toEqual([])
})
