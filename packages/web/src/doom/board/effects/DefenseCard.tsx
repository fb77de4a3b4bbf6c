import type { DoomEvent } from '@redoubt/doom'
import { Icon } from '../../../ui/Icon.tsx'
import style from './DefenseCard.module.css'

/** More shields than this are not drawn one by one. */
const MOST = 4

/** The card that defends, flipped above its figure: shields or a dodge. */
export function DefenseCard({
  defense,
  box,
}: {
  defense: Extract<DoomEvent, { type: 'defense' }>
  box: { x: number; y: number; w: number }
}) {
  const { shields, dodge } = defense
  return (
    <div
      className={style.defense}
      style={{ left: `calc(var(--cell) * ${box.x + box.w / 2})`, top: `calc(var(--cell) * ${box.y})` }}
    >
      <span className={style.face}>
        {dodge ? <Icon id="dodge" size={22} /> : null}
        {[...Array(dodge ? 0 : Math.min(MOST, shields)).keys()].map(n => (
          <Icon key={n} id="shield" size={shields > 2 ? 14 : 20} />
        ))}
        {!dodge && shields === 0 ? <b>0</b> : null}
      </span>
    </div>
  )
}
