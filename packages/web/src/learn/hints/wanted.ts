import { useSyncExternalStore } from 'react'

const KEY = 'redoubt.hints'

/** Whether hints are wanted in ordinary matches, and which have been given. */
interface Given {
  isOff: boolean
  said: readonly string[]
}

let given = read()
const listeners = new Set<() => void>()

function read(): Given {
  try {
    const { isOff = false, said = [] } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Given>
    return { isOff: isOff === true, said: Array.isArray(said) ? said : [] }
  } catch {
    return { isOff: false, said: [] }
  }
}

function change(next: Given): void {
  given = next
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // A browser that keeps nothing gives them again.
  }
  for (const listener of listeners) listener()
}

export const noteHint = (id: string): void => {
  if (!given.said.includes(id)) change({ ...given, said: [...given.said, id] })
}

/** For ever, or from the beginning. */
export const wantHints = (wanted: boolean): void => change({ isOff: !wanted, said: wanted ? [] : given.said })

export function useHints(): Given {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => given,
  )
}
