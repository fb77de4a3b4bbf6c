import { useEffect, useState } from 'react'
import { useWords } from '../i18n/context.tsx'
import type { TableProblem } from '../tables/tables.ts'
import { toldIn } from './told.ts'

/** What more there is to say about a problem. */
export function ProblemDetail({ problem: { code, detail } }: { problem: TableProblem }) {
  const { locale } = useWords()
  const [words, setWords] = useState('')
  useEffect(() => {
    let gone = false
    toldIn(locale, detail).then(told => gone || setWords(told))
    return () => {
      gone = true
    }
  }, [locale, detail])
  return words === '' || code === 'server' ? null : <p>{words}</p>
}
