import { schemasOf } from '@redoubt/kernel'
import { z } from 'zod'
import { addCounter } from './add-counter.ts'
import { addDice } from './add-dice.ts'
import { addInitiativeCard } from './add-initiative-card.ts'
import { addShields } from './add-shields.ts'
import { allowTarget } from './allow-target.ts'
import { attack } from './attack.ts'
import { borrowLineOfSight } from './borrow-line-of-sight.ts'
import { buySummons } from './buy-summons.ts'
import { cancelAbility } from './cancel-ability.ts'
import { capRange } from './cap-range.ts'
import { convertInstantKill } from './convert-instant-kill.ts'
import { custom } from './custom.ts'
import { damage } from './damage.ts'
import { discard } from './discard.ts'
import { drawCards } from './draw-cards.ts'
import { dropToken } from './drop-token.ts'
import { extraAttack } from './extra-attack.ts'
import { extraMainAction } from './extra-main-action.ts'
import { fetchInitiative } from './fetch-initiative.ts'
import { forbid } from './forbid.ts'
import { freeArgentAbility } from './free-argent-ability.ts'
import { gainArgent } from './gain-argent.ts'
import { gainFrags } from './gain-frags.ts'
import { gainMovement } from './gain-movement.ts'
import { gainThreat } from './gain-threat.ts'
import { grantCover } from './grant-cover.ts'
import { grantFlying } from './grant-flying.ts'
import { heal } from './heal.ts'
import { ignoreCover } from './ignore-cover.ts'
import { ignoreMovementCost } from './ignore-movement-cost.ts'
import { immune } from './immune.ts'
import { keepInPlay } from './keep-in-play.ts'
import { kill } from './kill.ts'
import { lineDamage } from './line-damage.ts'
import { loseMovement } from './lose-movement.ts'
import { mark } from './mark.ts'
import { modifyHandSize } from './modify-hand-size.ts'
import { modifyHealth } from './modify-health.ts'
import { modifyRange } from './modify-range.ts'
import { modifySpeed } from './modify-speed.ts'
import { modifySplash } from './modify-splash.ts'
import { modifySprint } from './modify-sprint.ts'
import { modifyStagger } from './modify-stagger.ts'
import { moveArgent } from './move-argent.ts'
import { moveFigure } from './move-figure.ts'
import { moveToken } from './move-token.ts'
import { noCover } from './no-cover.ts'
import { noDefenseCard } from './no-defense-card.ts'
import { openDoor } from './open-door.ts'
import { passToken } from './pass-token.ts'
import { peekInitiative } from './peek-initiative.ts'
import { pierceShields } from './pierce-shields.ts'
import { placeDemon } from './place-demon.ts'
import { placeFigure } from './place-figure.ts'
import { placeItem } from './place-item.ts'
import { placePortal } from './place-portal.ts'
import { placeToken } from './place-token.ts'
import { preventKill } from './prevent-kill.ts'
import { push } from './push.ts'
import { putOnDeck } from './put-on-deck.ts'
import { recoverToken } from './recover-token.ts'
import { redirectAttack } from './redirect-attack.ts'
import { removeDice } from './remove-dice.ts'
import { removeStun } from './remove-stun.ts'
import { removeToken } from './remove-token.ts'
import { reorderInitiative } from './reorder-initiative.ts'
import { replaceAttack } from './replace-attack.ts'
import { rerollDice } from './reroll-dice.ts'
import { restrictMovement } from './restrict-movement.ts'
import { restrictTargets } from './restrict-targets.ts'
import { returnFromDiscard } from './return-from-discard.ts'
import { revealPortals } from './reveal-portals.ts'
import { setCounter } from './set-counter.ts'
import { setDie } from './set-die.ts'
import { setTeleporter } from './set-teleporter.ts'
import { setTerrain } from './set-terrain.ts'
import { spendArgent } from './spend-argent.ts'
import { splash } from './splash.ts'
import { stun } from './stun.ts'
import { summon } from './summon.ts'
import { summonFromPortals } from './summon-from-portals.ts'
import { swapInitiative } from './swap-initiative.ts'
import { takeToken } from './take-token.ts'
import { treatAsFigure } from './treat-as-figure.ts'

/** Every word but the choice between several. */
export const PLAIN_WORDS = [
  gainMovement,
  loseMovement,
  ignoreMovementCost,
  restrictMovement,
  modifySpeed,
  modifySprint,
  grantFlying,
  moveFigure,
  placeFigure,
  push,
  attack,
  extraAttack,
  replaceAttack,
  addDice,
  removeDice,
  rerollDice,
  setDie,
  modifyRange,
  capRange,
  ignoreCover,
  pierceShields,
  borrowLineOfSight,
  redirectAttack,
  mark,
  restrictTargets,
  allowTarget,
  addShields,
  grantCover,
  noCover,
  noDefenseCard,
  preventKill,
  immune,
  convertInstantKill,
  damage,
  splash,
  lineDamage,
  modifySplash,
  heal,
  kill,
  stun,
  removeStun,
  modifyStagger,
  drawCards,
  discard,
  putOnDeck,
  returnFromDiscard,
  keepInPlay,
  modifyHandSize,
  modifyHealth,
  extraMainAction,
  cancelAbility,
  addCounter,
  peekInitiative,
  reorderInitiative,
  fetchInitiative,
  swapInitiative,
  addInitiativeCard,
  gainArgent,
  spendArgent,
  moveArgent,
  freeArgentAbility,
  placeToken,
  removeToken,
  recoverToken,
  takeToken,
  passToken,
  dropToken,
  setTeleporter,
  summon,
  revealPortals,
  summonFromPortals,
  buySummons,
  gainThreat,
  gainFrags,
  forbid,
  treatAsFigure,
  custom,
  setCounter,
  placePortal,
  placeDemon,
  moveToken,
  openDoor,
  placeItem,
  setTerrain,
] as const

/** An effect that is no choice: what a choice offers, so effects stay finite. */
export const plainEffect = z.discriminatedUnion('op', schemasOf(PLAIN_WORDS))
