import { expect, test } from 'vitest'
import { match, position } from './support/play.ts'

test('CQ-9.1 the battle ends, then the ability, then the claim, then the units move', () => {
  const g = position({
    phase: 'combat',
    planets: ['Iridial', 'Ferrin'],
    a: { at: { p1: [{ card: 'Deathwing Guard', damage: 2 }] } },
  })
  g.on('battle-ability')
  expect(g.state.battle).toBeNull()
  g.a.does('use', 'pl-iridial')
  const order = g.events.map(e => e.type).filter(t => ['battle-end', 'heal', 'claim', 'move'].includes(t))
  expect(order).toEqual(['battle-end', 'heal', 'claim', 'move'])
})

test('CQ-9.2 the winner may resolve the battle ability of any planet, or decline', () => {
  const win = (use: boolean) => {
    const g = position({
      phase: 'combat',
      a: { warlord: { at: 'p5' }, at: { p5: ['Eager Recruit'] } },
      b: { resources: 3 },
    })
    g.on('battle-ability')
    if (use) g.a.does('use', 'pl-osus-iv')
    else g.a.passes()
    return [g.a.resources, g.told('battle-ability').length]
  }
  expect(win(true)).toEqual([5, 1]) // 1 taken, 4 of the headquarters phase
  expect(win(false)).toEqual([4, 1])
})

test('CQ-9.3, CQ-9.4 the first planet is claimed; the winner’s units go home keeping their state', () => {
  const g = position({
    phase: 'combat',
    a: {
      at: { p1: ['Deathwing Guard', { card: 'Eager Recruit', exhausted: true }] },
      hand: ['Eager Recruit'],
      resources: 1,
    },
    b: { hand: ["Squig Bombin'"], resources: 2, hq: ['Bigtoof Banna'] },
  })
  g.on('battle-ability')
  g.a.passes()
  expect(g.phase).toBe('headquarters') // its action window
  expect(g.a.display).toEqual(['Plannum'])
  expect(g.unit('Deathwing Guard')).toMatchObject({ at: 'hq-a', ready: true })
  expect(g.unit('Eager Recruit')).toMatchObject({ at: 'hq-a', ready: false })
})

test('CQ-9.5 elsewhere only the winner’s warlord goes home', () => {
  const g = position({
    phase: 'combat',
    a: { warlord: { at: 'p2', exhausted: true }, at: { p2: [{ card: 'Deathwing Guard', exhausted: true }] } },
    b: { hand: ["Squig Bombin'"], resources: 2, hq: ['Bigtoof Banna'] },
  })
  g.on('battle-ability')
  g.a.passes()
  expect(g.phase).toBe('headquarters')
  expect(g.a.warlord).toMatchObject({ at: 'hq-a', ready: false })
  expect(g.unit('Deathwing Guard')).toMatchObject({ at: 'p2', ready: false })
  expect(g.a.display).toEqual([])
  expect(g.row).toContain('Atrox Prime')
})

test('CQ-9.6 a stalemate at the first planet removes it from the game', () => {
  const g = position({ phase: 'combat' })
  expect(g.a.view.removed).toEqual(['pl-plannum'])
  expect([g.a.display, g.b.display]).toEqual([[], []])
})

test('CQ-9.7 a stalemate elsewhere: the planet stays, no battle ability', () => {
  const g = position({
    phase: 'combat',
    a: { warlord: { at: 'p2', exhausted: true } },
    b: { warlord: { at: 'p2', exhausted: true } },
  })
  g.on('withdraw')
  g.a.does('withdraw', 'Captain Cato Sicarius')
  g.b.does('withdraw', 'Nazdreg')
  expect(g.told('battle-end').at(-1)).toMatchObject({ planet: 'p2', winner: null })
  expect(g.told('battle-ability')).toEqual([])
  expect(g.row).toContain('Atrox Prime')
})

test('CQ-9.8 a warlord still at a planet returns at the end of the combat phase, keeping its state', () => {
  // By the switch the second planet is first as soon as p1 is won, so the pad can take Nazdreg there, where no battle
  // comes any more.
  const g = position({
    phase: 'combat',
    rules: { firstPlanetGap: false },
    initiative: 'b',
    a: { at: { p3: [{ card: 'Void Pirate', exhausted: true }] } },
    b: {
      warlord: { at: 'p3', exhausted: true },
      at: { p1: ['Goff Boyz'], p3: ['Goff Nob'] },
      hq: ['Tellyporta Pad'],
      hand: ["Squig Bombin'"],
      resources: 2,
    },
  })
  g.on('battle-ability')
  g.b.passes()
  g.on('action')
  g.b.uses('Tellyporta Pad')
  g.b.chooses('Nazdreg')
  expect(g.b.warlord.at).toBe('p1')
  g.b.attacks('Goff Nob')
  while (g.phase === 'combat') g.table.choose('pass')
  expect(g.waits).toBe('b action')
  expect(g.b.warlord).toMatchObject({ at: 'hq-b', ready: false })
})

test('CQ-9.9 between its claim and the headquarters phase there is no first planet', () => {
  const pad = (rules: object) => {
    const g = position({
      phase: 'combat',
      rules,
      initiative: 'b',
      a: { at: { p3: ['Deathwing Guard'] } },
      b: { warlord: { at: 'p3' }, at: { p1: ['Goff Boyz'], p2: ['Goff Boyz'] }, hq: ['Tellyporta Pad'] },
    })
    g.on('battle-ability')
    expect(g.a.view.planets.filter(p => p.first)).toHaveLength(1)
    g.b.passes()
    return [g.on().waits, g.a.view.planets.filter(p => p.first).length, g.unit('Goff Boyz', 2).atk]
  }
  expect(pad({})).toEqual(['b combat-turn', 0, 0])
  // With the switch the next planet is the first at once, so the pad is usable and Goff Boyz there are fierce.
  expect(pad({ firstPlanetGap: false })).toEqual(['b combat-turn', 1, 3])
})

test('CQ-10.1 the headquarters phase begins with an action window', () => {
  const g = position({
    phase: 'headquarters',
    a: { hq: ['Fortress-Monastery'] },
    b: { hand: ["Squig Bombin'"], resources: 2 },
  })
  expect(g.waits).toBe('b action')
  expect(g.told('resources')).toEqual([])
  g.b.plays("Squig Bombin'")
  expect(g.inPlay('Fortress-Monastery')).toBe(0)
})

test('CQ-10.1 the player with initiative acts first, before any step of the phase', () => {
  const phase = (initiative: 'a' | 'b') => {
    const bomb = { hand: ["Squig Bombin'"], resources: 2, hq: ['Bigtoof Banna'], deck: Array(3).fill('Goff Boyz') }
    const g = position({ phase: 'headquarters', initiative, faceUp: 3, a: bomb, b: bomb })
    const asked = [g.waits]
    g.table.choose('pass')
    asked.push(g.waits)
    const untouched = [g.row, g.a.hand.length, g.b.hand.length, g.a.resources, g.b.resources]
    expect(untouched).toEqual([['Plannum', 'Atrox Prime', 'Elouith', '?', '?', '?', '?'], 1, 1, 2, 2])
    g.table.choose('pass')
    expect([g.row[3], g.a.hand.length, g.b.resources]).toEqual(['Tarrus', 3, 6])
    return asked
  }
  expect(phase('a')).toEqual(['a action', 'b action'])
  expect(phase('b')).toEqual(['b action', 'a action'])
})

test('CQ-10.2, CQ-10.3, CQ-10.9 the first-planet card moves on, a planet turns up: 5, 5, 5, 4, 3, 2, 1', () => {
  const g = match({ initiative: 'a' })
  const faceUp = []
  for (let round = 1; round <= 7 && !g.outcome; round++) {
    faceUp.push(g.row.filter(planet => planet !== '?').length)
    expect(g.a.view.planets[0]).toMatchObject({ at: 'p1', first: true })
    // Everybody stays out of every fight: the first planet is removed each round.
    while (g.state.round === round && !g.outcome) {
      const quiet = ['pass', 'take-nothing', 'done', 'none']
      const key =
        g.offers.find(k => quiet.includes(k)) ??
        g.offers.find(k => k.startsWith('retreat')) ??
        (g.offers.includes('commit:p2') ? 'commit:p2' : g.offers[0]!)
      g.table.choose(key)
    }
  }
  expect(faceUp).toEqual([5, 5, 5, 4, 3, 2, 1])
})

test('CQ-10.4, CQ-10.5 two cards and four resources each', () => {
  const cards = Array(6).fill('Void Pirate')
  const g = position({ phase: 'headquarters', a: { deck: cards, resources: 1 }, b: { deck: cards } })
  expect([g.a.hand.length, g.a.resources]).toEqual([2, 5])
  expect([g.b.hand.length, g.b.resources]).toEqual([2, 4])
})

test('CQ-10.6 all exhausted cards ready, wherever they are', () => {
  const g = position({
    phase: 'headquarters',
    a: {
      warlord: { exhausted: true },
      at: { p3: [{ card: 'Deathwing Guard', exhausted: true, attachments: [{ card: 'Promotion', exhausted: true }] }] },
      hq: [{ card: 'Fortress-Monastery', exhausted: true }],
    },
  })
  expect(g.state.play.every(p => p.ready)).toBe(true)
})

test('CQ-10.7, CQ-10.8 the initiative card changes sides and the next deploy phase begins', () => {
  const g = position({ phase: 'headquarters', initiative: 'a' })
  expect([g.initiative, g.state.round, g.waits]).toEqual(['b', 2, 'b deploy-turn'])
})
