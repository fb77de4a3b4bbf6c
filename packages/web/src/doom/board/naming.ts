import { type Names, namesOf } from '@redoubt/doom'
import type { Ground } from './ground.ts'

const known = new WeakMap<Ground, Names>()

/** What people call figures, cards and tokens of this match. */
export function namesIn(ground: Ground): Names {
  let names = known.get(ground)
  if (!names) known.set(ground, (names = namesOf(ground.content, ground.board)))
  return names
}
