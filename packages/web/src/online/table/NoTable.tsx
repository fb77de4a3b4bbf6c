import type { Refused } from '@redoubt/protocol'
import { useEffect, useState } from 'react'
import { href } from '../../app/router.ts'
import { Shell } from '../../app/Shell.tsx'
import { useWords } from '../../i18n/context.tsx'
import buttonStyle from '../../ui/Button.module.css'
import { classes } from '../../ui/classes.ts'
import { refusedWords } from '../server/refused.ts'
import style from './NoTable.module.css'

/** There is no such table for whoever looks, or its match cannot be opened: why, and the way out. */
export function NoTable({ refused }: { refused: Refused }) {
  const words = useWords()
  const [why, setWhy] = useState('')
  useEffect(() => {
    let gone = false
    void refusedWords(words, refused).then(told => gone || setWhy(told))
    return () => {
      gone = true
    }
  }, [words, refused])
  const { t } = words
  return (
    <Shell current="home" title={t('online.no-table')}>
      <div className={style.none} role="alert">
        <h2>{t('online.no-table')}</h2>
        <p>{why}</p>
        <a className={classes(buttonStyle.btn, buttonStyle.primary)} href={href('home')}>
          {t('problem.go-home')}
        </a>
      </div>
    </Shell>
  )
}
