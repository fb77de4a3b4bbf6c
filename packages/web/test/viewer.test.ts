import { expect, test } from 'vitest'
import { firstViewer, nextViewer } from '../src/match/viewer.ts'
import type { SeatCard } from '../src/tables/tables.ts'

const person = (seat: string, who: number): SeatCard => ({
  seat,
  name: seat,
  side: seat,
  plan: { kind: 'human', name: seat, person: who },
})
const bot = (seat: string): SeatCard => ({
  seat,
  name: seat,
  side: seat,
  plan: { kind: 'bot', name: seat, level: 'recruit' },
})

test('one person alone looks with the eyes of their seat; nobody looks from outside', () => {
  expect(firstViewer([person('alpha', 0), bot('invader')], 'invader')).toBe('alpha')
  expect(firstViewer([bot('alpha'), bot('invader')], 'alpha')).toBe('spectator')
})

test('with two people at one screen nothing is shown before one of them takes it', () => {
  const seats = [person('alpha', 0), person('invader', 1)]
  expect(firstViewer(seats, 'alpha')).toBe('spectator')
  expect(nextViewer(seats, 'spectator', 'alpha')).toEqual({ kind: 'hand-over', to: 'alpha' })
  expect(nextViewer(seats, 'alpha', 'invader')).toEqual({ kind: 'hand-over', to: 'invader' })
})

test('one person with two seats needs no hand-over; a bot’s decision changes nothing', () => {
  const seats = [person('alpha', 0), person('bravo', 0), bot('invader')]
  expect(nextViewer(seats, 'alpha', 'bravo')).toEqual({ kind: 'switch', to: 'bravo' })
  expect(nextViewer(seats, 'alpha', 'invader')).toEqual({ kind: 'stay' })
  expect(nextViewer(seats, 'alpha', null)).toEqual({ kind: 'stay' })
})
