import type { Entries } from '../files.ts'
import type { Mission } from '../mission.ts'
import type { Problem, Sources } from '../parse.ts'
import { checkAbilities } from './abilities.ts'
import { checkBounds } from './bounds.ts'
import { checkCards } from './cards.ts'
import { checkIds } from './ids.ts'
import { checkMap } from './map.ts'
import { checkMissions } from './mission.ts'
import { checkNumbers } from './numbers.ts'
import { reporter } from './report.ts'
import { checkTiles } from './tiles.ts'
import { checkWords } from './words.ts'

/** Everything that must hold between entries whose fields are right; `maps` are the missions whose map is looked at. */
export function checkEntries(
  entries: Entries,
  sources: Sources,
  maps: readonly Mission[] = entries.missions,
): Problem[] {
  const problems: Problem[] = []
  const report = reporter(sources, problems)
  checkIds(entries, report)
  checkCards(entries, report)
  checkWords(entries, report)
  checkAbilities(entries, report)
  checkNumbers(entries, report)
  checkBounds(entries, report)
  checkTiles(entries, report)
  checkMissions(entries, report)
  for (const mission of maps) checkMap(entries, mission, report)
  return problems
}
