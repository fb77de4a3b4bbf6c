import type { CardData } from '@redoubt/conquest'
import { useWords } from '../../i18n/context.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { cardUrl } from '../art/url.ts'
import { cardText, traitNames, typeName } from '../words/card.ts'
import style from './CardFace.module.css'

/** The face of a card: picture, kind, name, traits, text, figures. Decoration and words only; what it does is its frame's. */
export function CardFace({ data, reason }: { data: CardData; reason?: string | null }) {
  const traits = traitNames(data)
    .map(trait => `${trait}.`)
    .join(' ')
  const text = cardText(data)
  return (
    <>
      {data.cost !== null ? (
        <span className={style.cost} aria-hidden="true">
          {data.cost}
        </span>
      ) : null}
      <span className={style.art} aria-hidden="true">
        <img src={cardUrl(data.id)} alt="" draggable={false} />
        {reason ? <span className={style.reason}>{reason}</span> : null}
      </span>
      <span className={classes(style.type, style[data.faction])} aria-hidden="true">
        {typeName(data.type)}
      </span>
      <b className={style.name} aria-hidden="true">
        {data.name}
      </b>
      <span className={style.traits} aria-hidden="true" title={traits}>
        {traits}
      </span>
      <span className={style.text} aria-hidden="true" title={text}>
        {text}
      </span>
      <span className={style.figures} aria-hidden="true">
        <Figures data={data} />
      </span>
    </>
  )
}

/** The lower edge: what a unit can do, how much damage a card prevents as a shield, or that it goes to the HQ. */
function Figures({ data }: { data: CardData }) {
  const { t } = useWords()
  if (data.atk !== null && data.hp !== null)
    return (
      <>
        <span>
          <Icon id="cq-attack" size={13} />
          {data.atk}
        </span>
        <span className={style.command}>
          {Array.from({ length: data.command ?? 0 }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: icons all alike
            <Icon key={i} id="cq-command" size={13} />
          ))}
        </span>
        <span className={style.hp}>
          <Icon id="cq-hp" size={13} />
          {data.hp}
        </span>
      </>
    )
  if (data.shields > 0)
    return (
      <span className={style.shields}>
        {Array.from({ length: data.shields }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: icons all alike
          <Icon key={i} id="cq-shield" size={14} />
        ))}
        <i>{t('conquest.card.shield', { count: data.shields })}</i>
      </span>
    )
  return data.type === 'support' ? (
    <span className={style.shields}>
      <i>{t('conquest.card.hq')}</i>
    </span>
  ) : null
}
