import { describe, expect, test } from 'vitest'
import { corridor, doom, fallen } from '../play.ts'

describe('rounds and the end of a mission', () => {
  test('D-ROUND-1 D-ROUND-2 round after round: status phase, activation phase', () => {
    const g = doom({
      map: corridor(9),
      alpha: { at: 'a1' },
      ...fallen,
      demons: { imp: { at: 'i1' } },
      turn: 'alpha',
      scenario: { initiative: [] },
    })
    g.does('end', 'done').passes()
    for (let n = 0; n < 60 && g.state.round < 4; n++) {
      const { kind } = g.state.decision!
      g.does(
        kind === 'gain-argent'
          ? 'done'
          : g.offers.includes('pass')
            ? 'pass'
            : g.offers.includes('end')
              ? 'end'
              : g.offers[0]!,
      )
    }
    const told = g.table.events.filter(e => e.type === 'round' || e.type === 'initiative-deck').map(e => e.type)
    expect(told.slice(0, 6)).toEqual([
      'round',
      'initiative-deck',
      'round',
      'initiative-deck',
      'round',
      'initiative-deck',
    ])
    expect(g.state.round).toBe(4)
  })

  test('D-ROUND-3 D-OBJECTIVE-2 the mission ends in the middle of a step: nothing is asked after the last frag token', () => {
    const g = doom({
      map: corridor(6),
      alpha: { at: 'c1', damage: 9, deck: ['ammo-check'] },
      ...fallen,
      demons: { imp: { at: 'd1' } },
      turn: 'imp',
      dice: [2, 2],
      scenario: { frags: 5 },
    })
    g.does('attack')
    expect(g.outcome).toMatchObject({ winners: ['invader'] })
    expect(g.state.decision).toBe(null)
    expect(g.state.demons.imp!.exhausted).toBe(true) // the activation was not finished
    expect(g.events('activation-end')).toEqual([])
  })
})
