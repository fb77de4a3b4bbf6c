import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { GameScreen } from '../screen/gamescreen.ts'
import type { Match } from '../screen/match.ts'
import { localTables } from '../tables/local.ts'
import { type Advice, type OpenTable, peopleOf } from '../tables/tables.ts'
import { CoachContext } from './context.ts'

const Counsel = lazy(() => import('./Counsel.tsx'))

/** Puts the coach at the elbow of whoever plays alone against bots, if the table allows it. */
export function Coach({
  match,
  table,
  game,
  children,
}: {
  match: Match
  table: OpenTable
  game: GameScreen
  children: ReactNode
}) {
  const [said, setSaid] = useState<{ advice: Advice; of: unknown } | null>(null)
  const [isThinking, setThinking] = useState(false)
  const { id, viewer, decision, yours } = match
  const present = useRef(decision)
  present.current = decision
  // Advice on another decision is no advice.
  useEffect(() => {
    setSaid(before => (before && before.of !== decision ? null : before))
  }, [decision])
  const may = table.coach !== false && peopleOf(table.seats).size === 1 && viewer !== 'spectator'
  const ask = () => {
    if (isThinking || !yours) return
    setThinking(true)
    localTables()
      .advise(id, viewer)
      .then(advice => advice && present.current === decision && setSaid({ advice, of: decision }))
      .catch(() => {})
      .finally(() => setThinking(false))
  }
  return (
    <CoachContext value={may ? { ask, isThinking } : null}>
      {children}
      {may && (said || isThinking) && yours ? (
        <Suspense>
          <Counsel match={match} game={game} advice={said?.advice ?? null} away={() => setSaid(null)} />
        </Suspense>
      ) : null}
    </CoachContext>
  )
}
