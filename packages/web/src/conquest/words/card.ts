import type { CardData } from '@redoubt/conquest'
import type { Tongue } from '../../i18n/i18n.ts'
import { printed } from '../reading/printed.ts'

export const typeName = (type: CardData['type']): string => printed().type(type)

/** What a card is, for people: "Soldier", "Ultramarines". */
export const traitNames = ({ traits }: CardData): string[] => traits.map(printed().trait)

/** "Area Effect (2). Brutal." */
export function keywordWords(data: CardData): string {
  return data.keywords
    .map(
      ({ keyword, value, trait }) =>
        printed()
          .keyword(keyword)
          .name.replace('(X)', `(${value ?? 0})`) + (trait ? ` (${printed().trait(trait)})` : ''),
    )
    .join('. ')
}

/** All that is written on a card, as one text. */
export function cardText(data: CardData): string {
  const keywords = keywordWords(data)
  const sentences = [
    keywords ? `${keywords}.` : '',
    data.attachTo?.text,
    ...data.abilities.map(ability => ability.text),
    data.commandBonus?.text,
  ]
  return sentences.filter(Boolean).join(' ')
}

/** What the winner of a command struggle takes. */
export function bonusWords({ resources, cards }: { resources: number; cards: number }, { t }: Tongue): string {
  return t('conquest.planet.bonus', { resources, cards, both: resources > 0 && cards > 0 ? 'yes' : 'no' })
}
