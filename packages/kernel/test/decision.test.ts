import { type Choice, type Decision, decide, type Seat, type State, seenDecision } from '@redoubt/kernel'
import { expect, test } from 'vitest'

const waiting = (decision: Decision | null) => ({ decision }) as State
const step = { do: 'step', to: 'g7', info: { cost: 2 } } as Choice
const decision = decide('alpha' as Seat, 'move', 'D-MOVE-1', [step, { do: 'pass' }], { about: { left: 3 } })

test('the deciding seat sees its options with their keys, and what the decision is about', () => {
  expect(seenDecision(waiting(decision), 'alpha')).toEqual({
    seat: 'alpha',
    kind: 'move',
    rule: 'D-MOVE-1',
    about: { left: 3 },
    options: [
      { key: 'step:g7', do: 'step', to: 'g7', cost: 2 },
      { key: 'pass', do: 'pass' },
    ],
  })
})

test('others see who decides and why, no options', () => {
  for (const viewer of ['invader', 'spectator'])
    expect(seenDecision(waiting(decision), viewer)).toEqual({ seat: 'alpha', kind: 'move', rule: 'D-MOVE-1' })
})

test('no field of a game can pass for the key, the verb or an identifying field', () => {
  const tricky = { do: 'take', to: 'a1', key: 'red', info: { key: 'k', do: 'd', to: 't' } } as Choice
  const seen = seenDecision(waiting(decide('alpha', 'take', 'X', [tricky])), 'alpha')!
  expect(seen.options).toEqual([{ key: 'take:a1:red', do: 'take', to: 'a1' }])
})

test('when nobody decides there is nothing to see', () => {
  expect(seenDecision(waiting(null), 'alpha')).toBeNull()
})

test('a decision says that it must be asked only when told so', () => {
  expect(decide('a', 'k', 'R', [])).toEqual({ seat: 'a', kind: 'k', rule: 'R', options: [] })
  expect(decide('a', 'k', 'R', [], { always: true }).always).toBe(true)
})
