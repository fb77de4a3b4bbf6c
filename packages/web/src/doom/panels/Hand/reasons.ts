import { type DoomDecision, type DoomView, isMoment } from '@redoubt/doom'
import type { ActionCard } from '@redoubt/doom/content'
import type { MessageKey } from '../../../i18n/i18n.ts'
import { optionsOf } from '../../reading/choices.ts'

/** Why a card of the own hand cannot be used in this decision; null if it can, or if hands are not asked for. */
export function reasonAgainst(card: ActionCard, decision: DoomDecision | null, _view: DoomView): MessageKey | null {
  if (!decision?.options) return null
  const options = optionsOf(decision)
  if (decision.kind === 'activation') {
    if (options.some(o => o.do === 'play' && o.card === card.id)) return null
    if (card.type === 'reaction') return 'doom.reason.reaction'
    if (options.some(o => o.do === 'forgo')) return 'doom.reason.attack-first'
    if (card.type === 'main' && Number(decision.about?.mains) < 1) return 'doom.reason.main-used'
    if (!options.some(o => o.do === 'end')) return 'doom.reason.move-on'
    return 'doom.reason.no-effect'
  }
  const asks = options.some(o => o.card !== undefined && ['discard', 'on-deck'].includes(o.do))
  if (!asks && !isMoment(decision.kind)) return null
  return options.some(o => o.card === card.id) ? null : 'doom.reason.not-now'
}
