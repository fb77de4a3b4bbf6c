import { offered } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { cardsContent, conquest } from '../src/index.ts'
import { DESIGNS } from '../src/match/designs.ts'
import { match, position } from './support/play.ts'

/** The damage that an attack by this unit of b assigns to a Raven Guard Speeder. */
const hitsSpeeder = (attacker: object) => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Raven Guard Speeder'] } },
    b: { at: { p1: [attacker as { card: string }] } },
  })
  g.b.attacks('Goff Nob')
  return g.told('assign')[0].hits[0].amount
}

test('CQ-0.1, CQ-0.3 the text of a card wins over a rule of the demo: the bolter over Flying', () => {
  expect(hitsSpeeder({ card: 'Goff Nob' })).toBe(3) // CQ-12.5 halves 6
  expect(hitsSpeeder({ card: 'Goff Nob', attachments: ['Godwyn Pattern Bolter'] })).toBe(7)
})

test('CQ-0.1, CQ-0.3 the text of a card wins over a rule of the demo: destroyed, yet back in play', () => {
  const destroyed = (hand: string[]) => {
    const g = position({
      phase: 'combat',
      a: { at: { p1: ['Ultramarines Dreadnought'] } },
      b: { at: { p1: [{ card: 'Goff Nob', exhausted: true }] }, hand, resources: 1 },
    })
    g.a.attacks('Ultramarines Dreadnought')
    while (g.state.decision?.kind === 'shield') g.b.passes()
    if (g.b.can('play', 'Fall Back!')) g.b.plays('Fall Back!')
    return [g.inPlay('Goff Nob'), g.b.discard]
  }
  expect(destroyed([])).toEqual([0, ['Goff Nob']]) // CQ-8.17
  expect(destroyed(['Fall Back!'])).toEqual([1, ['Fall Back!']])
})

test('CQ-0.3 a rule of the demo wins over the full game, which only a switch brings back', () => {
  const drawn = (rules: object) =>
    position({ phase: 'headquarters', rules, a: { deck: ['Void Pirate'] }, b: { deck: Array(5).fill('Goff Boyz') } })
      .outcome
  expect(drawn({})).toBeNull() // CQ-3.9
  expect(drawn({ deckOutLoses: true })).toMatchObject({ rule: 'CQ-3.9' })
})

test('CQ-0.3 a rule of the full game wins over a house rule: what is dealt at once is taken at once', () => {
  // CQ-8.6 [full] before CQ-8.15 [house]: who decides first about shields does not take the damage first.
  const g = position({
    turn: 'b',
    initiative: 'b',
    a: { at: { p1: ['Deathwing Guard'] }, hand: ['Indomitable'] },
    b: { hand: ['Weirdboy Maniak', 'Cybork Body'], resources: 3, at: { p1: ['Goff Nob'] } },
  })
  g.b.deploys('Weirdboy Maniak', 'p1')
  g.b.uses('Weirdboy Maniak')
  expect(g.waits).toBe('b shield')
  g.b.passes()
  expect([g.waits, g.unit('Goff Nob').damage]).toEqual(['a shield', 0])
  g.a.passes()
  expect([g.unit('Goff Nob').damage, g.unit('Deathwing Guard').damage]).toEqual([1, 1])
})

test('CQ-0.2 "cannot" is absolute: no attacker reaches a protected Librarian', () => {
  for (const attacker of ['Goff Nob', 'Nazdreg']) {
    const g = position({
      phase: 'combat',
      initiative: 'b',
      a: { at: { p1: ['Honored Librarian', 'Void Pirate', 'Deathwing Guard'] } },
      b: { warlord: { at: 'p1' }, at: { p1: ['Goff Nob'] } },
    })
    g.on('combat-turn')
    g.b.does('attack', attacker)
    expect(g.b.can('defender', 'Honored Librarian')).toBe(false)
    expect(g.b.can('defender', 'Void Pirate')).toBe(true)
  }
})

test('CQ-0.4 an effect is carried out as far as possible: drawing 3 from a deck of 1', () => {
  const g = position({
    phase: 'combat',
    planets: ['Tarrus', 'Ferrin'],
    a: { at: { p1: ['Eager Recruit'] }, deck: ['Void Pirate'] },
    b: { at: { p2: ['Goff Nob', 'Bad Dok'] } },
  })
  g.on('battle-ability')
  g.a.does('use', 'pl-tarrus')
  g.a.does('option', '2')
  expect(g.a.hand).toEqual(['Void Pirate'])
})

test('CQ-0.5 an ability that could change nothing may not be started', () => {
  const g = position({
    phase: 'combat',
    b: { hand: ["Squig Bombin'"], resources: 2, at: { p1: ['Goff Nob'] } },
    a: { at: { p1: ['Deathwing Guard'] } },
  })
  expect(g.on('combat-turn').waits).toBe('a combat-turn') // no support in play, so nobody was asked
  const stocked = position({
    phase: 'combat',
    b: { hand: ["Squig Bombin'"], resources: 2, at: { p1: ['Goff Nob'] } },
    a: { at: { p1: ['Deathwing Guard'] }, hq: ['Fortress-Monastery'] },
  })
  expect(stocked.b.can('play', "Squig Bombin'")).toBe(true)
})

test('CQ-0.6 only Flying rounds, and upwards', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: ['Raven Guard Speeder'] } },
    b: { at: { p1: ['Burna Boyz'] } },
  })
  g.b.attacks('Burna Boyz')
  expect(g.inPlay('Raven Guard Speeder')).toBe(0) // 5 halved is 3, as much as its HP
})

test('CQ-1.1, CQ-1.2 what each player has and what is shared', () => {
  const g = match()
  const view = g.a.view
  for (const player of view.players)
    expect(player).toMatchObject({ hand: 7, deck: 23, discard: [], display: [], resources: 7 })
  expect(view.planets).toHaveLength(7)
  expect(view.units.filter(u => u.design === 'sm-cato-sicarius' || u.design === 'ork-nazdreg')).toHaveLength(2)
  expect(view.removed).toEqual([])
  expect(['a', 'b']).toContain(view.initiative)
})

test('CQ-1.3, CQ-1.16 the bank never runs out; hands and pools have no maximum', () => {
  const g = position({
    phase: 'headquarters',
    a: { resources: 500, hand: Array(30).fill('Eager Recruit'), deck: Array(5).fill('Eager Recruit') },
  })
  g.on('deploy-turn')
  expect(g.a.resources).toBe(504)
  expect(g.a.hand).toHaveLength(32)
})

test('CQ-1.4, CQ-1.5 a warlord is a unit but not an army unit; tokens are neither', () => {
  const g = position({
    a: { hand: ['Promotion'], at: { p1: ['Deathwing Guard', 'Snotlings'] }, warlord: { at: 'p1' } },
  })
  expect(g.a.can('deploy', 'Promotion', 'Deathwing Guard')).toBe(true)
  expect(g.a.can('deploy', 'Promotion', 'Captain Cato Sicarius')).toBe(false)
  expect(g.a.can('deploy', 'Promotion', 'Snotlings')).toBe(false)
  const tokens = DESIGNS.filter(d => d.card.type === 'token')
  expect(tokens.map(d => d.isUnit)).toEqual([true])
})

test('CQ-1.6, CQ-1.7 cards enter play ready', () => {
  const g = position({ a: { hand: ['Eager Recruit', 'Fortress-Monastery'], resources: 2 } })
  g.a.deploys('Eager Recruit', 'p1')
  g.b.passes()
  g.a.deploys('Fortress-Monastery')
  expect([g.unit('Eager Recruit').ready, g.unit('Fortress-Monastery').ready]).toEqual([true, true])
})

test('CQ-1.8 an exhausted card cannot be exhausted again', () => {
  const g = position({
    a: {
      hand: ['Eager Recruit', 'Eager Recruit'],
      resources: 1,
      hq: [{ card: 'Fortress-Monastery', exhausted: true }],
    },
  })
  g.a.deploys('Eager Recruit', 'p1')
  expect(g.a.resources).toBe(0) // not offered, so the full cost was paid
  expect(g.waits).toBe('b deploy-turn')
})

test('CQ-1.9 a warlord has neither cost nor command icons', () => {
  for (const card of cardsContent.cards)
    if (card.type === 'warlord') expect(card).toMatchObject({ cost: null, command: null })
  const g = position({ a: { warlord: { at: 'p1' } } })
  expect(g.a.warlord.command).toBe(0)
})

test('CQ-1.10 damage stays and does nothing by itself', () => {
  const g = position({ phase: 'headquarters', a: { at: { p2: [{ card: 'Deathwing Guard', damage: 8 }] } } })
  g.on('deploy-turn')
  expect(g.unit('Deathwing Guard')).toMatchObject({ damage: 8, atk: 2, hp: 9, command: 4 })
})

test('CQ-1.11 type icons only count for victory', () => {
  const g = position({ phase: 'command', planets: ['Iridial', 'Ferrin'], a: { at: { p1: ['Land Raider'] } } })
  expect(g.a.view.planets[0]).toMatchObject({ planet: 'pl-iridial', icons: [3, 0], bonus: { resources: 0, cards: 1 } })
})

test('CQ-1.12 only face-up planets are in play', () => {
  const g = position({ faceUp: 2, a: { hand: ['Eager Recruit'], resources: 1 } })
  expect(g.offers.filter(k => k.startsWith('deploy')).map(k => k.split(':')[2])).toEqual(['p1', 'p2'])
  g.a.passes()
  g.b.passes()
  expect(g.offers).toEqual(['commit:p1', 'commit:p2'])
})

test('CQ-1.13 adjacent are face-up neighbours only', () => {
  const g = position({
    faceUp: 3,
    a: { hand: ["Sicarius's Chosen"], resources: 3 },
    b: { at: { p1: ['Goff Nob'], p3: ['Bad Dok'] } },
  })
  g.a.deploys("Sicarius's Chosen", 'p2')
  g.a.uses("Sicarius's Chosen")
  expect(offered(g.state)).toEqual([`choose:${g.unit('Goff Nob').key}`, `choose:${g.unit('Bad Dok').key}`])
  const far = position({ a: { hand: ["Sicarius's Chosen"], resources: 3 }, b: { at: { p3: ['Bad Dok'] } } })
  far.a.deploys("Sicarius's Chosen", 'p1')
  expect(far.waits).toBe('b deploy-turn')
})

test('CQ-1.14 a unit in an HQ is at no planet', () => {
  const g = position({ b: { warlord: { at: 'hq' }, hq: [{ card: 'Goff Nob', damage: 2 }] } })
  expect(g.unit('Goff Nob').atk).toBe(6) // Nazdreg gives Brutal at his planet only
})

test('CQ-1.15 cards go to their owner’s discard pile', () => {
  const g = position({
    turn: 'b',
    a: { at: { p1: ['10th Company Scout'] } },
    b: { hand: ['Promotion', 'Weirdboy Maniak'], resources: 3 },
  })
  g.b.deploys('Promotion', '10th Company Scout')
  g.a.passes()
  g.b.deploys('Weirdboy Maniak', 'p1')
  g.b.uses('Weirdboy Maniak')
  expect(g.a.discard).toEqual(['10th Company Scout'])
  expect(g.b.discard).toEqual(['Promotion'])
})

test('CQ-1.17 what is hidden stays hidden, counts are open', () => {
  const g = match()
  const seen = JSON.stringify(conquest.view(g.state, 'b'))
  for (const id of g.state.players[0].hand) expect(seen).not.toContain(`.${id}"`)
  expect(conquest.view(g.state, 'b').players[0]).toMatchObject({ hand: 7, deck: 23 })
  expect(conquest.view(g.state, 'b').players[0]!.cards).toBeUndefined()
  expect(conquest.view(g.state, 'a').players[0]!.cards).toHaveLength(7)
  expect(conquest.view(g.state, 'spectator').players.every(p => p.cards === undefined)).toBe(true)
})

test('CQ-1.18 neutral cards have no faction', () => {
  // Fortress-Monastery lowers the cost of Space Marine units only.
  const g = position({ a: { hand: ['Void Pirate'], resources: 1, hq: ['Fortress-Monastery'] } })
  g.a.deploys('Void Pirate', 'p1')
  expect(g.waits).toBe('b deploy-turn')
  expect(g.unit('Fortress-Monastery').ready).toBe(true)
})

test('CQ-2.1, CQ-2.10 each player picks a deck: its warlord is ready and hale in the HQ', () => {
  const g = match({ decks: { a: 'demo-30-orks', b: 'starter-35-space-marines' } })
  expect(g.a.warlord.key).toContain('ork-nazdreg')
  expect(g.b.warlord.key).toContain('sm-cato-sicarius')
  expect(g.b.warlord).toMatchObject({ ready: true, bloodied: false, at: 'hq-b' })
  expect(g.b.deck).toHaveLength(28)
})

test('CQ-2.2, CQ-2.3 decks and planets are shuffled', () => {
  const first = match({}, 'one')
  const second = match({}, 'two')
  expect(first.a.deck).not.toEqual(second.a.deck)
  expect([...first.a.deck, ...first.a.hand].sort()).toEqual([...second.a.deck, ...second.a.hand].sort())
  const rows = new Set(['1', '2', '3', '4', '5'].map(seed => match({}, seed).row.join()))
  expect(rows.size).toBeGreaterThan(1)
})

test('CQ-2.4, CQ-2.7, CQ-2.8 seven cards and seven resources', () => {
  const g = match()
  for (const player of [g.a, g.b]) expect([player.hand.length, player.resources]).toEqual([7, 7])
})

test('CQ-2.5 the initiative card goes to somebody at random, unless it is settled', () => {
  const seeds = Array.from({ length: 20 }, (_, i) => match({}, `i${i}`).initiative)
  expect(new Set(seeds)).toEqual(new Set(['a', 'b']))
  expect(match({ initiative: 'b' }).initiative).toBe('b')
  expect(match({ initiative: 'b' }).waits).toBe('b deploy-turn')
})

test('CQ-2.6 five planets face up, the leftmost is the first', () => {
  const planets = match().a.view.planets
  expect(planets.map(p => p.planet !== null)).toEqual([true, true, true, true, true, false, false])
  expect(planets.map(p => p.first)).toEqual([true, false, false, false, false, false, false])
})

test('CQ-2.9 no mulligan; with the switch each player may take one new hand', () => {
  expect(match().waits).toMatch(/deploy-turn/)
  const g = match({ initiative: 'a', rules: { mulligan: true } })
  expect(g.waits).toBe('a mulligan')
  const before = g.a.hand
  g.a.does('mulligan')
  expect(g.a.hand).toHaveLength(7)
  expect(g.a.hand).not.toEqual(before)
  expect(g.waits).toBe('b mulligan')
  const kept = g.b.hand
  g.b.does('keep')
  expect(g.b.hand).toEqual(kept)
  expect(g.waits).toBe('a deploy-turn')
})

test('CQ-3.1 three of a type win at once; a planet counts for every icon', () => {
  const g = position({
    phase: 'combat',
    planets: ['Iridial', 'Plannum', 'Elouith'],
    a: { display: ['Osus IV', 'Tarrus'], at: { p1: ['Eager Recruit'] }, warlord: { at: 'p2' } },
  })
  g.on()
  expect(g.outcome).toMatchObject({ winners: ['a'], rule: 'CQ-3.1' })
})

test('CQ-3.2, CQ-3.3 only a bloodied warlord’s defeat loses', () => {
  const strike = (bloodied: boolean) => {
    const g = position({
      phase: 'combat',
      a: { at: { p1: ['Ultramarines Dreadnought'] } },
      b: { warlord: { at: 'p1', bloodied, exhausted: true } },
    })
    g.a.attacks('Ultramarines Dreadnought')
    return g.outcome
  }
  expect(strike(false)).toBeNull()
  expect(strike(true)).toMatchObject({ winners: ['a'], rule: 'CQ-3.2' })
})

test('CQ-3.4, CQ-3.6 the last planet leaves the row: who won a planet last wins, at once', () => {
  const g = position({
    round: 7,
    phase: 'combat',
    planets: ['Ferrin'],
    a: { at: { p1: ['Eager Recruit'] } },
    b: { display: ['Osus IV'] },
  })
  g.on()
  expect(g.outcome).toMatchObject({ winners: ['a'], rule: 'CQ-3.4' })
  expect(g.phase).toBe('combat')
})

test('CQ-3.5 a draw if nobody ever won a planet', () => {
  const g = position({ round: 7, phase: 'combat', planets: ['Ferrin'] })
  expect(g.outcome).toMatchObject({ winners: [], rule: 'CQ-3.5' })
})

test('CQ-3.7 both bloodied warlords at once: a draw, or by the switch the initiative', () => {
  const both = (rules: object) => {
    const g = position({
      turn: 'b',
      rules,
      a: { warlord: { at: 'p1', bloodied: true, damage: 4 } },
      b: { warlord: { at: 'p1', bloodied: true, damage: 4 }, hand: ['Weirdboy Maniak'], resources: 3 },
    })
    g.b.deploys('Weirdboy Maniak', 'p1')
    g.b.uses('Weirdboy Maniak')
    return g.outcome!.winners
  }
  expect(both({})).toEqual([])
  expect(both({ bothDefeated: 'initiative' })).toEqual(['a'])
})

test('CQ-3.8 a battle ability can end the game before the claim', () => {
  const g = position({
    phase: 'combat',
    planets: ['Atrox Prime', 'Ferrin'],
    a: { at: { p1: ['Eager Recruit'] }, display: ['Plannum', 'Elouith'] },
    b: { warlord: { bloodied: true, damage: 4 } },
  })
  g.on('battle-ability')
  g.a.does('use', 'pl-atrox-prime')
  expect(g.outcome).toMatchObject({ winners: ['a'], rule: 'CQ-3.2' })
  expect(g.a.display).toEqual(['Plannum', 'Elouith'])
  expect(g.offers).toEqual([])
})

test('CQ-3.9 an empty deck does not lose, except by the switch', () => {
  const draw = (rules: object) =>
    position({ phase: 'headquarters', rules, a: { deck: ['Void Pirate'] }, b: { deck: Array(5).fill('Void Pirate') } })
  expect(draw({}).outcome).toBeNull()
  expect(draw({ deckOutLoses: true }).outcome).toMatchObject({ winners: ['b'], rule: 'CQ-3.9' })
})

test('CQ-3.10 conceding is possible at any time, for either player', () => {
  const g = match({ initiative: 'a' })
  expect(g.waits).toBe('a deploy-turn')
  g.table.choose('concede:b')
  expect(g.outcome).toMatchObject({ winners: ['a'], rule: 'CQ-3.10' })
  expect(() => g.table.choose('concede:a')).toThrow(/over/)
  expect(() => match().table.choose('concede:c')).toThrow(/not among/)
})

test('CQ-4.1 four phases in order, round after round', () => {
  const g = position({ a: { hand: [] } })
  g.a.passes()
  g.b.passes()
  g.a.commits('p2')
  g.b.commits('p2')
  while (g.state.round === 1) g.table.choose(g.offers.find(k => /retreat|pass|done|nothing/.test(k)) ?? g.offers[0]!)
  expect(g.told('phase').map(p => p.phase)).toEqual(['deploy', 'command', 'combat', 'headquarters', 'deploy'])
})

test('CQ-4.2 battle initiative replaces the card in a battle, for windows too', () => {
  const g = position({
    phase: 'combat',
    initiative: 'a',
    a: { at: { p1: ['Deathwing Guard'] }, hand: ['Eager Recruit'], resources: 1 },
    b: { warlord: { at: 'p1' }, hand: ['Battle Cry'], resources: 3 },
  })
  expect(g.waits).toBe('b action')
  g.b.passes()
  expect(g.waits).toBe('a action')
})

test('CQ-4.3 an effect until the end of the battle ends with it', () => {
  const g = position({
    phase: 'combat',
    initiative: 'b',
    a: { at: { p1: [{ card: 'Void Pirate', exhausted: true }], p2: ['Deathwing Guard'] } },
    b: { at: { p1: ['Goff Nob'] }, warlord: { at: 'p2' }, hand: ['Battle Cry'], resources: 3 },
  })
  g.b.plays('Battle Cry')
  expect(g.unit('Goff Nob').atk).toBe(8)
  expect(g.b.warlord.atk).toBe(4)
  g.b.attacks('Goff Nob')
  g.on('combat-turn') // the battle at p1 is over, the one at p2 has begun
  expect(g.state.battle?.at).toBe(1)
  expect(g.unit('Goff Nob').atk).toBe(6)
  expect(g.b.warlord.atk).toBe(2)
})
