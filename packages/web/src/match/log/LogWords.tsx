import style from './LogPanel.module.css'
import type { Line } from './loglines.ts'
import { type Naming, named } from './naming.ts'

/** A name is a button, and before a button a line may end: never between a name and the quote that opens it. */
const JOINER = '\u2060'
const opensQuote = /[«„“‘‚]$/

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
  return text.split('**').map((part, i) => {
    if (i % 2 === 0) return opensQuote.test(part) ? part + JOINER : part
    const thing = naming && named(part, things, naming)
    return thing ? (
      <button
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
        key={i}
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
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
      <b key={i}>{part}</b>
    )
  })
}
