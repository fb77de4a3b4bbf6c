import { battleInProgress } from './battle-in-progress.ts'
import { controls } from './controls.ts'
import { fewerUnits } from './fewer-units.ts'
import { firstPlanetExists } from './first-planet-exists.ts'
import { selfAtFirstPlanet } from './self-at-first-planet.ts'
import { selfAtPlanet } from './self-at-planet.ts'
import { selfDamaged } from './self-damaged.ts'
import { selfExhausted } from './self-exhausted.ts'
import { selfHasResources } from './self-has-resources.ts'
import { selfReady } from './self-ready.ts'

/** Every condition. A new one is a file of its own and a line here. */
export const CONDITIONS = [
  selfReady,
  selfExhausted,
  selfDamaged,
  selfAtPlanet,
  selfAtFirstPlanet,
  selfHasResources,
  firstPlanetExists,
  battleInProgress,
  fewerUnits,
  controls,
] as const
