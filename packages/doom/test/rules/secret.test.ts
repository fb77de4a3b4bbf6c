import { seenEvents } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { box, corridor, doom, game } from '../play.ts'

const table = () =>
  doom({
    map: corridor(6),
    alpha: { at: 'a1', hand: ['sidearm', 'armor'], glory: ['bloody-waltz'] },
    bravo: { at: 'b1', hand: ['ammo-check', 'armor'] },
    demons: { imp: { at: 'f1' } },
    turn: 'alpha',
    options: { invasion: 'skyfall' },
    scenario: { events: { hand: ['ambush', 'iron-skin'] }, argent: { imp: 2 }, frags: 1 },
  })

test('D-SECRET-1 D-SECRET-2 marines see neither the invasion card nor the invader’s hand nor any deck', () => {
  const g = table()
  for (const viewer of ['alpha', 'bravo', 'spectator']) {
    const seen = g.view(viewer)
    expect(seen.invader).not.toHaveProperty('invasion')
    expect(seen.invader).not.toHaveProperty('sets')
    expect(seen.invader.hand).toEqual({ owner: 'invader', count: 2 })
    expect(seen.invader.deck).not.toHaveProperty('cards')
    expect(seen.marines[0]!.deck).not.toHaveProperty('cards')
    expect(seen.gloryDeck.deck).not.toHaveProperty('cards')
    expect(seen.initiative.deck).not.toHaveProperty('cards')
    expect(JSON.stringify(seen)).not.toContain('skyfall')
  }
  // D-SECRET-2: of the unused cards of the invader nothing is in any marine's view.
  for (const card of Object.keys(box().invasions)) expect(JSON.stringify(g.view('alpha'))).not.toContain(card)
  expect(g.view('invader').invader).toMatchObject({ invasion: 'skyfall', hand: { cards: ['ambush', 'iron-skin'] } })
})

test('D-SECRET-3 marines do not see each other’s action cards and Glory Kill cards', () => {
  const g = table()
  expect(g.view('alpha').marines[0]).toMatchObject({
    hand: { cards: ['sidearm', 'armor'] },
    glory: { cards: ['bloody-waltz'] },
  })
  expect(g.view('alpha').marines[1]!.hand).toEqual({ owner: 'bravo', count: 2 })
  expect(g.view('bravo').marines[0]!.hand).toEqual({ owner: 'alpha', count: 2 })
  expect(g.view('bravo').marines[0]!.glory).toEqual({ owner: 'alpha', count: 1 })
  expect(g.view('invader').marines[0]!.hand).not.toHaveProperty('cards')
})

test('D-SECRET-3 what is drawn is told to the one who draws, the number to all', () => {
  const g = table().does('end')
  const drawn = g.table.events.filter(event => event.type === 'cards-drawn')
  expect(seenEvents(drawn, 'alpha').some(event => 'cards' in event)).toBe(true)
  for (const viewer of ['bravo', 'invader', 'spectator']) {
    const seen = seenEvents(drawn, viewer).filter(event => JSON.stringify(event).includes('"alpha"'))
    expect(seen).not.toEqual([])
    expect(seen.some(event => 'cards' in event)).toBe(false)
  }
})

test('D-SECRET-4 the mission is public: what it shows is in every view', () => {
  const g = game.create({ mission: 'exodus-1', marines: 1 }, 'public')
  for (const viewer of ['alpha', 'invader', 'spectator'])
    expect(game.view(g, viewer)).toMatchObject({
      mission: 'exodus-1',
      fragLimit: box().missions['exodus-1']!.objective.params.fragLimit['1'],
      objectives: [{ id: 'o1' }, { id: 'o2' }, { id: 'o3' }, { id: 'o4' }],
    })
})

test('D-SECRET-5 D-ZONE-2 discards, weapons, damage, argent and frags are open', () => {
  const g = table().does('sprint:armor')
  for (const viewer of ['alpha', 'bravo', 'invader', 'spectator']) {
    const seen = g.view(viewer)
    expect(seen.marines[0]!.discard).toMatchObject({ cards: ['armor'] })
    expect(seen.marines[0]!.weapons).toEqual(['combat-shotgun', 'heavy-assault-rifle'])
    expect(seen.demons.imp!.argent).toBe(2)
    expect(seen.invader.frags).toBe(1)
    expect(seen.figures.find(f => f.id === 'alpha')).toMatchObject({ damage: 0 })
  }
})

test('OP-32 D-SETUP-10 event sets chosen freely are secret until cards are seen', () => {
  const g = game.create({ mission: 'black-bishop-1', marines: 1, freeChoice: true }, 'sets')
  expect(g.decision).toMatchObject({ seat: 'invader', kind: 'event-set' })
  game.choose(g, 'set:rites-of-blood')
  expect(JSON.stringify(game.view(g, 'alpha'))).not.toContain('rites-of-blood')
  expect(game.view(g, 'invader')).toMatchObject({ invader: { sets: ['rites-of-blood'] } })
})

test('D-SECRET-1 steps and placements are told to everybody', () => {
  const g = table().does('sprint:armor', 'step:b1')
  for (const viewer of ['bravo', 'invader', 'spectator'])
    expect(seenEvents(g.happened, viewer)).toContainEqual(expect.objectContaining({ type: 'step', figure: 'alpha' }))
})
