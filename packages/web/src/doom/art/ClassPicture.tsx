import style from './ClassPicture.module.css'
import { classUrl } from './classes.ts'

/** The picture of a class; its name stands beside it. */
export function ClassPicture({ id, size }: { id: string; size: number }) {
  return <img className={style.picture} src={classUrl(id)} width={size} height={size} alt="" data-class={id} />
}
