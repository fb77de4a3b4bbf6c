import { conquest } from '@redoubt/conquest'
import { openSave } from '@redoubt/host'
import { newSave, offered, type Save } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { readMessages } from '../../../scripts/lib/messages.mjs'
import { LOCALES, tongue } from '../src/i18n/i18n.ts'
import { reasonWords } from '../src/ui/reason.ts'

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

function refused(change: Parameters<typeof save>[0]): string {
  try {
    openSave(conquest, save(change))
  } catch (error) {
    return (error as Error).message
  }
  throw new Error(`A save with ${JSON.stringify(change)} was opened.`)
}

test.each(LOCALES)('%s: what is wrong with a file is said in the language of the page', locale => {
  const messages = Object.fromEntries([...readMessages(locale)].map(([key, { text }]) => [key, text]))
  const { t } = tongue(locale, messages)
  const broken = {
    'reason.no-save': { format: 2 },
    'reason.no-seed': { seed: undefined },
    'reason.other-seed': { seed: 'another' },
    'reason.cut-short': { length: 9 },
    'reason.other-rules': { rules: '99' },
    'reason.options': { options: { decks: { a: 'none' } } },
    'reason.no-decision': { decisions: ['fly'] },
    'reason.elsewhere': { rounds: [{ at: 2, round: 1, hash: 'x' }] },
    'reason.other-end': { hash: 'x' },
    'reason.no-position': { since: { at: 1, state: {} } },
  } as const
  for (const [key, change] of Object.entries(broken)) {
    const said = refused(change as Parameters<typeof save>[0])
    const what = /\d+/.exec(said)?.[0] ?? ''
    expect(reasonWords(t, said), said).toBe(t(key as keyof typeof broken, { what }))
  }
  expect(reasonWords(t, 'TypeError: x is not a function')).toBeNull()
})
