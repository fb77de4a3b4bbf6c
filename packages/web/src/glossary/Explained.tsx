import type { ReactNode } from 'react'
import style from './Explained.module.css'
import type { TermName } from './termof.ts'

/** A word of the rules, perhaps with its symbol: hover, focus, a tap or a long press explains it (`Glossary`). */
export function Explained({ term, children }: { term: TermName; children: ReactNode }) {
  return (
    <button type="button" className={style.explained} data-glossary={term} aria-haspopup="dialog">
      {children}
    </button>
  )
}
