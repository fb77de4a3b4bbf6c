import type { Tongue } from '../i18n/i18n.ts'
import { TableProblem } from '../tables/tables.ts'
import { toldIn } from './told.ts'

/** What a person reads when the tables could not do something. */
export function problemWords(t: Tongue['t']): (error: unknown) => string {
  return error => t(`problem.${error instanceof TableProblem ? error.code : 'host-gone'}`)
}

/** The same with the reason. */
export async function wholeProblem({ t, locale }: Tongue, { code, detail }: TableProblem): Promise<string> {
  const sentence = t(`problem.${code}`)
  return detail ? t('problem.with-detail', { sentence, detail: await toldIn(locale, detail) }) : sentence
}
