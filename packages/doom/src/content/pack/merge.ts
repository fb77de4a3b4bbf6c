import type { Entries } from '../files.ts'

/** Entries of the pack take the place of ours with the same id; the others are added at the end. */
function over<T extends { id: string }>(ours: readonly T[], theirs: readonly T[]): T[] {
  const byId = new Map(theirs.map(entry => [entry.id, entry]))
  const known = new Set(ours.map(entry => entry.id))
  return [...ours.map(entry => byId.get(entry.id) ?? entry), ...theirs.filter(entry => !known.has(entry.id))]
}

export function mergeEntries(ours: Entries, theirs: Entries): Entries {
  const { winning, ...lists } = ours
  const keys = Object.keys(lists) as Array<keyof typeof lists>
  const merged = Object.fromEntries(keys.map(key => [key, over<{ id: string }>(ours[key], theirs[key])]))
  return { ...lists, ...merged, winning: theirs.winning ?? winning }
}
