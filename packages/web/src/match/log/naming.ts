/** How names in the log are known: the inspector shows them, and the board lights them. */
export interface Naming {
  nameOf(thing: string): string | null
  inspect(thing: string): void
}

/** So many letters must agree; languages bend the ends of names. */
const STEM = 3

/** Which of the things of an event a name means: the one whose name begins most like it. */
export function named(name: string, things: readonly string[], { nameOf }: Pick<Naming, 'nameOf'>): string | null {
  let best: string | null = null
  let most = STEM - 1
  for (const thing of things) {
    const other = nameOf(thing)
    const shared = other === null ? 0 : common(name.toLowerCase(), other.toLowerCase())
    if (shared > most) [best, most] = [thing, shared]
  }
  return best
}

/** How many letters two names have in common at their beginning; all of a short one count as enough. */
function common(a: string, b: string): number {
  if (a === b) return Math.max(a.length, STEM) + 1
  let n = 0
  while (n < Math.min(a.length, b.length) && a[n] === b[n]) n++
  return n
}
