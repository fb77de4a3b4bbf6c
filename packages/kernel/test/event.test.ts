import { type Event, emit, heard, listening, seenEvents } from '@redoubt/kernel'
import { expect, test } from 'vitest'

test('what is emitted while somebody listens is collected in order', () => {
  const out: Event[] = []
  const result = listening(out, () => {
    expect(heard()).toBe(true)
    emit({ type: 'a' })
    emit({ type: 'b' })
    return 7
  })
  expect(result).toBe(7)
  expect(out.map(e => e.type)).toEqual(['a', 'b'])
})

test('nobody listening: nothing is collected and nothing fails', () => {
  expect(heard()).toBe(false)
  emit({ type: 'lost' })
  listening(undefined, () => {
    expect(heard()).toBe(false)
    emit({ type: 'lost too' })
  })
})

test('listening ends with the work, even when it throws or listens within', () => {
  const [outer, inner]: [Event[], Event[]] = [[], []]
  expect(() =>
    listening(outer, () => {
      listening(inner, () => emit({ type: 'inner' }))
      emit({ type: 'outer' })
      throw new Error('broken rule')
    }),
  ).toThrow('broken rule')
  expect(heard()).toBe(false)
  expect([outer, inner]).toEqual([[{ type: 'outer' }], [{ type: 'inner' }]])
})

test('a viewer sees public events and those addressed to it, without the address', () => {
  const events: Event[] = [{ type: 'public' }, { type: 'a', to: ['alpha'] }, { type: 'none', to: [] }]
  expect(seenEvents(events, 'alpha')).toEqual([{ type: 'public' }, { type: 'a' }])
  expect(seenEvents(events, 'beta')).toEqual([{ type: 'public' }])
  expect(seenEvents(events, 'spectator')).toEqual([{ type: 'public' }])
})
