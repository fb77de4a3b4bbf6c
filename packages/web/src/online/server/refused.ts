import { Refused } from '@redoubt/protocol'
import type { MessageKey, Tongue } from '../../i18n/i18n.ts'
import { toldIn } from '../../ui/told.ts'

/** Why the server did not do it, in words for people; with the reason, where the rules know one. */
export async function refusedWords({ t, has, locale }: Tongue, error: unknown): Promise<string> {
  const { code, more } = error instanceof Refused ? error : new Refused('server-failure')
  const key = `refusal.${code}`
  const sentence = t((has(key) ? key : 'refusal.server-failure') as MessageKey)
  return more.said ? t('problem.with-detail', { sentence, detail: await toldIn(locale, more.said) }) : sentence
}
