import { type Patience, retry } from './retry.ts'
import type { Store } from './store.ts'
import type { Shelf } from './tables.ts'
import { type Trouble, troubleOf } from './trouble.ts'

/** The small things of the screens. What the store will not take stays in memory and is tried again. */
export interface Shelves {
  readonly trouble: Trouble | null
  keep(shelf: Shelf, key: string, value: unknown): Promise<void>
  kept(shelf: Shelf): Promise<Array<{ key: string; value: unknown }>>
  forget(shelf: Shelf, key: string): Promise<void>
  hurry(): void
}

/** Without a value: it is to be forgotten. */
interface Change {
  shelf: Shelf
  key: string
  value?: unknown
}

export function shelves(
  store: Store,
  read: <T>(question: Promise<T>) => Promise<T>,
  patience: Patience,
  changed: () => void,
): Shelves {
  const open = new Map<string, Change>()
  let trouble: Trouble | null = null
  let chain = Promise.resolve()
  const again = retry(() => void work(), patience)

  return {
    get trouble() {
      return trouble
    },
    keep: (shelf, key, value) => make({ shelf, key, value }),
    forget: (shelf, key) => make({ shelf, key }),
    kept: async shelf => {
      // A screen without its small things is better than none.
      const found = new Map((await read(store.all(shelf)).catch(() => [])).map(({ key, value }) => [key, value]))
      for (const change of open.values())
        if (change.shelf === shelf) {
          if ('value' in change) found.set(change.key, structuredClone(change.value))
          else found.delete(change.key)
        }
      return [...found].map(([key, value]) => ({ key, value }))
    },
    hurry: () => void work(),
  }

  function make(change: Change): Promise<void> {
    open.set(`${change.shelf} ${change.key}`, change)
    return work()
  }

  function work(): Promise<void> {
    chain = chain.then(async () => {
      const before = trouble
      try {
        for (const [name, change] of open) {
          const { shelf, key } = change
          await ('value' in change ? store.put(shelf, key, change.value) : store.drop(shelf, key))
          if (open.get(name) === change) open.delete(name)
        }
        trouble = null
        again.rest()
      } catch (error) {
        trouble = troubleOf(error)
        again.later()
      }
      if (trouble !== before) changed()
    })
    return chain
  }
}
