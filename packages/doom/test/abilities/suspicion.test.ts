/** Who is asked because it could hold an answer, by what everybody knows. */
import { describe, expect, test } from 'vitest'
import { newMoment } from '../../src/abilities/moment-frame.ts'
import { couldHold } from '../../src/abilities/suspicion.ts'
import { newAttack } from '../../src/match/attack-frame.ts'
import type { Ability, Effect } from '../../src/match/said.ts'
import type { DoomState } from '../../src/match/state.ts'
import { figure, lane } from '../lane.ts'
import { withCard } from '../own-card.ts'
import { box } from '../play.ts'

const FRAGS = { op: 'gainFrags', amount: 1 } as Effect
const events = (timing: string) =>
  Object.values(box().abilities).filter(a => a.source === 'event' && a.timing === timing)

/** The invader holds a card that answers nothing here. */
const holding = (...cards: Array<Partial<Ability>>) => {
  const g = withCard(lane({ demons: { imp: { at: 'd1' }, pinky: { at: 'h1' } } }), ...cards)
  g.invader.hand.cards = ['onslaught']
  g.invader.discard.cards = []
  return g
}

describe('D-EVENT-7 the invader', () => {
  const between = newMoment('between-activations')
  const shown = (g: DoomState, timing: string) => {
    g.invader.discard.cards = events(timing).flatMap(({ id }) =>
      Array.from({ length: box().events[id]!.copies }, () => id),
    )
  }

  test('with a card in hand, unless every event that fits lies open', () => {
    const g = holding()
    expect(couldHold(g, between, 'invader')).toBe(true)
    shown(g, 'between-activations')
    expect(couldHold(g, between, 'invader')).toBe(false)
    const rest = g.invader.discard.cards.filter(card => card !== 'ambush')
    g.invader.discard.cards = rest
    expect(couldHold(g, between, 'invader')).toBe(true)
    g.initiative.cards = [] // ambush could do nothing
    expect(couldHold(g, between, 'invader')).toBe(false)
    g.invader.discard.cards = []
    g.invader.hand.cards = []
    expect(couldHold(g, between, 'invader')).toBe(false)
  })

  test('with an event that speaks of the killer only where a marine killed, whatever else the event does', () => {
    const effects = [
      { op: 'damage', who: 'killer', amount: 1 },
      { op: 'drawCards', deck: 'event', who: 'invader', amount: 1 },
    ] as Effect[]
    const g = holding({ id: 'onslaught', card: 'onslaught', source: 'event', timing: 'when-demon-killed', effects })
    shown(g, 'when-demon-killed')
    const killed = newMoment('when-demon-killed', 'imp-1')
    expect(couldHold(g, killed, 'invader')).toBe(false)
    expect(couldHold(g, { ...killed, killer: 'alpha' }, 'invader')).toBe(true)
  })

  const charged = (more: Partial<Ability>, ...others: Array<Partial<Ability>>) => {
    const card = { source: 'demon', card: 'imp', timing: 'activation-end', argent: 2, effects: [FRAGS] } as const
    return holding({ ...card, effects: [FRAGS], ...more }, ...others)
  }
  const start = (g: DoomState, id = 'imp-1') => couldHold(g, newMoment('activation-end', id), 'invader')

  test('D-ARGENT-5 or with Overflow, for an ability of the demon that costs no more and would do something', () => {
    expect(start(charged({}))).toBe(true)
    expect(start(charged({}), 'pinky-1')).toBe(false)
    expect(start(charged({ argent: 1 }))).toBe(true)
    expect(start(charged({ argent: 3 }))).toBe(false)
    expect(start(charged({ effects: [{ op: 'heal', who: 'self', amount: 1 } as Effect] }))).toBe(false)
    expect(
      start(charged({ argent: 0, effects: [{ op: 'drawCards', deck: 'event', who: 'invader', amount: 1 }] })),
    ).toBe(false)
    const open = charged({})
    open.invader.discard.cards.push('overflow')
    expect(start(open)).toBe(false)
    const tutorial = charged({})
    tutorial.rulings = { ...tutorial.rulings, skip: ['argent'] }
    expect(start(tutorial)).toBe(false)
  })

  test('D-ARGENT-5 of several such events the one that makes most free counts', () => {
    const other = (maxCost: number): Partial<Ability> => ({
      ...{ id: 'onslaught', card: 'onslaught', source: 'event', timing: 'argent-ability-used' },
      effects: [{ op: 'freeArgentAbility', maxCost }] as Effect[],
    })
    expect(start(charged({}, other(1)))).toBe(true)
    expect(start(charged({ argent: 3 }, other(3)))).toBe(true)
    const open = charged({ argent: 3 }, other(3))
    open.invader.discard.cards = ['onslaught']
    expect(start(open)).toBe(false)
  })

  test('for the demon that defended, and after an attack of a marine for every demon', () => {
    const after = (self: string, trigger: string) => newMoment('after-attack', self, trigger)
    const asked = (timing: Ability['timing'], card: string, self: string, trigger: string) => {
      const g = holding({ source: 'demon', card, timing, argent: 1, effects: [FRAGS] })
      shown(g, 'after-attack')
      const blow = newAttack({ attacker: self, defender: trigger, range: 9, red: 1, black: 0, source: null })
      g.stack = [...g.stack, blow]
      return couldHold(g, after(self, trigger), 'invader')
    }
    expect(asked('after-defense', 'imp', 'alpha', 'imp-1')).toBe(true)
    expect(asked('after-defense', 'pinky', 'alpha', 'imp-1')).toBe(false)
    expect(asked('after-enemy-attack', 'pinky', 'alpha', 'imp-1')).toBe(true)
    expect(asked('after-enemy-attack', 'pinky', 'imp-1', 'alpha')).toBe(false)
    expect(asked('after-attack', 'imp', 'imp-1', 'alpha')).toBe(true)
    expect(asked('after-attack', 'pinky', 'imp-1', 'alpha')).toBe(false)
  })
})

describe('D-TIMING-1 a marine', () => {
  const end = newMoment('demon-activation-end', 'imp-1')
  const ready = () => {
    const g = withCard(lane(), {
      ...box().abilities['hold-the-lane']!,
      timing: 'reaction:demon-activation-end',
      if: [],
      effects: [FRAGS],
    })
    const [m] = g.marines
    Object.assign(m!, { class: null, weapons: ['gauss-cannon'] })
    m!.hand.cards = ['armor']
    m!.discard.cards = []
    m!.play.cards = []
    m!.glory.cards = []
    return { g, m: m! }
  }

  test('that plays with the set of the card, has cards in hand and is on the map', () => {
    const { g, m } = ready()
    expect(couldHold(g, end, 'alpha')).toBe(true)
    m.weapons = ['chaingun']
    expect(couldHold(g, end, 'alpha')).toBe(false)
    m.weapons = ['gauss-cannon']
    m.hand.cards = []
    expect(couldHold(g, end, 'alpha')).toBe(false)
    m.hand.cards = ['armor']
    figure(g, 'alpha').at = []
    expect(couldHold(g, end, 'alpha')).toBe(false)
  })

  test('not if the card lies open, in the discard pile or in play', () => {
    const { g, m } = ready()
    m.discard.cards = ['hold-the-lane']
    expect(couldHold(g, end, 'alpha')).toBe(false)
    m.discard.cards = []
    m.play.cards = ['hold-the-lane']
    expect(couldHold(g, end, 'alpha')).toBe(false)
  })

  test('not for its class card, which everybody sees', () => {
    const g = withCard(lane(), {
      timing: 'on-sprint',
      source: 'class',
      card: 'breacher',
      cost: { exhaust: true },
      effects: [FRAGS],
    })
    const [m] = g.marines
    m!.class = 'breacher'
    m!.hand.cards = ['armor']
    m!.glory.cards = Object.keys(box().glory).slice(0, 1)
    expect(couldHold(g, newMoment('on-sprint', 'alpha'), 'alpha')).toBe(false)
  })
})
