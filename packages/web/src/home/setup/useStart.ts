import { useState } from 'react'
import { go } from '../../app/router.ts'
import { useWords } from '../../i18n/context.tsx'
import type { MessageKey } from '../../i18n/i18n.ts'
import { localTables } from '../../tables/local.ts'
import { type NewTable, TableProblem } from '../../tables/tables.ts'
import { reasonWords } from '../../ui/reason.ts'

/** Sets a table up and goes there; what the rules refuse is said in words. */
export function useStart(): {
  busy: boolean
  trouble: string | null
  start(table: NewTable, made?: (id: string) => Promise<void>): void
} {
  const { t } = useWords()
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
        const sentence = t(`problem.${problem.code}` as MessageKey)
        setTrouble(
          problem.detail
            ? t('problem.with-detail', { sentence, detail: reasonWords(t, problem.detail) ?? problem.detail })
            : sentence,
        )
        setBusy(false)
      }
    },
  }
}
