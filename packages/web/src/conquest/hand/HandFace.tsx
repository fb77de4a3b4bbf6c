import type { CardData } from '@redoubt/conquest'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { longest } from '../../ui/longest.ts'
import { cardUrl } from '../art/url.ts'
import { typeName } from '../words/card.ts'
import style from './HandFace.module.css'

/** Letters of a name that has three lines. */
const LONG = 23

/** A card that peeks: what it costs, its name, its figures or shields, and why not now, all in the part that is seen. */
export function HandFace({ data, reason }: { data: CardData; reason: string | null }) {
  return (
    <>
      <span className={style.head} aria-hidden="true">
        {data.cost === null ? null : <i className={style.cost}>{data.cost}</i>}
        <b className={classes(data.name.length > LONG && style.long)} style={longest(data.name)}>
          {data.name}
        </b>
      </span>
      <span className={style.art} aria-hidden="true">
        <img src={cardUrl(data.id)} alt="" draggable={false} />
        {data.atk !== null && data.hp !== null ? (
          <span className={style.figures}>
            <Icon id="cq-attack" size={13} />
            {data.atk}
            <Icon id="cq-hp" size={13} />
            {data.hp}
          </span>
        ) : data.shields > 0 ? (
          <span className={style.shields}>
            <Icon id="cq-shield" size={15} />
            {data.shields}
          </span>
        ) : null}
        {reason ? <span className={style.reason}>{reason}</span> : null}
      </span>
      <span className={style.type} aria-hidden="true">
        {typeName(data.type)}
      </span>
    </>
  )
}
