/** Words about the initiative deck, argent, portals and teleporters: what they start and where each pick leads. */
import { describe, expect, test } from 'vitest'
import { type EffectsFrame, newEffects } from '../../src/abilities/frames.ts'
import { peek } from '../../src/language/shared/peek.ts'
import { wordNamed } from '../../src/language/words/index.ts'
import type { Effect } from '../../src/match/said.ts'
import type { DoomState } from '../../src/match/state.ts'
import { ARGENT_TOKENS } from '../../src/rules/argent.ts'
import { told } from '../asked.ts'
import { lane } from '../lane.ts'
import { flowOf, starts, type Told } from './flow-of.ts'

const STEP = { flow: '', step: '' }
const use = (more: Partial<EffectsFrame> = {}, targets: string[] = []): EffectsFrame => ({
  ...newEffects({ ability: 'own', owner: 'alpha', self: 'alpha', ...more }),
  targets,
})
const done = (g: DoomState, said: object, f = use()) => starts(g, f, said as never) as Told[]
const matters = (g: DoomState, said: { op: Effect['op'] } & object) =>
  wordNamed(said.op).matters!(g, use(), said as never, null as never)

describe('D-INIT-5 the initiative deck', () => {
  const deck = (...cards: string[]) => {
    const g = lane()
    g.initiative.cards = cards
    return g
  }

  test('as many cards of its top as the card says and there are; without any nothing happens', () => {
    const look = (op: string, count: number, ...cards: string[]) => done(deck(...cards), { op, count })
    for (const [op, ends] of [
      ['peekInitiative', true],
      ['reorderInitiative', false],
    ] as const) {
      expect(look(op, 2, 'alpha', 'bravo', 'invader'), op).toMatchObject([
        { flow: 'peek', seat: 'alpha', seen: ['bravo', 'invader'], back: [], ends },
      ])
      expect(look(op, 2, 'alpha'), op).toMatchObject([{ seen: ['alpha'] }])
      expect(look(op, 2), op).toEqual([])
    }
  })

  test('looking at it reveals something hidden, so nobody takes the move before it back', () => {
    const g = deck('alpha', 'bravo')
    const before = g.reveals
    peek.links.look!.run!(g, { ...STEP, seat: 'alpha', seen: ['alpha', 'bravo'] } as never)
    expect(g.reveals).toBe(before + 1)
  })

  test('each card seen is left on top or put at the bottom, the top one first', () => {
    const g = deck('invader', 'alpha', 'bravo')
    const frame = { ...STEP, seat: 'alpha', seen: ['alpha', 'bravo'], back: [], ends: true }
    const question = peek.links.put!.question!.ask(g, frame)!
    expect(told(peek, 'put', g, frame, { do: 'bottom', card: 'bravo' })).toMatchObject({ to: 'put' })
    expect([g.initiative.cards, frame.seen]).toEqual([['bravo', 'invader', 'alpha'], ['alpha']])
    expect(question).toMatchObject({ always: true, about: { seen: ['alpha', 'bravo'] } }) // what was asked stays
    told(peek, 'put', g, frame, { do: 'top', card: 'alpha' })
    expect([g.initiative.cards, frame.seen]).toEqual([['bravo', 'invader', 'alpha'], []])
  })

  test('or all of them go back in the order in which they will be revealed', () => {
    const g = deck('bravo', 'invader', 'alpha', 'alpha')
    const frame = { ...STEP, seat: 'alpha', seen: ['invader', 'alpha', 'alpha'], back: [] as string[], ends: false }
    const other = { ...frame, seen: ['invader', 'alpha'], back: [] as string[] }
    const short = deck('bravo', 'invader', 'alpha')
    told(peek, 'put', short, other, { do: 'next', card: 'invader' })
    told(peek, 'put', short, other, { do: 'next', card: 'alpha' })
    expect(short.initiative.cards).toEqual(['bravo', 'alpha', 'invader'])
    expect(told(peek, 'put', g, frame, { do: 'next', card: 'alpha' })).toMatchObject({ to: 'put' })
    expect([frame.seen, frame.back, g.initiative.cards.length]).toEqual([['invader', 'alpha'], ['alpha'], 4])
    told(peek, 'put', g, frame, { do: 'next', card: 'invader' })
    told(peek, 'put', g, frame, { do: 'next', card: 'alpha' })
    expect(g.initiative.cards).toEqual(['bravo', 'alpha', 'invader', 'alpha'])
  })

  test('the own card changes places with the revealed one, if it is still in the deck', () => {
    const swap = (revealed: string | null, ...cards: string[]) => {
      const g = deck(...cards)
      g.revealed = revealed
      g.initiativeDiscard.cards = ['invader', 'bravo', 'invader']
      done(g, { op: 'swapInitiative', a: 'revealed', b: 'own' })
      return [g.revealed, g.initiative.cards, g.initiativeDiscard.cards]
    }
    const shown = ['invader', 'bravo', 'invader']
    expect(swap('invader', 'alpha', 'bravo', 'alpha', 'invader')).toEqual([
      'alpha',
      ['alpha', 'bravo', 'invader', 'invader'],
      ['invader', 'bravo', 'alpha'],
    ])
    expect(swap('invader', 'alpha', 'bravo')).toEqual(['alpha', ['invader', 'bravo'], ['invader', 'bravo', 'alpha']])
    expect(swap('invader', 'bravo')).toEqual(['invader', ['bravo'], shown])
    expect(swap(null, 'alpha')).toEqual([null, ['alpha'], shown])
  })
})

describe('D-ARGENT-1 words about argent', () => {
  test('gained tokens go on cards that lie face up, or on the invasion card too; never more than the card says', () => {
    const g = lane()
    const gain = (said: object, f = use()) => done(g, { op: 'gainArgent', to: 'any-face-up', ...said }, f)
    expect(gain({ amount: 2 })).toMatchObject([{ flow: 'argent', left: 2, on: ['imp'] }])
    expect(gain({ amount: 2, to: 'any-face-up-or-invasion' })).toMatchObject([{ on: ['invasion', 'imp'] }])
    expect(gain({ amount: 'remainingHealthOfKilled' })).toEqual([])
    expect(gain({ amount: 'remainingHealthOfKilled' }, use({ killedHealth: 3 }))).toMatchObject([{ left: 3 }])
    expect(gain({ amount: 'remainingHealthOfKilled', max: 2 }, use({ killedHealth: 3 }))).toMatchObject([{ left: 2 }])
    expect(gain({ amount: 'remainingHealthOfKilled', max: 2 }, use({ killedHealth: 1 }))).toMatchObject([{ left: 1 }])
  })

  test('D-LIMITS-4 as long as one token is left', () => {
    const g = lane()
    const gain = { op: 'gainArgent', amount: 1, to: 'any-face-up' } as const
    g.demons.imp!.argent = ARGENT_TOKENS - 1
    expect(matters(g, gain)).toBe(true)
    g.demons.imp!.argent = ARGENT_TOKENS
    expect(matters(g, gain)).toBe(false)
    g.demons.imp!.argent = 0
    expect(matters(g, { ...gain, amount: 'remainingHealthOfKilled' } as never)).toBe(false)
  })

  test('D-ARGENT-9 tokens are moved one by one until the moves run out', () => {
    const g = lane({ demons: { imp: { at: 'd1' }, pinky: { at: 'h1' } } })
    const shift = flowOf('moveArgent', 'shift-argent')
    const move = (amount: number | 'any') =>
      done(g, { op: 'moveArgent', from: 'any-face-up', to: 'any-face-up', amount })
    expect(move('any')).toMatchObject([{ from: '', left: null }])
    expect(move(2)).toMatchObject([{ from: '', left: 2 }])
    g.demons.imp!.argent = 2
    const frame = { ...STEP, from: '', left: 2 as number | null }
    expect(told(shift, 'from', g, frame, { do: 'done' })).toMatchObject({ end: true })
    expect(told(shift, 'from', g, frame, { do: 'from', card: 'imp' })).toBeUndefined()
    expect(frame.from).toBe('imp')
    expect(told(shift, 'to', g, frame, { do: 'to', card: 'pinky' })).toMatchObject({ to: 'from' })
    expect(frame).toMatchObject({ from: '', left: 1 })
    expect([g.demons.imp!.argent, g.demons.pinky!.argent]).toEqual([1, 1])
    const free = { ...STEP, from: 'imp', left: null }
    told(shift, 'to', g, free, { do: 'to', card: 'pinky' })
    expect(free.left).toBeNull()
  })
})

describe('D-PORTAL-1 D-THREAT-2 words about portals', () => {
  const portals = () =>
    lane({
      mission: 'black-bishop-3',
      scenario: {
        portals: [
          { at: 'c1', level: 'blue' },
          { at: 'e1', level: 'red' },
        ],
      },
    })

  test('summons are bought until budget and threat run out', () => {
    const g = portals()
    const price = { blue: 1, yellow: 2, red: 3 }
    const [, red] = g.portals.map(p => p.id) as [string, string]
    const buying = flowOf('buySummons', 'buy-summons')
    g.invader.threat = 4
    const frame = { ...STEP, budget: 5, price, bought: [] as string[], once: true, keep: true }
    expect(told(buying, 'buy', g, frame, { do: 'done' })).toBeUndefined()
    const next = told(buying, 'buy', g, frame, { do: 'portal', card: red })!
    expect([next.to, next.push]).toMatchObject(['buy', [{ flow: 'summon', portal: red, keep: true }]])
    expect([frame.budget, frame.bought, g.invader.threat]).toEqual([2, [red], 1])
    const said = { op: 'buySummons', maxSpend: 3, price, oncePerPortal: true }
    const keeps = (more: object, mission: string) => (done(lane({ mission }), { ...said, ...more })[0] as Told).keep
    const horde = 'black-bishop-3' // its portals stay
    const infestation = 'black-bishop-1'
    expect([keeps({}, horde), keeps({}, infestation)]).toEqual([true, false])
    expect([keeps({ keepPortal: false }, horde), keeps({ keepPortal: true }, infestation)]).toEqual([false, true])
    expect(done(g, said)).toMatchObject([{ budget: 3, bought: [], once: true }])
  })

  test('threat of the invader’s stock, as the mission says in its set-up', () => {
    const stock = (ability: string, mission: string) => {
      const g = lane({ mission })
      g.invader.threat = 1
      done(g, { op: 'gainThreat', amount: 6 }, use({ ability }))
      return g.invader.threat
    }
    expect(stock('assault-trickle', 'exodus-1')).toBe(7)
    expect(stock('assault-setup-1', 'exodus-1')).toBe(3)
    expect(stock('assault-setup-1', 'black-bishop-2')).toBe(7)
  })
})

describe('D-TELE-1 words about teleporters', () => {
  const three = () => lane({ scenario: { teleporters: [{ at: 'c1' }, { at: 'e1' }, { at: 'f1', active: false }] } })
  const active = (g: DoomState) => g.teleporters.map(t => t.active)

  test('one that is named is turned to the side that is said, else to the active one', () => {
    const turned = (n: number, more: object) => {
      const g = three()
      for (const [k, t] of g.teleporters.entries()) t.id = `t${k + 1}`
      expect(done(g, { op: 'setTeleporter', teleporter: `t${n}`, ...more })).toEqual([])
      return active(g)
    }
    expect(turned(3, {})).toEqual([true, true, true])
    expect(turned(1, { active: false })).toEqual([false, true, false])
    expect(turned(2, { active: true })).toEqual([true, true, false])
    expect(turned(9, {})).toEqual([true, true, false])
  })

  test('those that are picked are turned one by one; it is worth something if there is one', () => {
    const g = three()
    const off = { op: 'setTeleporter', pick: 2, state: 'inactive' } as const
    expect(done(g, off)).toMatchObject([{ flow: 'turn-teleporter', seat: 'alpha', left: 2, effect: off }])
    const turning = flowOf('setTeleporter', 'turn-teleporter')
    const frame = { ...STEP, seat: 'alpha', effect: off, left: 2 }
    expect(told(turning, 'pick', g, frame, { do: 'teleporter', to: 'c1' })).toMatchObject({ to: 'pick' })
    expect([active(g), frame.left]).toEqual([[false, true, false], 1])
    told(turning, 'pick', g, { ...frame, effect: { ...off, state: 'active' } } as never, { to: 'c1' })
    expect(active(g)).toEqual([true, true, false])
    const on = { ...off, state: 'active' } as const
    expect([matters(g, on), matters(g, off)]).toEqual([true, true])
    for (const t of g.teleporters) t.active = true
    expect([matters(g, on), matters(g, off)]).toEqual([false, true])
    expect(matters(g, { op: 'setTeleporter', teleporter: 't1' } as never)).toBe(true)
  })
})

describe('D-ACTION-3 words about cards in hand', () => {
  test('so many are discarded, or as many as the marine likes', () => {
    const g = lane()
    g.marines[1]!.hand.cards = ['armor', 'sidearm', 'armor']
    const discard = (more: object) =>
      done(g, { op: 'discard', who: 'self', from: 'hand', chooser: 'self', ...more }, use({}, ['bravo']))
    expect(discard({ amount: 2 })).toMatchObject([{ marine: 'bravo', left: 2, free: false, what: 'discard' }])
    expect(discard({ amount: 'any' })).toMatchObject([{ left: 3, free: true }])
    expect(discard({ amount: 1, optional: true })).toMatchObject([{ left: 1, free: true }])
    const deck = done(g, { op: 'putOnDeck', who: 'self', from: 'hand', count: 2, where: 'top' }, use({}, ['bravo']))
    expect(deck).toMatchObject([{ marine: 'bravo', left: 2, free: false, what: 'on-deck' }])
  })
})
