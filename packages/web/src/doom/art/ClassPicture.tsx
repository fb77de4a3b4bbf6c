import type { ClassCard } from '@redoubt/doom/content'
import style from './ClassPicture.module.css'
import { classUrl } from './classes.ts'

/** The picture of a class; its name stands beside it. */
export function ClassPicture({ card, size }: { card: ClassCard; size: number }) {
  return <img className={style.picture} src={classUrl(card)} width={size} height={size} alt="" data-class={card.id} />
}
