import type { ReactNode } from 'react'
import type { Conquest } from '../../conquest/shown.ts'
import '../../conquest/conquest.css'
import { factionOf, opponentOf } from '../../conquest/names.ts'
import { TableContext, type TableDesk } from '../../conquest/table.ts'
import { useDesk } from '../../conquest/useDesk.ts'
import type { Match } from '../../match/match.ts'

interface Props {
  match: Match<Conquest>
  /** What it should find instead. */
  more?: Partial<TableDesk> | undefined
  children: ReactNode
}

/** What a part of the Conquest table finds around it. */
export function AtTable({ match, more, children }: Props) {
  const desk = useDesk(match)
  const { view, near } = desk
  return (
    <TableContext value={{ ...desk, ...more }}>
      <div className={`cq ${factionOf(view, near)} against-${factionOf(view, opponentOf(near))}`}>{children}</div>
    </TableContext>
  )
}
