import { lazy, Suspense, useEffect, useState } from 'react'
import { Shell } from '../app/Shell.tsx'
import { useHealth } from '../app/useHealth.ts'
import { useWords } from '../i18n/context.tsx'
import { localTables } from '../tables/local.ts'
import type { MatchCard } from '../tables/tables.ts'
import { ContinueTiles } from './ContinueTiles.tsx'
import { type GameId, MARINES } from './draft.ts'
import { GameCards } from './GameCards.tsx'
import { OperationTiles } from './operation/OperationTiles.tsx'
import './home.css'

const DoomSetup = lazy(() => import('./DoomSetup.tsx'))
const ConquestSetup = lazy(() => import('./ConquestSetup.tsx'))

const CHOSEN = 'redoubt.game'

/** #/home: two games, one click into either, and everything that can be set up. */
export default function HomeScreen(_: { rest: string[] }) {
  const { t } = useWords()
  const [game, setGame] = useState<GameId>(() => (remembered() === 'conquest' ? 'conquest' : 'doom'))
  const [matches, setMatches] = useState<MatchCard[] | null>(null)
  const { trouble } = useHealth().condition
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was away may be there again
  useEffect(() => {
    let gone = false
    localTables()
      .list()
      .catch(() => [])
      .then(found => gone || setMatches(found))
    return () => {
      gone = true
    }
  }, [trouble])
  useEffect(() => {
    document.documentElement.dataset.game = game
    try {
      localStorage.setItem(CHOSEN, game)
    } catch {
      // a browser that keeps nothing still plays
    }
    return () => {
      delete document.documentElement.dataset.game
    }
  }, [game])
  const isFirst = matches !== null && matches.length === 0
  return (
    <Shell current="home" title={t('home.title')}>
      <div className="home">
        <div className="home-games">
          <GameCards chosen={game} onChoose={setGame} isFirst={isFirst} seen={matches} />
          <ContinueTiles matches={matches} />
          {matches?.some(({ operation }) => operation) ? <OperationTiles most={2} /> : null}
        </div>
        <section className="panel home-setup" aria-label={t(`game.${game}`)}>
          <Suspense fallback={<div className="home-wait" />}>
            {matches === null ? (
              <div className="home-wait" />
            ) : game === 'doom' ? (
              <DoomSetup isFirst={isFirst} won={wonMissions(matches)} />
            ) : (
              <ConquestSetup />
            )}
          </Suspense>
        </section>
      </div>
    </Shell>
  )
}

function remembered(): string | null {
  try {
    return localStorage.getItem(CHOSEN)
  } catch {
    return null
  }
}

/** Missions that somebody at this screen has won. */
function wonMissions(matches: readonly MatchCard[]): Set<string> {
  const won = matches.filter(
    ({ game, outcome, seats }) =>
      game === 'doom' &&
      outcome?.winners.some(seat => MARINES.includes(seat as never) && seats[seat]?.kind === 'human'),
  )
  return new Set(won.map(({ options }) => String((options as { mission?: string }).mission)))
}
