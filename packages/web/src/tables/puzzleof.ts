/** A match of a puzzle says so in its name: `puzzle.doom-3.…`. */
export function puzzleOf(match: string): string | null {
  return /^puzzle\.([\w-]+)\./.exec(match)?.[1] ?? null
}
