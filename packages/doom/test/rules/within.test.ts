import { describe, expect, test } from 'vitest'
import { usedBy } from '../../src/abilities/use.ts'
import { boardOf } from '../../src/board/map.ts'
import { placesFor } from '../../src/language/select.ts'
import { doom } from '../play.ts'

/** An impassable line parts a1 and b1: they are not adjacent, but 1 space apart (D-ADJ-2, D-ADJ-7). */
const railing = ['+-+-+-+-+-+-+', '|.:. . . . .|', '+-+-+-+-+-+-+']
/** The same with a blocking line, which interrupts the chain of range as well. */
const pane = ['+-+-+-+-+-+-+', '|.=. . . . .|', '+-+-+-+-+-+-+']

const rest = { charlie: { at: null }, delta: { at: null } }

describe('OP-43 D-RANGE-8 within 1 space is counted like range', () => {
  const duty = (map: string[], demon = 'f1') =>
    doom({
      mission: 'black-bishop-2',
      map,
      alpha: { at: 'a1', hand: [] },
      bravo: { at: 'd1' },
      ...rest,
      demons: { imp: { at: demon } },
      turn: 'alpha',
      scenario: {
        objectives: { o1: { at: 'b1' }, o2: { at: 'e1' }, o3: { at: 'f1' } },
        portals: [{ at: 'f1', level: 'blue', up: true }],
        initiative: ['bravo'],
      },
    })

  test('guard-activate: a marine marks a checkpoint behind an impassable line', () => {
    const g = duty(railing).does('end')
    expect(g).waitsFor('alpha', 'work')
    g.does('work:o1')
    expect(g.state.objectives.find(o => o.id === 'o1')!.progress).toBe(1)
  })

  test('guard-activate: not one behind a blocking line', () => {
    const g = duty(pane).does('end')
    expect(g).waitsFor('bravo', 'activation')
  })

  test('guard-activate: a demon within 1 space keeps it from the token, across the line too', () => {
    const g = doom({
      mission: 'black-bishop-2',
      map: railing,
      alpha: { at: 'c1', hand: [] },
      bravo: { at: 'd1' },
      ...rest,
      demons: { imp: { at: 'a1' } },
      turn: 'alpha',
      scenario: {
        objectives: { o1: { at: 'b1' }, o2: { at: 'f1' }, o3: { at: 'e1' } },
        portals: [{ at: 'f1', level: 'blue', up: true }],
        initiative: ['bravo'],
      },
    }).does('end')
    expect(g).waitsFor('bravo', 'activation')
  })
})

test('OP-43 D-RANGE-8 spaces within 1 of somebody lie across an impassable line too, adjacent ones do not', () => {
  const spaces = (map: string[], within: 1 | 'adjacent') => {
    const { state } = doom({ map, alpha: { at: 'b1' }, demons: { imp: { at: 'f1' } }, turn: 'alpha' })
    return placesFor(state, usedBy('test', 'alpha', 'alpha'), { within, empty: true }).map(space =>
      boardOf(state).name(space),
    )
  }
  expect(spaces(railing, 1)).toEqual(['a1', 'c1'])
  expect(spaces(railing, 'adjacent')).toEqual(['c1'])
  expect(spaces(pane, 1)).toEqual(['c1'])
})

test('D-ADJ-8 what a card calls adjacent is not adjacent across an impassable line', () => {
  const heals = (at: string) =>
    doom({
      map: railing,
      alpha: { at, hand: [], class: 'field-medic' },
      bravo: { at: 'b1', damage: 3 },
      ...rest,
      demons: { imp: { at: 'f1' } },
      turn: 'alpha',
    }).offers.includes('use:field-medic-1')
  expect(heals('a1')).toBe(false)
  expect(heals('c1')).toBe(true)
})
