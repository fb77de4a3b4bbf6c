import type { Tongue } from '../i18n/i18n.ts'
import { TableProblem } from '../tables/tables.ts'

/** What a person reads when the tables could not do something. */
export function problemWords(t: Tongue['t']): (error: unknown) => string {
  return error => t(`problem.${error instanceof TableProblem ? error.code : 'host-gone'}`)
}
