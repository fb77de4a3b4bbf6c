import { memo, useState } from 'react'
import { useWords } from '../../i18n/context.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { Entry } from './entries.ts'
import style from './LogPanel.module.css'
import { LogWords } from './LogWords.tsx'
import type { Line } from './loglines.ts'
import type { Naming } from './naming.ts'

interface Shared {
  naming: Naming | undefined
  point(about: string[]): void
}

/** An attack or a battle turn: one line with what came of it, which unfolds to the dice and the sum. */
export const LogEntry = memo(
  function LogEntry({ entry, isLast, ...shared }: { entry: Entry; isLast: boolean } & Shared) {
    const { t } = useWords()
    /** Null: as it comes; the last one is open. */
    const [wish, setOpen] = useState<boolean | null>(null)
    const { head, parts, sum } = entry
    const open = wish ?? isLast
    const about = [...new Set([head, ...parts].flatMap(line => line.about ?? []))]
    if (parts.length === 0) return <LogLine line={head} {...shared} />
    return (
      <li className={style.entry} data-entry={open ? 'open' : 'folded'}>
        <div
          className={lineClass(head)}
          data-by={head.by}
          onPointerEnter={() => shared.point(about)}
          onPointerLeave={() => shared.point([])}
        >
          <Body line={head} {...shared} />
          {sum ? (
            <span className={classes(style.sum, sum.bad && style.bad)}>
              {sum.icon ? <Icon id={sum.icon} size={16} /> : null}
              {sum.text}
            </span>
          ) : null}
          <button
            type="button"
            className={style.foldButton}
            aria-expanded={open}
            aria-label={t('log.unfold')}
            tabIndex={-1}
            data-stop
            onClick={() => setOpen(!open)}
          >
            <Icon id="ui-chevron" size={10} />
          </button>
        </div>
        {open ? (
          <ol>
            {parts.map(line => (
              <LogLine key={line.n} line={line} {...shared} />
            ))}
          </ol>
        ) : null}
      </li>
    )
  },
  (a, b) =>
    a.isLast === b.isLast &&
    a.naming === b.naming &&
    a.entry.head === b.entry.head &&
    a.entry.parts.length === b.entry.parts.length &&
    a.entry.parts.every((line, i) => line === b.entry.parts[i]),
)

const LogLine = memo(function LogLine({ line, naming, point }: { line: Line } & Shared) {
  return (
    <li
      className={lineClass(line)}
      data-by={line.by}
      onPointerEnter={() => point(line.about ?? [])}
      onPointerLeave={() => point([])}
    >
      <Body line={line} naming={naming} point={point} />
    </li>
  )
})

const lineClass = ({ weight, undone }: Line) =>
  classes(style.line, weight === 'head' && style.head, weight === 'detail' && style.detail, undone && style.undone)

function Body({ line, naming, point }: { line: Line } & Shared) {
  const { t } = useWords()
  const { icon, dice, undone } = line
  const Words = undone ? 's' : 'span'
  return (
    <>
      {icon ? <Icon id={icon} size={18} /> : <span className={style.noIcon} />}
      <span className={style.text}>
        <Words>
          <LogWords line={line} naming={naming} point={point} />
        </Words>
        {undone ? <em className={style.tag}>{t('log.undone')}</em> : null}
        {dice?.length ? (
          <span className={style.dice}>
            {dice.map((die, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name and never move
              <Icon key={i} id={`die-${die.colour}-${die.face}`} size={20} />
            ))}
          </span>
        ) : null}
      </span>
    </>
  )
}
