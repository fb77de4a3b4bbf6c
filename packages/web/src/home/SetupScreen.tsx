import { MARINES } from '@redoubt/doom/seats'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Shell } from '../app/Shell.tsx'
import { useWords } from '../i18n/context.tsx'
import type { MatchCard } from '../tables/tables.ts'
import { classes } from '../ui/classes.ts'
import panelStyle from '../ui/Panel.module.css'
import { GameCards } from './games/GameCards.tsx'
import style from './SetupScreen.module.css'
import type { GameId } from './setup/people.ts'
import { useOwnMatches } from './useOwnMatches.ts'

const DoomSetup = lazy(() => import('./doom/DoomSetup.tsx'))
const ConquestSetup = lazy(() => import('./conquest/ConquestSetup.tsx'))

const CHOSEN = 'redoubt.game'

/** #/new/GAME: two games, one click into either, and everything that can be set up. */
export default function SetupScreen({ wanted }: { wanted: string | undefined }) {
  const { t } = useWords()
  const [game, setGame] = useState<GameId>(() => gameOf(wanted) ?? gameOf(remembered()) ?? 'doom')
  const matches = useOwnMatches()
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
    <Shell current="new" title={t('home.title')}>
      <div className={style.home}>
        <GameCards chosen={game} onChoose={setGame} isFirst={isFirst} seen={matches} />
        <section className={classes(panelStyle.panel, style.setup)} aria-label={t(`game.${game}`)}>
          <Suspense fallback={<div className={style.wait} />}>
            {matches === null ? (
              <div className={style.wait} />
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

const gameOf = (word: string | null | undefined): GameId | null =>
  word === 'doom' || word === 'conquest' ? word : null

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
      outcome?.winners.some(seat => MARINES.some(marine => marine === seat) && seats[seat]?.kind === 'human'),
  )
  return new Set(won.map(({ options }) => String((options as { mission?: string }).mission)))
}
