import { conquest } from '@redoubt/conquest'
import { openSave } from '@redoubt/host'
import { BadSave, newSave, offered, type Said, type Save } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { LOCALES } from '../src/i18n/i18n.ts'
import { toldIn } from '../src/ui/told.ts'

/** Three decisions of a match, and what somebody may have done to the file. */
function save(change: Partial<Save> & Record<string, unknown>): Save {
  const made = newSave(conquest, {}, 'a file')
  const state = conquest.create({}, 'a file')
  for (let n = 0; n < 3; n++) {
    const key = offered(state)[0]!
    conquest.choose(state, key)
    made.decisions.push(key)
  }
  return { ...made, ...change } as Save
}

function refused(change: Parameters<typeof save>[0]): Said {
  try {
    openSave(conquest, save(change))
  } catch (error) {
    if (error instanceof BadSave) return error.said
    throw error
  }
  throw new Error(`A save with ${JSON.stringify(change)} was opened.`)
}

const BROKEN: ReadonlyArray<Parameters<typeof save>[0]> = [
  { format: 2 as 1 },
  { seed: undefined },
  { seed: 'another' },
  { length: 9 },
  { rules: '99' },
  { options: { decks: { a: 'none' } } },
  { options: { scenario: { planets: ['Terra'] } } },
  { decisions: ['fly'] },
  { rounds: [{ at: 2, round: 1, hash: 'x' }] },
  { hash: 'x' },
  { since: { at: 1, rules: '1', state: {} as never } },
]

test.each(LOCALES)('%s: what is wrong with a file is said in the language of the page', async locale => {
  for (const change of BROKEN) {
    const said = refused(change)
    const english = await toldIn('en', said)
    const told = await toldIn(locale, said)
    expect(told, english).not.toContain('{')
    if (locale !== 'en') {
      expect(told).not.toBe(english)
      expect(told).not.toMatch(/\b(the|is|no|of|cannot|save)\b/)
    }
  }
})
