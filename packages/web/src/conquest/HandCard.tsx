import type { CardData } from '@redoubt/conquest'
import { cardsContent } from '@redoubt/conquest'
import { useWords } from '../i18n/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { cardUrl } from './art/url.ts'

const typeNames = new Map<string, string>(cardsContent.types.map(({ id, name }) => [id, name]))
const keywordNames = new Map(cardsContent.keywords.map(({ id, name }) => [id, name]))

export function typeName(type: string): string {
  return typeNames.get(type) ?? type
}

/** "Area Effect (2). Brutal." and the sentences of the abilities. */
export function keywordWords(data: CardData): string {
  return data.keywords
    .map(
      ({ keyword, value, trait }) =>
        (keywordNames.get(keyword) ?? keyword).replace('(X)', `(${value ?? 0})`) + (trait ? ` (${trait})` : ''),
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

/** The face of a card: picture, kind, name, traits, text, figures. Decoration and words only; what it does is its frame's. */
export function CardFace({ data, reason }: { data: CardData; reason?: string | null }) {
  const { t } = useWords()
  return (
    <>
      {data.cost !== null ? (
        <span className="cq-cost" aria-hidden="true">
          {data.cost}
        </span>
      ) : null}
      <span className="cq-art" aria-hidden="true">
        <img src={cardUrl(data.id)} alt="" draggable={false} />
        {reason ? <span className="cq-reason">{reason}</span> : null}
      </span>
      <span className="cq-type" aria-hidden="true">
        {typeName(data.type)}
      </span>
      <b className="cq-name" aria-hidden="true">
        {data.name}
      </b>
      <span className="cq-traits" aria-hidden="true">
        {data.traits.map(trait => `${trait}.`).join(' ')}
      </span>
      <span className="cq-text" aria-hidden="true">
        {cardText(data)}
      </span>
      <span className="cq-figures" aria-hidden="true">
        {data.atk !== null && data.hp !== null ? (
          <>
            <span>
              <Icon id="cq-attack" size={13} />
              {data.atk}
            </span>
            <span className="command">
              {Array.from({ length: data.command ?? 0 }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: icons all alike
                <Icon key={i} id="cq-command" size={13} />
              ))}
            </span>
            <span className="hp">
              <Icon id="cq-hp" size={13} />
              {data.hp}
            </span>
          </>
        ) : data.shields > 0 ? (
          <span className="shields">
            {Array.from({ length: data.shields }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: icons all alike
              <Icon key={i} id="cq-shield" size={14} />
            ))}
            <i>{t('conquest.card.shield', { count: data.shields })}</i>
          </span>
        ) : data.type === 'support' ? (
          <span className="shields">
            <i>{t('conquest.card.hq')}</i>
          </span>
        ) : null}
      </span>
    </>
  )
}
