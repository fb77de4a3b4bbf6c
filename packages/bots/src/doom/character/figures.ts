/** A copy of readable data with some figures changed: { 'wishes.caution': 0.5 }. For tuning. */
export function withFigures<T>(data: T, figures: Readonly<Record<string, number>>): T {
  const copy = structuredClone(data)
  for (const [path, figure] of Object.entries(figures)) {
    const words = path.split('.')
    const last = words.pop()!
    const home = words.reduce<unknown>((at, word) => (at as Tree | undefined)?.[word], copy) as Tree | undefined
    if (typeof home?.[last] !== 'number') throw new Error(`There is no figure "${path}".`)
    home[last] = figure
  }
  return copy
}

/** A figure of readable data by its path. */
export function figureAt(data: unknown, path: string): number {
  const figure = path.split('.').reduce<unknown>((at, word) => (at as Tree | undefined)?.[word], data)
  if (typeof figure !== 'number') throw new Error(`There is no figure "${path}".`)
  return figure
}

interface Tree {
  [word: string]: unknown
}
