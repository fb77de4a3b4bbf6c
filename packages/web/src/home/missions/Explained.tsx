import type { ReactNode } from 'react'
import type { TermName } from '../../ui/term.ts'
import style from './Explained.module.css'

/** A word of the rules, perhaps with its symbol: hover, focus, a tap or a long press explains it (`Glossary`). */
export function Explained({ term, children }: { term: TermName; children: ReactNode }) {
  return (
    <button type="button" className={style.explained} data-glossary={term} aria-haspopup="dialog">
      {children}
    </button>
  )
}
