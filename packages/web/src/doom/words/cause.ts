import type { Doom, DoomDecisionKind, DoomEvent } from '@redoubt/doom'
import type { Tongue } from '../../i18n/i18n.ts'
import type { Heard, LoggedEvent } from '../../screen/match.ts'
import type { Names } from './names.ts'

/** Questions that only a card, an ability or a special rule asks, and whose sentence does not name it. */
const ASKED_BY_CARDS: readonly DoomDecisionKind[] = [
  'attack-again',
  'jump',
  'move-argent-from',
  'move-argent-to',
  'move-figure',
  'new-defender',
  'order-initiative',
  'pick-card',
  'place-figure',
  'place-token',
  'push',
  'reroll',
  'set-die',
  'spend-movement',
  'summon-kind',
  'teleporter',
]

const CAUSES = ['played', 'ability', 'event-card', 'glory-card', 'rule'] as const
type Cause = Extract<DoomEvent, { type: (typeof CAUSES)[number] }>

/** What happened before belongs to something else. */
const BOUNDS: ReadonlyArray<Heard<Doom>['type']> = ['round', 'initiative', 'activation', 'activation-end', 'taken-back']

/** The card or rule that was played last before a question of this kind. */
export function causeOf(kind: DoomDecisionKind, log: ReadonlyArray<LoggedEvent<Doom>>): Cause | null {
  if (!ASKED_BY_CARDS.includes(kind)) return null
  const last = log.findLast(({ event: { type } }) => BOUNDS.includes(type) || CAUSES.some(cause => cause === type))
  return last && !BOUNDS.includes(last.event.type) ? (last.event as Cause) : null
}

export function causeWords(cause: Cause, names: Names, { t }: Tongue): string {
  const say = (who: string, card: string) => t(`doom.cause.${cause.type}`, { who: names.of(who), card: names.of(card) })
  switch (cause.type) {
    case 'ability':
      return say(cause.by, cause.ability)
    case 'event-card':
      return say('invader', cause.card)
    case 'rule':
      return t('doom.cause.rule', { name: names.of(cause.rule) })
    default:
      return say(cause.marine, cause.card)
  }
}
