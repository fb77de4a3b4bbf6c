import { type CSSProperties, useMemo } from 'react'
import { calm } from '../../app/settings.ts'
import { useWords } from '../../i18n/context.tsx'
import { classes } from '../../ui/classes.ts'
import { useIntent } from '../common/intent.ts'
import { offersAt } from '../reading/offers.ts'
import { duelOf } from '../story/duel.ts'
import { AimLayer } from './aim/AimLayer.tsx'
import { KillChips } from './aim/KillChips.tsx'
import { PlanLayer, Posts } from './aim/PlanLayer.tsx'
import { SplashLayer } from './aim/SplashLayer.tsx'
import { Effects } from './effects/Effects.tsx'
import { Figures } from './figures/Figures.tsx'
import { Doors } from './fixtures/Doors.tsx'
import { Fixtures } from './fixtures/Fixtures.tsx'
import { Swirls } from './fixtures/Swirls.tsx'
import { useFixed } from './fixtures/useFixed.ts'
import { cellOffer } from './grid/cellname.ts'
import { Grid } from './grid/Grid.tsx'
import { Backdrop } from './ground/Backdrop.tsx'
import { Rim } from './ground/Rim.tsx'
import { Shade } from './ground/Shade.tsx'
import { TileNumbers } from './ground/TileNumbers.tsx'
import { Layer } from './layers/Layer.tsx'
import { Changed } from './marks/Changed.tsx'
import { DuelLine } from './marks/DuelLine.tsx'
import { Lit } from './marks/Lit.tsx'
import { Marks } from './marks/Marks.tsx'
import { Refused } from './marks/Refused.tsx'
import { MoveLayer } from './moves/MoveLayer.tsx'
import { PathLayer } from './moves/PathLayer.tsx'
import style from './Stage.module.css'
import type { BoardState } from './useBoard.ts'

/** The map itself, moved under the window: everything on it, layer over layer. */
export function Stage({ board, sight }: { board: BoardState; sight: boolean }) {
  const { match, view, ground, offers, legal, aim, aiming, here, asked, way, refused } = board
  const { plan, forecasts, posts, splash } = aiming
  const { cell, x, y } = board.camera.camera
  const event = match.onScreen?.event
  const fixed = useFixed(view)
  const lit = useIntent(board.intent, thought => thought.lit)
  const duel = useMemo(() => duelOf(match.log, match.onScreen === null), [match.log, match.onScreen])
  const [first] = here
  return (
    <div
      className={classes(style.stage, event?.type === 'glory-kill' && style.glory)}
      style={
        {
          '--cell': `${cell}px`,
          width: ground.width * cell,
          height: ground.height * cell,
          transform: `translate(${x}px, ${y}px)`,
        } as CSSProperties
      }
    >
      <Backdrop ground={ground} cell={cell} />
      <TileNumbers ground={ground} />
      <Rim ground={ground} />
      <Fixtures ground={ground} fixed={fixed} />
      {sight ? <Shade ground={ground} view={view} actor={offers.actor} /> : null}
      {plan ? <PlanLayer ground={ground} plan={plan} /> : <MoveLayer ground={ground} offers={offers} />}
      {posts.length > 0 ? (
        <Layer ground={ground}>
          <Posts ground={ground} spaces={posts} />
        </Layer>
      ) : null}
      {splash ? <SplashLayer ground={ground} view={view} splash={splash} /> : null}
      {/* Under the figures: their numbers stay readable. */}
      <Changed ground={ground} view={view} />
      <Figures ground={ground} view={view} shaken={event?.type === 'damage' ? event.figure : null} />
      <Marks ground={ground} view={view} offers={offers} target={aim?.target ?? null} />
      {first && first.kind !== 'target' && first.kind !== 'pick' && asked ? (
        <PathLayer ground={ground} view={view} way={way} offer={first} />
      ) : null}
      {forecasts.length > 0 ? (
        <KillChips ground={ground} view={view} forecasts={forecasts} aimedAt={aim?.target ?? null} />
      ) : null}
      {aim ? <AimLayer ground={ground} view={view} aim={aim} /> : null}
      {lit.length > 0 ? <Lit ground={ground} view={view} lit={lit} /> : null}
      {duel && !aim ? <DuelLine ground={ground} view={view} names={board.names} duel={duel} /> : null}
      {refused ? <Refused ground={ground} space={refused} /> : null}
      <Grid
        ground={ground}
        view={view}
        cursor={board.cursor.space}
        extra={useCursorWords(board)}
        legal={legal}
        drags={offers.ways ? offers.actor : null}
      />
      <Doors ground={ground} offers={offers} onOpen={board.perform} />
      {calm() ? null : <Swirls ground={ground} view={view} />}
      <Effects ground={ground} match={match} />
    </div>
  )
}

/** What the cell at the cursor says besides what is in it. */
function useCursorWords({ ground, offers, view, cursor, turned, pointed, aim }: BoardState): string {
  const words = useWords()
  if (!cursor.focused) return ''
  return cellOffer(ground, offersAt(offers, view, cursor.space, turned), pointed ? null : aim, words)
}
