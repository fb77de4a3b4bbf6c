import type { Next } from '@redoubt/kernel'
import type { EffectWord, Word } from '../content/vocabulary.ts'
import type { ConquestState } from '../state.ts'
import { couldCustom, custom } from './effects/custom.ts'
import * as damage from './effects/damage.ts'
import * as moves from './effects/movement.ts'
import * as piles from './effects/piles.ts'
import * as pools from './effects/resources.ts'
import * as timing from './effects/timing.ts'
import { speak } from './meaning.ts'
import type { Use } from './use.ts'

/** What one effect word does, and whether doing it now could change anything (CQ-0.5). */
interface Meaning<W extends EffectWord> {
  could(g: ConquestState, use: Use, step: Word<W>): boolean
  run(g: ConquestState, use: Use, step: Word<W>): Next
}

/** Words that only constant abilities use; cards/constants.ts reads them. */
const constant = { could: () => false, run: () => undefined }

const MEANINGS: { readonly [W in EffectWord]: Meaning<W> } = {
  'gain-resources': { could: () => true, run: pools.gainResources },
  'take-resources': { could: pools.couldTakeResources, run: pools.takeResources },
  'place-resources': { could: pools.couldPlaceResources, run: pools.placeResources },
  draw: { could: piles.couldDraw, run: piles.drawCards },
  'discard-random': { could: piles.couldDiscard, run: piles.discardRandom },
  'search-top': { could: piles.couldSearch, run: piles.searchTop },
  'put-into-play': { could: piles.couldPutIntoPlay, run: piles.putIntoPlay },
  'return-to-hand': { could: piles.couldReturn, run: piles.returnToHand },
  ready: { could: moves.couldReady, run: moves.ready },
  rout: { could: moves.couldRout, run: moves.rout },
  move: { could: moves.couldMove, run: moves.move },
  destroy: { could: damage.couldDestroy, run: damage.destroy },
  'deal-damage': { could: damage.couldDealDamage, run: damage.dealDamage },
  'move-damage': { could: damage.couldMoveDamage, run: damage.moveDamage },
  'remove-damage': { could: damage.couldRemoveDamage, run: damage.removeDamage },
  'prevent-damage': { could: damage.couldPrevent, run: damage.prevent },
  'reduce-cost': { could: timing.couldReduceCost, run: timing.reduceCost },
  'cancel-shield': { could: timing.couldCancelShield, run: timing.cancelShield },
  delayed: { could: () => true, run: timing.delayed },
  'choose-one': { could: timing.couldChooseOne, run: timing.chooseOne },
  modify: { could: timing.couldModify, run: timing.modify },
  custom: { could: couldCustom, run: custom },
  multiply: constant,
  'multiply-attack-damage': constant,
  'grant-keyword': constant,
  'lose-keyword': constant,
  'ignore-keyword': constant,
  'cannot-be-attacked': constant,
  'cannot-be-targeted': constant,
}

const meaning = (word: EffectWord) => MEANINGS[word] as Meaning<EffectWord>

speak({
  matters: (g, use, step) => meaning(step.do).could(g, use, step),
  run: (g, use, step) => meaning(step.do).run(g, use, step),
})
