import { type Choice, IllegalChoice, key, pass } from '@redoubt/kernel'
import { expect, test } from 'vitest'

const keyOf = (choice: Choice & Record<string, unknown>) => key(choice)

test('a key is the verb and the fields that identify the choice, in their order', () => {
  expect(keyOf({ do: 'step', to: 'g7' })).toBe('step:g7')
  expect(keyOf({ do: 'fire', at: 'imp-3', with: 'shotgun' })).toBe('fire:imp-3:shotgun')
  expect(keyOf({ do: 'pay', amount: 0 })).toBe('pay:0')
  expect(keyOf({ do: 'spread', over: ['a1', 'b2'] })).toBe('spread:a1+b2')
  expect(key(pass)).toBe('pass')
})

test('what only helps to show a choice is no part of its key', () => {
  expect(keyOf({ do: 'step', to: 'g7', info: { cost: 2 } })).toBe('step:g7')
  expect(keyOf({ do: 'step', to: 'g7', via: undefined, by: null })).toBe('step:g7')
})

test('a key stays the same through JSON', () => {
  const choice = { do: 'move', figure: 'imp-1', path: ['a1', 'a2'], info: { cost: 3 } }
  expect(key(JSON.parse(JSON.stringify(choice)))).toBe(key(choice))
})

test('a refused choice says what was tried and what is allowed', () => {
  const refused = new IllegalChoice('step:z9', ['step:a1', 'pass'])
  expect(refused).toMatchObject({ code: 'illegal-choice', tried: 'step:z9', options: ['step:a1', 'pass'] })
  expect(refused.message).toBe('"step:z9" is not among the 2 legal choices.')
  expect(new IllegalChoice('pass', []).message).toContain('the match is over')
})
