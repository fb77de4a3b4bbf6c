import { cancelShield } from './cancel-shield.ts'
import { cannotBeAttacked } from './cannot-be-attacked.ts'
import { cannotBeTargeted } from './cannot-be-targeted.ts'
import { chooseOne } from './choose-one.ts'
import { custom } from './custom.ts'
import { dealDamage } from './deal-damage.ts'
import { delayed } from './delayed.ts'
import { destroy } from './destroy.ts'
import { discardRandom } from './discard-random.ts'
import { draw } from './draw.ts'
import { gainResources } from './gain-resources.ts'
import { grantKeyword } from './grant-keyword.ts'
import { ignoreKeyword } from './ignore-keyword.ts'
import { loseKeyword } from './lose-keyword.ts'
import { modify } from './modify.ts'
import { move } from './move.ts'
import { moveDamage } from './move-damage.ts'
import { multiply } from './multiply.ts'
import { multiplyAttackDamage } from './multiply-attack-damage.ts'
import { placeResources } from './place-resources.ts'
import { preventDamage } from './prevent-damage.ts'
import { putIntoPlay } from './put-into-play.ts'
import { ready } from './ready.ts'
import { reduceCost } from './reduce-cost.ts'
import { removeDamage } from './remove-damage.ts'
import { returnToHand } from './return-to-hand.ts'
import { rout } from './rout.ts'
import { searchTop } from './search-top.ts'
import { takeResources } from './take-resources.ts'

/** Every effect word. A new one is a file of its own and a line here. */
export const WORDS = [
  gainResources,
  draw,
  discardRandom,
  takeResources,
  placeResources,
  searchTop,
  putIntoPlay,
  returnToHand,
  ready,
  rout,
  move,
  destroy,
  dealDamage,
  moveDamage,
  removeDamage,
  preventDamage,
  reduceCost,
  cancelShield,
  delayed,
  chooseOne,
  modify,
  multiply,
  multiplyAttackDamage,
  grantKeyword,
  loseKeyword,
  ignoreKeyword,
  cannotBeAttacked,
  cannotBeTargeted,
  custom,
] as const
