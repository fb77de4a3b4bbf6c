import type { CSSProperties } from 'react'

/**
 * The letters of its longest word, for a name whose letters shrink until that word fits on its card: a browser without a dictionary of the
 * language would part it anywhere.
 */
export const longest = (name: string): CSSProperties => {
  const letters = Math.max(...name.split(/[\s-]+/).map(word => word.length))
  return { '--longest': letters } as CSSProperties
}
