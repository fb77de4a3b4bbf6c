import { expect, test } from 'vitest'
import { cardsContent } from '../src/index.ts'
import { position } from './support/play.ts'

const squig = { b: { hand: ["Squig Bombin'"], resources: 2, hq: ['Bigtoof Banna'] } }

test('CQ-11.1 Actions: in the own deploy turn, around combat turns, in the headquarters phase', () => {
  expect(position({ turn: 'b', ...squig }).b.can('play', "Squig Bombin'")).toBe(true)
  const combat = position({ phase: 'combat', a: { at: { p1: ['Eager Recruit'] } }, ...squig })
  expect(combat.waits).toBe('b action')
  expect(position({ phase: 'headquarters', ...squig }).waits).toBe('b action')
})

test('CQ-11.2 an Action with a phase name only in that phase', () => {
  const pad = {
    b: { hq: ['Tellyporta Pad', 'Kraktoof Hall'], at: { p2: [{ card: 'Goff Nob', damage: 1 }, 'Bad Dok'] } },
  }
  expect(position({ turn: 'b', ...pad }).offers).toEqual(['pass'])
  expect(position({ phase: 'headquarters', ...pad }).waits).toBe('b deploy-turn')
  const g = position({ phase: 'combat', a: { at: { p1: ['Deathwing Guard'] } }, ...pad })
  expect(g.b.can('use', 'Tellyporta Pad')).toBe(true)
  const x = {
    a: { hand: ['Exterminatus'], resources: 3, at: { p1: ['Eager Recruit'] } },
    b: { at: { p2: ['Goff Nob'] } },
  }
  expect(position({ phase: 'combat', ...x }).waits).not.toBe('a action')
  expect(position(x).a.can('play', 'Exterminatus')).toBe(true)
})

test('CQ-11.3 an interrupt resolves before its condition and may change it', () => {
  const g = position({ a: { hand: ['Eager Recruit'], resources: 0, hq: ['Fortress-Monastery'] } })
  g.a.deploys('Eager Recruit', 'p1')
  expect(g.inPlay('Eager Recruit')).toBe(0)
  g.a.uses('Fortress-Monastery')
  expect([g.inPlay('Eager Recruit'), g.a.resources]).toEqual([1, 0])
})

test('CQ-11.4 a reaction resolves after its condition', () => {
  const g = position({ turn: 'b', b: { hand: ['Weirdboy Maniak'], resources: 3, at: { p1: ['Goff Nob'] } } })
  g.b.deploys('Weirdboy Maniak', 'p1')
  expect(g.inPlay('Weirdboy Maniak')).toBe(1)
  expect(g.waits).toBe('b answer-enters-play')
})

/** Both players have an Action in the window before the first combat turn. */
const bothAct = () =>
  position({
    phase: 'combat',
    a: {
      at: { p1: ['Deathwing Guard', 'Veteran Brother Maxos'] },
      hand: ['Eager Recruit', 'Eager Recruit'],
      resources: 2,
    },
    b: { at: { p1: [{ card: 'Goff Nob', damage: 1 }, 'Bad Dok'] }, hq: ['Kraktoof Hall'] },
  })

test('CQ-11.5 players alternate; the window closes after two passes in a row; who passed may act again', () => {
  const g = bothAct()
  expect(g.waits).toBe('a action')
  g.a.passes()
  expect(g.waits).toBe('b action')
  g.b.uses('Kraktoof Hall')
  g.b.chooses('Bad Dok')
  expect(g.waits).toBe('a action')
  g.a.deploys('Eager Recruit', 'p1')
  expect(g.waits).toBe('a action') // b has nothing left that anybody could suspect
  g.a.deploys('Eager Recruit', 'p1')
  expect(g.waits).toBe('a combat-turn')
})

test('CQ-11.6 a Combat Action may be used by a player without units at the planet', () => {
  const g = position({
    phase: 'combat',
    a: { at: { p1: ['Eager Recruit'] } },
    b: { at: { p3: [{ card: 'Goff Nob', damage: 1 }, 'Bad Dok'] }, hq: ['Kraktoof Hall'] },
  })
  expect(g.b.can('use', 'Kraktoof Hall')).toBe(true)
})

test('CQ-11.7 forced reactions are not asked for, optional ones may be declined', () => {
  const g = position({ a: { hand: ['Promethium Mine'], resources: 1 } })
  g.a.deploys('Promethium Mine')
  expect(g.unit('Promethium Mine').resources).toBe(4)
  expect(g.waits).toBe('b deploy-turn')
  const mine = position({ a: { hq: [{ card: 'Promethium Mine', resources: 2 }] } })
  expect(mine.waits).toBe('a answer-deploy-phase-begins')
  mine.a.passes()
  expect([mine.unit('Promethium Mine').resources, mine.a.resources]).toEqual([2, 0])
})

test('CQ-11.8 reactions: who has initiative first, alternating', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Deathwing Guard'] }, hand: ['Indomitable'], resources: 1 },
    b: { at: { p1: ['Deathwing Guard'] }, hand: ['Indomitable'], resources: 1 },
  })
  g.b.attacks('Deathwing Guard')
  expect(g.waits).toBe('b answer-damage-assigned') // any Space Marine unit, so both may
  g.b.passes()
  expect(g.waits).toBe('a answer-damage-assigned')
})

/** a destroys Goff Nob: a can answer with two cards, b with one. */
const nobDestroyed = () => {
  const g = position({
    phase: 'combat',
    a: {
      warlord: { at: 'p1', exhausted: true },
      at: { p1: ['Ultramarines Dreadnought'] },
      hq: ["Cato's Stronghold"],
    },
    b: { at: { p1: [{ card: 'Goff Nob', exhausted: true }, 'Bad Dok'] }, hand: ['Fall Back!'], resources: 1 },
  })
  g.a.attacks('Ultramarines Dreadnought', 'Goff Nob')
  g.on('answer-unit-destroyed')
  return g
}

test('CQ-11.8 after each reaction the other player is asked, and a pass does not end it while the other acts', () => {
  const g = nobDestroyed()
  expect(g.waits).toBe('a answer-unit-destroyed')
  g.a.uses('Captain Cato Sicarius')
  expect(g.waits).toBe('b answer-unit-destroyed') // although a has another reaction
  g.b.passes()
  expect(g.waits).toBe('a answer-unit-destroyed')
  g.a.passes()
  expect(g.unit('Ultramarines Dreadnought').ready).toBe(false)
  expect(g.waits).not.toMatch(/answer/) // both passed one after the other
  const back = nobDestroyed()
  back.a.passes()
  back.b.plays('Fall Back!')
  expect(back.a.can('use', 'Captain Cato Sicarius')).toBe(true) // who passed may still answer
  expect(back.a.can('use', "Cato's Stronghold")).toBe(true)
  back.a.uses('Captain Cato Sicarius')
  expect(back.a.can('use', "Cato's Stronghold")).toBe(true) // nor does the pass before count towards two in a row
})

test('CQ-11.8 first the interrupts, then what they interrupt, then the reactions', () => {
  const shielded = position({
    phase: 'combat',
    a: {
      at: { p1: ['Blood Angels Veterans'] },
      hand: ['No Mercy', 'The Fury of Sicarius'],
      resources: 2,
    },
    b: { at: { p1: ['Goff Nob'] }, hand: ['Bigga is Betta'] },
  })
  shielded.a.attacks('Blood Angels Veterans')
  shielded.b.shields('Bigga is Betta')
  expect([shielded.waits, shielded.unit('Goff Nob').damage]).toEqual(['a answer-shield-used', 0])
  expect(shielded.a.can('play', 'The Fury of Sicarius')).toBe(false)
  shielded.a.passes()
  expect([shielded.waits, shielded.unit('Goff Nob').damage]).toEqual(['a answer-damage-taken', 2])
  expect(shielded.a.can('play', 'No Mercy')).toBe(false)

  const deployed = position({
    turn: 'b',
    b: { hand: ['Weirdboy Maniak'], resources: 3, hq: ['Bigtoof Banna'], at: { p1: ['Goff Nob'] } },
  })
  deployed.b.deploys('Weirdboy Maniak', 'p1')
  expect([deployed.b.can('use', 'Bigtoof Banna'), deployed.b.can('use', 'Weirdboy Maniak')]).toEqual([true, false])
  expect([deployed.inPlay('Weirdboy Maniak'), deployed.b.resources]).toEqual([0, 3])
  deployed.b.uses('Bigtoof Banna')
  expect([deployed.inPlay('Weirdboy Maniak'), deployed.b.resources]).toEqual([1, 1])
  expect(deployed.waits).toBe('b answer-enters-play')
})

test('CQ-11.9 each copy answers one occurrence once', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Blood Angels Veterans'] } },
    b: { at: { p1: ['Shoota Mob'] } },
  })
  g.b.attacks('Shoota Mob')
  g.a.uses('Blood Angels Veterans')
  expect(g.unit('Blood Angels Veterans').damage).toBe(1)
  const two = position({
    phase: 'combat',
    a: { warlord: { at: 'p1', exhausted: true }, at: { p1: ['Daring Assault Squad'] } },
    b: { at: { p1: ['Shoota Mob', 'Goff Boyz'] } },
  })
  two.a.attacks('Daring Assault Squad', 'area')
  two.a.uses('Captain Cato Sicarius')
  expect(two.waits).toBe('a answer-unit-destroyed') // the second occurrence
  two.a.uses('Captain Cato Sicarius')
  expect(two.waits).not.toBe('a answer-unit-destroyed')
  expect(two.a.resources).toBe(2)
})

test('CQ-11.10 an ability must still be able to change something when its turn comes', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { warlord: { at: 'p1', attachments: ['Iron Halo'] }, hand: ['Indomitable'], resources: 1 },
    b: { at: { p1: ['Goff Nob'] }, warlord: { at: 'p1', exhausted: true } },
  })
  g.b.attacks('Goff Nob')
  expect(g.a.can('play', 'Indomitable')).toBe(true)
  g.a.uses('Iron Halo')
  expect(g.waits).not.toBe('a answer-damage-assigned') // all is prevented already
  expect(g.a.hand).toEqual(['Indomitable'])
})

test('CQ-11.11 what an answer causes is handled before the outer sequence goes on', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Deathwing Guard', '10th Company Scout'] }, hq: ['Holy Sepulchre'] },
    b: { at: { p1: ['Burna Boyz'] } },
  })
  g.b.attacks('Burna Boyz', 'Deathwing Guard')
  g.b.uses('Burna Boyz')
  expect(g.waits).toBe('a answer-unit-destroyed') // the Scout, while the attack is still to be dealt
  expect(g.unit('Deathwing Guard').damage).toBe(0)
  g.a.uses('Holy Sepulchre')
  expect(g.unit('Deathwing Guard').damage).toBe(5)
})

test('CQ-11.12, CQ-11.13 constant effects and abilities work only in play', () => {
  const bare = position({
    a: { hand: ['Tallassarian Tempest Blade', 'Fortress-Monastery', 'Eager Recruit'], resources: 0 },
  })
  expect(bare.a.warlord.atk).toBe(2)
  expect(bare.a.can('deploy', 'Eager Recruit')).toBe(false) // the reducer is only in the hand
  const armed = position({ a: { warlord: { attachments: ['Tallassarian Tempest Blade'] } } })
  expect(armed.a.warlord.atk).toBe(3)
})

test('CQ-11.14 the bloodied sides have no ability besides Bloodied', () => {
  for (const card of cardsContent.cards)
    if (card.type === 'warlord')
      expect(card.bloodied).toMatchObject({ abilities: [], keywords: [{ keyword: 'bloodied' }] })
  const g = position({ b: { warlord: { at: 'p1', bloodied: true }, at: { p1: [{ card: 'Goff Nob', damage: 2 }] } } })
  expect(g.unit('Goff Nob').atk).toBe(6)
  const cato = position({
    phase: 'combat',
    a: { warlord: { at: 'p1', bloodied: true, exhausted: true }, at: { p1: ['Ultramarines Dreadnought'] } },
    b: { at: { p1: [{ card: 'Goff Nob', exhausted: true }] } },
  })
  cato.a.attacks('Ultramarines Dreadnought')
  expect(cato.waits).not.toBe('a answer-unit-destroyed')
})

test('CQ-11.15 announce, pay, choose targets, resolve: costs are paid before targets are chosen', () => {
  const g = position({
    phase: 'combat',
    a: { at: { p1: ['Deathwing Guard'] } },
    b: { at: { p1: [{ card: 'Goff Nob', damage: 1 }, 'Bad Dok'] }, hq: ['Kraktoof Hall'] },
  })
  g.b.uses('Kraktoof Hall')
  expect(g.unit('Kraktoof Hall').ready).toBe(false)
  expect(g.waits).toBe('b target')
  expect(g.unit('Goff Nob').damage).toBe(1)
  g.b.chooses('Bad Dok')
  expect([g.unit('Goff Nob').damage, g.unit('Bad Dok').damage]).toEqual([0, 1])
})

test('CQ-11.15 no legal target, no use', () => {
  const g = position({
    phase: 'combat',
    a: { at: { p1: ['Deathwing Guard'] } },
    b: { at: { p1: ['Bad Dok'], p2: [{ card: 'Goff Nob', damage: 1 }] }, hq: ['Kraktoof Hall'] },
  })
  expect(g.waits).toBe('a combat-turn') // no second unit at the planet of the damaged one
})

test('CQ-11.16 a cost that is not carried out gives no effect, and stays paid', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Deathwing Guard'] } },
    b: { at: { p1: [{ card: "Nazdreg's Flash Gitz", exhausted: true }] }, hand: ['Bigga is Betta'] },
  })
  g.b.uses("Nazdreg's Flash Gitz")
  g.b.shields('Bigga is Betta')
  expect(g.unit("Nazdreg's Flash Gitz").ready).toBe(false)
  expect(g.b.discard).toEqual(['Bigga is Betta'])
})

test('CQ-11.17 once per phase for each copy', () => {
  const gitz = { card: "Nazdreg's Flash Gitz", exhausted: true }
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: [{ card: 'Deathwing Guard', exhausted: true }] } },
    b: { at: { p1: [gitz, gitz] } },
  })
  const [one, two] = [g.unit("Nazdreg's Flash Gitz", 1), g.unit("Nazdreg's Flash Gitz", 2)]
  g.b.uses(one.key)
  expect(g.b.can('use', two.key)).toBe(true)
  g.b.uses(two.key)
  g.b.attacks(one.key)
  expect(one.ready).toBe(false)
  expect(g.waits).toBe('b combat-turn') // no window: neither copy has a use left
})

test('CQ-11.17 the limit counts anew in the next phase of that name', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    b: { at: { p1: [{ card: "Nazdreg's Flash Gitz", exhausted: true }] } },
  })
  g.b.uses("Nazdreg's Flash Gitz")
  g.on('deploy-turn')
  g.a.passes()
  g.b.passes()
  g.a.commits('p2')
  g.b.commits('p1')
  g.on('action')
  expect(g.unit("Nazdreg's Flash Gitz")).toMatchObject({ at: 'p1', ready: false, damage: 1 })
  expect(g.b.can('use', "Nazdreg's Flash Gitz")).toBe(true)
})

test('CQ-11.18 only what targets is stopped by "cannot be targeted"', () => {
  const land = { at: { p1: ['Land Raider', 'Deathwing Guard'] } }
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: land,
    b: { at: { p1: [{ card: 'Goff Nob', damage: 1 }, 'Burna Boyz'] }, hq: ['Kraktoof Hall'] },
  })
  g.b.uses('Kraktoof Hall')
  expect(g.b.can('choose', 'Deathwing Guard')).toBe(false)
  expect(g.b.can('choose', 'Land Raider')).toBe(true)
  g.b.chooses('Land Raider')
  g.b.attacks('Burna Boyz', 'Land Raider')
  g.b.uses('Burna Boyz') // "choose", not "target"
  expect(g.unit('Deathwing Guard').damage).toBe(1)
})

test('CQ-11.19 put into play is not deploying: no cost, no deploy interrupts, but it enters play', () => {
  const g = position({
    phase: 'combat',
    a: {
      at: { p1: ['Deathwing Guard'] },
      hand: ['Drop Pod Assault'],
      resources: 2,
      deck: ["Sicarius's Chosen"],
      hq: ['Fortress-Monastery'],
    },
    b: { at: { p1: ['Goff Nob'], p2: ['Bad Dok'] } },
  })
  g.a.plays('Drop Pod Assault')
  g.a.does('keep', "Sicarius's Chosen")
  expect(g.waits).toBe('a answer-enters-play')
  expect(g.a.resources).toBe(0)
  expect(g.unit('Fortress-Monastery').ready).toBe(true)
})

test('CQ-11.20 additions before doubling', () => {
  const g = position({
    b: { at: { p1: [{ card: 'Goff Boyz', attachments: ['Cybork Body', 'Godwyn Pattern Bolter'] }] } },
  })
  expect(g.unit('Goff Boyz').hp).toBe(6) // (2 + 1) doubled
})

test('CQ-11.21 doubled, then halved and rounded up; or the other way round by the switch', () => {
  const hit = (rules: object) => {
    const g = position({
      phase: 'combat',
      rules,
      initiative: 'b',
      a: { at: { p1: ['Raven Guard Speeder'] } },
      b: { at: { p1: ['Tankbusta Bommaz'] } },
    })
    g.b.attacks('Tankbusta Bommaz')
    return g.told('assign')[0].hits[0].amount
  }
  expect(hit({})).toBe(3)
  expect(hit({ doubleBeforeFlying: false })).toBe(4)
})
