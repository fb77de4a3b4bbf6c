import { createContext, useContext } from 'react'

/** Somebody at the elbow who can be asked; null where nobody may be. */
interface Asking {
  ask(): void
  isThinking: boolean
}

export const CoachContext = createContext<Asking | null>(null)
export const useCoachHere = (): Asking | null => useContext(CoachContext)
