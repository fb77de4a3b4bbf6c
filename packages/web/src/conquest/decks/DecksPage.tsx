import type { ReactNode } from 'react'
import style from './DecksPage.module.css'

/** A page about decks: a row of ways at the top, then what it is about. */
export function DecksPage({ ways, children }: { ways: ReactNode; children: ReactNode }) {
  return (
    <main className={style.page}>
      <header>{ways}</header>
      {children}
    </main>
  )
}

/** Pushes what follows to the right. */
export function Space() {
  return <span className={style.space} />
}
