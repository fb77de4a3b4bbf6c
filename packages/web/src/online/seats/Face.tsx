import type { Presence } from '@redoubt/protocol'
import type { CSSProperties } from 'react'
import { useWords } from '../../i18n/context.tsx'
import { Icon } from '../../ui/Icon.tsx'
import style from './Face.module.css'

/** A person: the first letter in the colour of the seat, and whether they are there. A bot shows its own sign. */
export function Face({
  name,
  colour = 'var(--text-3)',
  presence = null,
  isBot = false,
  size = 34,
}: {
  name: string
  colour?: string
  presence?: Presence['state'] | null
  isBot?: boolean
  size?: number
}) {
  const { t } = useWords()
  return (
    <span className={style.face} style={{ '--seat': colour, '--size': `${size}px` } as CSSProperties}>
      <span aria-hidden="true">{isBot ? <Icon id="ui-bot" size={Math.round(size * 0.55)} /> : initial(name)}</span>
      {presence ? (
        <i className={style.dot} data-presence={presence} role="img" aria-label={t(`online.${presence}`)} />
      ) : null}
    </span>
  )
}

/** What people see as the first letter, also where it takes several characters. */
const initial = (name: string) => (Array.from(name.trim())[0] ?? '?').toUpperCase()
