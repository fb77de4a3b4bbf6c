import type { Situation } from '../table/situation.ts'

/** May demons open doors here and now? */
export function demonsOpen(s: Situation): boolean {
  if (s.mission.threat.card === 'infestation') return !s.view.portals.some(p => !p.up)
  if (s.mission.threat.card === 'tutorial') return s.view.portals.length === 0
  return true
}
