import type { ConquestDecision, ConquestOption, ConquestView } from '@redoubt/conquest'
import type { MessageKey, Tongue, Values } from '../../i18n/i18n.ts'
import { branchText } from '../reading/abilities.ts'
import { planetAt } from '../reading/places.ts'
import { cardData } from '../reading/printed.ts'
import { cardName, placeName, thingName } from './names.ts'
import { questionOf } from './prompt.ts'

/** A choice as a button says it: a verb with its object; the object is left out if it is picked up already. */
export function optionLabel(
  view: ConquestView,
  decision: ConquestDecision,
  option: ConquestOption,
  words: Tongue,
  picked = false,
): string {
  const { t, has } = words
  const { about } = decision
  const data = option.card === undefined ? undefined : cardData(option.card)
  const values: Values = {
    amount: about?.amount ?? 0,
    card: option.card === undefined ? '' : cardName(option.card),
    cost: option.do === 'play' ? (data?.cost ?? 0) : (about?.cost ?? data?.cost ?? 0),
    icons: data?.shields ?? 0,
    number: option.at === undefined ? 0 : Number(option.at.slice(1)) || 0,
    planet: option.at === undefined ? '' : thingName(view, option.at, words),
    ...bonusAt(view, decision.kind === 'bonus' ? about?.planet : undefined),
  }
  switch (option.do) {
    case 'option':
      return branchText(about?.ability ?? '', option.n) ?? t('conquest.do.option', { number: option.n })
    case 'choose':
      return t('conquest.do.choose', { thing: thingName(view, option.card ?? option.at, words) })
    case 'deploy':
      return t(deployKey(option.at, picked), values)
    case 'use':
      return t(option.card === undefined ? 'conquest.do.use-planet' : 'conquest.do.use', values)
    default: {
      const here = [decision.kind, questionOf(decision.kind)].map(kind => `conquest.do.${option.do}.${kind}`).find(has)
      return t((here ?? `conquest.do.${option.do}`) as MessageKey, values)
    }
  }
}

/** The same for a list without a table: units with where and how they stand. */
export function fullLabel(
  view: ConquestView,
  decision: ConquestDecision,
  option: ConquestOption,
  words: Tongue,
): string {
  const label = optionLabel(view, decision, option, words)
  const unit = view.units.find(({ card }) => card === option.card)
  if (!unit) return label
  return words.t('conquest.list.unit', {
    words: label,
    place: placeName(view, unit.at, words),
    atk: unit.atk,
    left: unit.hp - unit.damage,
    hp: unit.hp,
    ready: unit.ready ? 'yes' : 'no',
  })
}

function deployKey(at: string | undefined, picked: boolean): MessageKey {
  if (at === undefined) return picked ? 'conquest.do.deploy-hq-picked' : 'conquest.do.deploy-hq'
  if (at.includes('.')) return picked ? 'conquest.do.attach-picked' : 'conquest.do.attach'
  return picked ? 'conquest.do.deploy-picked' : 'conquest.do.deploy'
}

/** What the winner of the struggle at a planet may take. */
function bonusAt(view: ConquestView, at: string | undefined): { resources: number; cards: number } {
  const bonus = at && (view.planets.find(planet => planet.at === at)?.bonus ?? planetAt(view, at)?.commandBonus)
  return bonus ? { resources: bonus.resources, cards: bonus.cards } : { resources: 0, cards: 0 }
}
