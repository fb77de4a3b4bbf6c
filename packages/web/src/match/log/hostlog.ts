import type { Drift, HostEvent } from '@redoubt/host'
import type { Tongue } from '../../i18n/i18n.ts'
import type { LogText } from '../../screen/gamescreen.ts'
import type { Heard } from '../../screen/match.ts'
import type { SeatCard } from '../../tables/tables.ts'
import { isYou, playerAt } from '../players.ts'

/** Reasons of bots are told when somebody asks for them. */
type Told = Exclude<HostEvent, { type: 'reason' }>

const ICONS: Readonly<Record<Told['type'], string>> = {
  'bot-fallback': 'ui-bot',
  'clock-fallback': 'ui-bot',
  flag: 'ui-warning',
  'rules-changed': 'ui-warning',
  'rules-failure': 'ui-warning',
  'taken-back': 'ui-undo',
  'undo-asked': 'ui-undo',
  'undo-declined': 'ui-undo',
  'undo-lapsed': 'ui-undo',
  'undo-withdrawn': 'ui-undo',
}

/** Did the host do it, or the rules of the game? */
export const isOfHost = (event: Heard): event is Told => Object.hasOwn(ICONS, event.type)

/** A line about what the host did itself, whatever the game; undefined for what the rules did. */
export function tellHost(event: Heard, seats: readonly SeatCard[], words: Tongue): LogText | undefined {
  if (!isOfHost(event)) return undefined
  const { t } = words
  const { type } = event
  if (event.type === 'rules-changed') return { icon: ICONS[type], text: tellDrift(event, t), weight: 'head' }
  const { seat } = event
  const name = playerAt(seat, seats, words)
  const you = isYou(name, words) ? 'yes' : 'no'
  const key = event.type === 'taken-back' && event.practice ? 'taken-back-practice' : event.type
  return { icon: ICONS[type], text: t(`log.host.${key}`, { name, you }), by: seat }
}

/** The rules have changed since the match was played: where it goes on, and what that costs. */
export function tellDrift({ played, rules, at, lost, round, unproven }: Drift, t: Tongue['t']): string {
  return unproven
    ? t('log.host.rules-changed-unproven', { played, rules })
    : t('log.host.rules-changed', { played, rules, at, lost, round })
}
