import { useSyncExternalStore } from 'react'
import { BREAKPOINTS } from './breakpoints.ts'

/** Whether a layout of this name is in force now. */
export function useMedia(name: keyof typeof BREAKPOINTS): boolean {
  return useSyncExternalStore(
    listener => {
      const query = matchMedia(BREAKPOINTS[name])
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(BREAKPOINTS[name]).matches,
  )
}
