/** Words of cards, asked directly: each on both sides of what it asks, also where no card of the box brings it. */
import { key, type Signal } from '@redoubt/kernel'
import { afterEach, describe, expect, test, vi } from 'vitest'
import cardsFile from '../content/cards.json'
import { couldAnswer } from '../src/abilities/ability.ts'
import { cardsMatching, outOfPlay } from '../src/abilities/filter.ts'
import { placesOf } from '../src/abilities/place.ts'
import { inMatch } from '../src/abilities/tables.ts'
import { type Happening, newUse, type Use } from '../src/abilities/use.ts'
import { designOf } from '../src/board/board.ts'
import type { ConquestState } from '../src/index.ts'
import { condition, conditionNamed } from '../src/language/condition.ts'
import { costNamed } from '../src/language/cost.ts'
import { wordNamed } from '../src/language/effect.ts'
import { cardFilter } from '../src/language/filter.ts'
import { triggerNamed, trigger as triggerSchema } from '../src/language/trigger.ts'
import { searchTop } from '../src/language/words/search-top.ts'
import { designById } from '../src/match/designs.ts'
import type { Condition, Cost, EffectStep } from '../src/match/said.ts'
import { hqOf, type Side } from '../src/match/state.ts'
import { damage } from '../src/rules/damage.ts'
import { enter, leavePlay, relocate, stir } from '../src/rules/zones.ts'
import { position, ROW } from './support/play.ts'

const could = (g: ConquestState, use: Use, step: EffectStep) => wordNamed(step.do).matters(g, use, step)
const run = (g: ConquestState, use: Use, step: EffectStep) => wordNamed(step.do).run(g, use, step)
const holds = (g: ConquestState, use: Use, is: Condition['is']) => conditionNamed(is).holds(g, use, { is } as Condition)
const payable = (g: ConquestState, use: Use, cost: Cost) => costNamed(cost.pay).payable(g, use, cost)

describe('CQ-0.5 what could change something', () => {
  const STEPS: EffectStep[] = [
    { do: 'remove-damage', on: 'self', amount: 1 },
    { do: 'remove-damage', on: 'self', amount: 'all' },
    { do: 'ready', on: 'self' },
    { do: 'rout', on: 'self' },
    { do: 'move', on: 'self', to: 'first-planet' },
    { do: 'destroy', on: 'self' },
    { do: 'deal-damage', on: 'self', amount: 1 },
    { do: 'move-damage', from: 'self', to: '$other', amount: 1 },
    { do: 'move-damage', from: '$other', to: 'self', amount: 1 },
    { do: 'place-resources', on: 'self', amount: 1 },
    { do: 'take-resources', from: 'self', amount: 1 },
    { do: 'modify', on: 'self', stat: 'atk', amount: 1, until: 'end-of-battle' },
  ]
  const table = () => {
    const g = position({
      phase: 'combat',
      a: {
        at: { p1: [{ card: 'Deathwing Guard', damage: 1 }], p2: [{ card: 'Land Raider', damage: 2, exhausted: true }] },
        hand: ['Eager Recruit'],
      },
      b: { at: { p1: ['Goff Nob'] } },
    }).state
    g.play.find(p => p.damage === 2)!.stock = 3
    return g
  }
  const useBy = (g: ConquestState, self: number) => {
    const use = newUse('', 0, self)
    use.picks.$other = g.play.find(p => p.damage === 1)!.id
    return use
  }

  test('CQ-0.5 a unit that is there and has what is taken from it', () => {
    const g = table()
    const use = useBy(g, g.play.find(p => p.damage === 2)!.id)
    for (const step of STEPS) expect(could(g, use, step), JSON.stringify(step)).toBe(true)
  })

  test('CQ-0.5 a card that has left play: nothing could change, and nothing does', () => {
    for (const step of STEPS) {
      const g = table()
      const use = useBy(g, g.players[0].hand[0]!)
      expect(could(g, use, step), JSON.stringify(step)).toBe(false)
      const before = JSON.stringify(g)
      expect(run(g, use, step) ?? null, JSON.stringify(step)).toBe(null)
      expect(JSON.stringify(g), JSON.stringify(step)).toBe(before)
    }
  })

  test('CQ-0.5 a unit that has nothing of the kind', () => {
    const g = table()
    const guard = g.play.find(p => p.damage === 1)!
    const use = useBy(g, guard.id)
    use.picks.$other = g.play.find(p => p.ctrl === 1 && p.at === 0)!.id
    guard.damage = 0
    const left = STEPS.filter(step => could(g, use, step)).map(step => step.do)
    expect(left).toEqual(['rout', 'destroy', 'deal-damage', 'place-resources', 'modify'])
    guard.ready = false
    guard.at = hqOf(1) // as if it were in the other's HQ: it can still go home
    expect(could(g, use, { do: 'rout', on: 'self' })).toBe(true)
    guard.at = hqOf(0)
    expect(could(g, use, { do: 'rout', on: 'self' })).toBe(false)
    expect(could(g, use, { do: 'deal-damage', on: 'self', amount: 0 })).toBe(false)
    const nowhere = { do: 'move', on: 'self', to: 'event-planet' } as const
    expect(could(g, use, nowhere)).toBe(false)
    run(g, use, nowhere)
    expect(guard.at).toBe(hqOf(0))
  })

  test('CQ-11.13 conditions and costs of a card: as it is, and after it has left play', () => {
    const g = table()
    const [raider, guard] = [2, 1].map(damage => g.play.find(p => p.damage === damage)!)
    const asked = (id: number) =>
      (
        [
          'self-damaged',
          'self-ready',
          'self-exhausted',
          'self-has-resources',
          'self-at-planet',
          'self-at-first-planet',
        ] as const
      ).filter(is => holds(g, newUse('', 0, id), is))
    expect(asked(raider!.id)).toEqual(['self-damaged', 'self-exhausted', 'self-has-resources', 'self-at-planet'])
    expect(asked(guard!.id)).toEqual(['self-damaged', 'self-ready', 'self-at-planet', 'self-at-first-planet'])
    expect(asked(g.players[0].hand[0]!)).toEqual([])
    for (const p of g.play.filter(one => one.at >= hqOf(0))) expect(asked(p.id), `${p.at}`).toEqual(['self-ready'])
    expect(asked(-1)).toEqual([])
    const pays = (id: number) =>
      (
        [
          { pay: 'exhaust', card: 'self' },
          { pay: 'take-damage', unit: 'self', amount: 1 },
        ] as const
      ).map(cost => payable(g, newUse('', 0, id), cost))
    expect([raider!.id, guard!.id, g.players[0].hand[0]!].map(pays)).toEqual([
      [false, true],
      [true, true],
      [false, false],
    ])
  })

  test('CQ-11.12 words that are only ever in force change nothing once; battle abilities wait for no window', () => {
    const g = table()
    const use = newUse('', 0, g.play[0]!.id)
    expect(could(g, use, { do: 'grant-keyword', on: 'self', keyword: 'brutal' })).toBe(false)
    expect(could(g, use, { do: 'cannot-be-attacked', on: 'self' })).toBe(false)
    expect(could(g, use, { do: 'gain-resources', player: 'you', amount: 1 })).toBe(true)
    const won = { on: 'battle-won', player: 'you', planet: 'self' } as const
    expect(triggerNamed('battle-won').holds(g, use, won, { on: 'battle-won', player: 0 })).toBe(false)
  })
})

describe('CQ-1.13 places and moments', () => {
  test('CQ-1.13, CQ-13.7 the planets next to a card: face up, on either side, none for a card in an HQ', () => {
    const g = position({
      faceUp: 7,
      a: { at: { p1: ['Deathwing Guard'], p4: ['Land Raider'], p7: ['Eager Recruit'] }, hq: ['10th Company Scout'] },
      b: { hq: ['Goff Nob'] },
    })
    const near = (name: string) => {
      const set = placesOf(g.state, newUse('', 0, g.unit(name).id), 'adjacent-planets')
      return ROW.filter((_, area) => set & (1 << area))
    }
    const here = (name: string) => placesOf(g.state, newUse('', 0, g.unit(name).id), 'self-planet')
    const cards = ['Deathwing Guard', 'Land Raider', 'Eager Recruit', '10th Company Scout', 'Goff Nob']
    expect(cards.map(here)).toEqual([1 << 0, 1 << 3, 1 << 6, 0, 0])
    expect(cards.map(near)).toEqual([[ROW[1]], [ROW[2], ROW[4]], [ROW[5]], [], []])
    g.state.row[2]!.up = false
    expect(near('Land Raider')).toEqual([ROW[4]])
    g.state.row[2]!.up = true
    g.state.row[4]!.up = false
    expect(near('Land Raider')).toEqual([ROW[2]])
  })

  test('CQ-7.26 what happens at the planet of the battle, or anywhere without a place, is noted; elsewhere not', () => {
    const { state } = position({ phase: 'combat', a: { at: { p1: ['Land Raider'] } }, b: { at: { p1: ['Goff Nob'] } } })
    const noted = (at?: number) => {
      state.battle!.stirred = false
      stir(state, at)
      return state.battle!.stirred
    }
    expect([noted(0), noted(1), noted(hqOf(0)), noted()]).toEqual([true, false, false, true])
  })

  test('CQ-7.26 units that enter, leave or move stir the battle at their place, those elsewhere do not', () => {
    const stirs = (act: (g: ConquestState) => void) => {
      const g = position({
        phase: 'combat',
        a: { at: { p1: ['Land Raider'], p2: ['Eager Recruit'] }, hand: ['Deathwing Guard'] },
        b: { at: { p1: ['Goff Nob'] } },
      }).state
      g.battle!.stirred = false
      act(g)
      return g.battle!.stirred
    }
    const one = (g: ConquestState, at: number) => g.play.find(p => p.at === at && p.ctrl === 0)!
    const enters = (at: number) => stirs(g => enter(g, 0, g.players[0].hand[0]!, at, -1, 'put into play'))
    expect([enters(0), enters(1)]).toEqual([true, false])
    const leaves = (at: number) => stirs(g => leavePlay(g, one(g, at).id))
    expect([leaves(0), leaves(1)]).toEqual([true, false])
    const moves = (from: number, to: number) => stirs(g => relocate(g, one(g, from), to))
    expect([moves(0, 1), moves(1, 0), moves(1, 2), moves(0, 0)]).toEqual([true, true, false, false])
  })

  test('CQ-11.3 an attack is answered by whoever is meant, on both of its sides', () => {
    const g = position({ a: { at: { p1: ['Land Raider'] } }, b: { at: { p1: ['Goff Nob', 'Bad Dok'] } } })
    const [raider, nob, dok] = ['Land Raider', 'Goff Nob', 'Bad Dok'].map(name => g.unit(name).id)
    const use = newUse('', 1, nob!)
    const answers = (attacker: number, defender: number, said: object = {}) => {
      const part = { is: 'unit' } as const
      const trigger = triggerSchema.parse({ on: 'attack-declared', attacker: part, defender: part, ...said })
      return triggerNamed('attack-declared').holds(g.state, use, trigger, { on: 'attack-declared', attacker, defender })
    }
    expect(answers(raider!, nob!, { defender: 'self' })).toBe(true)
    expect(answers(raider!, dok!, { defender: 'self' })).toBe(false)
    expect(answers(nob!, raider!, { attacker: 'self' })).toBe(true)
    expect(answers(dok!, raider!, { attacker: 'self' })).toBe(false)
    expect(answers(nob!, raider!, { attacker: 'self', defender: { is: 'unit', faction: 'orks' } })).toBe(false)
  })

  test('CQ-11.4 damage is answered by its unit, by how it came and from whom', () => {
    const g = position({
      a: { at: { p1: ['Land Raider'] }, hand: ['Eager Recruit'] },
      b: { at: { p1: ['Goff Nob', 'Bad Dok'] } },
    })
    const [raider, nob, dok] = ['Land Raider', 'Goff Nob', 'Bad Dok'].map(name => g.unit(name).id)
    const use = newUse('', 1, nob!)
    const taken = (said: object, card: number, more: Partial<Happening>) => {
      const trigger = triggerSchema.parse({ on: 'damage-taken', unit: { is: 'unit' }, ...said })
      return triggerNamed('damage-taken').holds(g.state, use, trigger, { on: 'damage-taken', card, ...more })
    }
    const [recruit] = g.state.players[0].hand
    expect([taken({}, recruit!, { player: 0 }), taken({}, dok!, { attacker: recruit })]).toEqual([false, true])
    expect(taken({ attacker: { is: 'unit' } }, dok!, { attacker: recruit })).toBe(false) // it is not in play any more
    const attacked = { by: 'attack', attacker: raider } as const
    const orks = { attacker: { is: 'unit', faction: 'orks' } }
    const marines = { attacker: { is: 'unit', faction: 'space-marines' } }
    expect([taken({}, dok!, attacked), taken({}, dok!, { by: 'effect' })]).toEqual([true, true])
    expect([taken({ by: 'attack' }, dok!, attacked), taken({ by: 'attack' }, dok!, { by: 'effect' })]).toEqual([
      true,
      false,
    ])
    expect([taken({ unit: 'self' }, nob!, attacked), taken({ unit: 'self' }, dok!, attacked)]).toEqual([true, false])
    expect([taken(marines, dok!, attacked), taken(orks, dok!, attacked)]).toEqual([true, false])
    expect([taken(marines, dok!, { by: 'effect' }), taken(orks, dok!, { by: 'effect' })]).toEqual([false, false])
    const assigned = (said: object, card: number, by: 'attack' | 'effect') => {
      const trigger = triggerSchema.parse({ on: 'damage-assigned', unit: { is: 'unit' }, ...said })
      return triggerNamed('damage-assigned').holds(g.state, use, trigger, { on: 'damage-assigned', card, by })
    }
    expect([assigned({}, dok!, 'effect'), assigned({ by: 'attack' }, dok!, 'effect')]).toEqual([true, false])
    expect([assigned({ by: 'attack' }, dok!, 'attack'), assigned({ unit: 'self' }, dok!, 'attack')]).toEqual([
      true,
      false,
    ])
  })

  test('CQ-16.15, CQ-8.24 a deployment and a destruction are answered by player, unit and planet', () => {
    const g = position({ a: { at: { p1: ['Land Raider'] }, hand: ['Eager Recruit'] }, b: { hand: ['Goff Nob'] } })
    const recruit = g.state.players[0].hand[0]!
    const use = newUse('', 0, g.unit('Land Raider').id)
    const deploys = (said: object, more: Partial<Happening> = {}) => {
      const trigger = triggerSchema.parse({ on: 'deploying-unit', player: 'you', unit: { is: 'unit' }, ...said })
      const happening = { on: 'deploying-unit', player: 0, card: recruit, planet: 0, ...more } as const
      return triggerNamed('deploying-unit').holds(g.state, use, trigger, happening)
    }
    expect([deploys({}), deploys({}, { player: 1 }), deploys({ player: 'opponent' })]).toEqual([true, false, false])
    expect([deploys({ unit: { is: 'unit', faction: 'orks' } }), deploys({ unit: { is: 'support' } })]).toEqual([
      false,
      false,
    ])
    expect([deploys({ planet: 'self-planet' }), deploys({ planet: 'self-planet' }, { planet: 1 })]).toEqual([
      true,
      false,
    ])
    expect(deploys({ planet: 'self-planet' }, { planet: undefined })).toBe(false)
    const destroyed = (said: object, planet?: number) => {
      const trigger = triggerSchema.parse({ on: 'unit-destroyed', unit: { is: 'unit' }, ...said })
      const gone = outOfPlay(recruit, 0, planet ?? hqOf(0))
      return triggerNamed('unit-destroyed').holds(g.state, use, trigger, {
        on: 'unit-destroyed',
        card: recruit,
        gone,
        planet,
      })
    }
    expect([destroyed({}, 0), destroyed({}), destroyed({ unit: 'self' }, 0)]).toEqual([true, true, false])
    expect([destroyed({ planet: 'self-planet' }, 0), destroyed({ planet: 'self-planet' }, 1)]).toEqual([true, false])
    expect(destroyed({ planet: 'self-planet' })).toBe(false)
  })
})

test('CQ-1.17 an event is suspected at the moment it answers, not at another about the same card', () => {
  const g = position({
    phase: 'combat',
    a: {
      at: { p1: ['Deathwing Guard'] },
      hand: ['Promotion'],
      deck: ['The Fury of Sicarius', 'Promotion'],
      resources: 2,
    },
    b: { at: { p1: ['Goff Nob'] } },
  })
  // As if the event drew a card when any unit has taken damage.
  const held = inMatch(g.state).answers[0].find(({ id }) => designOf(g.state, id).name === 'The Fury of Sicarius')!
  const trigger = triggerSchema.parse({ on: 'damage-taken', unit: { is: 'unit' } })
  held.ability = { ...held.ability, trigger, effect: [{ do: 'draw', player: 'you', amount: 1 }] }
  const card = g.unit('Goff Nob').id
  const suspected = (on: Happening['on']) => couldAnswer(g.state, { on, card, by: 'attack', attacker: card }, 0)
  expect([suspected('damage-taken'), suspected('damage-assigned'), suspected('enters-play')]).toEqual([
    true,
    false,
    false,
  ])
})

describe('CQ-2.3 descriptions', () => {
  test('CQ-8.22 a card that is not in play is as it was printed: ready and hale, with nothing on it', () => {
    const bare = { ready: true, damage: 0, host: -1, stock: 0, bloodied: false, spent: [] }
    expect(outOfPlay(3, 1, 0)).toEqual({ id: 3, owner: 1, ctrl: 1, at: 0, ...bare })
  })

  test('CQ-2.3 each part of a description alone, whom it fits and whom it does not', () => {
    const g = position({
      a: {
        at: {
          p1: ['Deathwing Guard', { card: 'Land Raider', damage: 1 }],
          p2: [{ card: 'Eager Recruit', exhausted: true }],
        },
        hq: ['Holy Sepulchre'],
      },
      b: { at: { p1: ['Goff Nob'] } },
    })
    const raider = g.unit('Land Raider').id
    const fits = (filter: object, you: Side = 0) => {
      const parsed = cardFilter.parse({ is: 'card', ...filter })
      const found = cardsMatching(g.state, newUse('', you, raider), parsed)
      const names = found.map(id => designOf(g.state, id).name)
      return ['Deathwing Guard', 'Land Raider', 'Eager Recruit', 'Holy Sepulchre', 'Goff Nob']
        .map((name, n) => (names.includes(name) ? 'GLRHN'[n] : ''))
        .join('')
    }
    expect(fits({})).toBe('GLRHN')
    expect([fits({ is: 'unit' }), fits({ is: 'army-unit' }), fits({ is: 'support' })]).toEqual(['GLRN', 'GLRN', 'H'])
    for (const whose of ['controller', 'owner']) {
      expect([fits({ [whose]: 'you' }), fits({ [whose]: 'opponent' })], whose).toEqual(['GLRH', 'N'])
      expect([fits({ [whose]: 'you' }, 1), fits({ [whose]: 'opponent' }, 1)], whose).toEqual(['N', 'GLRH'])
    }
    expect([fits({ faction: 'orks' }), fits({ faction: 'space-marines' })]).toEqual(['N', 'GLRH'])
    expect([fits({ trait: 'Vehicle' }), fits({ notTrait: 'Vehicle' })]).toEqual(['L', 'GRHN'])
    expect([fits({ unique: true }), fits({ unique: false })]).toEqual(['', 'GLRHN'])
    expect(fits({ notName: 'Goff Nob' })).toBe('GLRH')
    expect([fits({ damaged: true }), fits({ damaged: false })]).toEqual(['L', 'GRHN'])
    expect([fits({ ready: true }), fits({ ready: false })]).toEqual(['GLHN', 'R'])
    expect([fits({ at: 'first-planet' }), fits({ notAt: 'first-planet' })]).toEqual(['GLN', 'RH'])
    expect([fits({ at: 'your-hq' }), fits({ at: 'your-hq' }, 1)]).toEqual(['H', ''])
    expect(fits({ not: ['self'] })).toBe('GRHN')
    const cost = designOf(g.state, raider).cost
    expect([fits({ maxPrintedCost: cost - 1 }).includes('L'), fits({ maxPrintedCost: cost }).includes('L')]).toEqual([
      false,
      true,
    ])
    const warlords = cardFilter.parse({ is: 'unit', maxPrintedCost: 99 })
    expect(cardsMatching(g.state, newUse('', 0, -1), warlords)).not.toContain(g.a.warlord.id)
  })

  test('CQ-8.23 whoever destroys every unit spares the warlords', () => {
    const g = position({
      a: { warlord: { at: 'p1' }, at: { p1: ['Deathwing Guard'] } },
      b: { at: { p1: ['Goff Nob'] } },
    })
    run(g.state, newUse('', 0, -1), { do: 'destroy', each: cardFilter.parse({ is: 'unit', at: 'first-planet' }) })
    expect([g.inPlay('Deathwing Guard'), g.inPlay('Goff Nob'), g.a.warlord.alive]).toEqual([0, 0, true])
    const alone = { do: 'destroy', each: cardFilter.parse({ is: 'unit', at: 'first-planet' }) } as const
    expect(could(g.state, newUse('', 0, -1), alone)).toBe(false)
  })

  test('CQ-4.3 a rise by as many as there are is nothing where there are none', () => {
    const g = position({ phase: 'combat', a: { at: { p1: ['Deathwing Guard'] } }, b: { at: { p1: ['Goff Nob'] } } })
    const use = newUse('', 0, g.unit('Deathwing Guard').id)
    const rise = (per: object) =>
      ({
        do: 'modify',
        on: 'self',
        stat: 'atk',
        amount: { times: 2, per: cardFilter.parse(per) },
        until: 'end-of-battle',
      }) as const
    const before = g.unit('Deathwing Guard').atk
    expect([could(g.state, use, rise({ is: 'support' })), could(g.state, use, rise({ is: 'army-unit' }))]).toEqual([
      false,
      true,
    ])
    run(g.state, use, rise({ is: 'support' }))
    expect(g.state.lasting).toEqual([])
    run(g.state, use, rise({ is: 'army-unit' }))
    expect(g.unit('Deathwing Guard').atk).toBe(before + 4)
  })

  test('CQ-12.7 while a unit with Armorbane attacks, its own side may still shield', () => {
    const g = position({
      phase: 'combat',
      a: {
        warlord: { at: 'p1', attachments: ['Tallassarian Tempest Blade'] },
        at: { p1: ['Deathwing Guard'] },
        hand: ['Indomitable'],
      },
      b: { at: { p1: ['Goff Nob'] }, hand: ['Battle Cry'] },
    })
    const asks = (unit: number) => {
      const frame = { flow: '', step: 'shields', hits: [{ unit, amount: 1 }], by: 'effect', at: 0 }
      return damage.links.shields!.question!.ask(g.state, frame as never) !== null
    }
    const units = [g.unit('Deathwing Guard').id, g.unit('Goff Nob').id]
    expect(units.map(asks)).toEqual([true, true])
    g.state.stack.push({ flow: 'attack', step: '', attacker: g.a.warlord.id } as never)
    expect(units.map(asks)).toEqual([true, false])
  })
})

test('CQ-8.4, CQ-8.5 a unit that has left play takes none of what was assigned to it', () => {
  const g = position({ phase: 'combat', a: { at: { p1: ['Deathwing Guard'] } }, b: { at: { p1: ['Goff Nob'] } } })
  const taken = (...units: number[]) => {
    const frame = { flow: '', step: 'take', hits: units.map(unit => ({ unit, amount: 2 })), by: 'effect', at: 0 }
    return (damage.links.take!.run!(g.state, frame as never) as Signal).value
  }
  const [guard, nob] = [g.unit('Deathwing Guard').id, g.unit('Goff Nob').id]
  expect(taken(guard, nob)).toBe(4)
  leavePlay(g.state, nob)
  expect([taken(guard, nob), taken(nob), g.unit('Deathwing Guard').damage]).toEqual([2, 0, 4])
})

describe('CQ-0.4 as much as possible', () => {
  test('CQ-13.6 a search that must keep a card and meets none that fits keeps none', () => {
    const { state } = position({ a: { deck: ['Promotion', 'Indomitable'] } })
    state.players[0].look = 1
    const asked = (filter: object, least: number) => {
      const frame = { flow: '', step: 'keep', side: 0, count: 1, filter, least }
      const decision = searchTop.flows[0]!.links.keep!.question!.ask(state, frame as never)
      return decision!.options.map(option => key(option).split('.')[0])
    }
    expect([asked({ is: 'card' }, 1), asked({ is: 'card' }, 0)]).toEqual([
      ['keep:n-promotion'],
      ['keep:n-promotion', 'pass'],
    ])
    expect([asked({ is: 'unit' }, 1), asked({ is: 'unit' }, 0)]).toEqual([['pass'], ['pass']])
  })

  test('CQ-8.27 damage is removed up to the amount, never below 0', () => {
    for (const [amount, left] of [
      [1, 2],
      [2, 1],
      [3, 0],
      [5, 0],
      ['all', 0],
    ] as const) {
      const g = position({ a: { at: { p1: [{ card: 'Land Raider', damage: 3 }] } } })
      const raider = g.unit('Land Raider')
      run(g.state, newUse('', 0, raider.id), { do: 'remove-damage', on: 'self', amount })
      expect(raider.damage, `${amount}`).toBe(left)
    }
  })

  test('CQ-0.4 resources are taken from the card, as many as lie there, and from the opponent', () => {
    for (const [from, amount, mine, theirs, stock] of [
      ['self', 1, 5, 2, 2],
      ['self', 4, 7, 2, 0],
      ['opponent', 1, 5, 1, 3],
      ['opponent', 4, 6, 0, 3],
    ] as const) {
      const g = position({ a: { hq: ['Promethium Mine'], resources: 4 }, b: { resources: 2 } })
      const mine_ = g.piece('Promethium Mine')
      mine_.stock = 3
      run(g.state, newUse('', 0, mine_.id), { do: 'take-resources', from, amount })
      expect([g.a.resources, g.b.resources, mine_.stock], `${from} ${amount}`).toEqual([mine, theirs, stock])
    }
  })

  test('CQ-15.3 cards are discarded at random, down to the last and no further', () => {
    for (const [amount, left] of [
      [1, 1],
      [2, 0],
      [3, 0],
    ] as const) {
      const g = position({ b: { hand: ['Goff Nob', 'Bad Dok'] } })
      run(g.state, newUse('', 0, -1), { do: 'discard-random', player: 'opponent', amount })
      expect([g.b.hand.length, g.b.discard.length], `${amount}`).toEqual([left, 2 - left])
      expect([g.a.hand.length, g.a.discard.length]).toEqual([0, 0])
    }
  })

  test('CQ-8.14 without damage assigned to the unit there is nothing to prevent', () => {
    const g = position({ a: { at: { p1: ['Land Raider'] } } }).state
    const use = newUse('', 0, -1, undefined, { on: 'damage-assigned', card: g.play[0]!.id })
    expect(could(g, use, { do: 'prevent-damage', amount: 1 })).toBe(false)
  })

  test('CQ-2.3 cards of the discard pile and of the hand: those of the user alone, by what is printed', () => {
    const g = position({
      a: { discard: ['Land Raider', 'Promotion', 'Eager Recruit'], hand: ['Deathwing Guard', 'Promethium Mine'] },
      b: { discard: ['Goff Nob'], hand: ['Bad Dok'] },
    })
    const names = (filter: object, you: Side = 0) =>
      cardsMatching(g.state, newUse('', you, -1), cardFilter.parse(filter)).map(id => designOf(g.state, id).name)
    expect(names({ is: 'card', at: 'your-discard' })).toEqual(['Land Raider', 'Promotion', 'Eager Recruit'])
    expect(names({ is: 'army-unit', at: 'your-discard' })).toEqual(['Land Raider', 'Eager Recruit'])
    expect(names({ is: 'army-unit', at: 'your-discard', maxPrintedCost: 1 })).toEqual(['Eager Recruit'])
    expect(names({ is: 'card', at: 'your-hand' })).toEqual(['Deathwing Guard', 'Promethium Mine'])
    expect(names({ is: 'support', at: 'your-hand' })).toEqual(['Promethium Mine'])
    expect(names({ is: 'card', at: 'your-discard' }, 1)).toEqual(['Goff Nob'])
    const discarded = condition.parse({ is: 'controls', filter: { is: 'unit', at: 'your-discard' }, min: 2 })
    expect(conditionNamed('controls').holds(g.state, newUse('', 0, -1), discarded)).toBe(true)
    expect(conditionNamed('controls').holds(g.state, newUse('', 1, -1), discarded)).toBe(false)
  })
})

describe('cards that say something else', () => {
  afterEach(() => {
    vi.doUnmock('../content/cards.json')
    vi.resetModules()
  })
  const load = async (change: (card: (id: string) => any) => void) => {
    const file = structuredClone(cardsFile)
    change(id => file.cards.find(card => card.id === id))
    vi.resetModules()
    vi.doMock('../content/cards.json', () => ({ default: file }))
    return import('./support/play.ts')
  }

  test('CQ-2.7, CQ-2.8 a warlord that says nothing else begins with 7 cards and 7 resources', async () => {
    const { match } = await load(card => {
      delete card('ork-nazdreg').startingHand
      delete card('ork-nazdreg').startingResources
    })
    const g = match()
    const seat = g.b.warlord.key.startsWith('ork-nazdreg') ? g.b : g.a
    expect([seat.hand.length, seat.resources]).toEqual([7, 7])
  })

  test('CQ-11.14 a bloodied warlord has neither Actions nor answers', async () => {
    const { position } = await load(card => {
      const nazdreg = card('ork-nazdreg')
      const [{ id, rules, text }] = nazdreg.abilities
      const rest = { rules, text, when: [], cost: [], limit: null, targets: [] }
      const gains = [{ do: 'gain-resources', player: 'you', amount: 1 }]
      nazdreg.abilities = [
        { ...rest, id, kind: 'action', trigger: null, effect: gains },
        { ...rest, id: 'ork-nazdreg/2', kind: 'reaction', trigger: { on: 'deploy-phase-begins' }, effect: gains },
      ]
    })
    const asked = (bloodied: boolean, phase: 'deploy' | 'headquarters') => {
      const g = position({ phase, initiative: 'b', b: { warlord: { bloodied } } })
      return g.offers.some(key => key.startsWith('use'))
    }
    expect([asked(false, 'headquarters'), asked(false, 'deploy')]).toEqual([true, true])
    expect([asked(true, 'headquarters'), asked(true, 'deploy')]).toEqual([false, false])
    const begins = (bloodied: boolean) => {
      const g = position({ phase: 'headquarters', initiative: 'b', b: { warlord: { bloodied } } })
      while (g.state.phase === 'headquarters') g.table.choose('pass')
      return g.waits
    }
    expect(begins(false)).toBe('b answer-deploy-phase-begins')
    expect(begins(true)).not.toBe('b answer-deploy-phase-begins')
  })

  test('CQ-12.3 who has lost Area Effect has none', async () => {
    const { position } = await load(card => {
      card('ork-nazdreg').keywords = [{ keyword: 'area-effect', value: 2 }]
      card('sm-land-raider').abilities[0].effect = [
        { do: 'lose-keyword', each: { is: 'unit', at: 'self-planet' }, keyword: 'area-effect' },
      ]
    })
    const { areaEffectOf } = await import('../src/abilities/constants.ts')
    const effect = (at: string) => {
      const g = position({ a: { at: { [at]: ['Land Raider'] } }, b: { warlord: { at: 'p1' } } })
      return areaEffectOf(g.state, g.state.play.find(p => p.id === g.b.warlord.id)!)
    }
    expect([effect('p1'), effect('p2')]).toEqual([0, 2])
  })

  test('CQ-16.9 what cannot be targeted by its own side is open to the other', async () => {
    const ways = async (by: 'you' | 'opponent') => {
      const { position } = await load(card => {
        card('sm-land-raider').abilities[0].effect[0].by = by
      })
      const { cannotBeTargetedBy } = await import('../src/abilities/constants.ts')
      const g = position({ a: { at: { p1: ['Land Raider', 'Eager Recruit'] } } })
      return [0, 1].map(side => cannotBeTargetedBy(g.state, g.piece('Eager Recruit'), side))
    }
    expect(await ways('opponent')).toEqual([false, true])
    expect(await ways('you')).toEqual([true, false])
  })

  test('CQ-11.15, CQ-11.16 no target is left after the cost, or the cost was not taken: no effect, and it is told', async () => {
    const { position } = await load(card => {
      Object.assign(card('ork-flash-gitz').abilities[0], {
        when: [],
        targets: [{ ref: '$unit', mode: 'choose', pick: 'card', filter: { is: 'army-unit', at: 'self-planet' } }],
        effect: [{ do: 'destroy', on: '$unit' }],
      })
    })
    const used = (damage: number) => {
      const g = position({
        phase: 'combat',
        initiative: 'b',
        a: { at: { p1: ['Eager Recruit', 'Deathwing Guard'] } },
        b: { at: { p1: [{ card: "Nazdreg's Flash Gitz", damage }] }, hand: ['Bigga is Betta'] },
      })
      g.b.uses("Nazdreg's Flash Gitz")
      expect(g.waits).toBe('b shield')
      return g
    }
    const paid = used(2)
    paid.b.passes()
    expect(paid.waits).toBe('b target')
    expect(paid.told('fizzle')).toEqual([])
    const gone = used(3)
    gone.b.passes()
    expect([gone.inPlay("Nazdreg's Flash Gitz"), gone.told('fizzle').length]).toEqual([0, 1])
    expect([gone.inPlay('Eager Recruit'), gone.inPlay('Deathwing Guard')]).toEqual([1, 1])
    const away = used(0)
    away.state.play.splice(away.state.play.indexOf(away.piece("Nazdreg's Flash Gitz")), 1) // as if an answer had removed it
    away.b.passes()
    expect(away.told('fizzle').length).toBe(1)
  })

  test('CQ-11.1, CQ-11.9, CQ-16.15 of several abilities of one card each does what it says, and lowers what it says', async () => {
    const { position } = await load(card => {
      const banna = card('ork-bigtoof-banna')
      const [lowers] = banna.abilities
      const plain = { ...lowers, kind: 'action', trigger: null, cost: [] }
      const draws = { ...plain, id: 'ork-bigtoof-banna/1', effect: [{ do: 'draw', player: 'you', amount: 1 }] }
      const gains = {
        ...plain,
        id: 'ork-bigtoof-banna/2',
        effect: [{ do: 'gain-resources', player: 'you', amount: 2 }],
      }
      const less = { ...lowers, id: 'ork-bigtoof-banna/3', cost: [] }
      const muchLess = { ...less, id: 'ork-bigtoof-banna/4', effect: [{ do: 'reduce-cost', amount: 2 }] }
      banna.abilities = [draws, gains, less, muchLess]
    })
    const open = (resources: number, phase: 'deploy' | 'headquarters' = 'deploy') =>
      position({
        phase,
        initiative: 'b',
        b: { hq: ['Bigtoof Banna'], hand: ['Goff Nob'], deck: ['Bad Dok'], resources },
      })
    for (const phase of ['deploy', 'headquarters'] as const) {
      const first = open(0, phase)
      first.b.uses('Bigtoof Banna')
      expect([first.b.hand, first.b.resources], phase).toEqual([['Goff Nob', 'Bad Dok'], 0])
      const second = open(0, phase)
      second.b.does('use', 'Bigtoof Banna', '2')
      expect([second.b.hand, second.b.resources], phase).toEqual([['Goff Nob'], 2])
    }
    // Goff Nob costs 3: each of the two lowers it once, by its own amount.
    const cost = designById('ork-goff-nob')!.cost
    expect(open(cost - 4).b.can('deploy', 'Goff Nob')).toBe(false)
    const g = open(cost - 3)
    g.b.deploys('Goff Nob', 'p1')
    const nth = () => g.offers.map(key => key.replace(/^use:[^:]*:?/, 'n'))
    expect(nth()).toEqual(['n3', 'n4'])
    g.b.does('use', 'Bigtoof Banna', '4')
    expect(nth()).toEqual(['n3'])
    g.b.does('use', 'Bigtoof Banna', '3')
    expect([g.inPlay('Goff Nob'), g.b.resources]).toEqual([1, 0])
  })
})
