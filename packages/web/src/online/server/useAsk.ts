import { useCallback, useState } from 'react'
import { useWords } from '../../i18n/context.tsx'
import { refusedWords } from './refused.ts'

/** Something is asked of the server: one thing at a time, and what it refuses stands in words. */
export function useAsk(): {
  busy: boolean
  trouble: string | null
  ask(what: () => Promise<unknown>): Promise<boolean>
} {
  const words = useWords()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const ask = useCallback(
    async (what: () => Promise<unknown>) => {
      setBusy(true)
      setTrouble(null)
      try {
        await what()
        return true
      } catch (error) {
        setTrouble(await refusedWords(words, error))
        return false
      } finally {
        setBusy(false)
      }
    },
    [words],
  )
  return { busy, trouble, ask }
}
