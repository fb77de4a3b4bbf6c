import { BadJson, parseJson } from '@redoubt/kernel'
import { type DragEvent, useId, useState } from 'react'
import { go } from '../app/router.ts'
import { useWords } from '../i18n/context.tsx'
import type { MessageKey } from '../i18n/i18n.ts'
import { importInspected } from '../tables/local.ts'
import { TableProblem } from '../tables/tables.ts'
import buttonStyle from '../ui/Button.module.css'
import { classes } from '../ui/classes.ts'
import hiddenStyle from '../ui/Hidden.module.css'
import { Icon } from '../ui/Icon.tsx'
import pageStyle from '../ui/Page.module.css'
import { wholeProblem } from '../ui/problem.ts'
import { toldIn } from '../ui/told.ts'
import style from './ImportMatch.module.css'

/** A long match is some hundred kilobytes; nothing honest is larger than this. */
const MOST_BYTES = 20_000_000

/** Picks a saved game from the disk, or takes one that is dropped; says what is wrong with it. */
export function ImportMatch({ onImported }: { onImported(): void }) {
  const words = useWords()
  const { t } = words
  const field = useId()
  const [troubles, setTroubles] = useState<string[]>([])
  const [over, setOver] = useState(false)

  async function bringIn(files: Iterable<File>) {
    setTroubles([])
    const found: string[] = []
    let last: string | null = null
    for (const file of files) {
      try {
        last = await importFile(file)
      } catch (error) {
        found.push(t('matches.import-name', { file: file.name, problem: await problemWords(error) }))
      }
    }
    setTroubles(found)
    onImported()
    if (last !== null && found.length === 0) go('matches', 'all')
  }

  async function problemWords(error: unknown): Promise<string> {
    if (error instanceof TableProblem) return wholeProblem(words, error)
    if (!(error instanceof BadJson)) return t((error as Error).message as MessageKey)
    return t('problem.with-detail', { sentence: t('matches.not-json'), detail: await toldIn(words.locale, error.said) })
  }

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    bringIn(event.dataTransfer.files)
  }

  return (
    <section
      className={style.import}
      data-over={over || undefined}
      aria-label={t('matches.import')}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label className={buttonStyle.btn} htmlFor={field}>
        <Icon id="ui-log" size={15} />
        <span>{t('matches.import')}</span>
      </label>
      <input
        id={field}
        className={hiddenStyle.srOnly}
        type="file"
        accept=".json,application/json"
        multiple
        onChange={event => {
          bringIn([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <span>{over ? t('matches.drop-now') : t('matches.drop')}</span>
      {troubles.map(trouble => (
        <p key={trouble} className={classes(pageStyle.trouble, style.trouble)} role="alert">
          {trouble}
        </p>
      ))}
    </section>
  )
}

async function importFile(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new Error('matches.too-large')
  return await importInspected(parseJson(await file.text()))
}
