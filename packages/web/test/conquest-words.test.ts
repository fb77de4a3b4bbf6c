import {
  type ConquestDecision,
  type ConquestDecisionKind,
  type ConquestEvent,
  type ConquestState,
  type ConquestView,
  conquest,
} from '@redoubt/conquest'
import { type Event, seenDecision, seenEvents } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import messages from '../messages/en/conquest.json'
import { foretell } from '../src/conquest/events/foretell.ts'
import { optionsOf } from '../src/conquest/reading/choices.ts'
import { cardData } from '../src/conquest/reading/printed.ts'
import { optionLabel } from '../src/conquest/words/option.ts'
import { promptOf, waitingFor } from '../src/conquest/words/prompt.ts'
import { whyNot } from '../src/conquest/words/reasons.ts'
import { isSilent, tell } from '../src/conquest/words/tell.ts'
import { tongue } from '../src/i18n/i18n.ts'

const words = tongue('en', messages)
const anything = new Proxy({}, { has: () => true, get: () => 1 })

const TABLES = [
  {},
  {
    decks: { a: 'starter-35-space-marines', b: 'starter-35-orks' },
    planets: 'core-10',
    rules: { mulligan: true, commandActions: true },
  },
  { decks: { a: 'starter-35-orks', b: 'demo-30-space-marines' }, planets: 'core-10', rules: { zeroMustAttack: false } },
] as const

interface Step {
  g: ConquestState
  before: ConquestView
  events: ConquestEvent[]
}

/** Plays random games; says what was asked before every decision and what happened after it. */
function play(games: number, see: (step: Step) => void, ask: (g: ConquestState) => void): void {
  for (let i = 0; i < games; i++) {
    let dice = i * 7919 + 1
    const roll = (n: number) => {
      dice = (Math.imul(dice, 1103515245) + 12345) >>> 0
      return (dice >>> 8) % n
    }
    const g = conquest.create(conquest.options.parse(TABLES[i % TABLES.length]), `words ${i}`)
    for (let turn = 0; turn < 1500 && !g.outcome; turn++) {
      ask(g)
      const before = conquest.view(g, 'a')
      const events: Event[] = []
      // Passing at every chance would end every game in the same way: act when there is something to do.
      const options = g.decision!.options
      const acting = options.filter(option => option.do !== 'pass')
      conquest.choose(
        g,
        (acting.length > 0 && roll(5) > 0 ? acting : options)[roll((acting.length > 0 ? acting : options).length)] ??
          options[0]!,
        events,
      )
      see({ g, before, events: seenEvents(events, 'a') as ConquestEvent[] })
    }
  }
}

/** A sentence for people: no holes, no keys, no card ids. */
function isSentence(text: string): boolean {
  return text.trim().length > 1 && !/conquest\.|undefined|\{|\}|\b(sm|ork|n|pl)-[a-z]/.test(text)
}

describe('words of Conquest', () => {
  test('every decision, option and event of random games has words', () => {
    const kinds = new Set<string>()
    const types = new Set<string>()
    play(
      12,
      ({ before, events }) => {
        for (const event of events) {
          types.add(event.type)
          const line = tell(event, before, words)
          if (line ? !isSentence(line.text) : !quiet(event)) expect.fail(`${event.type}: ${line?.text}`)
        }
      },
      g => {
        const decision = seenDecision<ConquestDecision>(g, g.decision!.seat)!
        const view = conquest.view(g, g.decision!.seat)
        kinds.add(decision.kind)
        const prompt = promptOf(view, decision, words)
        expect(isSentence(prompt.text), prompt.text).toBe(true)
        expect(isSentence(waitingFor(decision, 'Orks', words))).toBe(true)
        for (const option of optionsOf(decision)) {
          const label = optionLabel(view, decision, option, words)
          if (!isSentence(label)) expect.fail(`${decision.kind} ${option.key}: ${label}`)
        }
        const mine = view.players.find(({ seat }) => seat === decision.seat)!
        for (const card of mine.cards!) {
          const why = whyNot(view, decision, card, words)
          const offered = decision.options!.some(option => option.card === card)
          if (decision.kind === 'deploy-turn' && (why === null) !== offered) expect.fail(`${card}: ${why}`)
          if (why && !isSentence(why)) expect.fail(why)
        }
      },
    )
    for (const [kind, often] of Object.entries(MET)) if (often) expect([...kinds], kind).toContain(kind)
    expect(types.size).toBeGreaterThan(38)
  })

  test('CQ-1.17 told one event after the other, the table comes to what the host says', () => {
    play(
      9,
      ({ g, before, events }) => {
        let told = before
        for (const event of events) told = foretell(told, event)
        const after = conquest.view(g, 'a')
        if (g.outcome) return
        const where = (view: ConquestView) =>
          view.units.map(u => `${u.card} ${u.at} ${u.ready} ${u.damage} ${u.bloodied ?? false}`).sort()
        expect(where(told), JSON.stringify(events)).toEqual(where(after))
        expect(told.cards.map(c => `${c.card} ${c.at} ${c.ready}`).sort()).toEqual(
          after.cards.map(c => `${c.card} ${c.at} ${c.ready}`).sort(),
        )
        expect(told.planets.map(p => `${p.at} ${p.planet}`)).toEqual(after.planets.map(p => `${p.at} ${p.planet}`))
        for (const [i, player] of after.players.entries()) {
          expect([player.seat, told.players[i]!.resources]).toEqual([player.seat, player.resources])
          expect(told.players[i]!.display).toEqual(player.display)
        }
        expect([...told.players[0]!.cards!].sort()).toEqual([...after.players[0]!.cards!].sort())
      },
      () => {},
    )
  })

  test('the catalogue is sorted and every message can be read', () => {
    const keys = Object.keys(messages)
    expect(keys).toEqual([...keys].sort())
    for (const id of keys) expect(() => words.t(id as never, anything), id).not.toThrow()
  })
})

/** Every kind of decision; false for those that random games meet too seldom to be counted on. */
const MET: Readonly<Record<ConquestDecisionKind, boolean>> = {
  mulligan: true,
  'deploy-turn': true,
  'reduce-cost': true,
  commit: true,
  bonus: true,
  action: true,
  'combat-turn': true,
  defender: true,
  shield: true,
  withdraw: true,
  'battle-ability': true,
  target: true,
  'choose-option': true,
  search: true,
  'order-bottom': true,
  'place-token': true,
  'indirect-damage': false,
  'put-unit': false,
  'answer-enters-play': true,
  'answer-attack-declared': true,
  'answer-damage-assigned': true,
  'answer-damage-taken': true,
  'answer-unit-destroyed': true,
  'answer-discarded-from-play': false,
  'answer-shield-used': true,
  'answer-deploy-phase-begins': true,
}

/** Events that need no line: those without any, a struggle for nothing, what another line has told already. */
function quiet(event: ConquestEvent): boolean {
  if (isSilent(event.type)) return true
  if (event.type === 'battle-ability') return event.used === true
  if (event.type === 'move') return event.from.startsWith('hq-') && cardData(event.card)?.type === 'warlord'
  return event.type === 'struggle' && event.winner === null && String(event.icons) === '0,0'
}
