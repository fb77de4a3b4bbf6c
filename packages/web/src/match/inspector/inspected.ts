import type { ReactNode } from 'react'

/** All that is to be said about one thing on the table, whatever it is. */
export interface Inspected {
  name: string
  /** What it is and where: one line. */
  line?: string | undefined
  picture?: ReactNode
  figures?: ReadonlyArray<{ icon: string; label: string; value: ReactNode; change?: 'up' | 'down' | undefined }>
  /** Its rules, in full. */
  texts?: ReadonlyArray<{ title?: string | undefined; text: string }>
  /** What is better drawn than said. */
  more?: ReactNode
  /** What holds just now: damage, marks, why a figure differs from what is printed, why it cannot be played. */
  now?: readonly string[]
  /** Words of the rules that stand on it, explained. */
  terms?: ReadonlyArray<{ name: string; text: string }>
  /** The rule that speaks of it. */
  rule?: string | undefined
  /** Instead of all that: the thing as its game draws it in full. */
  body?: ReactNode
  /** What can be done with it from here: "Take it". */
  act?: { label: string; run(): void } | undefined
}

/** How a game finds out what an element of its table stands for, and what there is to say about it. */
export interface Inspecting {
  /** Whose rules: the name of the game. */
  rules: string
  /** The name of the thing an element shows; null if it shows none. Any element may name its own as `data-inspect`. */
  thingAt(element: Element): string | null
  describe(thing: string): Inspected | null
  /** The table itself shows it in passing, in a place of its own. */
  docked?(thing: string): boolean
  /** A tap does something else here, although nothing says so. */
  acts?(element: Element): boolean
}

/** What is looked at: in passing, or until it is put away. */
interface Looked {
  thing: string | null
  held: boolean
  /** Where it lies on the screen, so that the card does not cover it. */
  at: DOMRect | null
}

export interface Inspector {
  now(): Looked
  /** In passing: null when nothing is pointed at any more. */
  glance(thing: string | null, at?: DOMRect | null): void
  /** Until it is put away. */
  hold(thing: string): void
  close(): void
  subscribe(listener: () => void): () => void
}

const NOTHING: Looked = { thing: null, held: false, at: null }

export function makeInspector(): Inspector {
  let looked = NOTHING
  const listeners = new Set<() => void>()
  const set = (next: Looked) => {
    if (next.thing === looked.thing && next.held === looked.held) return
    looked = next
    for (const listener of listeners) listener()
  }
  return {
    now: () => looked,
    glance: (thing, at = null) => looked.held || set({ thing, held: false, at }),
    hold: thing => set({ thing, held: true, at: null }),
    close: () => set(NOTHING),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Any element may name its thing itself; the game knows the rest. */
export function thingOf(element: Element, { thingAt, describe }: Inspecting): string | null {
  const thing = element.closest<HTMLElement>('[data-inspect]')?.dataset.inspect ?? thingAt(element)
  return thing !== null && describe(thing) !== null ? thing : null
}
