import { expect, test } from 'vitest'
import app from '../messages/en/app.json'
import { type Catalogue, tongue } from '../src/i18n/i18n.ts'
import { tellHost } from '../src/match/log/hostlog.ts'

const words = tongue('en', app as unknown as Catalogue)
const seats = [{ seat: 'a', name: 'A', side: 'a', plan: { kind: 'human' as const, name: 'Robin', person: 0 } }]

test('what the host did itself has a line with the name of the person; what the rules did has none here', () => {
  expect(tellHost({ type: 'taken-back', seat: 'a', made: 3 } as never, seats, words)?.text).toBe(
    '**Robin** takes back the last decision.',
  )
  const you = [{ ...seats[0]!, plan: { kind: 'human' as const, name: '', person: 0 } }]
  expect(tellHost({ type: 'taken-back', seat: 'a', made: 3 } as never, you, words)?.text).toBe(
    '**You** take back the last decision.',
  )
  expect(tellHost({ type: 'bot-fallback', seat: 'b', reason: 'threw' } as never, seats, words)?.text).toContain(
    '**Second seat**',
  )
  expect(tellHost({ type: 'step' } as never, seats, words)).toBeUndefined()
})
