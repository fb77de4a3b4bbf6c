import type { ReactNode } from 'react'

/** One thing to look at. */
export interface Specimen {
  /** As it is called in data and code: unique in its drawer. */
  id: string
  name: string
  /** What it says in full, where the picture cuts it off or says it in no words. */
  text?: string
  /** What else can be searched for. */
  words?: string
  show(): ReactNode
}

/** Things of one sort, under a heading of their own. */
export interface Drawer {
  id: string
  title: string
  game: 'doom' | 'conquest' | null
  /** How much room each needs. */
  size: 'small' | 'button' | 'card' | 'wide'
  /** Whether they can be pressed: most are for looking only. */
  live?: true
  specimens: readonly Specimen[]
}

export function drawer(
  game: Drawer['game'],
  id: string,
  title: string,
  size: Drawer['size'],
  specimens: readonly Specimen[],
): Drawer {
  return { id: `${game ?? 'app'}-${id}`, title, game, size, specimens }
}

const plain = (text: string): string => text.toLocaleLowerCase()

/** The drawers with what fits every word of a query; empty ones are left out. */
export function searched(drawers: readonly Drawer[], query: string): Drawer[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return [...drawers]
  return drawers
    .map(drawer => ({
      ...drawer,
      specimens: drawer.specimens.filter(({ id, name, text = '', words = '' }) => {
        const all = plain([drawer.title, id, name, text, words].join(' '))
        return wanted.every(word => all.includes(word))
      }),
    }))
    .filter(({ specimens }) => specimens.length > 0)
}
