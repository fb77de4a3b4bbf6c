import { expect, test } from 'vitest'
import { match, position } from './support/play.ts'

test('EX-1 a new game: hands, resources, warlords, planets', () => {
  const g = match()
  for (const player of [g.a, g.b]) {
    expect(player.hand).toHaveLength(7)
    expect(player.resources).toBe(7)
    expect(player.discard).toEqual([])
    expect(player.display).toEqual([])
    expect(player.warlord).toMatchObject({ ready: true, bloodied: false, damage: 0, at: `hq-${player.seat}` })
  }
  expect(g.row).toHaveLength(7)
  expect(g.row.slice(0, 5)).not.toContain('?')
  expect(g.row.slice(5)).toEqual(['?', '?'])
  expect(g.a.view.planets.filter(planet => planet.first).map(planet => planet.at)).toEqual(['p1'])
})

test('EX-2 three planets of a type win at once, after the optional battle ability', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    planets: ['Iridial', 'Plannum'],
    a: { warlord: { at: 'p2' } },
    b: { display: ['Tarrus', 'Ferrin'], at: { p1: ['Goff Nob', { card: 'Bad Dok', damage: 1 }] } },
  })
  g.on('battle-ability')
  expect(g.b.can('use', 'pl-iridial')).toBe(true)
  g.b.passes()
  expect(g.outcome).toMatchObject({ winners: ['b'], rule: 'CQ-3.1' })
  expect(g.b.display).toEqual(['Tarrus', 'Ferrin', 'Iridial'])
  expect(g.unit('Goff Nob').at).toBe('p1')
  expect(g.told('battle')).toHaveLength(1)
})

test('EX-3 two and two is not three', () => {
  const g = position({
    phase: 'combat',
    planets: ['Osus IV', 'Ferrin'],
    a: { display: ['Plannum', 'Elouith'], at: { p1: ['Eager Recruit'] } },
  })
  g.on('deploy-turn')
  expect(g.a.display).toEqual(['Plannum', 'Elouith', 'Osus IV'])
  expect(g.a.view.players[0]!.types).toEqual({ material: 0, strongpoint: 2, tech: 2 })
  expect(g.outcome).toBeNull()
})

test('EX-4 the planets run out: the last one to have won a planet wins', () => {
  const g = position({
    round: 7,
    phase: 'combat',
    planets: ['Ferrin'],
    removed: ['Elouith', 'Tarrus'],
    lastClaim: 'b',
    a: { display: ['Plannum'] },
    b: { display: ['Osus IV'] },
  })
  expect(g.outcome).toMatchObject({ winners: ['b'], rule: 'CQ-3.4' })
  expect(g.row).toEqual([])
})

test('EX-5 nobody ever won a planet: a draw', () => {
  const g = position({ round: 7, phase: 'combat', planets: ['Ferrin'] })
  expect(g.outcome).toMatchObject({ winners: [], rule: 'CQ-3.5' })
})

test('EX-6 an empty deck: the missing draw is skipped', () => {
  const g = position({ phase: 'headquarters', a: { deck: ['Eager Recruit'] } })
  g.on('deploy-turn')
  expect(g.a.hand).toEqual(['Eager Recruit'])
  expect(g.a.deck).toEqual([])
  expect(g.outcome).toBeNull()
})

test('EX-7 both bloodied warlords defeated by the same damage: a draw', () => {
  const g = position({
    a: { warlord: { at: 'p2', bloodied: true, damage: 4 } },
    b: { warlord: { at: 'p2', bloodied: true, damage: 4 }, hand: ['Weirdboy Maniak'], resources: 3 },
    turn: 'b',
  })
  g.b.deploys('Weirdboy Maniak', 'p2')
  g.b.uses('Weirdboy Maniak')
  expect(g.outcome).toMatchObject({ winners: [], rule: 'CQ-3.7' })
})

test('EX-8 passing: who passed has no more turns', () => {
  const g = position({
    a: { hand: ['Eager Recruit', 'Eager Recruit', 'Eager Recruit'], resources: 3 },
    b: { hand: ['Sniveling Grot'] },
  })
  g.a.deploys('Eager Recruit', 'p1')
  g.b.passes()
  g.a.deploys('Eager Recruit', 'p1')
  expect(g.waits).toBe('a deploy-turn')
  g.a.deploys('Eager Recruit', 'p1')
  g.a.passes()
  expect(g.phase).toBe('command')
})

test('EX-9 cost: refused without the resources, possible with Fortress-Monastery', () => {
  const poor = position({ a: { hand: ['Blood Angels Veterans'], resources: 2 } })
  expect(poor.a.can('deploy', 'Blood Angels Veterans')).toBe(false)

  const g = position({ a: { hand: ['Blood Angels Veterans'], resources: 2, hq: ['Fortress-Monastery'] } })
  g.a.deploys('Blood Angels Veterans', 'p3')
  expect(g.a.can('pass')).toBe(false)
  g.a.uses('Fortress-Monastery')
  expect(g.unit('Fortress-Monastery').ready).toBe(false)
  expect(g.a.resources).toBe(0)
  expect(g.unit('Blood Angels Veterans')).toMatchObject({ ready: true, at: 'p3' })
})

test('EX-10 reducers add up; Bigga is Betta hurts the unit, which may be shielded', () => {
  const g = position({
    initiative: 'b',
    b: {
      hand: ['Burna Boyz', 'Bigga is Betta', 'Battle Cry'],
      hq: ['Bigtoof Banna'],
      at: { p2: ['Crushface'] },
      resources: 0,
    },
  })
  expect(g.b.can('deploy', 'Burna Boyz', 'p1')).toBe(false)
  g.b.deploys('Burna Boyz', 'p2')
  g.b.uses('Bigtoof Banna')
  g.b.uses('Crushface')
  g.b.plays('Bigga is Betta')
  expect(g.waits).toBe('b shield')
  expect(g.unit('Burna Boyz').damage).toBe(0)
  g.b.shields('Battle Cry')
  expect(g.unit('Burna Boyz')).toMatchObject({ damage: 0, at: 'p2' })
  expect(g.b.resources).toBe(0)
  expect(g.b.discard).toEqual(['Bigga is Betta', 'Battle Cry'])
})

test('EX-11 Limited: one a round; as a shield it does not count', () => {
  const g = position({
    a: {
      hand: ['Promotion', 'Fortress-Monastery', 'Promotion'],
      resources: 3,
      at: { p1: ['Deathwing Guard'] },
    },
    b: { at: { p1: ['Goff Nob'] } },
  })
  g.a.deploys('Promotion', 'Deathwing Guard')
  g.b.passes()
  expect(g.a.can('deploy', 'Fortress-Monastery')).toBe(false)
  expect(g.a.can('deploy', 'Promotion')).toBe(false)
  g.a.passes()
  g.a.commits('p2')
  g.b.commits('p2')
  g.on('combat-turn')
  g.a.attacks('Deathwing Guard', 'Goff Nob')
  g.b.attacks('Goff Nob', 'Deathwing Guard')
  expect(g.waits).toBe('a shield')
  g.a.shields('Promotion')
  expect(g.unit('Deathwing Guard').damage).toBe(5)
})

test('EX-12 an illegal host', () => {
  const g = position({
    a: { hand: ['Godwyn Pattern Bolter', 'Promotion'], resources: 3, at: { p1: ['Ultramarines Dreadnought'] } },
  })
  expect(g.a.can('deploy', 'Godwyn Pattern Bolter', 'Ultramarines Dreadnought')).toBe(false)
  expect(g.a.can('deploy', 'Promotion', 'Ultramarines Dreadnought')).toBe(true)
})

test('EX-13 nothing goes to a face-down planet', () => {
  const g = position({ a: { hand: ['Eager Recruit'], resources: 1 } })
  expect(g.a.can('deploy', 'Eager Recruit', 'p5')).toBe(true)
  expect(g.a.can('deploy', 'Eager Recruit', 'p6')).toBe(false)
  expect(() => g.table.choose(`deploy:${g.offers[0]!.split(':')[1]}:p6`)).toThrow(/not among/)
})

test('EX-14 an event is the act of the turn', () => {
  const g = position({
    a: { hand: ['Exterminatus', 'Eager Recruit'], resources: 4, at: { p3: ['Eager Recruit'] } },
    b: { at: { p2: ['Bad Dok'], p3: ['Goff Nob', 'Crushface'] } },
  })
  g.a.plays('Exterminatus')
  g.a.chooses('p3')
  expect(g.inPlay('Goff Nob')).toBe(0)
  expect(g.inPlay('Eager Recruit')).toBe(0)
  expect([g.inPlay('Crushface'), g.inPlay('Bad Dok')]).toEqual([1, 1])
  expect(g.a.resources).toBe(1)
  expect(g.waits).toBe('b deploy-turn')
})

test('EX-15 committing', () => {
  const g = position({ phase: 'command', a: { hq: ['10th Company Scout', 'Fortress-Monastery'] } })
  g.a.commits('p3')
  expect(g.a.warlord.at).toBe('hq-a')
  g.b.commits('p1')
  expect(g.a.warlord).toMatchObject({ at: 'p3', ready: true })
  expect(g.unit('10th Company Scout')).toMatchObject({ at: 'p3', ready: false })
  expect(g.unit('Fortress-Monastery')).toMatchObject({ at: 'hq-a', ready: true })
  expect(g.b.warlord.at).toBe('p1')
})

const struggles = (g: ReturnType<typeof position>) =>
  Object.fromEntries(g.told('struggle').map(s => [s.planet, { icons: s.icons, winner: s.winner }]))

/** A command phase in which the warlords go where they do not matter. */
function command(given: Parameters<typeof position>[0], a = 'p5', b = 'p5') {
  const g = position({ phase: 'command', ...given })
  g.a.commits(a)
  g.b.commits(b)
  while (g.state.decision?.kind === 'bonus') g[g.state.decision.seat as 'a' | 'b'].does('take-nothing')
  return struggles(g)
}

test('EX-16 the only ready warlord wins, whatever the icons', () => {
  const found = command({ b: { at: { p2: ['Shoota Mob', { card: 'Bad Dok', damage: 1 }] } } }, 'p2', 'p5')
  expect(found.p2).toEqual({ icons: [0, 5], winner: 'a' })
})

test('EX-17 two ready warlords: ready icons count', () => {
  const found = command(
    {
      a: { at: { p1: ['Land Raider'] } },
      b: { at: { p1: ['Tankbusta Bommaz', { card: 'Bad Dok', damage: 1, exhausted: true }] } },
    },
    'p1',
    'p1',
  )
  expect(found.p1).toEqual({ icons: [3, 2], winner: 'a' })
})

test('EX-18 a tie is nobody’s', () => {
  const found = command({ a: { at: { p4: ['Veteran Brother Maxos'] } }, b: { at: { p4: ['Crushface'] } } })
  expect(found.p4).toEqual({ icons: [2, 2], winner: null })
})

test('EX-19 unopposed without icons wins nothing', () => {
  const found = command({ a: { at: { p5: ['Eager Recruit'] } } }, 'p1', 'p1')
  expect(found.p5).toEqual({ icons: [0, 0], winner: null })
})

test('EX-20 an exhausted warlord counts for nothing', () => {
  const found = command({ a: { warlord: { at: 'p3', exhausted: true } }, b: { at: { p3: ['Shoota Mob'] } } })
  expect(found.p3).toEqual({ icons: [0, 1], winner: 'b' })
})

test('EX-21 bonuses of the planet and of an exhausted Rogue Trader', () => {
  const g = position({
    phase: 'command',
    planets: ['Elouith', 'Plannum'],
    a: { at: { p1: [{ card: 'Rogue Trader', exhausted: true }] }, deck: ['Eager Recruit', 'Eager Recruit'] },
  })
  g.a.commits('p1')
  g.b.commits('p2')
  expect(g.offers).toEqual(['take-both', 'take-resources', 'take-cards', 'take-nothing'])
  g.a.does('take-resources')
  expect(g.a.resources).toBe(1)
  expect(g.a.hand).toEqual([])
})

test('EX-22 Iron Hands Techmarine counts every enemy unit', () => {
  const found = command({
    a: { at: { p2: ['Iron Hands Techmarine'] } },
    b: {
      at: {
        p2: [
          { card: 'Goff Nob', exhausted: true },
          { card: 'Bad Dok', exhausted: true },
        ],
      },
    },
  })
  expect(found.p2).toEqual({ icons: [3, 0], winner: 'a' })
})
