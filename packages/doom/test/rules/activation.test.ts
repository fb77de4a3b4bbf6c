import { describe, expect, test } from 'vitest'
import { corridor, doom, fallen, room } from '../play.ts'

describe('the activation phase', () => {
  test('D-ACTIV-1 D-ACTIV-2 D-ACTIV-3 D-ROUND-2 cards are revealed and carried out until the deck is empty, then a new round begins', () => {
    const g = doom({
      map: corridor(9),
      alpha: { at: 'a1' },
      bravo: { at: 'b1' },
      charlie: { at: 'c1' },
      delta: { at: 'd1' },
      demons: { imp: { at: 'i1' } },
      scenario: { initiative: ['charlie', 'invader', 'alpha'], events: { hand: [] } },
    })
    expect(g).waitsFor('charlie', 'activation')
    g.does('end')
    expect(g).waitsFor('invader', 'demon-activation') // one kind, one figure: nothing to choose
    g.does('end')
    expect(g).waitsFor('alpha', 'activation')
    expect(g.state.round).toBe(1)
    g.does('end')
    expect(g.state.round).toBe(2)
    expect(g).waitsFor('invader', 'gain-argent')
  })

  test('D-ACTIV-4 D-ACTIV-6 D-EXHAUST-2 the invader chooses any ready kind, exhausts its card, and cannot choose it again', () => {
    const g = doom({
      map: corridor(9),
      alpha: { at: 'a1' },
      ...fallen,
      demons: { imp: { at: 'i1' }, pinky: { at: 'h1' }, cacodemon: { at: 'g1' } },
      scenario: { initiative: ['invader', 'invader', 'invader'], exhausted: ['cacodemon'], events: { hand: [] } },
    })
    expect(g).waitsFor('invader', 'demon-card')
    expect(g.offers.sort()).toEqual(['activate:imp', 'activate:pinky'])
    g.does('activate:pinky')
    expect(g.state.demons.pinky!.exhausted).toBe(true)
    expect(g.state.demons.imp!.exhausted).toBe(false)
    g.does('end')
    expect(g.state.active).toBe('imp-1') // the only one left
    g.does('end')
    expect(g.state.round).toBe(2) // OP-8: the third card finds nobody
  })

  test('D-ACTIV-5 every figure of the kind acts, one after the other, in the order the invader likes', () => {
    const g = doom({
      map: room(6, 2),
      alpha: { at: 'a1' },
      ...fallen,
      demons: { imp: [{ at: 'f1' }, { at: 'f2' }, { at: 'e2' }], pinky: { at: 'd2' } },
      turn: 'imp',
      scenario: { initiative: [] },
    })
    expect(g).waitsFor('invader', 'demon-figure')
    expect(g.offers.sort()).toEqual(['figure:imp-1', 'figure:imp-2', 'figure:imp-3'])
    g.does('figure:imp-3')
    expect(g).waitsFor('invader', 'demon-activation')
    expect(g.offers.some(o => o.startsWith('figure'))).toBe(false) // finished before the next begins
    g.does('end')
    expect(g.offers.sort()).toEqual(['figure:imp-1', 'figure:imp-2'])
    g.does('figure:imp-1', 'end')
    expect(g.state.active).toBe('imp-2')
    g.does('end')
    expect(g.state.round).toBe(2)
  })

  test('OP-10 a kind that died out after acting and comes back stays exhausted until the status phase', () => {
    const g = doom({
      map: corridor(9),
      alpha: { at: 'a1', hand: ['sidearm'] },
      ...fallen,
      demons: { imp: { at: 'b1', damage: 1 }, pinky: { at: 'h1' } },
      turn: 'alpha',
      options: { eventSets: ['argent-tempest', 'seek-and-destroy', 'rites-of-blood'] },
      scenario: { initiative: ['invader', 'invader'], exhausted: ['imp'], events: { hand: ['torn-veil'] } },
    })
    g.does('sprint:sidearm', 'step:b1')
    expect(g.state.demons.imp).toMatchObject({ up: false, exhausted: true })
    g.does('end', 'use:torn-veil')
    while (g.state.decision!.kind !== 'demon-activation')
      g.does(g.offers.find(o => o.includes('imp')) ?? g.offers.find(o => o !== 'pass') ?? 'pass')
    expect(g.state.demons.imp).toMatchObject({ up: true, exhausted: true })
    expect(g.state.active).toBe('pinky-1') // the Imp could not be chosen
    g.does('end').passes()
    expect(g.state.round).toBe(2)
    expect(g.state.demons.imp!.exhausted).toBe(false)
  })
})
