import type { Puzzle } from './puzzles.ts'

const KEY = 'redoubt.puzzles.own'
const MOST = 20

/** Puzzles that people made of positions: what is in one is for the rules to judge when it is begun. */
export function ownPuzzles(): Puzzle[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.flatMap(one => puzzleFrom(one) ?? []) : []
  } catch {
    return []
  }
}

/** Keeps a puzzle, the latest first; the same one only once. */
export function keepOwn(puzzle: Puzzle): void {
  const others = ownPuzzles().filter(({ id }) => id !== puzzle.id)
  try {
    localStorage.setItem(KEY, JSON.stringify([puzzle, ...others].slice(0, MOST)))
  } catch {
    // It can still be played and shared.
  }
}

/** Whatever was handed in; null if it is no puzzle. */
export function puzzleFrom(given: unknown): Puzzle | null {
  if (typeof given !== 'object' || given === null) return null
  const { id, game, options, seed, seat, goal } = given as Partial<Puzzle>
  if (game !== 'doom' && game !== 'conquest') return null
  if (typeof id !== 'string' || !/^own-[\w-]{1,60}$/.test(id)) return null
  if (typeof options !== 'object' || options === null || typeof seed !== 'string' || seed.length > 100) return null
  if (typeof seat !== 'string' || seat.length > 20) return null
  const wanted = goalFrom(goal)
  return wanted && { id, game, grade: 1, options, seed, seat, goal: wanted, solution: [] }
}

function goalFrom(given: unknown): Puzzle['goal'] | null {
  if (typeof given !== 'object' || given === null) return null
  const goal = given as { do?: unknown; figures?: unknown; count?: unknown; card?: unknown }
  const isName = (name: unknown) => typeof name === 'string' && name.length < 60
  const { figures, count, card } = goal
  if (goal.do === 'kill' && Array.isArray(figures) && figures.length > 0 && figures.length < 3 && figures.every(isName))
    return { do: 'kill', figures }
  if (
    (goal.do === 'kills' || goal.do === 'glory' || goal.do === 'damage') &&
    Number.isInteger(count) &&
    Number(count) > 0 &&
    Number(count) < 20
  )
    return { do: goal.do, count: Number(count) }
  if (goal.do === 'planet') return { do: 'planet' }
  return goal.do === 'destroy' && isName(card) ? { do: 'destroy', card: String(card) } : null
}

/** As a part of an address: packed, in letters that need no escaping. */
export async function linkText(puzzle: Puzzle): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(puzzle))
  const packed = await through(bytes, new CompressionStream('deflate-raw'))
  return btoa(String.fromCharCode(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

export async function fromLink(text: string): Promise<Puzzle | null> {
  try {
    const packed = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))
    const bytes = await through(packed, new DecompressionStream('deflate-raw'))
    return puzzleFrom(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    return null
  }
}

/** Nobody packs a whole library into a link. */
const MOST_BYTES = 200_000

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const reader = new Blob([bytes]).stream().pipeThrough<Uint8Array>(stream).getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > MOST_BYTES) throw new Error('It is too long.')
    parts.push(value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
