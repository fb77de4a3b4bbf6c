import type { Entries } from '../files.ts'
import type { Problem, Sources } from '../parse.ts'
import { checkCards } from './cards.ts'
import { checkIds } from './ids.ts'
import { checkMissions } from './mission.ts'
import { reporter } from './report.ts'
import { checkWords } from './words.ts'

/** Everything that must hold between entries whose fields are right. */
export function checkEntries(entries: Entries, sources: Sources): Problem[] {
  const problems: Problem[] = []
  const report = reporter(sources, problems)
  checkIds(entries, report)
  checkCards(entries, report)
  checkWords(entries, report)
  checkMissions(entries, report)
  return problems
}
