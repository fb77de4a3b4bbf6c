import type { Doom } from '@redoubt/doom'
import { type ReactNode, useMemo } from 'react'
import { TableContext } from '../../doom/common/context.ts'
import { makeIntent } from '../../doom/common/intent.ts'
import { openBook } from '../../doom/reading/book.ts'
import style from '../../doom/table/DoomTable.module.css'
import { namesIn } from '../../doom/words/names.ts'
import { useWords } from '../../i18n/context.tsx'
import type { Match } from '../../screen/match.ts'

/** What a part of the DOOM table finds around it. */
export function AtTable({ match, children }: { match: Match<Doom>; children: ReactNode }) {
  const words = useWords()
  const intent = useMemo(makeIntent, [])
  const { view } = match
  const book = openBook(view.mission, match.options as object)
  const table = { match, view, book, names: namesIn(book, words, view), intent, hands: {}, look: () => {} }
  return (
    <TableContext value={table}>
      <div className={style.table} data-table="doom">
        {children}
      </div>
    </TableContext>
  )
}
