/** How the effects of a card follow one another: which of them, when, and whom they ask. */
import { end } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import { type EffectsFrame, newEffects } from '../../src/abilities/frames.ts'
import { usedMark } from '../../src/abilities/may-use.ts'
import { effectsFlow } from '../../src/language/effects.ts'
import { newAttack } from '../../src/match/attack-frame.ts'
import type { Ability, Effect } from '../../src/match/said.ts'
import type { DoomState } from '../../src/match/state.ts'
import { asked, calls, told } from '../asked.ts'
import { figure, lane } from '../lane.ts'
import { withCard } from '../own-card.ts'
import { box } from '../play.ts'

const frame = (more: Partial<EffectsFrame> = {}): EffectsFrame => ({
  ...newEffects({ ability: 'own', owner: 'alpha', self: 'alpha', ...more }),
  targets: more.targets ?? [],
})
const invader = { owner: 'invader', self: 'imp-1' }
const frags = (amount: number, more: object = {}) => ({ op: 'gainFrags', amount, ...more }) as Effect

/** The effects that happen, in order, when a card says them and is used so. */
function happening(g: DoomState, f: EffectsFrame): number[] {
  const found: number[] = []
  while (effectsFlow.links.next!.run!(g, f) !== end) {
    found.push(f.i)
    f.i++
  }
  return found
}

describe('D-ABILITY-1 the effects of a card that happen at a moment', () => {
  const effects = [
    frags(1),
    frags(2, { at: 'activation-end' }),
    frags(3, { at: 'after-attack' }),
    frags(4, { at: 'on-sprint', if: [{ cond: 'demonsOnMap', max: 0 }] }),
  ]
  const card = (more: Partial<Ability> = {}) => withCard(lane(), { timing: 'on-sprint', effects, ...more })
  const laid = (g: DoomState) => g.lasting.map(l => l.effect)

  test('used: those without a moment of their own; the others are laid down until theirs', () => {
    const g = card()
    expect(happening(g, frame())).toEqual([0])
    expect(laid(g)).toEqual([1, 2])
    const own = card({ timing: 'after-attack' })
    expect(happening(own, frame())).toEqual([0, 2])
    expect(laid(own)).toEqual([1, 3])
  })

  test('at a moment: those that name it, and nothing is laid down', () => {
    const g = card()
    expect(happening(g, frame({ at: 'after-attack' }))).toEqual([2])
    expect(happening(g, frame({ at: 'activation-end' }))).toEqual([1])
    expect(laid(g)).toEqual([])
  })

  test('a single one, when what was laid down is heard of', () => {
    const g = card()
    expect(happening(g, frame({ only: 1 }))).toEqual([1])
    expect(happening(g, frame({ only: 2 }))).toEqual([2])
    expect(laid(g)).toEqual([])
  })

  test('only while its condition holds', () => {
    const g = card()
    expect(happening(g, frame({ at: 'on-sprint' }))).toEqual([])
    g.figures = g.figures.filter(f => f.kind === 'marine')
    expect(happening(g, frame({ at: 'on-sprint' }))).toEqual([3])
    expect(happening(g, frame())).toEqual([0, 3])
  })

  test('one branch of a choice', () => {
    const options = [
      [frags(1), frags(2, { at: 'activation-end' })],
      [frags(1), frags(2), frags(3)],
    ] as never
    const g = card({ effects: [frags(9), { op: 'choice', chooser: 'self', options }] })
    expect(happening(g, frame({ branch: [1, 0] }))).toEqual([0])
    expect(happening(g, frame({ branch: [1, 1] }))).toEqual([0, 1, 2])
    expect(happening(g, frame({ branch: [0, 0] }))).toEqual([])
  })

  test('what a card says of its own attack waits for that; without an attack box it is laid down', () => {
    const attack = Object.values(box().actionCards).find(one => one.attack)!.id
    const brace = Object.values(box().actionCards).find(one => !one.attack)!.id
    for (const [id, waiting] of [
      [attack, [1, 3]],
      [brace, [1, 2, 3]],
    ] as const) {
      const g = card({ id, source: 'action', timing: 'main-action' })
      expect(happening(g, frame({ ability: id })), id).toEqual([0])
      expect(laid(g), id).toEqual(waiting)
    }
  })

  test('dice that stay come when they are heard of, not at their moment', () => {
    const dice = (more: object) => ({ op: 'addDice', red: 1, black: 0, at: 'before-attack', ...more }) as Effect
    const g = card({ effects: [dice({}), dice({ until: 'activation-end' }), frags(1, { at: 'before-attack' })] })
    expect(happening(g, frame({ at: 'before-attack' }))).toEqual([0, 2])
    const shields = { op: 'addShields', amount: 1, at: 'before-attack', until: 'activation-end' } as Effect
    expect(happening(card({ effects: [shields] }), frame({ at: 'before-attack' }))).toEqual([0])
  })

  test('a procedure is not laid down', () => {
    const g = card({ effects: [{ op: 'custom', name: 'attack-decoy', procedure: ['x'], at: 'activation-end' }] })
    expect(happening(g, frame())).toEqual([])
    expect(laid(g)).toEqual([])
  })

  test('OP-12 D-CLASS-4 the rest of a dead marine’s card is skipped, as is that of a dead demon; class abilities work', () => {
    const after = (source: Ability['source'], more: Partial<EffectsFrame>) =>
      happening(withCard(lane(), { source, effects: [frags(1)] }), frame(more)).length
    expect(after('action', {})).toBe(1)
    expect(after('action', { self: 'charlie' })).toBe(0)
    expect(after('action', { self: undefined })).toBe(1)
    expect(after('action', { self: 'charlie', only: 0 })).toBe(1)
    expect(after('demon', invader)).toBe(1)
    expect(after('demon', { ...invader, self: 'imp-9' })).toBe(0)
    expect(after('demon', { ...invader, self: 'imp-9', only: 0 })).toBe(1)
    expect(after('demon', { ...invader, self: undefined })).toBe(0)
    expect(after('demon', { self: 'charlie' })).toBe(1)
    for (const source of ['class', 'event', 'glory'] as const) expect(after(source, { self: 'charlie' })).toBe(1)
  })

  test('whoever was picked for one effect is forgotten before the next', () => {
    const g = card({ effects: [frags(1)] })
    const f = frame({ targets: ['imp-1'] })
    effectsFlow.links.next!.run!(g, f)
    expect(f.targets).toEqual([])
  })
})

describe('D-ABILITY-1 what is laid down', () => {
  const laid = (e: object, more: Partial<EffectsFrame> = {}, card: Partial<Ability> = {}) => {
    const g = withCard(lane(), { timing: 'after-defense', effects: [frags(1), frags(2, e)], ...card })
    g.activation = 7
    happening(g, frame(more))
    expect(g.lasting).toHaveLength(1)
    return g.lasting[0]!
  }

  test('whose it is, and for whom: whoever triggered it, else the own figure, else nobody', () => {
    expect(laid({ at: 'activation-start' }, { trigger: 'imp-1' })).toMatchObject({
      ability: 'own',
      effect: 1,
      owner: 'alpha',
      on: ['imp-1'],
    })
    expect(laid({ at: 'activation-start' }).on).toEqual(['alpha'])
    expect(laid({ at: 'activation-start' }, { self: undefined }).on).toEqual([])
  })

  test('until when: as the card says, else its moment, and every step of the activation', () => {
    expect(laid({ at: 'activation-start' }).until).toBe('activation-start')
    expect(laid({ at: 'activation-start', until: 'round-end' }).until).toBe('round-end')
    expect(laid({ at: 'on-move' }).until).toBe('activation-end')
    expect(laid({ at: 'on-move', until: 'round-end' }).until).toBe('round-end')
  })

  test('how often, and in which step of the round it was laid down', () => {
    const dice = { op: 'addDice', red: 1, black: 0, at: 'before-attack', until: 'round-end' }
    expect(laid({ ...dice, uses: 2 }).uses).toBe(2)
    expect('uses' in laid(dice)).toBe(false)
    expect('uses' in laid({ ...dice, uses: undefined })).toBe(false)
    expect(laid({ at: 'next-activation-end' }).step).toBe(7)
    expect('step' in laid({ at: 'activation-start' })).toBe(false)
  })
})

describe('D-GOLDEN-5 what may be declined is asked about', () => {
  const may = (effect: object, more: Partial<EffectsFrame> = {}, change: (g: DoomState) => void = () => {}) => {
    const g = withCard(lane(), { effects: [effect as Effect] })
    change(g)
    return asked(effectsFlow, 'may', g, frame(more))
  }
  const YES_NO = ['yes', 'no']

  test('what is optional, unless the word or a pick asks itself', () => {
    expect(may(frags(1))).toBeNull()
    expect(may(frags(1, { optional: true }))).toEqual(YES_NO)
    expect(may({ op: 'moveFigure', who: 'self', spaces: 1, optional: true })).toBeNull()
    const hurt = { op: 'damage', amount: 1, optional: true }
    expect(may({ ...hurt, who: 'self' })).toEqual(YES_NO)
    expect(may({ ...hurt, who: { pick: 1, side: 'demon' } })).toBeNull()
    expect(may({ ...hurt, who: { pick: 'all', side: 'demon' } })).toEqual(YES_NO)
    expect(may({ ...hurt, who: { side: 'demon' } })).toEqual(YES_NO)
  })

  test('what would hurt nobody is not asked about', () => {
    const hurt = { op: 'damage', amount: 1, optional: true, who: { side: 'demon', within: 3, of: 'self' } }
    expect(may(hurt)).toEqual(YES_NO)
    expect(may({ ...hurt, who: { ...hurt.who, within: 2 } })).toBeNull()
  })

  test('D-ABILITY-2 what happens by itself: if it is not welcome, or if it might kill', () => {
    const auto = { auto: true }
    expect(may(frags(1), auto)).toEqual(YES_NO)
    expect(may({ op: 'heal', who: 'self', amount: 1 }, auto)).toBeNull()
    expect(may({ op: 'heal', who: 'self', amount: 1 }, { auto: false })).toBeNull()
    const hurt = (amount: number) => ({ op: 'damage', amount, who: { side: 'demon', within: 3, of: 'self' } })
    const health = box().demons.imp!.health
    expect(may(hurt(health - 1), auto)).toBeNull()
    expect(may(hurt(health), auto)).toEqual(YES_NO)
    expect(may(hurt(health))).toBeNull()
    expect(may(hurt(1), auto, g => void (figure(g, 'imp-1').damage = health - 1))).toEqual(YES_NO)
    expect(may(hurt(1), auto, g => void (figure(g, 'imp-1').damage = health - 2))).toBeNull()
    const rolled = { op: 'damage', dice: { red: 1, black: 0 }, who: { side: 'demon', within: 3, of: 'self' } }
    expect(may(rolled, auto)).toEqual(YES_NO)
    expect(may({ ...hurt(99), who: 'trigger-figure' }, { ...auto, trigger: 'charlie' })).toBeNull()
    expect(may({ ...hurt(99), who: 'trigger-figure' }, { ...auto, trigger: 'imp-9' })).toBeNull()
    expect(may({ ...hurt(99), who: 'trigger-figure' }, { ...auto, trigger: 'imp-1' })).toEqual(YES_NO)
  })

  test('of several that are hurt one is enough to be asked', () => {
    const all = { op: 'damage', amount: 1, who: { side: 'demon' } }
    const health = box().demons.imp!.health
    expect(may(all, { auto: true }, g => void (figure(g, 'imp-2').damage = health - 1))).toEqual(YES_NO)
  })

  test('declined, the next effect follows; accepted, this one', () => {
    const g = withCard(lane(), { effects: [frags(1, { optional: true })] })
    const f = frame()
    expect(told(effectsFlow, 'may', g, f, { do: 'yes' })).toBeUndefined()
    expect(f.i).toBe(0)
    expect(told(effectsFlow, 'may', g, f, { do: 'no' })).toMatchObject({ to: 'next' })
    expect(f.i).toBe(1)
  })
})

describe('D-ABILITY-1 whom an effect concerns', () => {
  const near = { side: 'demon', within: 9, of: 'self' }
  const who = (query: unknown, more: Partial<EffectsFrame> = {}, said: object = {}) => {
    const g = withCard(lane(), { effects: [{ op: 'stun', who: query, ...said } as Effect] })
    const f = frame(more)
    const decision = effectsFlow.links.who!.question!.ask(g, f)
    return { offers: asked(effectsFlow, 'who', g, { ...frame(more) }), seat: decision?.seat, targets: f.targets }
  }

  test('nobody is asked about whom the card names, or about all', () => {
    expect(who('self')).toEqual({ offers: null, seat: undefined, targets: ['alpha'] })
    expect(who({ ...near, pick: 'all' }).targets).toEqual(['imp-1', 'imp-2'])
    expect(who(near).targets).toEqual(['imp-1', 'imp-2'])
    expect(who(near, { targets: ['imp-2'] }).targets).toEqual(['imp-2'])
    expect(who(undefined, {}, frags(1)).targets).toEqual([])
  })

  test('as many as the card says, one by one, each once; then it may be left at that', () => {
    expect(who({ ...near, pick: 1 }).offers).toEqual(['pick:imp-1', 'pick:imp-2'])
    expect(who({ ...near, pick: 1 }, { targets: ['imp-1'] }).offers).toBeNull()
    expect(who({ ...near, pick: 2 }, { targets: ['imp-1'] }).offers).toEqual(['pick:imp-2', 'done'])
    expect(who({ ...near, pick: 3 }, { targets: ['imp-1', 'imp-2'] }).offers).toBeNull()
    expect(who({ ...near, pick: 1, within: 1 }).offers).toBeNull()
  })

  test('nobody, where it is optional or happens by itself', () => {
    expect(who({ ...near, pick: 1 }, {}, { optional: true }).offers).toEqual(['pick:imp-1', 'pick:imp-2', 'done'])
    expect(who({ ...near, pick: 1 }, { auto: true }).offers).toEqual(['pick:imp-1', 'pick:imp-2', 'done'])
  })

  test('picked by the owner, or by the invader where the card says so', () => {
    expect(who({ ...near, pick: 1 }).seat).toBe('alpha')
    expect(who({ ...near, pick: 1, chooser: 'invader' }).seat).toBe('invader')
    expect(who({ ...near, pick: 1, selector: 'invader' }).seat).toBe('invader')
    expect(who({ ...near, pick: 1 }, { owner: 'mission' }).seat).toBe('invader')
  })

  test('first the demon that the rest is measured from, if anybody is near it', () => {
    const drag = { side: 'marine', pick: 1, within: 2, of: 'chosen-demon' }
    expect(who(drag, invader)).toMatchObject({ offers: ['pick:imp-1'], seat: 'invader' })
    expect(who({ ...drag, within: 1 }, invader).offers).toBeNull()
    expect(who({ ...drag, within: 7 }, invader).offers).toEqual(['pick:imp-1', 'pick:imp-2'])
    expect(who(drag, { ...invader, chosen: 'imp-1' }).offers).toEqual(['pick:bravo'])
    expect(who({ ...drag, of: 'self', within: 3, exclude: ['self'] }, invader).offers).toEqual([
      'pick:alpha',
      'pick:bravo',
    ])
    expect(who({ ...drag, chooser: 'invader' }).seat).toBe('invader')
    expect(who(drag).seat).toBe('alpha')
  })

  test('a pick is kept, the demon apart; done ends it if somebody was picked, else the effect is left out', () => {
    const g = withCard(lane(), { effects: [{ op: 'stun', who: { ...near, pick: 2 } } as Effect] })
    const f = frame()
    expect(told(effectsFlow, 'who', g, f, { do: 'pick', figure: 'imp-2' })).toMatchObject({ to: 'who' })
    expect(told(effectsFlow, 'who', g, f, { do: 'pick', figure: 'imp-1' })).toMatchObject({ to: 'who' })
    expect([f.targets, f.i, f.chosen]).toEqual([['imp-2', 'imp-1'], 0, undefined])
    expect(told(effectsFlow, 'who', g, f, { do: 'done' })).toBeUndefined()
    expect(f.i).toBe(0)
    f.targets = ['imp-1']
    expect(told(effectsFlow, 'who', g, f, { do: 'done' })).toBeUndefined()
    f.targets = []
    expect(told(effectsFlow, 'who', g, f, { do: 'done' })).toMatchObject({ to: 'next' })
    expect(f.i).toBe(1)
    const drag = { op: 'stun', who: { side: 'marine', pick: 1, within: 2, of: 'chosen-demon' } } as Effect
    const from = frame(invader)
    const dragged = withCard(lane(), { effects: [drag] })
    expect(told(effectsFlow, 'who', dragged, from, { do: 'pick', figure: 'imp-1' })).toMatchObject({ to: 'who' })
    expect([from.chosen, from.targets]).toEqual(['imp-1', []])
    told(effectsFlow, 'who', dragged, from, { do: 'pick', figure: 'bravo' })
    expect([from.chosen, from.targets]).toEqual(['imp-1', ['bravo']])
  })
})

describe('D-ABILITY-1 an effect is carried out', () => {
  test('once for each target in an activation, where the card says so', () => {
    const stun = { op: 'stun', who: 'trigger-figure', limit: 'once-per-target-per-activation' } as Effect
    const g = withCard(lane(), { effects: [stun] })
    const strike = (targets: string[]) => {
      const f = frame({ targets })
      const next = effectsFlow.links.apply!.run!(g, f)
      expect(next).toMatchObject({ to: 'next' })
      expect(f.i).toBe(1)
      return f.targets
    }
    g.used = []
    expect(strike(['imp-1'])).toEqual(['imp-1'])
    expect(g.used).toEqual([usedMark('own', 'imp-1')])
    expect(strike(['imp-1', 'imp-2'])).toEqual(['imp-2'])
    figure(g, 'imp-1').stunned = false
    expect(strike(['imp-1'])).toEqual([])
    expect(figure(g, 'imp-1').stunned).toBe(false)
    expect(figure(g, 'imp-2').stunned).toBe(true)
  })

  test('without such a limit as often as it comes', () => {
    const g = withCard(lane(), { effects: [{ op: 'stun', who: 'trigger-figure' } as Effect] })
    g.used = []
    effectsFlow.links.apply!.run!(g, frame({ targets: ['imp-1'] }))
    expect([g.used, figure(g, 'imp-1').stunned]).toEqual([[], true])
  })

  test('D-ATTACK-3 real dice on the table are asked for first, as thrown by whoever uses the card', () => {
    const rolled = { op: 'damage', who: 'trigger-figure', dice: { red: 1, black: 2 } } as Effect
    const g = withCard(lane(), { effects: [rolled, frags(1)] })
    const faces = (table: DoomState, more: Partial<EffectsFrame> = {}) =>
      (effectsFlow.links.apply!.run!(table, frame({ trigger: 'imp-1', targets: ['imp-1'], ...more }))?.push ??
        []) as unknown[]
    expect(calls(effectsFlow, 'apply', g, frame({ targets: ['imp-1'] }))).toEqual(['damage'])
    const table = { ...g, rulings: { ...g.rulings, tableDice: true } }
    expect(faces(table)).toMatchObject([{ flow: 'table-dice', by: 'alpha', red: 1, black: 2 }])
    expect(faces(table, { owner: 'invader', self: 'imp-2' })).toMatchObject([{ by: 'imp-2' }])
    expect(faces(table, { owner: 'invader', self: undefined })).toMatchObject([{ by: 'invader' }])
    expect(faces(table, { i: 1 })).toEqual([])
  })

  test('an attack that it makes ends nothing but goes on with the next effect', () => {
    const blow = newAttack({ attacker: 'alpha', defender: 'imp-1', range: 9, red: 1, black: 0, source: null })
    const g = withCard(lane(), { effects: [{ op: 'modifyRange', amount: 1 }] })
    g.stack = [...g.stack, blow]
    const f = frame()
    expect(effectsFlow.links.apply!.run!(g, f)).toMatchObject({ to: 'next' })
    expect([blow.range, f.i]).toEqual([10, 1])
  })
})
