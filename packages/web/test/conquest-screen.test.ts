import {
  type ConquestDecision,
  type ConquestEvent,
  type ConquestView,
  conquest,
  deckProblems,
  decksContent,
} from '@redoubt/conquest'
import { seenDecision } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import messages from '../messages/en/conquest.json'
import { countOf, keepDeck, ownDecks, sizeOf, withCount } from '../src/conquest/decks/own.ts'
import { cardsFor, costCurve, mostCopies } from '../src/conquest/decks/pool.ts'
import { foretell } from '../src/conquest/events/foretell.ts'
import { rememberRows } from '../src/conquest/events/rows.ts'
import { afterShield } from '../src/conquest/reading/aftermath.ts'
import { byTarget, byThing, inTray, optionsOf, pointedAt } from '../src/conquest/reading/choices.ts'
import { forecast } from '../src/conquest/reading/forecast.ts'
import { closestKinds } from '../src/conquest/seats/closestKinds.ts'
import { freeGain, parseAlways } from '../src/conquest/windows/gains.ts'
import { parseWindows, wishes } from '../src/conquest/windows/windows.ts'
import { whyNot } from '../src/conquest/words/reasons.ts'
import { tell } from '../src/conquest/words/tell.ts'
import { tongue } from '../src/i18n/i18n.ts'
import { placed } from '../src/match/prompt/places.ts'

const words = tongue('en', messages)

function table(scenario: object) {
  const g = conquest.create(conquest.options.parse({ scenario }), 'screen')
  const seat = g.decision!.seat
  return { g, seat, view: conquest.view(g, 'a'), decision: seenDecision<ConquestDecision>(g, seat)! }
}

describe('what if', () => {
  const { view } = table({
    phase: 'command',
    initiative: 'a',
    planets: ['Ferrin', 'Elouith', 'Plannum', 'Tarrus', 'Osus IV'],
    a: { hq: ['Deathwing Guard'], at: { p1: ['10th Company Scout'], p2: ['Rogue Trader'] } },
    b: { at: { p1: ['Goff Nob'], p2: ['Bad Dok', 'Shoota Mob'], p3: ['Shoota Mob'] } },
  })

  test('CQ-6.9 a warlord alone wins a struggle that icons would lose', () => {
    const there = forecast(view, 'a', 'p2')
    expect(there.icons).toEqual([1, 2])
    expect(there.alone).toBe('a')
    expect(there.together).toBe('b')
  })

  test('CQ-6.15 the bonus counts the own units there, those who come along too', () => {
    expect(forecast(view, 'a', 'p2').bonus).toEqual({ resources: 1, cards: 2 })
    expect(forecast(view, 'a', 'p1').bonus).toEqual({ resources: 2, cards: 0 })
  })

  test('CQ-6.5 those who come along are exhausted: they bring hit points, no attack', () => {
    const there = forecast(view, 'a', 'p3')
    expect(there.followers).toBe(1)
    expect(there.battle.atk).toEqual([2, 2])
    expect(there.battle.hp).toEqual([6 + 9, 1])
  })

  test('CQ-7.2 the first planet is fought for without the warlord', () => {
    expect(forecast(view, 'a', 'p3').first?.atk).toEqual([2, 6])
    expect(forecast(view, 'a', 'p1').first).toBeNull()
  })

  test('CQ-6.10 every struggle of the row is counted', () => {
    expect(forecast(view, 'a', 'p2').struggles).toEqual({ won: 2, lost: 1, resources: 3, cards: 2 })
  })
})

describe('shields', () => {
  const { view } = table({
    phase: 'combat',
    a: { at: { p1: [{ card: 'Sicarius’s Chosen'.replace('’', "'"), damage: 1 }] }, warlord: { at: 'p1' } },
    b: { at: { p1: ['Goff Nob'] } },
  })
  const unit = view.units.find(({ design }) => design === 'sm-sicarius-chosen')!.card
  const warlord = view.units.find(({ design }) => design === 'sm-cato-sicarius')!.card

  test('CQ-8.3 a shield prevents what its icons say and no more than there is', () => {
    expect(afterShield(view, unit, 3, 2)).toEqual({ prevented: 2, taken: 1, left: 1, falls: 'no' })
    expect(afterShield(view, unit, 1, 3)).toEqual({ prevented: 1, taken: 0, left: 2, falls: 'no' })
  })

  test('CQ-8.4 the excess is lost; CQ-8.18 a warlord is bloodied, not destroyed', () => {
    expect(afterShield(view, unit, 9, 0)).toEqual({ prevented: 0, taken: 2, left: 0, falls: 'destroyed' })
    expect(afterShield(view, warlord, 6, 0).falls).toBe('bloodied')
  })
})

describe('pointing at things', () => {
  const { view, decision } = table({
    phase: 'deploy',
    initiative: 'a',
    a: {
      resources: 2,
      hand: ['Eager Recruit', 'Deathwing Guard', 'Godwyn Pattern Bolter', 'Indomitable', 'Exterminatus'],
      at: { p1: ['10th Company Scout'] },
    },
    b: {},
  })
  const options = optionsOf(decision)
  const hand = (design: string) => view.players[0]!.cards!.find(card => card.startsWith(design))!

  test('a card of the hand is picked up first, its places light up', () => {
    const recruit = hand('sm-eager-recruit')
    expect(pointedAt(view, options, recruit)).toBe('pick')
    expect([...byTarget(byThing(options).get(recruit)!).keys()]).toEqual(['p1', 'p2', 'p3', 'p4', 'p5'])
  })

  test('an attachment leads to its hosts', () => {
    const bolter = byTarget(byThing(options).get(hand('sm-godwyn-bolter'))!)
    expect([...bolter.keys()].every(key => key.startsWith('sm-10th'))).toBe(true)
  })

  test('what cannot be played says why', () => {
    expect(whyNot(view, decision, hand('sm-deathwing-guard'), words)).toBe('Costs 5, you have 2')
    expect(whyNot(view, decision, hand('sm-indomitable'), words)).toBe('Reaction or Interrupt')
    expect(whyNot(view, decision, hand('sm-exterminatus'), words)).toBe('Costs 3, you have 2')
    expect(whyNot(view, decision, hand('sm-eager-recruit'), words)).toBeNull()
  })

  test('nothing lies in the tray that can be pointed at on the table', () => {
    expect(inTray(view, options)).toEqual([])
    expect(inTray(view, [{ key: 'keep:x', do: 'keep', card: 'sm-drop-pod-assault.9' }])).toEqual([
      'sm-drop-pod-assault.9',
    ])
  })
})

describe('the log', () => {
  test('CQ-10.2 after a new first planet the names of places are those of their time', () => {
    const { view } = table({ phase: 'deploy' })
    const planets = ['pl-ferrin', 'pl-elouith', 'pl-plannum', 'pl-tarrus', 'pl-osus-iv']
    const events: ConquestEvent[] = [
      { type: 'setup', initiative: 'a', planets },
      { type: 'struggle', planet: 'p2', icons: [1, 0], winner: 'a', rule: 'CQ-6.10' },
      { type: 'claim', seat: 'a', planet: 'pl-ferrin' },
      { type: 'move', card: 'sm-eager-recruit.3', from: 'p1', at: 'hq-a' },
      { type: 'first-planet', planet: 'pl-elouith' },
      { type: 'struggle', planet: 'p2', icons: [1, 0], winner: 'a', rule: 'CQ-6.10' },
    ]
    const log = rememberRows()(events.map((event, n) => ({ n, event, view })))
    const told = log.map(entry => tell(entry.event, entry.view as ConquestView, words)?.text ?? '')
    expect(told[1]).toContain('Elouith')
    expect(told[3]).toContain('from Ferrin')
    expect(told[5]).toContain('Plannum')
  })

  test('a log that grows keeps the lines it had', () => {
    const { view } = table({ phase: 'deploy' })
    const rows = rememberRows()
    const round = (n: number): ConquestEvent => ({ type: 'round', round: n })
    const one = [{ n: 0, event: round(2), view }]
    const first = rows(one)
    expect(rows(one)).toBe(first)
    expect(rows([...one, { n: 1, event: round(3), view }])[0]).toBe(first[0])
  })
})

describe('free gains', () => {
  const asked = (kind: string, ...options: object[]) =>
    ({ seat: 'a', kind, rule: '', options: [...options, { key: 'pass', do: 'pass' }] }) as never
  const view = {
    planets: [
      { at: 'p1', planet: 'pl-osus-iv' },
      { at: 'p2', planet: 'pl-ferrin' },
    ],
  } as never
  const use = (card: string, n?: number) => ({ key: `use:${card}`, do: 'use', card, ...(n ? { n } : {}) })

  test('a resource for nothing may always be taken; it is known by its ability', () => {
    expect(freeGain(asked('answer-unit-destroyed', use('sm-cato-sicarius.1')), view)).toMatchObject({
      key: 'use:sm-cato-sicarius.1',
      ability: 'sm-cato-sicarius/1',
    })
    expect(freeGain(asked('answer-deploy-phase-begins', use('n-promethium-mine.1', 2)), view)).not.toBeNull()
    expect(freeGain(asked('battle-ability', { key: 'use', do: 'use', at: 'p1' }), view)).not.toBeNull()
  })

  test('beside another answer it is still free: the other one is asked about afterwards', () => {
    const two = [use('sm-catos-stronghold.1'), use('sm-cato-sicarius.1')]
    expect(freeGain(asked('answer-unit-destroyed', ...two), view)).toMatchObject({ key: 'use:sm-cato-sicarius.1' })
  })

  test('what has no key has a button of its own where the others leave room for it, and is in the menu elsewhere', () => {
    const action = (id: string, more: object = {}) => ({ id, label: id, run: () => {}, ...more })
    const always = action('always', { kind: 'ghost', ifRoom: true })
    const read = action('read', { kind: 'ghost' })
    const actions = [always, read, action('use'), action('pass', { shortcut: 'p' })]
    const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)
    const [wide, narrow] = [placed(actions, 3), placed(actions, 2)]
    expect([ids(wide.shown), ids(wide.hidden)]).toEqual([['always', 'use', 'pass'], ['read']])
    expect([ids(narrow.shown), ids(narrow.hidden)]).toEqual([
      ['use', 'pass'],
      ['always', 'read'],
    ])
  })

  test('what costs something, aims at somebody, or is played from the hand is asked for', () => {
    expect(freeGain(asked('answer-unit-destroyed', use('sm-catos-stronghold.1')), view)).toBeNull()
    expect(freeGain(asked('battle-ability', { key: 'use', do: 'use', at: 'p2' }), view)).toBeNull()
    expect(freeGain(asked('answer-damage-assigned', use('sm-blood-angels-veterans.1')), view)).toBeNull()
    expect(freeGain(asked('deploy-turn', use('sm-cato-sicarius.1')), view)).toBeNull()
    expect(parseAlways('["sm-cato-sicarius/1", 4]')).toEqual(['sm-cato-sicarius/1'])
    expect(parseAlways('what')).toEqual([])
  })
})

test('CQ-3.1 "1 more planet wins" names every kind it is true of', () => {
  const { missing, types } = closestKinds({ material: 2, tech: 2, strongpoint: 1 })
  expect([missing, [...types].sort()]).toEqual([1, ['material', 'tech']])
  expect(closestKinds({}).missing).toBe(3)
})

describe('window settings', () => {
  test('nonsense from the storage is not believed', () => {
    expect(parseWindows('{"*":"sometimes","action":"never","x":"never"}')).toEqual({
      '*': 'when-able',
      action: 'never',
    })
    expect(parseWindows('what')).toEqual({ '*': 'when-able' })
    expect(parseWindows(null)).toEqual({ '*': 'when-able' })
  })

  test('a turn is always asked for, whatever the windows do', () => {
    const told = new Map(wishes({ '*': 'never', shield: 'always' }))
    expect(told.get('deploy-turn')).toBe('always')
    expect(told.get('search')).toBe('always')
    expect(told.get('shield')).toBe('always')
    expect(told.get('action')).toBe('never')
    const shared = new Map(wishes({ '*': 'when-able', action: 'never' }, true))
    expect([shared.get('*'), shared.get('shield'), shared.get('action')]).toEqual(['always', 'always', 'never'])
  })
})

describe('decks', () => {
  const demo = decksContent.decks[0]!
  const list = { warlord: demo.warlord, cards: demo.cards }

  test('cards are added, counted and taken out', () => {
    expect(sizeOf(list)).toBe(30)
    const more = withCount(list, 'n-fall-back', 2)
    expect(countOf(more, 'n-fall-back')).toBe(2)
    expect(sizeOf(withCount(more, 'n-fall-back', 0))).toBe(30)
    expect(deckProblems(more)).toEqual([])
  })

  test('the editor offers what a deck may hold and nothing else', () => {
    const pool = cardsFor('sm-cato-sicarius')
    expect(pool.every(card => card.faction !== 'orks' && card.type !== 'warlord' && card.type !== 'token')).toBe(true)
    const full = { warlord: 'sm-cato-sicarius', cards: pool.map(card => ({ id: card.id, count: mostCopies(card) })) }
    expect(deckProblems(full).filter(({ why }) => why !== 'too-many')).toEqual([])
    expect(costCurve(list).reduce((sum, n) => sum + n, 0)).toBe(30)
  })

  test('what is kept comes back, what is broken is passed over', async () => {
    const shelf = new Map<string, unknown>([
      ['bad', { list: 7 }],
      ['worse', null],
    ])
    await keepDeck({ keep: async (_, key, value) => void shelf.set(key, value) }, { key: 'k', name: 'Mine', list })
    const found = await ownDecks({ kept: async () => [...shelf].map(([key, value]) => ({ key, value })) })
    expect(found).toEqual([{ key: 'k', name: 'Mine', list }])
  })
})

test('what the host did itself changes nothing on the table', () => {
  const { view } = table({ phase: 'deploy' })
  expect(foretell(view, { type: 'flag', seat: 'a' })).toBe(view)
})
