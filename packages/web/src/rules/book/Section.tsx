import { href } from '../../app/router.ts'
import { useWords } from '../../i18n/context.tsx'
import { classes } from '../../ui/classes.ts'
import type { BookSection, PlayersBook } from './book.ts'
import { Drawing } from './Drawing.tsx'
import { Prose } from './Prose.tsx'
import style from './Section.module.css'
import type { BookGame } from './useBook.ts'

interface Props {
  section: BookSection
  book: PlayersBook
  game: BookGame
  /** The heading's level. */
  level?: 2 | 3
}

/** One thing explained: words, a drawing, and the rules behind it. */
export function Section({ section, book, game, level = 2 }: Props) {
  const { t } = useWords()
  const Heading = `h${level}` as const
  return (
    <section
      className={classes(style.section, section.drawing !== null && style.drawn)}
      id={`s-${section.id}`}
      data-own-words
    >
      <div className={style.words}>
        <Heading tabIndex={-1}>{section.title}</Heading>
        {section.paragraphs.map(text => {
          const steps = stepsOf(text)
          if (steps.length === 0)
            return (
              <p key={text}>
                <Prose text={text} book={book} game={game} />
              </p>
            )
          return (
            <ol key={text}>
              {steps.map(step => (
                <li key={step}>
                  <Prose text={step} book={book} game={game} />
                </li>
              ))}
            </ol>
          )
        })}
        <p className={style.law}>
          {t('rules.full-rule')}{' '}
          {inRuns(section.rules).map(([first, last], n) => (
            <span key={first}>
              {n > 0 ? ' · ' : null}
              <a href={href('rules', game, first)}>{last ? `${first} – ${last}` : first}</a>
            </span>
          ))}
        </p>
      </div>
      <Drawing game={game} section={section} />
    </section>
  )
}

/** "**1.** Name a target. **2.** Roll." is a list of steps. */
function stepsOf(text: string): string[] {
  const [before, ...steps] = text.split(/\*\*\d\.\*\* /)
  return before === '' ? steps : []
}

/** Rules that follow one another are named as one: CQ-7.1 – 7.6. */
function inRuns(rules: readonly string[]): [first: string, last: string | null][] {
  const runs: { first: string; group: string; n: number; last: string | null }[] = []
  for (const rule of rules) {
    const [, group = rule, mark = '', number = ''] = /^(.*?)([-.])(\d+)$/.exec(rule) ?? []
    const run = runs.at(-1)
    if (run && number && run.group === group && run.n + 1 === Number(number))
      Object.assign(run, { n: run.n + 1, last: mark === '.' ? `${group.replace(/^\D+/, '')}.${number}` : number })
    else runs.push({ first: rule, group, n: Number(number || Number.NaN), last: null })
  }
  return runs.map(({ first, last }) => [first, last])
}
