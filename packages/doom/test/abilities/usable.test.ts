import { describe, expect, test } from 'vitest'
import { newMoment } from '../../src/abilities/moment-frame.ts'
import { momentFlow } from '../../src/abilities/open-moment.ts'
import { firstStep, usableAt } from '../../src/abilities/usable.ts'
import { newAttack } from '../../src/match/attack-frame.ts'
import type { Ability, Effect } from '../../src/match/said.ts'
import type { DoomState } from '../../src/match/state.ts'
import { asked } from '../asked.ts'
import { figure, lane } from '../lane.ts'
import { withCard } from '../own-card.ts'

const FRAGS = { op: 'gainFrags', amount: 1 } as Effect

/** Nobody holds anything, no class has an answer; a demon's card says this. */
function bare(more: Partial<Ability>, change: (g: DoomState) => void = () => {}) {
  const demon = { source: 'demon', card: 'pinky', timing: 'after-enemy-attack', effects: [FRAGS] } as const
  const g = withCard(lane({ demons: { imp: { at: 'd1' }, pinky: { at: 'h1' }, 'possessed-soldier': { at: 'f1' } } }), {
    ...demon,
    effects: [FRAGS],
    ...more,
  })
  g.invader.hand.cards = []
  for (const m of g.marines) {
    m.class = null
    m.hand.cards = []
    m.glory.cards = []
  }
  change(g)
  const blow = newAttack({ attacker: 'alpha', defender: 'imp-1', range: 9, red: 1, black: 0, source: null })
  g.stack = [...g.stack, blow]
  return g
}
const after = (self: string, trigger: string) => newMoment('after-attack', self, trigger)
const found = (g: DoomState, f = after('alpha', 'imp-1'), free = true) =>
  usableAt(g, f, 'invader', free).map(one => [one.ability.id, one.self])

describe('D-TIMING-1 demons answer the attack of a marine, wherever they stand', () => {
  test('for nothing or at a price, and that is looked for', () => {
    const g = bare({})
    expect(found(g)).toEqual([['own', 'pinky-1']])
    expect(found(g, after('alpha', 'imp-1'), false)).toEqual([])
    expect(firstStep(g, 'after-attack', 'alpha', 'imp-1')).toBe('forced')
    const paid = bare({ argent: 1 }, state => void (state.demons.pinky!.argent = 1))
    expect(found(paid)).toEqual([])
    expect(found(paid, after('alpha', 'imp-1'), false)).toEqual([['own', 'pinky-1']])
  })

  test('not that of a demon', () => {
    const g = bare({})
    expect(found(g, after('possessed-soldier-1', 'alpha'))).toEqual([])
    expect(firstStep(g, 'after-attack', 'possessed-soldier-1', 'alpha')).toBeNull()
  })

  test('the demon that was attacked, if it is still there', () => {
    const g = bare({ timing: 'after-defense', card: 'imp' })
    expect(found(g)).toEqual([['own', 'imp-1']])
    expect(found(g, after('alpha', 'pinky-1'))).toEqual([])
    figure(g, 'imp-1').at = []
    expect(found(g)).toEqual([])
  })
})

describe('D-TIMING-1 a marine answers with a card in its hand', () => {
  const defending = newMoment('during-defense', 'alpha', 'imp-1')
  const armed = (weapons: string[], hand: string[]) =>
    bare({}, g => {
      Object.assign(g.marines[0]!, { weapons })
      g.marines[0]!.hand.cards = hand
    })

  test('on the map', () => {
    const g = armed([], ['armor'])
    const blow = newAttack({ attacker: 'imp-1', defender: 'alpha', range: 9, red: 1, black: 0, source: null })
    g.stack = [...g.stack, { ...blow, spaces: figure(g, 'alpha').at } as typeof blow]
    expect(usableAt(g, defending, 'alpha', false).map(one => one.ability.id)).toEqual(['armor'])
    figure(g, 'alpha').at = []
    expect(usableAt(g, defending, 'alpha', false)).toEqual([])
  })

  test('of a set of its own, or one that came to it otherwise', () => {
    const could = (g: DoomState) => firstStep(g, 'demon-activation-end', 'imp-1', undefined)
    expect(could(armed(['gauss-cannon'], ['armor']))).toBe('optional')
    expect(could(armed(['chaingun'], ['armor']))).toBeNull()
    expect(could(armed(['chaingun'], ['armor', 'hold-the-lane']))).toBe('optional')
    expect(could(armed(['gauss-cannon'], []))).toBeNull()
  })
})

test('D-TIMING-1 abilities that simply happen: whose activation it is says which comes first, else the invader', () => {
  const g = withCard(lane(), {
    card: 'breacher',
    timing: 'activation-start',
    effects: [{ op: 'heal', who: 'self', amount: 1 } as Effect],
  })
  g.marines[0]!.class = 'breacher'
  figure(g, 'alpha').damage = 1
  const f = newMoment('activation-start', 'alpha')
  const seat = (turn: string | null) => {
    g.turn = turn
    return momentFlow.links.forced!.question!.ask(g, f)!.seat
  }
  expect(asked(momentFlow, 'forced', g, f)).toEqual(['use:own'])
  expect([seat('alpha'), seat('bravo'), seat(null)]).toEqual(['alpha', 'bravo', 'invader'])
})
