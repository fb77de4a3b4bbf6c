import type { ReactNode } from 'react'
import { useWords } from '../i18n/context.tsx'
import { classes } from '../ui/classes.ts'
import style from './LessonGuide.module.css'

interface Props {
  beat: string
  /** All things to do, and which of them is said. */
  beats: readonly string[]
  at: number
  words: string
  thinks?: boolean
  /** What is meant lies where she stands: she goes to the lower edge of the table. */
  isAside?: boolean
  /** She stands in the page, between its parts, and not over a table. */
  isInPage?: boolean
  /** Buttons below. */
  children: ReactNode
}

/** A voice with a face: one or two sentences, and how far one is. */
export function Bubble({ beat, beats, at, words, thinks = false, isAside = false, isInPage = false, children }: Props) {
  const { t } = useWords()
  return (
    <aside
      className={classes(style.guide, isAside && style.aside, isInPage && style.inpage)}
      aria-label={t('learn.guide')}
      data-beat={beat}
    >
      <img src={thinks ? 'guide/thinks.svg' : 'guide/calm.svg'} alt="" width={96} height={93} />
      <div className={style.bubble}>
        <p aria-live="polite">{words}</p>
        <div className={style.foot}>
          {beats.length > 0 ? (
            <span className={style.dots} role="img" aria-label={t('learn.at', { at: at + 1, all: beats.length })}>
              {beats.map((each, n) => (
                <i key={each} className={classes(n < at && style.past, n === at && style.now)} />
              ))}
            </span>
          ) : (
            <span className={style.dots} />
          )}
          {children}
        </div>
      </div>
    </aside>
  )
}
