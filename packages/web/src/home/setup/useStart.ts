import { useState } from 'react'
import { go } from '../../app/router.ts'
import { useWords } from '../../i18n/context.tsx'
import { localTables } from '../../tables/local.ts'
import { type NewTable, TableProblem } from '../../tables/tables.ts'
import { wholeProblem } from '../../ui/problem.ts'

/** Sets a table up and goes there; what the rules refuse is said in words. */
export function useStart(): {
  busy: boolean
  trouble: string | null
  start(table: NewTable, made?: (id: string) => Promise<void>): void
} {
  const words = useWords()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  return {
    busy,
    trouble,
    start: async (table, made) => {
      setBusy(true)
      setTrouble(null)
      try {
        const id = await localTables().create(table)
        await made?.(id)
        go('match', id)
      } catch (error) {
        const problem = error instanceof TableProblem ? error : new TableProblem('rules-failure', String(error))
        setTrouble(await wholeProblem(words, problem))
        setBusy(false)
      }
    },
  }
}
