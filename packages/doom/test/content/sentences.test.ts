import { describe, expect, test } from 'vitest'
import { boxEntries } from '../../src/content/box.ts'

/**
 * What people read on a card and what the program does with it are written down separately: a sentence and words of the
 * vocabulary. They must agree on figures, moments, costs, durations and what they are about.
 */

interface Said {
  name: string
  text: string
  timing?: string
  words: unknown
  cost?: unknown
}

const said: Said[] = []
const collect = (value: unknown, name: string): void => {
  if (Array.isArray(value)) for (const one of value) collect(one, name)
  else if (value && typeof value === 'object') {
    const card = value as Record<string, unknown>
    const here = typeof card.id === 'string' ? card.id : name
    if (typeof card.text === 'string' && (card.effects || card.condition)) {
      const { text, timing, effects, if: when, cost, condition } = card
      said.push({ name: here, text, timing: timing as string, cost, words: { effects, when, cost, condition } })
    }
    for (const inner of Object.values(card)) collect(inner, here)
  }
}
const { missions: _, ...cards } = boxEntries()
collect(cards, '')

/** Every value of a field, however deep. */
function values(words: unknown, field: string): unknown[] {
  if (words === null || typeof words !== 'object') return []
  return Object.entries(words).flatMap(([key, value]) => [...(key === field ? [value] : []), ...values(value, field)])
}

function figures(words: unknown): number[] {
  if (typeof words === 'number') return [Math.abs(words)]
  if (words === null || typeof words !== 'object') return []
  return Object.entries(words).flatMap(([key, value]) => (key === 'order' ? [] : figures(value)))
}

test('every card with words has been found', () => {
  expect(said.length).toBeGreaterThan(170)
})

describe('D-GOLDEN-2 a card does what its sentence says: figures', () => {
  /** Figures that one of the two says in another way: "not adjacent" is 2 or more, "from each" is all three prices. */
  const OTHERWISE: Record<string, { unsaid?: number[]; undone?: number[] }> = {
    'both-barrels': { unsaid: [2] },
    'plasma-stream': { unsaid: [2] },
    'recharge-cycle': { undone: [9000] },
    'argent-surge': { undone: [3] },
    'juggernaut-1': { undone: [6] },
    assault: { unsaid: [2] },
    'sample-collection': { undone: [3] },
    'guard-duty': { undone: [3] },
    'seal-close': { undone: [3] },
    'taking-point': { undone: [2] },
    'cyberdemon-barrage': { unsaid: [2] },
  }

  for (const { name, text, words } of said)
    test(`${name}: ${text}`, () => {
      const done = new Set(figures(words).filter(n => n > 1))
      const told = new Set((text.match(/\d+/g) ?? []).map(Number).filter(n => n > 1))
      const { unsaid = [], undone = [] } = OTHERWISE[name] ?? {}
      expect([...done].filter(n => !told.has(n) && !unsaid.includes(n))).toEqual([])
      expect([...told].filter(n => !done.has(n) && !undone.includes(n))).toEqual([])
    })
})

/** How sentences begin that name a moment. */
const MOMENTS: Record<string, RegExp> = {
  'activation-end': /^At the end of (your|its|this demon's) activation/,
  'after-attack': /^(Play |Discard )?[Aa]fter (a demon|this demon|your attack)/,
  'after-defense': /^(Exhaust after an adjacent demon attacks you|After a marine's attack damages this demon)/,
  'after-enemy-attack': /^After a marine within \d spaces attacks/,
  'ally-activation-start': /^When another marine's activation starts/,
  'ally-before-attack': /^Exhaust when another marine declares an attack/,
  'ally-defending': /^Exhaust while you or an adjacent marine defends/,
  'any-time': /at any time/,
  'argent-ability-used': /uses an ability with an argent cost/,
  'between-activations': /between activations|^Exhaust/,
  'defender-chosen': /^Play when a (demon attacks|marine declares)/,
  'door-opened': /opens a door/,
  'during-attack': /[Ww]hile (a demon attacks|attacking)/,
  'during-defense': /while (a demon|a large demon)? ?defend/,
  'glory-kill': /after you perform a Glory Kill/i,
  'initiative-revealed': /initiative card is revealed/,
  'on-sprint': /^After you resolve Sprint/,
  'reaction:after-defense': /after an attack against you resolves/,
  'reaction:defending': /while defending/,
  'reaction:demon-activation-end': /after a demon ends its activation/,
  'round-end': /this round/,
  'status-phase:argent': /in the argent step of the status phase/,
  'when-demon-killed': /kill/,
  'when-kills': /after you kill a demon/,
  'when-summoned': /^After the invader summons/,
  'would-be-killed': /would kill/,
}
/** Sentences that begin with a moment, and may stand at no other. */
const NAMED = /^(Play|Discard|Exhaust)? ?(while|when|after|between|in the argent|at any time)/i

describe('D-ABILITY-1 a card does what its sentence says: moments', () => {
  for (const { name, text, timing } of said) {
    if (timing === undefined) continue
    test(`${name}: ${timing}`, () => {
      const moment = MOMENTS[timing]
      if (moment) expect(text).toMatch(moment)
      if (NAMED.test(text)) {
        const fitting = Object.keys(MOMENTS).filter(one => MOMENTS[one]!.test(text))
        if (fitting.length > 0 && timing !== 'main-action' && timing !== 'activation-start')
          expect([...fitting, 'on-move', 'when-killed', 'immediate', 'bonus-action', 'status-phase:end']).toContain(
            timing,
          )
      }
    })
  }
})

const UNTIL: Record<string, RegExp> = {
  'activation-end': /[Tt]his activation|end of your activation|activates|during (your|its) activation/i,
  'owner-activation-start': /next activation/,
  'round-end': /[Uu]ntil the end of the round/,
  'status-phase:start': /status phase/,
  'stun-removed': /Discard this after/,
  'target-activation-end': /next activation/,
  'token-dropped': /carrier/,
  'token-removed': /token/,
}

describe('D-GOLDEN-2 a card does what its sentence says: durations, costs and what it is about', () => {
  for (const { name, text, words, cost } of said)
    test(`${name} lasts, costs and reaches as it says`, () => {
      for (const until of values(words, 'until')) {
        const phrase = UNTIL[until as string]
        if (phrase) expect(text).toMatch(phrase)
        else expect(text).not.toMatch(/until|this activation(?! you may)/i)
      }
      const paid = (cost ?? {}) as Record<string, unknown>
      if (cost !== undefined && typeof cost === 'object') {
        expect(paid.exhaust === true, 'exhausted').toBe(/^Exhaust/.test(text))
        expect(paid.discardThis === true, 'discarded itself').toBe(/^Discard(?! \d)/.test(text))
        expect(paid.discardCards !== undefined, 'cards discarded').toBe(/discard \d cards?/i.test(text))
      }
      // Both words say it, or neither.
      const rows: [boolean, RegExp][] = [
        [values(words, 'op').includes('stun'), /becomes? stunned|become stunned/],
        [values(words, 'op').includes('push'), /\bpush(ed)?\b(?! or)/],
        [values(words, 'op').includes('heal'), /recover|repaired/],
        [values(words, 'op').includes('ignoreCover'), /ignores? cover/],
      ]
      for (const [done, phrase] of rows) if (done) expect(text).toMatch(phrase)
      if (values(words, 'size').includes('small')) expect(text).toMatch(/small/)
      if (values(words, 'size').includes('large')) expect(text).toMatch(/large/)
      if (!text.includes('summon') && values(words, 'red').some(n => (n as number) > 0)) expect(text).toMatch(/\bred\b/)
      if (values(words, 'black').some(n => (n as number) > 0)) expect(text).toMatch(/\bblack\b/)
      if (values(words, 'los').includes(true)) expect(text).toMatch(/line of sight/)
    })
})
