import type { Drift, HostEvent } from '@redoubt/host'
import type { Event } from '@redoubt/kernel'
import type { MessageKey, Tongue } from '../i18n/i18n.ts'
import type { SeatCard } from '../tables/tables.ts'
import type { LogText } from './gamescreen.ts'

const ICONS: Readonly<Record<HostEvent['type'], string>> = {
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

/** A line about what the host did itself, whatever the game; undefined for what the rules did. */
export function tellHost(event: Event, seats: readonly SeatCard[], { t }: Tongue): LogText | undefined {
  const type = event.type as HostEvent['type']
  if (!Object.hasOwn(ICONS, type)) return undefined
  const told = event as unknown as HostEvent
  if (told.type === 'rules-changed') return { icon: ICONS[type], text: tellDrift(told, t), weight: 'head' }
  const { seat } = told
  const name = seats.find(card => card.seat === seat)?.plan.name ?? seat
  const you = name === t('seat.you') ? 'yes' : 'no'
  return { icon: ICONS[type], text: t(`log.host.${type}` as MessageKey, { name, you }), by: seat }
}

/** The rules have changed since the match was played: where it goes on, and what that costs. */
export function tellDrift({ played, rules, at, lost, round, unproven }: Drift, t: Tongue['t']): string {
  return unproven
    ? t('log.host.rules-changed-unproven', { played, rules })
    : t('log.host.rules-changed', { played, rules, at, lost, round })
}
