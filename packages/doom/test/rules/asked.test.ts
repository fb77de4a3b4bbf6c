/** Steps of rules and words, asked directly where no card of the box brings anybody. */
import type { Link, Signal } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import { newAbility, newEffects } from '../../src/abilities/frames.ts'
import { newMoment } from '../../src/abilities/moment-frame.ts'
import { couldHold } from '../../src/abilities/suspicion.ts'
import { firstStep } from '../../src/abilities/usable.ts'
import { isImmune } from '../../src/abilities/values.ts'
import { boardOf } from '../../src/board/map.ts'
import { effectsFlow } from '../../src/language/effects.ts'
import { referenceSpaces } from '../../src/language/references.ts'
import { giveSample } from '../../src/language/tokens/give-sample.ts'
import { handOver } from '../../src/language/tokens/hand-over.ts'
import { wordNamed } from '../../src/language/words/index.ts'
import { newAttack } from '../../src/match/attack-frame.ts'
import { contentOf } from '../../src/match/figures.ts'
import type { Effect } from '../../src/match/said.ts'
import type { DoomState } from '../../src/match/state.ts'
import { attackFlow } from '../../src/rules/attack.ts'
import { damageFlow } from '../../src/rules/damage.ts'
import { nameDefender } from '../../src/rules/defender.ts'
import { demonActivation } from '../../src/rules/demon.ts'
import { askDisplace, roomFor } from '../../src/rules/displace.ts'
import { destroyed } from '../../src/rules/kill.ts'
import { makeRoom } from '../../src/rules/make-room.ts'
import { marineActivation } from '../../src/rules/marine.ts'
import { escortDetail } from '../../src/rules/objectives/escort-detail.ts'
import { sealTheBreach } from '../../src/rules/objectives/seal-the-breach.ts'
import { tutorial } from '../../src/rules/objectives/tutorial.ts'
import { rerollFlow } from '../../src/rules/reroll.ts'
import { spendNow } from '../../src/rules/spend.ts'
import { summon } from '../../src/rules/summon.ts'
import { asked } from '../asked.ts'
import { skirmish } from '../cards/skirmish.ts'
import { changed, classThat } from '../changed.ts'
import { at, figure, lane, position } from '../lane.ts'
import { ground, on } from '../missions/ground.ts'
import { box, corridor, room } from '../play.ts'

const names = (g: DoomState, spaces: readonly number[]) => spaces.map(space => boardOf(g).name(space))
/** Flying that ends on the ground. */
const JETS = Object.values(box().abilities).find(a =>
  a.effects.some(e => e.op === 'grantFlying' && e.mustEndOnGround),
)!.id
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
    const placesOf = (id: string) => names(g, roomFor(g, figure(g, id)))
    figure(g, 'cacodemon-1').at = [at(g, 'b1')]
    const walker = placesOf('revenant-1')
    expect(placesOf('cacodemon-1')).toEqual(['c1'])
    g.lasting.push({ ability: JETS, effect: 0, owner: 'invader', on: ['revenant-1'], until: 'activation-end' })
    expect(placesOf('revenant-1')).toEqual(['e1'])
    expect(walker).toEqual([])
    figure(g, 'alpha').at = [at(g, 'e1')]
    g.terrain = [[at(g, 'a1'), 'impassable']] as never
    expect(placesOf('revenant-1')).toEqual([])
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
    const opens = (trigger: string) => firstStep(g, 'after-attack', 'charlie', trigger) !== null
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

describe('D-COVER-13 cover', () => {
  const shot = (more: object = {}, set: (g: DoomState) => void = () => {}, options = {}) => {
    const g = lane({ bravo: { at: 'i1' }, demons: { imp: [{ at: 'd1' }, { at: 'h1' }] }, options })
    set(g)
    const frame = blow(g, { defender: 'imp-2', distance: 7, ...more })
    attackFlow.links.reveal!.run!(g, frame)
    return frame.cover
  }
  const lasting = (op: string) => (g: DoomState) => {
    const [ability, effect] = Object.values(contentOf(g).abilities)
      .map(a => [a.id, a.effects.findIndex(e => e.op === op)] as const)
      .find(([, n]) => n >= 0)!
    g.lasting.push({ ability, effect, owner: 'alpha', on: ['imp-2'], until: 'permanent' })
  }

  test('D-COVER-14 is counted from the attacker, and from borrowed eyes only where it does not see the defender itself', () => {
    expect(shot()).toBe(true)
    expect(shot({ attacker: 'bravo' })).toBe(false)
    expect(shot({ eyes: 'bravo' })).toBe(true)
    const wall = (g: DoomState) => {
      g.terrain = [[at(g, 'f1'), 'blocking']] as never
    }
    expect(shot({ eyes: 'bravo' }, wall)).toBe(false)
  })

  test('D-COVER-7 may be ignored, taken away or given by cards', () => {
    expect(shot({ ignoreCover: true })).toBe(false)
    const bare = classThat('ghost', {
      timing: 'passive',
      effects: [{ op: 'noCover', who: 'self', until: 'permanent' }],
    })
    expect(shot({}, lasting('noCover'), bare)).toBe(false)
    expect(shot({}, () => {}, bare)).toBe(true)
    expect(shot({ attacker: 'bravo', distance: 4 }, lasting('grantCover'))).toBe(true)
    expect(shot({ attacker: 'bravo', distance: 3 }, lasting('grantCover'))).toBe(false)
  })
})

describe('D-ABILITY-1 words in all their ways', () => {
  test('D-ABILITY-3 a cancelled ability gives its argent back if the card says so and it was paid', () => {
    const back = (refund: boolean, free?: boolean) => {
      const g = lane()
      const [ability, cost] = Object.values(box().abilities)
        .filter(a => a.source === 'demon' && a.argent > 0)
        .map(a => [a.id, a.argent] as const)[0]!
      const announced = newAbility({ ability, owner: 'invader', self: 'imp-1' })
      announced.free = free
      g.stack.push(announced)
      const before = g.demons.imp!.argent
      run(g, { op: 'cancelAbility', refund })
      expect((g.stack.at(-1) as unknown as { cancelled: boolean }).cancelled).toBe(true)
      return (g.demons.imp!.argent - before) / cost
    }
    expect([back(true), back(false), back(true, true), back(false, true)]).toEqual([1, 0, 0, 0])
  })

  test('D-ACTION-3 cards are discarded: as many as the card says, freely if any number or optional', () => {
    const discards = (said: object) => {
      const g = lane()
      g.marines[0]!.hand.cards = ['sidearm', 'armor', 'ammo-check']
      const use = { ...used(), targets: ['alpha'] }
      const [frame] = run(g, { op: 'discard', who: 'self', from: 'hand', chooser: 'self', ...said }, use)!
      return [frame!.left, frame!.free, frame!.what]
    }
    expect(discards({ amount: 1 })).toEqual([1, false, 'discard'])
    expect(discards({ amount: 2, optional: true })).toEqual([2, true, 'discard'])
    expect(discards({ amount: 'any' })).toEqual([3, true, 'discard'])
  })

  test('D-GLORY-9 D-KILL-1 a card kills as a Glory Kill by its owner, or by nobody, and only who is there', () => {
    const kills = (as: string, target: string) => {
      const use = { ...used(), targets: [target] }
      const [frame] = run(lane(), { op: 'kill', who: 'defender', as }, use) ?? []
      return frame ? [frame.flow, frame.figure, frame.by, frame.how] : null
    }
    expect(kills('glory', 'imp-1')).toEqual(['kill', 'imp-1', 'alpha', 'glory'])
    expect(kills('normal', 'imp-1')).toEqual(['kill', 'imp-1', null, 'effect'])
    expect([kills('glory', 'charlie'), kills('normal', 'nobody')]).toEqual([null, null])
  })

  test('D-ARGENT-9 each token moved counts, unless any number may be moved', () => {
    const shift = wordNamed('moveArgent').flows!.find(flow => flow.name === 'shift-argent') as unknown as {
      links: Record<string, Link>
    }
    const moved = (left: number | null) => {
      const g = lane({ demons: { imp: { at: 'd1' }, pinky: { at: 'h1' } } })
      g.demons.imp!.argent = 2
      const frame = { flow: '', step: 'to', from: 'imp', left }
      shift.links.to!.question!.pick(g, frame as never, { do: 'to', card: 'pinky' } as never)
      return [frame.left, frame.from, g.demons.imp!.argent, g.demons.pinky!.argent]
    }
    expect(moved(2)).toEqual([1, '', 1, 1])
    expect(moved(null)).toEqual([null, '', 1, 1])
  })

  test('D-TELE-1 a teleporter that a rule names is turned on unless it says otherwise', () => {
    const turned = (said: object) => {
      const g = lane({ scenario: { teleporters: [{ at: 'c1', active: false }, { at: 'e1' }] } })
      const [off, active] = g.teleporters.map(t => t.id)
      run(g, { op: 'setTeleporter', teleporter: off, ...said })
      run(g, { op: 'setTeleporter', teleporter: active, ...said })
      return g.teleporters.map(t => t.active)
    }
    expect(turned({})).toEqual([true, true])
    expect(turned({ active: true })).toEqual([true, true])
    expect(turned({ active: false })).toEqual([false, false])
  })

  test('D-TIMING-1 a free answer of the demon that was attacked is looked for, though the attacker is gone', () => {
    const free = (cost: number) => {
      const g = lane({
        options: changed('demons.json', 'baron-of-hell', card => {
          card.abilities.find((a: { timing: string }) => a.timing === 'after-defense').cost = cost
        }),
      })
      for (const m of g.marines) m.hand.cards = []
      g.figures.push({ ...figure(g, 'imp-1'), id: 'baron-of-hell-1', kind: 'baron-of-hell' })
      return firstStep(g, 'after-attack', 'charlie', 'baron-of-hell-1') === 'forced'
    }
    expect([free(0), free(1)]).toEqual([true, false])
  })
})

describe('D-ATTACK-2 a defender is named', () => {
  test('D-COVER-14 a mark of another marine lets its cover be ignored, the own mark does not; whom a further attack has had is noted', () => {
    const [mark] = Object.values(box().abilities)
      .map(
        a =>
          [a.id, a.effects.findIndex(e => e.op === 'mark' && e.grants.some(one => one.op === 'ignoreCover'))] as const,
      )
      .filter(([, n]) => n >= 0)
    const named = (owner: string, on: string, attacker = 'alpha') => {
      const g = lane()
      g.lasting = [{ ability: mark![0], effect: mark![1], owner, on: [on], until: 'permanent' }]
      const again = { flow: 'attack-again', step: 'more', different: true, blow: { not: ['imp-2'] } }
      g.stack.push(again as never)
      const frame = blow(g, { attacker, defender: '' })
      nameDefender(g, frame, 'imp-1')
      expect([frame.defender, names(g, frame.spaces)]).toEqual(['imp-1', ['d1']])
      expect(again.blow.not).toEqual(['imp-2', 'imp-1'])
      return frame.ignoreCover === true
    }
    expect([named('bravo', 'imp-1'), named('alpha', 'imp-1'), named('bravo', 'imp-2')]).toEqual([true, false, false])
    expect(named('bravo', 'imp-1', 'imp-2')).toBe(false)
  })

  test('D-ATTACK-8 a die rolled at the table counts once', () => {
    const g = lane()
    const frame = blow(g, {
      dice: [
        { colour: 'red', face: 0 },
        { colour: 'red', face: 0 },
      ],
    })
    const again: Record<string, unknown> = { flow: '', step: 'again', seat: 'alpha', left: 2, done: [], price: 0, n: 1 }
    expect(rerollFlow.links.again!.run!(g, again as never)).toMatchObject({ to: 'pick' })
    expect([again.n, again.left, again.done]).toEqual([undefined, 1, [1]])
    expect(frame.dice).toHaveLength(2)
    expect(rerollFlow.links.again!.run!(g, again as never)).toMatchObject({ end: true })
    expect(again.left).toBe(1)
  })

  test('OP-47 D-LARGE-10 a large demon under which somebody still stands is placed itself', () => {
    const g = position({
      map: room(6, 2),
      alpha: { at: 'a1' },
      demons: { 'baron-of-hell': { at: ['c1', 'd1', 'c2', 'd2'] } },
    })
    const frame = { figure: 'baron-of-hell-1', moved: [], who: '' }
    expect(says(makeRoom, 'room', g, frame)).toBe(null)
    figure(g, 'alpha').at = [at(g, 'c2')]
    expect(says(makeRoom, 'room', g, frame)).toEqual(['aside'])
    expect(says(makeRoom, 'room', g, { ...frame, figure: 'nobody' })).toBe(null)
  })
})

describe('what hardly ever happens', () => {
  test('D-LARGE-9 OP-4 a large demon that removes a decoy makes room for whoever stands under it', () => {
    const removable = Object.values(box().abilities).find(a =>
      a.effects.some(e => e.op === 'custom' && e.name === 'attack-decoy'),
    )!
    const picked = (under: boolean) => {
      const g = position({
        map: room(6, 2),
        alpha: { at: 'a1' },
        demons: { 'baron-of-hell': { at: ['c1', 'd1', 'c2', 'd2'] } },
      })
      if (under) figure(g, 'alpha').at = [at(g, 'c2')]
      const token = { kind: 'decoy-grenade', owner: 'alpha', ability: removable.id, effect: 0, until: 'permanent' }
      g.tokens = [{ ...token, at: at(g, 'f1') }]
      const frame = { flow: '', step: 'act', demon: 'baron-of-hell-1', attacked: false }
      const pick = demonActivation.links.act!.question!.pick
      const next = pick(g, frame as never, { do: 'decoy', card: 'alpha' } as never) as Signal
      expect([g.tokens, frame.attacked, next.to]).toEqual([[], true, 'act'])
      return next.push?.map(one => one.flow) ?? []
    }
    expect([picked(false), picked(true)]).toEqual([[], ['settle']])
  })

  test('D-TUTORIAL-6 without argent nobody is suspected of an Overflow', () => {
    const g = lane({ options: { eventSets: ['argent-tempest', 'rites-of-blood', 'power-overwhelming'] } })
    g.invader.hand.cards = ['argent-surge']
    g.figures.push({ ...figure(g, 'imp-1'), id: 'baron-of-hell-1', kind: 'baron-of-hell' })
    g.demons['baron-of-hell'] = { ...g.demons.imp!, argent: 0 }
    blow(g, { defender: 'baron-of-hell-1', dealt: 1 })
    const moment = newMoment('after-attack', 'alpha', 'baron-of-hell-1')
    expect(couldHold(g, moment, 'invader')).toBe(true)
    g.rulings = { ...g.rulings, skip: ['argent'] }
    expect(couldHold(g, moment, 'invader')).toBe(false)
  })

  test('D-RANGE-8 objectives are measured from where they lie on the map, the first space too', () => {
    const g = lane()
    const lies = (id: string, space: number) =>
      ({ id, kind: 'asset', at: space, progress: 0 }) as DoomState['objectives'][number]
    g.objectives = [lies('o1', 0), lies('o2', -1), lies('o3', 4)]
    expect(referenceSpaces(g, used(), 'objective')).toEqual([[0], [4]])
  })

  test('D-TIMING-1 what a card says about its own moment happens at once and is not laid down', () => {
    const laid = (when: string) => {
      const effects = [{ op: 'heal', who: 'self', amount: 1, at: when }]
      const g = lane({ options: classThat('ghost', { timing: 'activation-start', effects }) })
      g.lasting = []
      const ended = says(effectsFlow, 'next', g, newEffects({ ability: 'ghost-1', owner: 'alpha', self: 'alpha' }))
      return [ended, g.lasting.length]
    }
    expect(laid('activation-start')).toEqual([null, 0])
  })

  test('D-OBJECTIVE-4 what lasts until a token is dropped goes with it to whoever it is handed to', () => {
    const g = lane()
    const lasts = (until: string, on: string[]) => ({ ability: 'armor', effect: 0, owner: 'alpha', on, until })
    g.lasting = [lasts('token-dropped', ['alpha', 'charlie']), lasts('permanent', ['alpha'])]
    figure(g, 'alpha').carries = 'o1'
    const frame = { flow: '', step: 'pick', use: used(), to: ['bravo'] }
    handOver.links.pick!.question!.pick(g, frame as never, { do: 'pick', figure: 'bravo' } as never)
    expect([figure(g, 'alpha').carries, figure(g, 'bravo').carries]).toEqual([undefined, 'o1'])
    expect(g.lasting.map(l => l.on)).toEqual([['bravo', 'charlie'], ['alpha']])
  })

  test('D-TUTORIAL-15 the tutorial is won when a door was opened, and no portal and no demon is left', () => {
    const won = (opened: number, portals: number, demons: boolean) => {
      const g = lane({ scenario: { portals: [{ at: 'f1', level: 'blue' }] } })
      g.opened = opened
      g.portals = g.portals.slice(0, portals)
      if (!demons) g.figures = g.figures.filter(f => f.kind !== 'imp')
      return tutorial.outcome!(g) !== null
    }
    expect(won(1, 0, false)).toBe(true)
    expect([won(0, 0, false), won(1, 1, false), won(1, 0, true)]).toEqual([false, false, false])
  })

  test('D-MOVE-20 OP-50 who is pushed is dragged; who is placed is asked even about a single space', () => {
    const flowOf = (op: Effect['op'], name: string) =>
      wordNamed(op).flows!.find(flow => flow.name === name) as unknown as { links: Record<string, Link> }
    const g = lane()
    const shove = { flow: '', step: 'next', figure: 'imp-1', left: 2, free: true }
    const next = flowOf('push', 'push').links.next!.question!.pick(g, shove as never, { do: 'push', to: 'e1' } as never)
    expect((next as Signal).push).toMatchObject([{ flow: 'step', figure: 'imp-1', cost: 0, dragged: true }])
    expect([shove.left, shove.free]).toEqual([1, false])
    const placing = flowOf('placeFigure', 'place-figure')
    const spaces = (...names: string[]) => ({ figure: 'alpha', seat: 'alpha', spaces: names.map(name => at(g, name)) })
    expect(asked(placing, 'pick', g, spaces('e1'))).toEqual(['place:e1'])
    expect(asked(placing, 'pick', g, spaces())).toBeNull()
  })

  test('D-INIT-5 the own card is swapped wherever it lies in the deck, the lowest too; D-MOVE-16 points are spent now or kept', () => {
    const g = lane()
    g.initiative.cards = ['alpha', 'invader']
    g.initiativeDiscard.cards = ['bravo']
    g.revealed = 'bravo'
    run(g, { op: 'swapInitiative' })
    expect([g.initiative.cards, g.initiativeDiscard.cards, g.revealed]).toEqual([
      ['bravo', 'invader'],
      ['alpha'],
      'alpha',
    ])
    const gains = (more: object) => {
      const h = lane()
      h.active = 'alpha'
      const before = figure(h, 'alpha').mp
      const frames = run(h, { op: 'gainMovement', who: 'self', amount: 2, ...more }, { ...used(), targets: ['alpha'] })
      return [frames?.length ?? 0, figure(h, 'alpha').mp - before]
    }
    expect([gains({}), gains({ spend: 'now' })]).toEqual([
      [0, 2],
      [1, 0],
    ])
  })
})
