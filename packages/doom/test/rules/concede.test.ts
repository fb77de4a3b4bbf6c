import { expect, test } from 'vitest'
import { corridor, doom, fallen } from '../play.ts'

const position = () =>
  doom({ map: corridor(5), alpha: { at: 'a1' }, ...fallen, demons: { imp: { at: 'c1' } }, turn: 'alpha' })

test('a marine gives up for all marines, whoever is to decide, and nothing follows', () => {
  const g = position()
  g.table.choose('concede:bravo')
  expect(g.state.outcome).toEqual({ winners: ['invader'], rule: 'conceded', reason: 'conceded' })
  expect(g.state.decision).toBeNull()
  expect(g.table.events.at(-1)).toEqual({ type: 'conceded', by: 'bravo' })
  expect(() => g.table.choose('concede:invader')).toThrow(/over/)
})

test('the invader gives up: all marines win', () => {
  const g = position()
  g.table.choose('concede:invader')
  expect(g.state.outcome?.winners).toEqual(['alpha', 'bravo', 'charlie', 'delta'])
})

test('nobody gives up for a seat that is not there, and it is never among the offers', () => {
  const g = position()
  expect(() => g.table.choose('concede:echo')).toThrow(/not among/)
  expect(g.offers.some(key => key.startsWith('concede'))).toBe(false)
})
