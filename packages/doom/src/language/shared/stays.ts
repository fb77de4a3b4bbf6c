import { type EffectsFrame, makeLasting } from '../../abilities/frames.ts'
import type { DoomState } from '../../match/state.ts'

/** Words that merely stay in force for the figures they name; `inForce` reads them. */
export function stays(g: DoomState, f: EffectsFrame, e: { until?: string | undefined }): void {
  makeLasting(g, f, e.until ?? 'permanent', f.targets.length > 0 ? f.targets : f.self === undefined ? [] : [f.self])
}
