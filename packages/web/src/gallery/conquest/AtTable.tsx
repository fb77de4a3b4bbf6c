import type { Conquest } from '@redoubt/conquest'
import { type CSSProperties, type ReactNode, useRef } from 'react'
import { type ConquestContext, TableContext } from '../../conquest/common/context.ts'
import { sideMarks } from '../../conquest/reading/sides.ts'
import { useTableState } from '../../conquest/table/useTableState.ts'
import type { Match } from '../../screen/match.ts'

interface Props {
  match: Match<Conquest>
  /** What it should find instead. */
  more?: Partial<ConquestContext> | undefined
  children: ReactNode
}

/** What a table and its armies measure themselves. */
const SIZES = { '--px': '1px', '--uw': '134px', '--uh': '158px' } as CSSProperties

/** What a part of the Conquest table finds around it: its colours, not its frame. */
export function AtTable({ match, more, children }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const table = useTableState(match, root)
  return (
    <TableContext value={{ ...table, ...more }}>
      <div ref={root} {...sideMarks(table.view, table.near)} data-scheme="dark" style={SIZES}>
        {children}
      </div>
    </TableContext>
  )
}
