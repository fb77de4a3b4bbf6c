import style from './LogPanel.module.css'
import type { Line } from './loglines.ts'
import { type Naming, named } from './naming.ts'

/** A name is a button, and beside a button a line may end: never between a name and its quotes, which stand with it. */
const OPENS = /[«„“‘‚]$/
const CLOSES = /^[»“”’]/

/** The sentence of a line; names in **double stars** are bold, and lead to what they name. */
export function LogWords({
  line: { text, things = [] },
  naming,
  point,
}: {
  line: Line
  naming: Naming | undefined
  point(about: string[]): void
}) {
  const parts = text.split('**')
  return parts.map((part, i) => {
    if (i % 2 === 0) return (i > 0 ? part.replace(CLOSES, '') : part).replace(OPENS, '')
    const thing = naming && named(part, things, naming)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
      <span key={i} className={style.quoted}>
        {OPENS.exec(parts[i - 1]!)?.[0]}
        {thing ? (
          <button
            type="button"
            tabIndex={-1}
            className={style.name}
            data-inspect={thing}
            data-stop
            onClick={() => naming.inspect(thing)}
            onPointerEnter={() => point([thing])}
            onFocus={() => point([thing])}
          >
            {part}
          </button>
        ) : (
          <b>{part}</b>
        )}
        {CLOSES.exec(parts[i + 1] ?? '')?.[0]}
      </span>
    )
  })
}
