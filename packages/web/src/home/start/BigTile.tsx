import { Icon } from '../../ui/Icon.tsx'
import style from './BigTile.module.css'

/** One way into the app: a sign, a name, one line, and a note in the corner. */
export function BigTile({
  href,
  icon,
  title,
  about,
  note,
}: {
  href: string
  icon: string
  title: string
  about: string
  note: string
}) {
  return (
    <a className={style.tile} href={href}>
      <span className={style.sign}>
        <Icon id={icon} size={34} />
      </span>
      <span className={style.words}>
        <small className={style.note}>{note}</small>
        <b>{title}</b>
        <span className={style.about}>{about}</span>
      </span>
    </a>
  )
}
