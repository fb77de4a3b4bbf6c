import type { ConquestDecision, ConquestView } from '@redoubt/conquest'
import type { Tongue } from '../../i18n/i18n.ts'
import { byThing, optionsOf } from '../reading/choices.ts'
import { cardData, printed } from '../reading/printed.ts'

/** Why a card of the own hand cannot be played now; null if it can, or if it is nobody's moment to play cards. */
export function whyNot(
  view: ConquestView,
  decision: ConquestDecision | null,
  card: string,
  words: Tongue,
): string | null {
  const { t } = words
  if (!decision?.options || byThing(optionsOf(decision)).has(card)) return null
  const data = cardData(card)
  const me = view.players.find(({ seat }) => seat === decision.seat)
  if (!data || !me?.cards?.includes(card)) return null
  const { kind } = decision
  if (kind === 'shield') return data.shields > 0 ? null : t('conquest.why.no-shield')
  if (kind !== 'deploy-turn' && kind !== 'action') return null
  const cost = data.cost ?? 0
  const mine = (test: (design: string) => boolean) =>
    [...view.units, ...view.cards].some(piece => piece.controller === me.seat && test(piece.design))
  if (data.type === 'event') {
    const moments = new Set(data.abilities.map(ability => ability.kind))
    const isAction = moments.has('action') || moments.has('deploy-action') || moments.has('combat-action')
    if (!isAction) return t('conquest.why.answer')
    if (!moments.has('action') && moments.has('combat-action') && view.phase !== 'combat')
      return t('conquest.why.combat-only')
    if (!moments.has('action') && moments.has('deploy-action') && view.phase !== 'deploy')
      return t('conquest.why.deploy-only')
  } else if (kind === 'action' && !data.keywords.some(({ keyword }) => keyword === 'ambush'))
    return t('conquest.why.deploy-phase')
  if (data.keywords.some(({ keyword }) => keyword === 'limited') && me.limited) return t('conquest.why.limited')
  if (data.unique && mine(design => cardData(design)?.name === data.name)) return t('conquest.why.unique')
  const limit = data.traitLimit
  if (limit && mine(design => cardData(design)?.traits.includes(limit.trait) ?? false))
    return t('conquest.why.trait', { trait: printed().trait(limit.trait) })
  if (cost > me.resources) return t('conquest.why.cost', { cost, have: me.resources })
  if (data.type === 'attachment') return t('conquest.why.host')
  return t('conquest.why.nothing')
}
