import type { Effect, EffectOf } from '../../content/effect.ts'
import { lay, type Word } from '../frames.ts'
import { ALL_MARINES } from '../inforce.ts'

/** Words that merely stay in force for the figures they name; `inForce` reads them. */
const stays =
  <O extends Effect['op']>(): Word<EffectOf<O>> =>
  (g, f, e) => {
    const until = 'until' in e && e.until !== undefined ? e.until : 'permanent'
    lay(g, f, until, f.targets.length > 0 ? f.targets : f.self === undefined ? [] : [f.self])
  }

const nothing: Word<never> = () => undefined

export const words = {
  ignoreMovementCost: stays<'ignoreMovementCost'>(),
  restrictMovement: stays<'restrictMovement'>(),
  modifySpeed: stays<'modifySpeed'>(),
  modifySprint: stays<'modifySprint'>(),
  grantFlying: stays<'grantFlying'>(),
  grantCover: stays<'grantCover'>(),
  noCover: stays<'noCover'>(),
  noDefenseCard: stays<'noDefenseCard'>(),
  immune: stays<'immune'>(),
  mark: stays<'mark'>(),
  restrictTargets: nothing as Word<EffectOf<'restrictTargets'>>, // read from the decoy on the map
  capRange: ((g, f, e) => {
    const everybody = typeof e.who === 'object' && e.who.pick === 'all' && e.who.side === 'marine'
    lay(g, f, e.until, everybody ? [ALL_MARINES] : f.targets)
  }) as Word<EffectOf<'capRange'>>,
  keepInPlay: ((g, f, e) => lay(g, f, e.until, [f.owner])) as Word<EffectOf<'keepInPlay'>>,
  // A marine's own: the demons it concerns are looked up when a step is weighed.
  modifyStagger: ((g, f, e) => lay(g, f, e.until, [f.owner])) as Word<EffectOf<'modifyStagger'>>,
  forbid: ((g, f, e) => {
    if (e.until !== undefined && f.self !== undefined) lay(g, f, e.until, [f.self])
  }) as Word<EffectOf<'forbid'>>,
  // Always in force from the card or mission that holds them; nothing happens when they are read.
  modifySplash: nothing as Word<EffectOf<'modifySplash'>>,
  modifyHandSize: nothing as Word<EffectOf<'modifyHandSize'>>,
  modifyHealth: nothing as Word<EffectOf<'modifyHealth'>>,
  addInitiativeCard: nothing as Word<EffectOf<'addInitiativeCard'>>,
  convertInstantKill: nothing as Word<EffectOf<'convertInstantKill'>>,
  allowTarget: nothing as Word<EffectOf<'allowTarget'>>,
  treatAsFigure: nothing as Word<EffectOf<'treatAsFigure'>>,
}
