import { byName, schemasOf } from '@redoubt/kernel'
import { z } from 'zod'
import type { AnyCondition } from '../condition-word.ts'
import { adjacent } from './adjacent.ts'
import { cardCount } from './card-count.ts'
import { cardTrait } from './card-trait.ts'
import { carriesToken } from './carries-token.ts'
import { counter } from './counter.ts'
import { damageDealt } from './damage-dealt.ts'
import { defenderAlive } from './defender-alive.ts'
import { defenderIs } from './defender-is.ts'
import { defenderKilled } from './defender-killed.ts'
import { defenderSize } from './defender-size.ts'
import { defenderState } from './defender-state.ts'
import { demon } from './demon.ts'
import { demonsOnMap } from './demons-on-map.ts'
import { distance } from './distance.ts'
import { door } from './door.ts'
import { droneKilled } from './drone-killed.ts'
import { everyToken } from './every-token.ts'
import { extraAttackTaken } from './extra-attack-taken.ts'
import { figureInZone } from './figure-in-zone.ts'
import { figureSize } from './figure-size.ts'
import { figureState } from './figure-state.ts'
import { figureWithin } from './figure-within.ts'
import { frags } from './frags.ts'
import { initiativeCardInDeck } from './initiative-card-in-deck.ts'
import { killSource } from './kill-source.ts'
import { lineOfSight } from './line-of-sight.ts'
import { marineOnPortal } from './marine-on-portal.ts'
import { marines } from './marines.ts'
import { noFigureInZone } from './no-figure-in-zone.ts'
import { noFigureWithin } from './no-figure-within.ts'
import { onSpace } from './on-space.ts'
import { openedBy } from './opened-by.ts'
import { portal } from './portal.ts'
import { portalColor } from './portal-color.ts'
import { portalsOnMap } from './portals-on-map.ts'
import { progress } from './progress.ts'
import { progressAtLeastSealValue } from './progress-at-least-seal-value.ts'
import { revealedInitiative } from './revealed-initiative.ts'
import { round } from './round.ts'
import { roundTally } from './round-tally.ts'
import { spacesMoved } from './spaces-moved.ts'
import { tag } from './tag.ts'
import { tagOnMap } from './tag-on-map.ts'
import { targetWithin } from './target-within.ts'
import { threatStock } from './threat-stock.ts'
import { tokenOn } from './token-on.ts'
import { tokenProgress } from './token-progress.ts'
import { weaponTokenInPlayArea } from './weapon-token-in-play-area.ts'
import { zone } from './zone.ts'

/** Every question but the one that joins several. */
export const SINGLE_CONDITIONS = [
  distance,
  targetWithin,
  adjacent,
  lineOfSight,
  spacesMoved,
  damageDealt,
  defenderAlive,
  defenderKilled,
  defenderSize,
  defenderState,
  defenderIs,
  figureSize,
  figureState,
  extraAttackTaken,
  cardTrait,
  cardCount,
  weaponTokenInPlayArea,
  initiativeCardInDeck,
  revealedInitiative,
  killSource,
  droneKilled,
  round,
  roundTally,
  openedBy,
  portalColor,
  portalsOnMap,
  marineOnPortal,
  threatStock,
  counter,
  progress,
  frags,
  demonsOnMap,
  carriesToken,
  everyToken,
  figureWithin,
  noFigureWithin,
  onSpace,
  tokenOn,
  progressAtLeastSealValue,
  door,
  zone,
  figureInZone,
  noFigureInZone,
  portal,
  demon,
  tag,
  tagOnMap,
  marines,
  tokenProgress,
] as const

/** A question that is no list of others. */
export const singleCondition = z.discriminatedUnion('cond', schemasOf(SINGLE_CONDITIONS))

export const singleNamed: (cond: string) => AnyCondition<z.infer<typeof singleCondition>> = byName(
  SINGLE_CONDITIONS,
  'cond',
)
