import { expect, test } from 'vitest'
import { position } from './support/play.ts'

type Side = NonNullable<Parameters<typeof position>[0]['a']>

/** a wins at the first planet, which is the named one, and is asked about its ability. */
function won(planet: string, given: { a?: Side; b?: Side; row?: string[]; rules?: object } = {}) {
  const row = [planet, ...(given.row ?? ['Ferrin', 'Osus IV', 'Elouith'].filter(name => name !== planet))]
  const g = position({
    phase: 'combat',
    planets: row,
    rules: given.rules ?? {},
    a: { ...given.a, at: { p1: ['Land Raider'], ...given.a?.at } },
    b: given.b ?? {},
  })
  while (g.state.decision?.kind === 'action' && g.phase === 'combat') g.table.choose('pass')
  return g
}

const offered = (g: ReturnType<typeof position>) => g.state.decision?.kind === 'battle-ability'

test('CQ-15.1 Plannum moves one of your non-warlord units to any face-up planet', () => {
  const g = won('Plannum', { a: { hq: ['Deathwing Guard'] }, b: { at: { p2: ['Goff Nob'] } } })
  g.a.does('use', 'pl-plannum')
  expect(g.a.can('choose', 'Captain Cato Sicarius')).toBe(false)
  expect(g.a.can('choose', 'Goff Nob')).toBe(false)
  g.a.chooses('Deathwing Guard')
  expect(g.offers).toEqual(['choose:p1', 'choose:p2', 'choose:p3', 'choose:p4'])
  g.a.chooses('p3')
  expect(g.told('move')[0]).toMatchObject({ at: 'p3', from: 'hq-a' })
})

test('CQ-15.2 Atrox Prime: 1 damage to each enemy unit in an HQ or at an adjacent planet, shields allowed', () => {
  const g = won('Atrox Prime', {
    a: { at: { p2: ['Eager Recruit'] } },
    b: { at: { p2: ['Goff Nob', 'Bad Dok'], p3: ['Crushface'] }, hand: ['Cybork Body'] },
  })
  g.a.does('use', 'pl-atrox-prime')
  expect(g.offers).toEqual(['choose:hq-b', 'choose:p2']) // p3 is not adjacent; nobody to hurt in a's HQ
  g.a.chooses('p2')
  g.b.shields('Cybork Body')
  if (g.state.decision?.kind === 'shield') g.b.passes()
  expect([g.unit('Goff Nob').damage, g.unit('Bad Dok').damage]).toEqual([0, 1])
  expect(g.inPlay('Eager Recruit')).toBe(1)
})

test('CQ-15.3 Barlus: the opponent discards a card at random', () => {
  const g = won('Barlus', { b: { hand: ['Goff Nob', 'Bad Dok'] } })
  g.a.does('use', 'pl-barlus')
  expect(g.b.hand).toHaveLength(1)
  expect(g.b.discard).toHaveLength(1)
  expect(offered(won('Barlus'))).toBe(false)
})

test('CQ-15.4 Elouith: one of the top 3 to the hand, the others to the bottom in any order', () => {
  const g = won('Elouith', { a: { deck: ['Void Pirate', 'Rogue Trader', 'Promotion', 'Indomitable'] } })
  g.a.does('use', 'pl-elouith')
  expect(g.offers).toHaveLength(3)
  g.a.does('keep', 'Rogue Trader')
  g.a.does('bottom', 'Promotion')
  expect(g.a.hand).toContain('Rogue Trader')
  expect(g.told('bottom')).toHaveLength(2)
  expect([...g.a.hand, ...g.a.deck].sort()).toEqual(['Indomitable', 'Promotion', 'Rogue Trader', 'Void Pirate'])
  expect(offered(won('Elouith'))).toBe(false) // an empty deck
})

test('CQ-15.5 Carnath uses the ability of another face-up planet, with its neighbours, never its own', () => {
  const g = won('Carnath', {
    row: ['Ferrin', 'Atrox Prime', 'Osus IV'],
    b: { at: { p4: ['Goff Nob'] }, resources: 2 },
  })
  g.a.does('use', 'pl-carnath')
  expect(g.offers).toEqual(['choose:p2', 'choose:p3', 'choose:p4'])
  g.a.chooses('p3')
  expect(g.offers).toEqual(['choose:hq-b', 'choose:p4'])
  g.a.chooses('p4')
  expect(g.unit('Goff Nob').damage).toBe(1)
})

test('CQ-15.6 Tarrus: only with fewer units, all units counted: 3 resources or 3 cards', () => {
  const deck = Array(6).fill('Void Pirate')
  const g = won('Tarrus', { a: { deck }, b: { at: { p2: ['Goff Nob', 'Bad Dok'] } } })
  g.a.does('use', 'pl-tarrus')
  g.a.does('option', '1')
  expect(g.told('resources')[0]).toMatchObject({ seat: 'a', amount: 3 })
  const cards = won('Tarrus', { a: { deck }, b: { at: { p2: ['Goff Nob', 'Bad Dok'] } } })
  cards.a.does('use', 'pl-tarrus')
  cards.a.does('option', '2')
  expect(cards.told('draw')[0]).toMatchObject({ seat: 'a', count: 3 })
  expect(offered(won('Tarrus', { b: { at: { p2: ['Goff Nob'] } } }))).toBe(false) // 2 against 2
})

test('CQ-15.7 Osus IV takes 1 resource from the opponent, if there is one', () => {
  const g = won('Osus IV', { b: { resources: 1 } })
  g.a.does('use', 'pl-osus-iv')
  expect(g.told('resources').slice(0, 2)).toMatchObject([
    { seat: 'b', amount: -1, total: 0 },
    { seat: 'a', amount: 1, total: 1 },
  ])
  expect(offered(won('Osus IV'))).toBe(false)
})

test('CQ-15.7 Osus IV takes no more than 1', () => {
  const g = won('Osus IV', { a: { resources: 2 }, b: { resources: 5 } })
  g.a.does('use', 'pl-osus-iv')
  expect(g.told('resources').slice(0, 2)).toMatchObject([
    { seat: 'b', amount: -1, total: 4 },
    { seat: 'a', amount: 1, total: 3 },
  ])
})

test('CQ-15.8 Ferrin routs a non-warlord unit of either player', () => {
  const g = won('Ferrin', { b: { at: { p2: ['Goff Nob'] } } })
  g.a.does('use', 'pl-ferrin')
  expect(g.offers).toEqual([`choose:${g.unit('Land Raider').key}`, `choose:${g.unit('Goff Nob').key}`])
  g.a.chooses('Goff Nob')
  expect(g.unit('Goff Nob').at).toBe('hq-b')
})

test('CQ-15.9 Y’varn: the winner first, then the opponent, mandatory for who has a unit', () => {
  const g = won("Y'varn", {
    a: { hand: ['Deathwing Guard', 'Promotion'] },
    b: { hand: ['Battle Cry'], deck: ['Goff Nob'] },
  })
  g.a.does('use', 'pl-yvarn')
  expect(g.waits).toBe('a put-unit')
  expect(g.offers.map(k => k.split('.')[0])).toEqual(['put:sm-deathwing-guard'])
  g.a.does('put', 'Deathwing Guard')
  expect(g.unit('Deathwing Guard')).toMatchObject({ at: 'hq-a', ready: true })
  expect(g.waits).toBe('b put-unit') // it could hold one: the deck list is no secret
  expect(g.offers).toEqual(['none'])
  const other = won("Y'varn", {
    rules: { yvarnFirst: 'loser' },
    a: { hand: ['Deathwing Guard'] },
    b: { hand: ['Goff Nob'] },
  })
  other.a.does('use', 'pl-yvarn')
  expect(other.waits).toBe('b put-unit')
})

test('CQ-15.10 Iridial removes all damage from any unit, warlords included', () => {
  const g = won('Iridial', { a: { warlord: { damage: 4 } }, b: { at: { p2: [{ card: 'Goff Nob', damage: 2 }] } } })
  g.a.does('use', 'pl-iridial')
  g.a.chooses('Captain Cato Sicarius')
  expect(g.a.warlord.damage).toBe(0)
  expect(offered(won('Iridial'))).toBe(false)
})

test('CQ-15.11 a battle ability is an ability of its user: Land Raider shelters from it', () => {
  const g = position({
    phase: 'combat',
    planets: ['Ferrin', 'Plannum'],
    initiative: 'b',
    a: { at: { p2: ['Land Raider', 'Deathwing Guard'] } },
    b: { at: { p1: ['Goff Nob'] } },
  })
  g.on('battle-ability')
  g.b.does('use', 'pl-ferrin')
  expect(g.b.can('choose', 'Deathwing Guard')).toBe(false)
  expect(g.b.can('choose', 'Land Raider')).toBe(true)
})
