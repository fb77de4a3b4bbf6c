import { createHash } from 'node:crypto'
import { doom } from '@redoubt/doom'
import { type Choice, key, seenDecision } from '@redoubt/kernel'
import { type Bot, levelOf, MOST_DECISIONS } from '../../src/index.ts'

const ctx = { deadline: 0, now: () => 0, signal: { aborted: false } }

/** A match of bots on every seat: all decisions in order, or only those where there was something to choose. */
export function decisionsOf(options: object, level: string, seed: string, forced = true): string[] {
  const state = doom.create(options, seed)
  const bots = new Map<string, Bot>()
  const made: string[] = []
  while (!state.outcome && state.seq < MOST_DECISIONS) {
    const { seat, options: choices } = state.decision!
    let choice: Choice | string = choices[0]!
    if (choices.length > 1) {
      const bot = bots.get(seat) ?? levelOf('doom', level)!.make(`${seed}/${seat}`)
      bots.set(seat, bot)
      choice = bot.choose(doom.view(state, seat), seenDecision(state, seat)!, { ...ctx, seat }) as string
    }
    if (forced || choices.length > 1) made.push(typeof choice === 'string' ? choice : key(choice))
    doom.choose(state, choice)
  }
  return made
}

/** Short for a long list of decisions. */
export const digest = (made: readonly string[]): string =>
  `${made.length} ${createHash('sha256').update(made.join('\n')).digest('hex').slice(0, 16)}`
