import { conquest } from '@redoubt/conquest'
import { doom } from '@redoubt/doom'
import { type AnyGame, type Event, offered } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { logTeller } from '../src/log.ts'

/** What is said of a match that chance plays, line by line as it happens. */
async function toldOf(game: AnyGame, given: object, language: 'en' | 'ru'): Promise<string[]> {
  const options = game.options.parse(given)
  const words = (await logTeller(game.id, options, language))!
  const state = game.create(options, 'told')
  const lines: string[] = []
  let dice = 7
  while (state.decision && lines.length < 300) {
    dice = (dice * 48271) % 2147483647
    const keys = offered(state).filter(key => !key.startsWith('concede'))
    const events: Event[] = []
    game.choose(state, keys[dice % keys.length]!, events)
    for (const event of events) {
      const line = words(event, game.view(state, event.to?.[0] ?? 'spectator'))
      if (line !== null) lines.push(line)
    }
  }
  return lines
}

test.each([
  [doom, { mission: 'black-bishop-1', marines: 3 }],
  [conquest, {}],
] as const)('what happens in play can be told without a screen: no ids, no gaps, no marks', async (game, options) => {
  // English last: it stays on the page, and other tests read it.
  for (const language of ['ru', 'en'] as const) {
    const lines = await toldOf(game, options, language)
    expect(lines.length).toBeGreaterThan(150)
    expect(lines.filter(line => /undefined|NaN|\[object|\*\*|[{}]|\b[a-z]+-[a-z]+-?\d/.test(line))).toEqual([])
  }
})

test('a game without words has none', async () => {
  expect(await logTeller('pig', {})).toBeNull()
})
