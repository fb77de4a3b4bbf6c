import { useEffect, useState } from 'react'
import { go, href } from '../../app/router.ts'
import { useSettings } from '../../app/settings.ts'
import { useWords } from '../../i18n/context.tsx'
import type { MessageKey } from '../../i18n/i18n.ts'
import { localTables } from '../../tables/local.ts'
import { TableProblem } from '../../tables/tables.ts'
import buttonStyle from '../../ui/Button.module.css'
import { classes } from '../../ui/classes.ts'
import { Loading } from '../../ui/Loading.tsx'
import pageStyle from '../../ui/Page.module.css'
import { ProblemDetail } from '../../ui/ProblemDetail.tsx'
import { quickTable } from './quick.ts'

/** Creates a match and goes there; the address with the wish stays out of the history. */
export function QuickStart({ wishes }: { wishes: readonly string[] }) {
  const { t } = useWords()
  const { name } = useSettings()
  const [problem, setProblem] = useState<TableProblem | null>(null)
  const wish = wishes.join('/')
  // biome-ignore lint/correctness/useExhaustiveDependencies: one match for one wish
  useEffect(() => {
    // Started a moment later: React looks at every effect twice while developing.
    let gone = false
    const soon = setTimeout(() => {
      const table = quickTable(wish.split('/'), name)
      if (!table) return go('home')
      localTables()
        .create(table)
        .then(id => gone || location.replace(href('match', id)))
        .catch(error =>
          setProblem(error instanceof TableProblem ? error : new TableProblem('rules-failure', String(error))),
        )
    })
    return () => {
      gone = true
      clearTimeout(soon)
    }
  }, [wish])
  if (!problem) return <Loading />
  return (
    <main className={pageStyle.crash} role="alert">
      <h1>{t(`problem.${problem.code}` as MessageKey)}</h1>
      <ProblemDetail problem={problem} />
      <p>
        <a className={classes(buttonStyle.btn, buttonStyle.primary)} href={href('home')}>
          {t('problem.go-home')}
        </a>
      </p>
    </main>
  )
}
