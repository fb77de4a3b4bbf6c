import type { CSSProperties } from 'react'
import { seatLook } from '../../screen/seat-look.ts'
import { Icon } from '../../ui/Icon.tsx'
import style from './SeatBadge.module.css'

/** A seat as its base: full colour when it is taken, dashed when it is empty, dimmed when a bot keeps it. */
export function SeatBadge({
  game,
  seat,
  kept,
  size = 64,
}: {
  game: string
  seat: string
  kept: 'person' | 'bot' | 'open' | 'none'
  size?: number
}) {
  const { icon, colour, shape } = seatLook(game, seat)
  return (
    <span className={style.badge} data-kept={kept} style={{ '--seat': colour, '--size': `${size}px` } as CSSProperties}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <path d={shape} />
      </svg>
      {size >= 32 ? <Icon id={icon} size={Math.round(size * 0.62)} /> : null}
    </span>
  )
}
