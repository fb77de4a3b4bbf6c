/** Whom explosions, lines and other damage of cards reach, and how much of it. */
import { type Event, listening } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import { type EffectsFrame, newEffects } from '../../src/abilities/frames.ts'
import { wordNamed } from '../../src/language/words/index.ts'
import { type AttackFrame, newAttack } from '../../src/match/attack-frame.ts'
import type { Effect } from '../../src/match/said.ts'
import type { DoomState } from '../../src/match/state.ts'
import { asked, told } from '../asked.ts'
import { at, figure, lane, position } from '../lane.ts'
import { withCard } from '../own-card.ts'
import { box } from '../play.ts'
import { flowOf, starts, type Told } from './flow-of.ts'

const use = (more: Partial<EffectsFrame> = {}, targets: string[] = []): EffectsFrame => ({
  ...newEffects({ ability: 'own', owner: 'alpha', self: 'alpha', ...more }),
  targets,
})
const invader = { owner: 'invader', self: 'imp-1' }

/** Alpha and Bravo, two imps and a baron at close quarters; a wall hides Charlie. */
const field = () =>
  position({
    map: ['+-+-+-+-+-+-+', '|. . . . . .|', '+ + + + + + +', '|. . . . . .|', '+-+-+-+-+-+-+'],
    alpha: { at: 'b1' },
    bravo: { at: 'c2' },
    charlie: { at: null },
    delta: { at: null },
    demons: { imp: [{ at: 'a1' }, { at: 'd1' }], 'baron-of-hell': { at: ['e1', 'f1', 'e2', 'f2'] } },
  })

function attacking(g: DoomState, attack: Partial<AttackFrame> = {}): DoomState {
  const defender = attack.defender ?? 'imp-2'
  const frame = newAttack({ attacker: 'alpha', defender, range: 9, red: 1, black: 0, source: null })
  const going: AttackFrame = { ...frame, spaces: [...figure(g, defender).at], ...attack }
  return { ...g, stack: [...g.stack, going] }
}

const SPLASH = { op: 'splash', center: 'self', radius: 1, amount: 1, who: 'any' }

describe('D-DAMAGE-1 whom an explosion reaches', () => {
  const reached = (g: DoomState, said: object = {}, more: Partial<EffectsFrame> = {}) =>
    wordNamed('splash').hurts!(g, use(more), { ...SPLASH, ...said } as never)

  test('everybody within its radius, but not the figure that it comes from', () => {
    expect(reached(field())).toEqual(['bravo', 'imp-1'])
    expect(reached(field(), { radius: 2 })).toEqual(['bravo', 'imp-1', 'imp-2'])
    expect(reached(field(), { includeCenter: true })).toEqual(['bravo', 'imp-1'])
  })

  test('enemies only: of marines demons, of demons marines but not the drone; of nobody in particular all', () => {
    expect(reached(field(), { who: 'enemy' })).toEqual(['imp-1'])
    expect(reached(field(), { who: 'enemy', radius: 9 }, invader)).toEqual(['alpha', 'bravo'])
    expect(reached(attacking(field()), { who: 'enemy', center: 'defender' }, { self: undefined })).toEqual([
      'bravo',
      'imp-2',
      'baron-of-hell-1',
    ])
    const escorted = lane({ mission: 'black-bishop-4', scenario: { drone: { at: 'e1' } } })
    expect(reached(escorted, { who: 'enemy', radius: 9 }, invader)).toEqual(['alpha', 'bravo'])
    expect(reached(escorted, { radius: 1 }, invader)).toEqual(['drone'])
  })

  test('not the excluded', () => {
    expect(reached(field(), { exclude: ['marines'] })).toEqual(['imp-1'])
    expect(reached(field(), { exclude: ['trigger-figure', 'demons'] }, { trigger: 'bravo' })).toEqual([])
  })

  test('OP-29 around the defender: it too; without an attack nobody', () => {
    expect(reached(attacking(field()), { center: 'defender' })).toEqual(['bravo', 'imp-2', 'baron-of-hell-1'])
    expect(reached(field(), { center: 'defender' })).toEqual([])
    const large = attacking(field(), { spaces: figure(field(), 'baron-of-hell-1').at })
    expect(reached(large, { center: 'defender' })).toEqual(['imp-2', 'baron-of-hell-1'])
  })

  test('around the space that was left, of those who left it', () => {
    const g = field()
    const left = (spaces: string[], more: Partial<EffectsFrame> = {}) =>
      reached(
        g,
        { center: 'space-left', radius: 0, includeCenter: true },
        { spaces: spaces.map(n => at(g, n)), ...more },
      )
    expect(left(['d1'])).toEqual(['imp-2'])
    expect(left(['b1', 'd1'])).toEqual([])
    expect(left(['d1', 'e1'], { ...invader, self: 'baron-of-hell-1' })).toEqual([])
    expect(reached(g, { center: 'space-left' }, { spaces: undefined })).toEqual([])
  })

  test('around the own tokens of this very card; who stands in the middle only where the card says so', () => {
    const g = field()
    const token = { kind: 'frag-grenade', effect: 0, until: 'token-removed' }
    const tokens = (...specs: Array<[string, string, string]>) => {
      g.tokens = specs.map(([space, owner, ability]) => ({ ...token, at: at(g, space), owner, ability }))
      return reached(g, { center: 'token', radius: 0, includeCenter: true })
    }
    expect(tokens(['d1', 'alpha', 'own'])).toEqual(['imp-2'])
    expect(tokens(['d1', 'bravo', 'own'])).toEqual([])
    expect(tokens(['d1', 'alpha', 'other'])).toEqual([])
    expect(tokens(['d1', 'alpha', 'own'], ['b1', 'alpha', 'own'])).toEqual(['alpha', 'imp-2'])
    g.tokens = [{ ...token, at: at(g, 'd1'), owner: 'alpha', ability: 'own' }]
    expect(reached(g, { center: 'token' })).toEqual(['bravo', 'baron-of-hell-1'])
    expect(reached(g, { center: 'token', includeCenter: true })).toEqual(['bravo', 'imp-2', 'baron-of-hell-1'])
    g.tokens = [{ ...token, at: at(g, 'f1'), owner: 'alpha', ability: 'own' }]
    expect(reached(g, { center: 'token' })).toEqual([]) // it stands in the middle with one of its spaces
  })

  test('D-LOS-1 through walls only where no line of sight is asked for', () => {
    const g = position({
      map: ['+-+-+-+', '|. .|.|', '+ + + +', '|. .|.|', '+ + + +', '|. . .|', '+-+-+-+'],
      alpha: { at: 'a1' },
      bravo: { at: 'c1' },
      demons: { imp: { at: 'b1' } },
    })
    expect(reached(g, { radius: 5 })).toEqual(['bravo', 'imp-1'])
    expect(reached(g, { radius: 5, los: true })).toEqual(['imp-1'])
  })
})

describe('D-DAMAGE-1 how much an explosion does', () => {
  const blown = (g: DoomState, said: object = {}, more: Partial<EffectsFrame> = {}) =>
    starts(g, use(more), { ...SPLASH, ...said } as never) as Told[]
  const hurt = (g: DoomState, said: object = {}, more: Partial<EffectsFrame> = {}) =>
    blown(g, said, more).map(f => [...(f.targets as string[]), f.amount])
  /** Alpha's class card changes what its explosions do. */
  const changing = (amount: number, against: string, owner = 'alpha') => {
    const effects = [{ op: 'modifySplash', who: 'self', amount, against }] as Effect[]
    const g = withCard(field(), { timing: 'passive', effects })
    g.marines.find(m => m.id === owner)!.class = 'own'
    return g
  }

  test('so much to each, from whoever causes it', () => {
    expect(hurt(field(), { amount: 2 })).toEqual([
      ['bravo', 2],
      ['imp-1', 2],
    ])
    expect(blown(field())).toMatchObject([
      { by: 'alpha', how: 'effect', i: 0 },
      { by: 'alpha', how: 'effect', i: 0 },
    ])
    expect(blown(attacking(field()), { center: 'defender' }, { self: undefined })[0]).toMatchObject({ by: null })
    expect(hurt(field(), { radius: 0 })).toEqual([])
    expect(hurt(field(), { exclude: ['marines'] })).toEqual([['imp-1', 1]])
  })

  test('what is rolled, once for all, by whoever throws; nothing rolled hurts nobody', () => {
    const rolled = (face: number, more: Partial<EffectsFrame> = {}) => {
      const g = changing(1, 'demon')
      g.random.queue = [face]
      const heard: Event[] = []
      const found = listening(heard, () => hurt(g, { amount: undefined, dice: { red: 1, black: 0 } }, more))
      return { found, by: heard.map(e => (e as unknown as { by: string }).by) }
    }
    expect(rolled(2)).toEqual({
      found: [
        ['bravo', 2],
        ['imp-1', 3],
      ],
      by: ['alpha'],
    })
    expect(rolled(0).found).toEqual([])
    expect(rolled(1, { owner: 'invader', self: 'imp-2' }).by).toEqual(['imp-2'])
    const rolls = (radius: number) =>
      wordNamed('splash').rolls!(field(), use(), { ...SPLASH, radius, dice: { red: 1, black: 0 } } as never)
    expect([rolls(1), rolls(0)]).toEqual([{ red: 1, black: 0 }, undefined])
    const one = { ...SPLASH, exclude: ['marines'], dice: { red: 1, black: 0 } }
    expect(wordNamed('splash').rolls!(field(), use(), one as never)).toEqual({ red: 1, black: 0 })
  })

  test('the hits of the attack', () => {
    const hits = (face: number) => {
      const g = attacking(field(), { dice: [{ colour: 'red', face }] })
      return hurt(g, { center: 'defender', amount: 'hitsRolled', exclude: ['marines'] })
    }
    expect(hits(2)).toEqual([
      ['imp-2', 2],
      ['baron-of-hell-1', 2],
    ])
    expect(hits(0)).toEqual([])
  })

  test('D-CLASS-1 more or less by the class of the thrower, for each side', () => {
    expect(hurt(changing(2, 'demon'))).toEqual([
      ['bravo', 1],
      ['imp-1', 3],
    ])
    expect(hurt(changing(2, 'marine'))).toEqual([
      ['bravo', 3],
      ['imp-1', 1],
    ])
    expect(hurt(changing(-1, 'marine'))).toEqual([['imp-1', 1]])
    expect(hurt(changing(2, 'demon', 'bravo'))).toEqual([
      ['bravo', 1],
      ['imp-1', 1],
    ])
    expect(hurt(changing(2, 'marine'), { radius: 2, who: 'enemy' }, { owner: 'invader', self: 'imp-1' })).toEqual([
      ['alpha', 1],
      ['bravo', 1],
    ])
  })

  test('the thrower too, unless immune to its own', () => {
    const g = withCard(field(), {
      timing: 'passive',
      effects: [{ op: 'immune', who: 'self', to: ['own-splash'], until: 'permanent' }],
    })
    const around = { center: 'defender', radius: 2 }
    expect(hurt(attacking(g), around).map(([id]) => id)).toContain('alpha')
    g.marines[0]!.class = 'own'
    const spared = hurt(attacking(g), around).map(([id]) => id)
    expect(spared).not.toContain('alpha')
    expect(spared).toContain('bravo')
    const others = hurt(attacking(g), around, { owner: 'bravo', self: 'bravo' }).map(([id]) => id)
    expect(others).toContain('alpha') // that was somebody else's
  })

  test('D-DAMAGE-5 the thrower recovers for each that suffers, after all have', () => {
    const healed = (said: object, more: Partial<EffectsFrame> = {}, g = field()) =>
      blown(g, { healOwnerPerFigure: 2, ...said }, more).filter(f => f.flow === 'siphon')
    expect(healed({ healMax: 9 })).toMatchObject([{ marine: 'alpha', amount: 4 }])
    expect(healed({ healMax: 3 })).toMatchObject([{ amount: 3 }])
    expect(healed({})).toMatchObject([{ amount: 2 }])
    expect(healed({ healMax: 9 }, {}, changing(-1, 'marine'))).toMatchObject([{ amount: 2 }])
    expect(healed({ healMax: 9, who: 'enemy' }, {}, changing(-1, 'demon'))).toEqual([])
    expect(healed({ healMax: 9 }, invader)).toEqual([])
    expect(healed({ healOwnerPerFigure: undefined })).toEqual([])
    expect(blown(field(), { healOwnerPerFigure: 1 }).at(-1)!.flow).toBe('siphon')
  })

  test('D-TIMING-3 their order is chosen where somebody may be killed', () => {
    const g = field()
    figure(g, 'imp-1').damage = box().demons.imp!.health - 1
    expect(blown(g)).toMatchObject([{ flow: 'in-turn', seat: 'alpha' }])
  })

  test('D-DEFENSE-12 one of them, where the card lets its owner pick', () => {
    expect(blown(field(), { pick: 1 })).toMatchObject([
      { flow: 'pick-splash', from: ['bravo', 'imp-1'], amount: 1, effects: { owner: 'alpha' } },
    ])
    const hits = (face: number) =>
      blown(attacking(field(), { dice: [{ colour: 'red', face }] }), { amount: 'hitsRolled', pick: 1 })
    expect([hits(0), hits(1).length]).toEqual([[], 1])
    const picking = flowOf('splash', 'pick-splash')
    const frame = { flow: '', step: '', effects: use(), effect: { ...SPLASH }, from: ['bravo', 'imp-1'], amount: 3 }
    expect(told(picking, 'pick', field(), frame, { do: 'done' })).toBeUndefined()
    expect(told(picking, 'pick', field(), frame, { do: 'pick', figure: 'bravo' })!.push).toMatchObject([
      { flow: 'damage', targets: ['bravo'], amount: 3 },
    ])
  })
})

describe('D-DAMAGE-1 direct damage of a card', () => {
  const dealt = (g: DoomState, said: object, targets = ['bravo', 'imp-1'], more: Partial<EffectsFrame> = {}) =>
    starts(g, use(more, targets), { op: 'damage', who: { side: 'any' }, ...said } as never) as Told[]

  test('to all at once, in an order of choice where somebody may be killed, one by one where they were picked', () => {
    expect(dealt(field(), { amount: 2 })).toMatchObject([
      { flow: 'damage', targets: ['bravo', 'imp-1'], amount: 2, by: 'alpha', how: 'effect', i: 0 },
    ])
    const g = field()
    figure(g, 'imp-1').damage = box().demons.imp!.health - 1
    expect(dealt(g, { amount: 1 })).toMatchObject([{ flow: 'in-turn', seat: 'alpha', ability: 'own' }])
    const [{ waiting }] = dealt(g, { amount: 1 }) as unknown as [{ waiting: Array<{ figure: string; frame: Told }> }]
    expect(waiting.map(turn => [turn.figure, turn.frame.amount, turn.frame.i])).toEqual([
      ['bravo', 1, 0],
      ['imp-1', 1, 0],
    ])
    expect(dealt(g, { amount: 1, who: { side: 'any', pick: 2 } })).toMatchObject([{ flow: 'damage', amount: 1 }])
    expect(dealt(field(), { amount: 2 }, [])).toEqual([])
    expect(dealt(field(), { amount: 1 }, ['bravo'], { self: undefined })).toMatchObject([{ by: null }])
  })

  test('what is rolled, or what went beyond the defender, at least so much', () => {
    const g = field()
    g.random.queue = [2]
    const heard: Event[] = []
    const rolled = listening(heard, () => dealt(g, { dice: { red: 1, black: 0 } }, ['bravo'], { ...invader }))
    expect(rolled).toMatchObject([{ amount: 2 }])
    expect(heard).toMatchObject([{ by: 'imp-1' }])
    const excess = (value: number, min?: number) =>
      dealt(attacking(field(), { excess: value }), { amount: 'excessDamage', ...(min ? { min } : {}) }, ['bravo'])
    expect(excess(3)).toMatchObject([{ amount: 3 }])
    expect(excess(1, 2)).toMatchObject([{ amount: 2 }])
    expect(excess(0)).toEqual([])
    expect(dealt(field(), { amount: 'excessDamage', min: 1 }, ['bravo'])).toMatchObject([{ amount: 1 }])
    const dying = field()
    figure(dying, 'imp-1').damage = box().demons.imp!.health
    expect(dealt(dying, { amount: 'excessDamage' })).toEqual([])
  })
})

describe('D-ABILITY-1 a line of damage', () => {
  const rail = { op: 'lineDamage', from: 'self', to: 'defender', amount: 2, who: 'enemy' }
  const shot = (g: DoomState, said: object = {}, more: Partial<EffectsFrame> = {}) =>
    starts(g, use(more), { ...rail, ...said } as never) as Told[]

  test('hits whom it crosses of those it may hit', () => {
    expect(shot(attacking(field()))).toMatchObject([{ flow: 'damage', targets: ['imp-2'], amount: 2 }])
    const both = field()
    figure(both, 'bravo').at = [at(both, 'c1')]
    expect(shot(attacking(both))).toMatchObject([{ targets: ['imp-2'] }])
    expect(shot(attacking(both), { who: 'any', exclude: ['self'] })).toMatchObject([{ targets: ['bravo', 'imp-2'] }])
    expect(shot(attacking(both), { who: 'any', exclude: ['self', 'defender'] })).toMatchObject([{ targets: ['bravo'] }])
    expect(shot(field())).toEqual([])
    expect(shot(attacking(field()), {}, { self: undefined })).toEqual([])
    expect(shot(attacking(field()), {}, { self: 'imp-9' })).toEqual([])
  })

  test('from the nearest spaces; among lines that cross others the shooter chooses', () => {
    const g = field()
    const baron = figure(g, 'baron-of-hell-1')
    const beside = attacking(g, { defender: baron.id })
    figure(g, 'alpha').at = [at(g, 'b2')]
    figure(g, 'bravo').at = []
    expect(shot(beside)).toMatchObject([
      { flow: 'pick-line', lines: [{ hit: ['imp-2', baron.id] }, { hit: [baron.id] }] },
    ])
    figure(g, 'imp-2').at = []
    expect(shot(beside)).toMatchObject([{ flow: 'damage', targets: [baron.id] }])
    const hall = position({
      map: ['+-+-+-+-+', '|. . . .|', '+ + + + +', '|. . . .|', '+-+-+-+-+'],
      alpha: { at: 'a1' },
      demons: { imp: { at: 'c1' }, mancubus: { at: ['d1', 'd2'] } },
    })
    const wide = attacking(hall, { attacker: 'mancubus-1', defender: 'alpha' })
    const lines = shot(wide, { who: 'any', exclude: ['self'] }, { owner: 'invader', self: 'mancubus-1' })
    expect(lines).toMatchObject([
      { flow: 'pick-line', amount: 2, lines: [{ hit: ['alpha', 'imp-1'] }, { hit: ['alpha'] }] },
    ])
    const picking = flowOf('lineDamage', 'pick-line')
    const offers = asked(picking, 'pick', hall, lines[0]!)!
    expect(offers).toHaveLength(2)
    const [, second] = (lines[0] as unknown as { lines: Array<{ from: number; to: number }> }).lines
    const name = (space: number) => ['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'd2'].find(n => at(hall, n) === space)
    const choice = { do: 'line', to: name(second!.to), n: name(second!.from) }
    expect(told(picking, 'pick', hall, lines[0]!, choice)!.push).toMatchObject([{ targets: ['alpha'], amount: 2 }])
  })

  test('only from the nearest of the spaces of a large figure', () => {
    const g = position({
      map: ['+-+-+', ...Array.from({ length: 3 }, () => ['|. .|', '+ + +']).flat(), '|. .|', '+-+-+'],
      alpha: { at: 'a4' },
      demons: { mancubus: { at: ['b1', 'b2'] }, imp: { at: 'b3' } },
    })
    const from = { owner: 'invader', self: 'mancubus-1' }
    const whom = { who: 'any', exclude: ['self'] }
    const upon = attacking(g, { attacker: 'mancubus-1', defender: 'alpha' })
    expect(shot(upon, whom, from)).toMatchObject([{ flow: 'damage', targets: ['alpha', 'imp-1'] }])
  })

  test('of two lines from one space the one that was chosen', () => {
    const g = field()
    figure(g, 'alpha').at = [at(g, 'b2')]
    figure(g, 'bravo').at = []
    const [frame] = shot(attacking(g, { defender: 'baron-of-hell-1' })) as [Told]
    const picking = flowOf('lineDamage', 'pick-line')
    const hit = (to: string) =>
      told(picking, 'pick', g, frame, { do: 'line', to, n: 'b2' })!.push!.flatMap(f => (f as Told).targets)
    expect([hit('e1'), hit('e2')]).toEqual([['imp-2', 'baron-of-hell-1'], ['baron-of-hell-1']])
  })
})
