/** Steps of rules and words, asked directly where no card of the box brings anybody. */
import type { Link, Signal } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import { newEffects } from '../../src/abilities/frames.ts'
import { couldAnswer } from '../../src/abilities/usable.ts'
import { isImmune } from '../../src/abilities/values.ts'
import { boardOf } from '../../src/board/map.ts'
import { effectsFlow } from '../../src/language/effects.ts'
import { giveSample } from '../../src/language/tokens/give-sample.ts'
import { wordNamed } from '../../src/language/words/index.ts'
import { newAttack } from '../../src/match/attack-frame.ts'
import type { Effect } from '../../src/match/said.ts'
import type { DoomState } from '../../src/match/state.ts'
import { attackFlow } from '../../src/rules/attack.ts'
import { damageFlow } from '../../src/rules/damage.ts'
import { askDisplace, roomFor } from '../../src/rules/displace.ts'
import { destroyed } from '../../src/rules/kill.ts'
import { marineActivation } from '../../src/rules/marine.ts'
import { escortDetail } from '../../src/rules/objectives/escort-detail.ts'
import { sealTheBreach } from '../../src/rules/objectives/seal-the-breach.ts'
import { spendNow } from '../../src/rules/spend.ts'
import { summon } from '../../src/rules/summon.ts'
import { asked } from '../asked.ts'
import { skirmish } from '../cards/skirmish.ts'
import { changed } from '../changed.ts'
import { ground, on } from '../missions/ground.ts'
import { box, corridor, doom, type Position } from '../play.ts'

const position = (given: Position): DoomState => structuredClone(doom({ turn: 'alpha', ...given }).state)
const figure = (g: DoomState, id: string) => g.figures.find(f => f.id === id)!
const at = (g: DoomState, name: string) => boardOf(g).at(name)
const names = (g: DoomState, spaces: readonly number[]) => spaces.map(space => boardOf(g).name(space))
/** Flying that ends on the ground. */
const JETS = Object.values(box().abilities).find(a =>
  a.effects.some(e => e.op === 'grantFlying' && e.mustEndOnGround),
)!.id
const lane = (more: Position = {}) =>
  position({
    map: corridor(9),
    alpha: { at: 'a1' },
    bravo: { at: 'b1' },
    charlie: { at: null },
    delta: { at: null },
    demons: { imp: [{ at: 'd1' }, { at: 'h1' }] },
    ...more,
  })
const used = (more: object = {}) => newEffects({ ability: 'armor', owner: 'alpha', self: 'alpha', ...more })
const blow = (g: DoomState, more: object = {}) => {
  const frame = newAttack({ attacker: 'alpha', defender: 'imp-1', range: 5, red: 1, black: 0, source: null })
  Object.assign(frame, { spaces: [...figure(g, 'imp-1').at] }, more)
  g.stack.push(frame)
  return frame
}
/** What a step says: the step it goes on with, `end`, the procedures it calls. */
function says(flow: { links: Record<string, Link> }, step: string, g: DoomState, locals: object): unknown {
  const next = flow.links[step]!.run!(g, { flow: '', step, ...locals } as never) as Signal | undefined
  if (!next) return null
  return next.end ? 'end' : (next.to ?? next.push?.map(frame => frame.flow))
}
const run = (g: DoomState, said: object, use = used()) => {
  const e = said as Effect
  return (wordNamed(e.op).run!(g, use, e) as Signal | undefined)?.push as unknown as
    | Array<Record<string, any>>
    | undefined
}

describe('D-ATTACK-1 who is gone', () => {
  test('D-ATTACK-8 D-ATTACK-9 an attack whose attacker or defender is gone is closed at once', () => {
    for (const step of ['attacking', 'compute']) {
      const g = lane()
      expect(says(attackFlow, step, g, blow(g)), step).not.toBe('close')
      figure(g, 'imp-1').at = []
      expect(says(attackFlow, step, g, g.stack.at(-1)!), step).toBe('close')
      const other = lane()
      figure(other, 'alpha').at = []
      expect(says(attackFlow, step, other, blow(other)), step).toBe('close')
    }
  })

  test('D-DAMAGE-1 who has left the map suffers nothing, and the next one does', () => {
    const g = lane()
    const frame = { targets: ['charlie', 'nobody', 'imp-2'], amount: 1, by: null, how: 'effect', i: 0 }
    for (const hurt of [0, 0, 1]) {
      expect(says(damageFlow, 'suffer', g, frame)).toBe('suffer')
      frame.i++
      expect(figure(g, 'imp-2').damage).toBe(hurt)
    }
    expect(says(damageFlow, 'suffer', g, frame)).toBe('end')
    expect([figure(g, 'charlie').damage, figure(g, 'imp-1').damage]).toEqual([0, 0])
  })

  test('D-SUMMON-11 a portal that is gone brings no argent', () => {
    const g = lane({ scenario: { portals: [{ at: 'f1', level: 'blue' }] } })
    const [portal] = g.portals
    const frame = { portal: portal!.id, group: 0, entry: 0, placed: 0, met: [], keep: false }
    expect(says(summon, 'argent', g, frame)).toEqual(['argent'])
    expect(says(summon, 'argent', g, { ...frame, portal: 'p-none' })).toBe('end')
  })
})

describe('OP-47 D-MOVE-9 who cannot move on is placed', () => {
  const stuck = () => {
    const g = lane({ map: corridor(5), bravo: { at: 'b1' }, demons: { imp: [{ at: 'c1' }, { at: 'd1' }] } })
    figure(g, 'alpha').at = [at(g, 'b1')]
    figure(g, 'charlie').at = [at(g, 'a1')]
    figure(g, 'alpha').mp = 1
    return g
  }

  test('D-MOVE-16 also while points of a card are spent; the points from before come back', () => {
    const g = stuck()
    const frame = { figure: 'alpha', amount: 1, saved: 3, entered: true }
    expect(asked(spendNow, 'move', g, frame)).toEqual(['place:e1'])
    expect(asked(spendNow, 'move', g, { ...frame, entered: false })).toEqual(['done'])
    const { pick } = spendNow.links.move!.question!
    const framed = { flow: '', step: 'move', ...frame } as never
    const next = pick(g, framed, { do: 'place', to: 'e1' } as never) as Signal
    expect(next.to).toBe('move')
    expect(names(g, figure(g, 'alpha').at)).toEqual(['e1'])
    expect(says(spendNow, 'rest', g, frame)).toBe(null)
    expect(figure(g, 'alpha').mp).toBe(3)
  })

  test('D-FLY-6 a small flyer that must land is placed on ground only; one that hovers, and a walker, as ever', () => {
    const g = position({
      map: ['+-+-+-+-+-+', '|. . ^ # .|', '+-+-+-+-+-+'],
      alpha: { at: 'a1' },
      demons: { revenant: { at: 'b1' }, cacodemon: { at: 'e1' } },
    })
    const room = (id: string) => names(g, roomFor(g, figure(g, id)))
    figure(g, 'cacodemon-1').at = [at(g, 'b1')]
    const walker = room('revenant-1')
    expect(room('cacodemon-1')).toEqual(['c1'])
    g.lasting.push({ ability: JETS, effect: 0, owner: 'invader', on: ['revenant-1'], until: 'activation-end' })
    expect(room('revenant-1')).toEqual(['e1'])
    expect(walker).toEqual([])
  })

  test('D-LARGE-12 the first marine places the drone, its own player whom it belongs to', () => {
    const way = ground('black-bishop-4')
    const { state } = on('black-bishop-4', {
      alpha: { at: way(0, 0) },
      bravo: { at: null },
      charlie: { at: null },
      delta: { at: null },
    })
    const g = structuredClone(state)
    const seat = (id: string) => askDisplace(g, figure(g, id), 'D-LARGE-12')!.seat
    expect(seat('drone')).toBe('alpha')
    expect(seat('alpha')).toBe('alpha')
    g.marines.reverse()
    expect(seat('drone')).toBe('delta')
  })
})

describe('D-OBJECTIVE-6 the drone', () => {
  const escort = (drone?: object) => {
    const way = ground('black-bishop-4')
    const marines = { alpha: { at: way(0, 0) }, bravo: { at: null }, charlie: { at: null }, delta: { at: null } }
    return structuredClone(on('black-bishop-4', { ...marines, scenario: drone ? { drone } : {} }).state)
  }

  test('destroyed it is whole again, less hurt it stays as it is', () => {
    const g = escort({ damage: 1 })
    const drone = figure(g, 'drone')
    says(destroyed, 'repaired', g, {})
    expect(drone.damage).toBe(1)
    drone.damage = drone.health!
    says(destroyed, 'repaired', g, {})
    expect(drone.damage).toBe(0)
  })

  test('a position says where it stands and how much it has suffered, and nothing where there is none', () => {
    const g = escort({ damage: 2 })
    const name = (space: number) => boardOf(g).name(space)
    expect(escortDetail.scenario!.say!(g, name)).toEqual({
      drone: { at: name(figure(g, 'drone').at[0]!), damage: 2 },
    })
    g.figures = g.figures.filter(f => f.id !== 'drone')
    expect(escortDetail.scenario!.say!(g, name)).toEqual({})
  })

  test('D-STUN-1 it is immune to what its card names; without a card to nothing', () => {
    const g = escort()
    const immune = () =>
      (['stun', 'push', 'stagger', 'own-splash'] as const).filter(to => isImmune(g, figure(g, 'drone'), to))
    expect(immune()).toEqual(['stun', 'push'])
    g.rulings = { ...g.rulings, mission: 'black-bishop-1' }
    expect(immune()).toEqual([])
  })
})

describe('D-OBJECTIVE-6 what a mission must have to be won', () => {
  test('sealing all portals takes no more progress tokens than the card has; a portal without a value takes none', () => {
    const portals = Array.from({ length: 4 }, () => ({ level: 'blue' }))
    const reported = (card: object) => {
      const found: unknown[] = []
      const mission = { objective: { card: 'seal-the-breach' }, portals }
      const cards = { objective: { id: 'seal-the-breach', tokens: { progress: 3 }, ...card }, threat: undefined }
      sealTheBreach.check!(mission as never, cards as never, path => found.push(path.join('.')))
      return found
    }
    expect(reported({})).toEqual([])
    expect(reported({ sealValue: { red: 9 } })).toEqual([])
    expect(reported({ sealValue: { blue: 1 } })).toEqual(['portals'])
    expect(reported({ sealValue: { blue: 1 }, tokens: { progress: 4 } })).toEqual([])
  })

  test('a sample is given once, and one that nobody can take is found', () => {
    const g = lane({ mission: 'black-bishop-2' })
    g.counters = { samplesSetAside: 2 }
    g.objectives = [{ id: 'sample-1', kind: 'sample', at: -1, progress: 0 } as DoomState['objectives'][number]]
    const { pick } = giveSample.links.pick!.question!
    const give = (to: string) => pick(g, { flow: '', step: 'pick' } as never, { do: 'carrier', figure: to } as never)
    expect(give('imp-1')).toMatchObject({ end: true })
    expect([figure(g, 'imp-1').carries, g.counters.samplesSetAside]).toEqual(['sample-1', 1])
    expect(give('imp-2')).toMatchObject({ end: true })
    expect([figure(g, 'imp-2').carries, g.counters.samplesSetAside]).toEqual([undefined, 1])
    says(giveSample, 'found', g, {})
    expect(g.counters).toMatchObject({ samplesSetAside: 0, samples: 1 })
    says(giveSample, 'found', g, {})
    expect(g.counters.samples).toBe(2)
  })
})

describe('D-ABILITY-1 amounts that may be missing', () => {
  test('D-DAMAGE-3 excess damage: that of the attack, at least what the card says, none without an attack', () => {
    const hurt = (excess: number | null, min?: number) => {
      const g = lane()
      if (excess !== null) blow(g, { excess })
      const use = { ...used(), targets: ['imp-2'] }
      const said = { op: 'damage', who: { side: 'demon', pick: 1 }, amount: 'excessDamage', ...(min ? { min } : {}) }
      return run(g, said, use)?.[0]?.amount ?? 0
    }
    expect([hurt(3), hurt(3, 1), hurt(0, 2), hurt(0), hurt(null, 2), hurt(null)]).toEqual([3, 3, 2, 0, 2, 0])
  })

  test('D-ARGENT-2 argent for the health of a killed figure, at most what the card says', () => {
    const gained = (killedHealth: number | undefined, said: object) =>
      run(lane(), { op: 'gainArgent', to: 'any-face-up', ...said }, used({ owner: 'invader', killedHealth }))?.[0]?.left
    const all = { amount: 'remainingHealthOfKilled' }
    expect([gained(4, all), gained(4, { ...all, max: 3 }), gained(0, all), gained(undefined, all)]).toEqual([
      4,
      3,
      undefined,
      undefined,
    ])
    expect(gained(undefined, { amount: 2 })).toBe(2)
  })

  test('D-ACTION-5 further main actions: for good, or in the activation that goes on', () => {
    const g = lane()
    g.lasting = []
    const use = { ...used(), targets: ['alpha'] }
    run(g, { op: 'extraMainAction', who: 'self', amount: 1, until: 'permanent' }, use)
    expect(g.lasting).toMatchObject([{ owner: 'alpha', on: ['alpha'], until: 'permanent' }])
    const mains = () => (g.stack.find(f => f.flow === 'marine') as unknown as { mains: number }).mains
    const before = mains()
    run(g, { op: 'extraMainAction', who: 'self', amount: 2, until: 'activation-end' }, use)
    expect(mains() - before).toBe(2)
    expect(g.lasting).toHaveLength(1)
  })
})

describe('D-DEFENSE-12 explosions', () => {
  test('around a token or a space left, whoever stands there is spared unless the card says so; around a defender not', () => {
    const g = lane({ bravo: { at: 'c1' } })
    blow(g)
    g.tokens = [{ kind: 'grenade', at: at(g, 'd1'), owner: 'alpha', ability: 'armor', effect: 0, until: 'permanent' }]
    const hit = (center: string, more: object = {}) =>
      wordNamed('splash').hurts!(g, used(), {
        op: 'splash',
        center,
        radius: 1,
        amount: 1,
        who: 'any',
        ...more,
      } as never)
    expect(hit('token')).toEqual(['bravo'])
    expect(hit('token', { includeCenter: true })).toEqual(['bravo', 'imp-1'])
    expect(hit('defender')).toEqual(['bravo', 'imp-1'])
    expect(hit('token', { includeCenter: true, who: 'enemy' })).toEqual(['imp-1'])
    expect(hit('token', { includeCenter: true, exclude: ['demons'] })).toEqual(['bravo'])
    expect(hit('self')).toEqual([])
    g.tokens = []
    expect(hit('token', { includeCenter: true })).toEqual([])
  })
})

describe('D-TIMING-1 windows', () => {
  test('a demon that answers attacks against itself opens one though the attacker has left the map, and only for itself', () => {
    const g = lane({ demons: { imp: { at: 'd1' } } })
    g.invader.hand.cards = []
    for (const m of g.marines) m.hand.cards = []
    g.figures.push({ ...figure(g, 'imp-1'), id: 'baron-of-hell-1', kind: 'baron-of-hell' })
    const opens = (trigger: string) => couldAnswer(g, { moment: 'after-attack', self: 'charlie', trigger } as never)
    expect([opens('baron-of-hell-1'), opens('imp-1')]).toEqual([true, false])
  })

  test('D-GOLDEN-5 damage by dice that comes by itself is asked about first: it may kill', () => {
    const dice = Object.values(box().abilities).find(a => a.effects.some(e => e.op === 'damage' && e.dice && !e.if))!
    const i = dice.effects.findIndex(e => e.op === 'damage')
    const g = lane()
    blow(g, { attacker: 'imp-1', defender: 'alpha' })
    const frame = (auto: boolean) => newEffects({ ability: dice.id, owner: 'alpha', self: 'alpha', i, auto })
    expect(asked(effectsFlow, 'may', g, frame(true))).toEqual(['yes', 'no'])
    expect(asked(effectsFlow, 'may', g, frame(false))).toBeNull()
  })
})

describe('the activation of a marine', () => {
  test('D-ABILITY-1 who begins on fire or plasma suffers, marine and demon alike, if the card says so', () => {
    const fire = Object.values(box().abilities)
      .flatMap(a => a.effects.map((e, effect) => ({ ability: a.id, effect, e })))
      .find(
        ({ e }) => e.op === 'placeToken' && e.hazard?.triggers.includes('activation-start') && e.hazard.who === 'any',
      )!
    const g = lane()
    const token = { kind: 'plasma', owner: 'bravo', ability: fire.ability, effect: fire.effect, until: 'permanent' }
    g.tokens = [{ ...token, at: at(g, 'b1') }]
    expect(says(marineActivation, 'kept', g, { marine: 'alpha', mains: 1 })).toBe(null)
    expect(says(marineActivation, 'kept', g, { marine: 'bravo', mains: 1 })).toEqual(['damage'])
  })

  test('D-ACTION-6 a card with an attack is played all the same though its text says nothing', () => {
    const offered = (change: (card: any) => void) =>
      skirmish({
        map: corridor(9),
        alpha: { at: 'a1', hand: ['hold-the-trigger'] },
        demons: { imp: { at: 'd1' } },
        turn: 'alpha',
        options: changed('action-cards.json', 'hold-the-trigger', change),
      }).offers.includes('play:hold-the-trigger')
    expect(offered(card => Object.assign(card, { effects: [], speed: null }))).toBe(true)
  })
})
