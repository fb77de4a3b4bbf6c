/** A copy of readable data with some figures changed: { 'wishes.caution': 0.5 }. For tuning. */
export function withFigures<T>(data: T, figures: Readonly<Record<string, number>>): T {
  const copy = structuredClone(data)
  for (const [path, figure] of Object.entries(figures)) {
    const words = path.split('.')
    const last = words.pop()!
    const home = words.reduce((at, word) => at[word] as Tree, copy as unknown as Tree)
    if (!home || typeof home[last] !== 'number') throw new Error(`There is no figure "${path}".`)
    home[last] = figure
  }
  return copy
}

interface Tree {
  [word: string]: Tree | number
}
