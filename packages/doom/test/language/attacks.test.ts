/** Words about attacks and kills: what they start and change, each condition on both of its sides. */
import { describe, expect, test } from 'vitest'
import { type EffectsFrame, newEffects } from '../../src/abilities/frames.ts'
import { ALL_MARINES } from '../../src/abilities/in-force.ts'
import { grantedAttack, mayAttackWith, secondAttack } from '../../src/language/granted.ts'
import { wordNamed } from '../../src/language/words/index.ts'
import { type AttackFrame, attackOf, extraAttackMark, newAttack } from '../../src/match/attack-frame.ts'
import type { Ability, Effect } from '../../src/match/said.ts'
import type { DoomState } from '../../src/match/state.ts'
import { asked, told } from '../asked.ts'
import { at, figure, lane } from '../lane.ts'
import { withCard } from '../own-card.ts'
import { box } from '../play.ts'
import { flowOf, starts, type Told } from './flow-of.ts'

const STEP = { flow: '', step: '' }
const use = (more: Partial<EffectsFrame> = {}, targets: string[] = []): EffectsFrame => ({
  ...newEffects({ ability: 'own', owner: 'alpha', self: 'alpha', ...more }),
  targets,
})
const invader = { owner: 'invader', self: 'imp-1' }
const done = (g: DoomState, said: object, f = use()) => starts(g, f, said as never) as Told[]

/** Two marines, two imps and a pinky in a lane. */
const field = () => lane({ demons: { imp: [{ at: 'd1' }, { at: 'h1' }], pinky: { at: 'i1' } } })

function attacking(g: DoomState, attack: Partial<AttackFrame> = {}): DoomState {
  const frame = newAttack({ attacker: 'alpha', defender: 'imp-1', range: 9, red: 1, black: 0, source: null })
  return { ...g, stack: [...g.stack, { ...frame, ...attack }] }
}
const striking = (g: DoomState, attack: Partial<AttackFrame> = {}) =>
  attacking(g, { attacker: 'imp-1', defender: 'alpha', ...attack })

describe('D-ATTACK-3 an attack that a card grants', () => {
  const own = (said: object) =>
    ({ op: 'attack', profile: { range: 3, red: 1, black: 2 }, target: 'choose', ...said }) as never
  const granted = (said: object, more: Partial<EffectsFrame> = {}, g = field()) =>
    grantedAttack(g, use(more), own(said))

  test('of its own figure, or of the one that triggered it', () => {
    expect(granted({})).toMatchObject({ attacker: 'alpha', range: 3, red: 1, black: 2, source: 'own' })
    const trigger = { profile: 'own-of-trigger-figure' }
    const pinky = box().demons.pinky!
    expect(granted(trigger, { ...invader, trigger: 'pinky-1' })).toMatchObject({
      attacker: 'pinky-1',
      range: pinky.range,
      ...pinky.dice,
    })
    expect(granted(trigger, invader)).toMatchObject({ attacker: 'imp-1', range: box().demons.imp!.range })
    expect(granted({ profile: 'own' }, { ...invader, trigger: 'pinky-1' })).toMatchObject({
      attacker: 'imp-1',
      range: box().demons.imp!.range,
    })
    const card = Object.values(box().actionCards).find(one => one.attack)!
    expect(granted({ profile: 'this-card' }, { ability: card.id })).toMatchObject({ ...card.attack, source: card.id })
  })

  test('not of a figure that is gone or off the map', () => {
    expect(granted({}, { self: 'charlie' })).toBeNull()
    expect(granted({}, { self: 'imp-9' })).toBeNull()
  })

  test('at whomever it likes, or at the one named; without argent where the card says so', () => {
    expect(granted({})!.only).toBeUndefined()
    expect(granted({ target: 'trigger-figure' }, { trigger: 'imp-2' })!.only).toEqual(['imp-2'])
    expect(granted({})!.noArgent).toBeUndefined()
    expect(granted({ noArgent: true })!.noArgent).toBe(true)
  })

  test('D-ABILITY-2 it is worth something if somebody can be named, or while it waits', () => {
    const may = (said: object, more: Partial<EffectsFrame> = {}) => mayAttackWith(field(), use(more), own(said))
    expect([may({}), may({ profile: { range: 2, red: 1, black: 0 } }), may({}, { self: 'charlie' })]).toEqual([
      true,
      false,
      false,
    ])
    expect(may({ window: 'until-activation-end' }, { self: 'charlie' })).toBe(true)
  })

  test('D-ATTACK-2 a further one of a demon is its own, at another marine where the card says so', () => {
    const first = striking(field(), { noArgent: true }).stack.at(-1) as AttackFrame
    const e = { op: 'extraAttack', times: 1, profile: 'own', differentDefender: true } as never
    const { range, dice } = box().demons.imp!
    expect(secondAttack(field(), first, e)).toEqual({
      ...{ attacker: 'imp-1', range, ...dice, source: null, not: ['alpha', 'drone'], noArgent: true },
    })
    expect(secondAttack(field(), first, { ...(e as object), differentDefender: false } as never).not).toEqual([])
  })

  test('it is performed now, or kept until the end of the activation', () => {
    expect(done(field(), own({}))).toMatchObject([{ flow: 'attack', attacker: 'alpha', range: 3 }])
    expect(done(field(), own({ profile: { range: 2, red: 1, black: 0 } }))).toEqual([])
    expect(done(field(), own({}), use({ self: 'charlie' }))).toEqual([])
    const g = field()
    const activation = { ...STEP, flow: 'marine', marine: 'alpha', mains: 0, weak: [], pending: [] as object[] }
    g.stack = [...g.stack, activation]
    expect(done(g, own({ window: 'until-activation-end', profile: { range: 1, red: 2, black: 1 } }))).toEqual([])
    expect(activation.pending).toEqual([{ source: 'own', range: 1, red: 2, black: 1, left: 1, foes: [] }])
    g.stack = []
    expect(done(g, own({ window: 'until-activation-end' }))).toEqual([])
  })

  test('D-ATTACK-11 a dying demon strikes once more before it is removed', () => {
    const killing = (figure: string) => ({ ...STEP, flow: 'kill', figure, postponed: undefined as boolean | undefined })
    const [outer, inner] = [killing('imp-2'), killing('imp-1')]
    const blow = own({ beforeRemoval: true, target: 'attacker', profile: { range: 9, red: 1, black: 0 } })
    const g = attacking(field())
    g.stack = [outer, g.stack.at(-1)!, inner]
    expect(done(g, blow, use({ ...invader }))).toEqual([])
    expect(attackOf(g)!.lastBlow).toMatchObject({ attacker: 'imp-1', only: ['alpha'] })
    expect([outer.postponed, inner.postponed]).toEqual([undefined, true])
    g.stack = [outer, attackOf(g)!]
    done(g, blow, use({ ...invader }))
    expect(outer.postponed).toBe(true)
  })
})

describe('D-ATTACK-2 an attack that is made again', () => {
  const AGAIN = { op: 'extraAttack', times: 2, profile: 'own', differentDefender: false }
  const CARD = { ...AGAIN, profile: 'this-card' }
  const pending = (source: string, more: object = {}) => ({
    ...{ source, range: 9, red: 1, black: 0, left: 0, foes: [] as string[], card: true },
    ...more,
  })
  const activation = (...list: object[]) => ({ ...STEP, flow: 'marine', marine: 'alpha', pending: list })

  function repeated(list: Array<ReturnType<typeof pending>>, attack: Partial<AttackFrame> = {}, said: object = {}) {
    const g = field()
    g.used = []
    g.stack = [activation(...list)]
    const fighting = attacking(g, { source: 'own', ...attack })
    expect(done(fighting, { ...CARD, ...said })).toEqual([])
    return g.used
  }

  test('a marine’s: the attack of this card, once more so many times', () => {
    const [other, granted, card] = [pending('other'), pending('own', { card: undefined }), pending('own')]
    expect(repeated([other, granted, card])).toEqual([])
    expect(card).toMatchObject({ left: 2, foes: ['imp-1'] })
    expect(card).not.toHaveProperty('different')
    expect([other, granted].map(p => [p.left, p.foes])).toEqual([
      [0, []],
      [0, []],
    ])
    const apart = pending('own')
    repeated([apart], {}, { differentDefender: true })
    expect(apart).toMatchObject({ different: true, left: 2 })
  })

  test('after the second it is noted that the card has repeated its attack, and no more are added', () => {
    const card = pending('own', { foes: ['imp-2'], left: 1 })
    expect(repeated([card])).toEqual([extraAttackMark('own')])
    expect(card).toMatchObject({ left: 1, foes: ['imp-2', 'imp-1'] })
  })

  test('not in the activation of another marine, and not for a marine without such a card', () => {
    const card = pending('own')
    expect(repeated([card], { attacker: 'bravo' })).toEqual([])
    expect(card).toMatchObject({ left: 0, foes: [] })
    expect(repeated([pending('other')])).toEqual([])
    expect(done(field(), CARD)).toEqual([])
  })

  test('a demon’s: its own attack, with fewer dice where the card says so', () => {
    const again = (said: object = {}, more: Partial<EffectsFrame> = {}, g = striking(field())) =>
      done(g, { ...AGAIN, ...said }, use({ ...invader, ...more }))
    expect(again()).toMatchObject([
      { flow: 'attack-again', left: 2, different: false, asks: false, blow: { attacker: 'imp-1', red: 2, black: 0 } },
    ])
    expect(again({ differentDefender: true }, { auto: true })).toMatchObject([{ different: true, asks: true }])
    expect(again({ removeDice: { red: 1 } })).toMatchObject([{ blow: { red: 1 } }])
    const dead = striking(field())
    dead.figures = dead.figures.filter(f => f.id !== 'imp-1')
    expect(again({}, {}, dead)).toEqual([])
    expect(again({}, {}, field())).toEqual([])
  })

  test('one after the other, each after the first may be declined', () => {
    const flow = flowOf('extraAttack', 'attack-again')
    const blow = { attacker: 'imp-1', range: 9, red: 1, black: 0, source: null }
    const frame = { ...STEP, blow, left: 2, different: true, asks: false }
    const g = field()
    const strike = () => flow.links.strike!.run!(g, frame) as { to?: string; end?: boolean; push?: object[] }
    const next = strike()
    expect([next.to, next.push]).toMatchObject(['more', [{ flow: 'attack', attacker: 'imp-1' }]])
    expect(frame).toMatchObject({ left: 1, asks: true })
    expect(told(flow, 'more', g, frame, { do: 'no' })).toMatchObject({ end: true })
    expect(told(flow, 'more', g, frame, { do: 'yes' })).toBeUndefined()
    strike()
    expect(strike()).toMatchObject({ end: true })
    figure(g, 'bravo').at = []
    expect(asked(flow, 'more', g, { ...frame, left: 1, asks: true })).toEqual(['yes', 'no']) // alpha alone is left
    expect(frame.left).toBe(0)
  })
})

describe('D-KILL-1 words that kill', () => {
  const kill = (g: DoomState, said: object = {}, f = use({}, ['imp-1'])) => {
    const frames = done(g, { op: 'kill', who: 'trigger-figure', as: 'normal', ...said }, f)
    return { frames, left: f.killedHealth }
  }
  const full = () => box().demons.imp!.health

  test('somebody on the map, and the health that was left is known', () => {
    const g = field()
    figure(g, 'imp-1').damage = 1
    expect(kill(g)).toMatchObject({
      frames: [{ flow: 'kill', figure: 'imp-1', by: null, how: 'effect' }],
      left: full() - 1,
    })
    for (const targets of [[], ['charlie'], ['imp-9']]) expect(kill(field(), {}, use({}, targets)).frames).toEqual([])
  })

  test('D-GLORY-1 as a Glory Kill by its owner, or in the place of the damage of the attack', () => {
    expect(kill(field(), { as: 'glory' })).toMatchObject({
      frames: [{ flow: 'kill', figure: 'imp-1', by: 'alpha', how: 'glory' }],
      left: undefined,
    })
    const g = attacking(field())
    expect(kill(g, { as: 'glory', replacesDamage: true }).frames).toEqual([])
    expect(attackOf(g)!.killInstead).toBe(true)
    const other = attacking(field())
    kill(other)
    expect(attackOf(other)!.killInstead).toBeUndefined()
  })

  test('whoever turns such kills into damage suffers that; what it had left counts only if it dies', () => {
    const tough = (sources: string[], damage: number) =>
      withCard(field(), {
        source: 'demon',
        card: 'imp',
        timing: 'passive',
        effects: [{ op: 'convertInstantKill', who: 'self', sources, damage }] as Effect[],
      })
    expect(kill(tough(['telefrag'], 1)).frames).toMatchObject([{ flow: 'kill' }])
    const hurt = (damage: number) => kill(tough(['telefrag', 'card-effect'], damage))
    expect(hurt(full() - 1)).toMatchObject({
      frames: [{ flow: 'damage', targets: ['imp-1'], amount: full() - 1, by: 'alpha' }],
      left: 0,
    })
    expect(hurt(full()).left).toBe(full())
    expect(hurt(full() + 1).left).toBe(full())
  })

  test('D-ABILITY-1 a kill that is prevented leaves so much health: the latest one, of whoever is killed', () => {
    const killing = (id: string) => ({ ...STEP, flow: 'kill', figure: id, prevented: undefined as boolean | undefined })
    const [outer, inner] = [killing('imp-2'), killing('alpha')]
    const g = field()
    g.stack = [outer, inner, { ...STEP, flow: 'moment' }]
    const prevent = () => done(g, { op: 'preventKill', who: 'self', leaveHealth: 2 })
    prevent()
    expect([outer.prevented, inner.prevented]).toEqual([undefined, true])
    expect(figure(g, 'alpha').damage).toBe(box().marines.alpha!.health - 2)
    expect(figure(g, 'imp-2').damage).toBe(0)
    g.stack = [outer]
    prevent()
    expect([outer.prevented, figure(g, 'imp-2').damage]).toEqual([true, full() - 2])
  })
})

describe('D-ATTACK-3 D-ATTACK-8 dice of an attack', () => {
  const dice = (more: object = {}) => ({ op: 'addDice', red: 1, black: 2, ...more })
  const rolls = (g: DoomState, said: object, f = use()) => wordNamed('addDice').rolls!(g, f, said as never)

  test('real dice are named for those that are added once the others lie there', () => {
    const g = attacking(field(), { rolled: true, argentSpent: 5 })
    expect(rolls(g, dice())).toEqual({ red: 1, black: 2 })
    expect(rolls(attacking(field()), dice())).toBeUndefined()
    expect(rolls(field(), dice())).toBeUndefined()
    expect(rolls(g, dice({ until: 'activation-end' }))).toBeUndefined()
    expect(rolls(g, dice({ until: 'activation-end' }), use({ only: 0 }))).toEqual({ red: 1, black: 2 })
    const per = { counter: 'argentSpent', each: 2, max: 9, plus: 1 }
    expect(rolls(g, dice({ per }))).toEqual({ red: 3, black: 6 })
    expect(rolls(g, dice({ per: { ...per, max: 1 } }))).toEqual({ red: 2, black: 4 })
    expect(rolls(g, dice({ per: { ...per, plus: undefined } }))).toEqual({ red: 2, black: 4 })
  })

  test('as many for each token spent or space moved', () => {
    const added = (said: object, attack: Partial<AttackFrame> = {}) => {
      const g = attacking(field(), { red: 0, black: 0, ...attack })
      figure(g, 'alpha').moved = 4
      g.random.queue = [1, 1, 1, 1, 1, 1]
      done(g, dice(said))
      const { red, black, dice: rolled } = attackOf(g)!
      return [red, black, rolled.length]
    }
    const per = { counter: 'argentSpent', each: 1, max: 2 }
    expect(added({ per })).toEqual([0, 0, 0])
    expect(added({ per }, { argentSpent: 1 })).toEqual([1, 2, 0])
    expect(added({ per: { ...per, counter: 'spacesMoved', each: 3 } })).toEqual([1, 2, 0])
    expect(added({ per }, { argentSpent: 2, rolled: true })).toEqual([0, 0, 6])
  })

  test('argent is spent token by token for dice', () => {
    const g = striking(field())
    g.demons.imp!.argent = 2
    expect(done(g, { op: 'spendArgent', from: 'attacker-card', upTo: 2 })).toMatchObject([
      { flow: 'spend-argent', kind: 'imp', left: 2 },
    ])
    const spending = flowOf('spendArgent', 'spend-argent')
    const frame = { ...STEP, kind: 'imp', left: 2 }
    expect(told(spending, 'pick', g, frame, { do: 'done' })).toBeUndefined()
    expect([frame.left, g.demons.imp!.argent, attackOf(g)!.argentSpent]).toEqual([2, 2, undefined])
    expect(told(spending, 'pick', g, frame, { do: 'spend' })).toMatchObject({ to: 'pick' })
    expect([frame.left, g.demons.imp!.argent, attackOf(g)!.argentSpent]).toEqual([1, 1, 1])
    told(spending, 'pick', g, frame, { do: 'spend' })
    expect([frame.left, g.demons.imp!.argent, attackOf(g)!.argentSpent]).toEqual([0, 0, 2])
  })

  test('dice are turned one by one', () => {
    const turning = flowOf('setDie', 'set-die')
    const g = attacking(field(), { dice: [{ colour: 'red', face: 1 }] })
    const frame = { ...STEP, seat: 'alpha', left: 2 }
    expect(told(turning, 'pick', g, frame, { do: 'done' })).toBeUndefined()
    expect(frame.left).toBe(2)
    expect(told(turning, 'pick', g, frame, { do: 'set', n: '0', to: '2' })).toMatchObject({ to: 'pick' })
    expect([frame.left, attackOf(g)!.dice[0]!.face]).toEqual([1, 2])
    expect(done(g, { op: 'setDie', count: 1, to: 'any' })).toMatchObject([{ seat: 'alpha', left: 1 }])
  })
})

describe('D-ABILITY-1 words that stay in force', () => {
  const laid = (said: object, f: EffectsFrame) => {
    const g = field()
    g.lasting = []
    done(g, said, f)
    return g.lasting.map(l => [l.on, l.until])
  }

  test('a shorter range: for all marines, also those who come back, or for those named', () => {
    const cap = (who: unknown) => laid({ op: 'capRange', who, max: 2, until: 'round-end' }, use({}, ['bravo']))
    expect(cap({ pick: 'all', side: 'marine' })).toEqual([[[ALL_MARINES], 'round-end']])
    expect(cap({ pick: 'all', side: 'demon' })).toEqual([[['bravo'], 'round-end']])
    expect(cap({ pick: 1, side: 'marine' })).toEqual([[['bravo'], 'round-end']])
    expect(cap({ side: 'marine' })).toEqual([[['bravo'], 'round-end']])
    expect(cap('self')).toEqual([[['bravo'], 'round-end']])
  })

  test('a ban: for the own figure, until when the rule says', () => {
    const ban = (until: string | undefined, f = use()) => laid({ op: 'forbid', what: 'teleporter-move', until }, f)
    expect(ban('token-dropped')).toEqual([[['alpha'], 'token-dropped']])
    expect(ban(undefined)).toEqual([])
    expect(ban('token-dropped', use({ self: undefined }))).toEqual([])
  })

  test('D-ABILITY-2 the burden of a carrier alone is no reason to take a token', () => {
    const matters = (said: { op: Effect['op'] } & object) =>
      wordNamed(said.op).matters!(field(), use(), said as never, null as never)
    for (const op of ['forbid', 'modifySprint'] as const) {
      const burden = (until: string) => ({ op, what: 'teleporter-move', set: 4, until })
      expect(matters(burden('token-dropped')), op).toBe(false)
      expect(matters(burden('activation-end')), op).toBe(true)
    }
  })

  test('D-MARINE-6 further main actions: always, or now, each with so many dice fewer', () => {
    const more = (said: object) => {
      const g = field()
      g.lasting = []
      const activation = { ...STEP, flow: 'marine', marine: 'alpha', mains: 1, weak: [] as object[], pending: [] }
      g.stack = [activation]
      done(g, { op: 'extraMainAction', who: 'self', amount: 2, until: 'activation-end', ...said }, use({}, ['alpha']))
      return [activation.mains, activation.weak, g.lasting.length]
    }
    expect(more({})).toEqual([3, [], 0])
    expect(more({ until: 'permanent' })).toEqual([1, [], 1])
    const none = { red: 0, black: 0, count: 0 }
    expect(more({ removeDice: { red: 1 } })).toEqual([
      3,
      [
        { ...none, red: 1 },
        { ...none, red: 1 },
      ],
      0,
    ])
    expect(more({ removeDice: { black: 1, count: 2 }, amount: 1 })).toEqual([2, [{ ...none, black: 1, count: 2 }], 0])
    const g = field()
    g.stack = []
    expect(done(g, { op: 'extraMainAction', who: 'self', amount: 1, until: 'activation-end' })).toEqual([])
  })

  test('D-LOS-1 the eyes of whoever has the card', () => {
    const eyes = (f: EffectsFrame) => {
      const g = attacking(field())
      done(g, { op: 'borrowLineOfSight', who: 'attacker', from: 'self' }, f)
      return attackOf(g)!.eyes
    }
    expect([eyes(use({ self: 'bravo' })), eyes(use({ self: undefined }))]).toEqual(['bravo', 'alpha'])
  })
})

describe('D-ATTACK-2 another defender', () => {
  test('the invader names one of those the card allows', () => {
    const g = attacking(field(), { spaces: [...figure(field(), 'imp-1').at] })
    const to = { side: 'demon', within: 9, of: 'defender' }
    expect(done(g, { op: 'redirectAttack', to }, use(invader))).toMatchObject([{ to: ['imp-1', 'imp-2', 'pinky-1'] }])
    const flow = flowOf('redirectAttack', 'redirect')
    expect(asked(flow, 'pick', g, { to: ['imp-2'] })).toEqual(['target:imp-2'])
    expect(asked(flow, 'pick', g, { to: [] })).toBeNull()
    const matters = (within: number, op = wordNamed('redirectAttack')) =>
      op.matters!(g, use(invader), { op: 'redirectAttack', to: { ...to, within } } as never, null as never)
    expect([matters(9), matters(1)]).toEqual([true, true]) // the defender itself
    told(flow, 'pick', g, { ...STEP }, { figure: 'imp-2' })
    expect(attackOf(g)).toMatchObject({ defender: 'imp-2', spaces: [at(g, 'h1')] })
  })
})

describe('D-GOLDEN-5 a choice between effects', () => {
  const heal = { op: 'heal', who: 'chooser', amount: 1 }
  const card = (chooser: unknown): Partial<Ability> => ({
    source: 'event',
    effects: [heal, { op: 'choice', chooser, options: [[heal], [heal, heal]] }] as never,
  })
  const f = use({ owner: 'invader', self: undefined, i: 1 })
  const begun = (chooser: unknown) => {
    const { effects } = card(chooser)
    return done(withCard(field(), card(chooser)), effects![1]!, f)
  }

  test('who chooses is picked first, by the invader where the card says so', () => {
    expect(begun('marines')).toMatchObject([{ flow: 'pick-chooser', from: ['alpha', 'bravo'] }])
    expect(begun('marines')[0]).not.toHaveProperty('word')
    expect(begun({ side: 'marine', pick: 1 })[0]).not.toHaveProperty('word')
    expect(begun({ side: 'marine', chooser: 'invader' })).toMatchObject([{ word: 'invader' }])
    expect(begun({ side: 'marine', selector: 'invader' })).toMatchObject([{ word: 'invader' }])
    const picking = flowOf('choice', 'pick-chooser')
    const frame = { ...STEP, use: use(), from: ['alpha', 'bravo'] }
    expect(asked(picking, 'pick', field(), { ...frame, from: [] })).toBeNull()
    const seat = (word?: string) =>
      picking.links.pick!.question!.ask(field(), { ...frame, ...(word ? { word } : {}) } as Told)!.seat
    expect([seat(), seat('invader')]).toEqual(['alpha', 'invader'])
    expect(told(picking, 'pick', field(), frame, { figure: 'bravo' })!.push).toMatchObject([
      { flow: 'choice', chooser: 'bravo' },
    ])
  })

  test('then the chooser takes one, and its effects happen from the first on', () => {
    const choosing = flowOf('choice', 'choice')
    const g = withCard(field(), card('marines'))
    const frame = { ...STEP, use: f, chooser: 'bravo' }
    expect(asked(choosing, 'pick', g, frame)).toHaveLength(2)
    expect(choosing.links.pick!.question!.ask(g, frame)!.seat).toBe('bravo')
    expect(asked(choosing, 'pick', g, { ...frame, use: { ...f, i: 0 } })).toBeNull()
    expect(told(choosing, 'pick', g, frame, { n: '1' })!.push).toMatchObject([
      { flow: 'effects', branch: [1, 1], chosen: 'bravo', i: 0, owner: 'invader' },
    ])
  })
})
