import { useEffect, useState } from 'react'
import { type Chapter, rulebook } from './rulebook.ts'

const BOOKS: Readonly<Record<string, () => Promise<{ default: string }>>> = {
  doom: () => import('virtual:rules/doom'),
  conquest: () => import('virtual:rules/conquest'),
}

/** The rules of a game, loaded when somebody looks at them. */
export function useRulebook(game: string): Chapter[] | null {
  const [chapters, setChapters] = useState<Chapter[] | null>(null)
  useEffect(() => {
    let gone = false
    setChapters(null)
    BOOKS[game]?.().then(({ default: text }) => gone || setChapters(rulebook(text)))
    return () => {
      gone = true
    }
  }, [game])
  return chapters
}
