import { createContext, type ReactNode } from 'react'

/** What stands on every page but belongs to rooms above this one: `App` puts it in. */
export interface Corners {
  /** Who one is, at the end of the tools. */
  me(isHere: boolean): ReactNode
  /** What explains terms. */
  glossary: ReactNode
}

export const CornersContext = createContext<Corners>({ me: () => null, glossary: null })
