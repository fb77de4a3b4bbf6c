import { type DoomState, doom, INVADER } from '@redoubt/doom'
import { box } from '@redoubt/doom/content'
import type { Beliefs } from '../../src/doom/character/priorities.ts'
import { actor } from '../../src/doom/search/actor.ts'
import { marinesStand } from '../../src/doom/search/judgement.ts'

/** A mission with so many marines. */
export interface Row {
  mission: string
  marines: number
  /** Whatever else is settled before the match: another author's pack, say. */
  options?: object
}

/** Every mission with one to four marines. */
export const ROWS: readonly Row[] = Object.keys(box().missions).flatMap(mission =>
  [1, 2, 3, 4].map(marines => ({ mission, marines })),
)

const MOST_DECISIONS = 20_000

/** One match in a hurry, by what each side believes, for so many rounds at most; the position in which it ended. */
export function play(
  { mission, marines, options }: Row,
  seed: string,
  squad: Beliefs,
  invader: Beliefs,
  rounds = Number.POSITIVE_INFINITY,
): DoomState {
  return playOn(doom.create({ mission, marines, ...options }, seed), seed, squad, invader, rounds)
}

/** The same from a position. */
export function playOn(
  g: DoomState,
  seed: string,
  squad: Beliefs,
  invader: Beliefs,
  rounds = Number.POSITIVE_INFINITY,
): DoomState {
  const taste = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7)
  const players = new Map(
    [...g.marines.map(({ id }) => id), INVADER].map((seat, n) => [
      seat,
      actor(seat === INVADER ? invader : squad, { attacked: '', taste: taste + n }),
    ]),
  )
  while (!g.outcome && g.round <= rounds && g.seq < MOST_DECISIONS) doom.hurry(g, players.get(g.decision!.seat)!(g))
  return g
}

/** 1 if the invader has won, 0 if it has lost, how likely it is to win otherwise. */
export const invaderStands = (g: DoomState): number => 1 - marinesStand(g)
