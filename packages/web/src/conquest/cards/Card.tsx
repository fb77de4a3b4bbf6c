import type { CardData } from '@redoubt/conquest'
import type { ComponentProps } from 'react'
import { classes } from '../../ui/classes.ts'
import hiddenStyle from '../../ui/Hidden.module.css'
import style from './Card.module.css'
import { CardFace } from './CardFace.tsx'

interface Look {
  data: CardData
  /** Why it cannot be played; its picture is dark then. */
  reason?: string | null
  isLit?: boolean
  isPicked?: boolean
  isDark?: boolean
  className?: string | undefined
}

const frame = ({ data, reason, isLit, isPicked, isDark, className }: Look): string =>
  classes(
    style.card,
    style[data.faction],
    isLit && style.lit,
    isPicked && style.picked,
    (isDark || reason) && style.dark,
    className,
  )

type Props = Look & { label: string } & Omit<ComponentProps<'button'>, 'className' | 'type'> &
  Record<`data-${string}`, string | undefined>

/** A card that can be pressed. */
export function CardButton({ data, reason = null, isLit, isPicked, isDark, className, label, ...button }: Props) {
  return (
    <button
      {...button}
      type="button"
      className={frame({ data, reason, isLit, isPicked, isDark, className } as Look)}
      data-lit={isLit || undefined}
      data-scheme="dark"
    >
      <span className={hiddenStyle.srOnly}>{label}</span>
      <CardFace data={data} reason={reason} />
    </button>
  )
}

/** A card to look at. */
export function Card(look: Look) {
  return (
    <span className={frame(look)} data-scheme="dark">
      <CardFace data={look.data} reason={look.reason ?? null} />
    </span>
  )
}
