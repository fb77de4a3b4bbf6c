import { Refused } from '@redoubt/protocol'
import type { MessageKey, Tongue } from '../../i18n/i18n.ts'

/** Why the server did not do it, in words for people. */
export function refusedWords({ t, has }: Pick<Tongue, 't' | 'has'>, error: unknown): string {
  const key = `refusal.${error instanceof Refused ? error.code : 'server-failure'}`
  return t((has(key) ? key : 'refusal.server-failure') as MessageKey)
}
