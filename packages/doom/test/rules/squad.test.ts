import { expect, test } from 'vitest'
import { doom, game } from '../play.ts'

const squads = (begins: 1 | 2 | 3 | 4, options = {}) =>
  doom({ mission: 'black-bishop-1', begins, options }).state.marines.map(m => m.squad)

test('D-SQUAD-1 D-SETUP-13 with three marines one of them takes point: hand size 4 and two main actions', () => {
  expect(squads(3)).toEqual(['taking-point', null, null])
  expect(squads(3, { point: 'charlie' })).toEqual([null, null, 'taking-point'])
  const g = doom({ mission: 'black-bishop-1', begins: 3 })
  expect(g.state.marines.map(m => m.hand.cards.length)).toEqual([4, 3, 3])
})

test('D-SQUAD-1 the marines decide who it is', () => {
  const kit = { class: null, weapons: ['combat-shotgun', 'plasma-rifle'] }
  const other = { class: null, weapons: ['super-shotgun', 'static-rifle'] }
  const g = game.create({ marines: 3, squad: { alpha: kit, bravo: kit, charlie: other } }, 'point')
  expect(g.decision).toMatchObject({ kind: 'taking-point', rule: 'D-SQUAD-1' })
  expect(['alpha', 'bravo', 'charlie']).toContain(g.decision!.seat)
  expect(g.decision!.options).toMatchObject([{ figure: 'alpha' }, { figure: 'bravo' }, { figure: 'charlie' }])
  game.choose(g, 'point:bravo')
  expect(g.marines.map(m => m.squad)).toEqual([null, 'taking-point', null])
})

test('D-SQUAD-2 with two marines both are Combat Veterans: health 12, two main actions', () => {
  expect(squads(2)).toEqual(['combat-veteran', 'combat-veteran'])
  const g = doom({ mission: 'black-bishop-1', begins: 2 })
  expect(
    g
      .view('alpha')
      .figures.filter(f => f.kind === 'marine')
      .map(f => f.health),
  ).toEqual([12, 12])
  expect(g.state.marines.map(m => m.hand.cards.length)).toEqual([3, 3])
})

test('D-SQUAD-3 D-SQUAD-4 D-INIT-2 a single marine is a Solo Operative and acts twice in a round', () => {
  expect(squads(1)).toEqual(['solo-operative'])
  const g = doom({
    map: ['+-+-+-+-+', '|. . . .|', '+-+-+-+-+'],
    alpha: { at: 'a1' },
    demons: { imp: { at: 'd1' } },
    turn: 'alpha',
    scenario: { initiative: [], portals: [], events: { hand: [] } },
  })
  g.does('end').passes()
  while (g.state.phase !== 'activation') g.does('done')
  g.passes()
  const cards = [...g.state.initiative.cards, ...g.state.initiativeDiscard.cards]
  expect(cards.sort()).toEqual(['alpha', 'alpha', 'invader'])
  let acts = 0
  while (g.state.round === 2) {
    if (g.state.decision!.kind === 'activation') acts++
    g.does(g.offers.find(key => key === 'end' || key === 'pass' || key === 'done') ?? g.offers[0]!)
  }
  expect(acts).toBe(2)
})

test('D-SQUAD-5 four marines get no squad cards: health 10, hand size 3, one main action', () => {
  expect(squads(4)).toEqual([null, null, null, null])
  const g = doom({ mission: 'black-bishop-1', begins: 4 })
  expect(
    g
      .view('alpha')
      .figures.filter(f => f.kind === 'marine')
      .map(f => f.health),
  ).toEqual([10, 10, 10, 10])
  expect(g.state.marines.map(m => m.hand.cards.length)).toEqual([3, 3, 3, 3])
})

test('D-SQUAD-2 D-SQUAD-5 main actions: two with a squad card, one without', () => {
  const mains = (marines: Record<string, object>) => {
    const g = doom({
      map: ['+-+-+-+-+', '|. . . .|', '+-+-+-+-+'],
      alpha: { at: 'a1', hand: ['sidearm', 'armor', 'ammo-check'] },
      ...marines,
      turn: 'alpha',
    })
    g.does('sprint:armor')
    return g.offers.includes('sprint:ammo-check')
  }
  expect(mains({ bravo: { at: 'b1' } })).toBe(true)
  expect(mains({ bravo: { at: 'b1' }, charlie: { at: 'c1' }, delta: { at: 'd1' } })).toBe(false)
})
