import { useWords } from '../i18n/context.tsx'
import type { TableProblem } from '../tables/tables.ts'
import { reasonWords } from './reason.ts'

/** What more there is to say about a problem: in the language of the page, or as the engine said it. */
export function ProblemDetail({ problem: { code, detail } }: { problem: TableProblem }) {
  const { t } = useWords()
  if (!detail || code === 'server') return null
  const words = reasonWords(t, detail)
  return words === null ? <p lang="en">{detail}</p> : <p>{words}</p>
}
