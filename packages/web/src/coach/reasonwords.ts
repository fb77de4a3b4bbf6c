import type { Reason } from '@redoubt/bots'
import type { MessageKey, Tongue } from '../i18n/i18n.ts'
import type { GameScreen } from '../screen/gamescreen.ts'
import type { Match } from '../screen/match.ts'

/** Somewhere a reason is given, and how the game there names what it names. */
export interface Scene extends Pick<Match, 'game' | 'options'> {
  view?: Match['view']
  // biome-ignore lint/suspicious/noExplicitAny: the view is passed through to the game that made it
  named: GameScreen<any>['named']
}

/** The rule of thumb, and what the search found: each if there is one. */
export function reasonWords(place: Scene, reason: Reason | null, words: Tongue): string {
  const { t, has } = words
  if (!reason) return t('coach.nothing')
  const key = `coach.${place.game}.${reason.why}`
  const thumb = has(key) ? t(key as MessageKey, place.named(reason.values, place, words)) : null
  const { searched } = reason
  if (!searched || searched.games < 2) return thumb ?? t('coach.nothing')
  const percent = (value: number) => Math.round(100 * value)
  const figures = { value: percent(searched.value), games: searched.games }
  const found =
    searched.next === null
      ? t('coach.searched', figures)
      : t('coach.searched-next', { ...figures, next: percent(searched.next) })
  return thumb ? t('coach.both', { thumb, found }) : found
}

/** The same of a bot opposite, whose figures are its own. */
export const openWords = (place: Scene, { why, values }: Pick<Reason, 'why' | 'values'>, words: Tongue): string =>
  why === 'searched' ? words.t('coach.tried') : reasonWords(place, { why, values }, words)
