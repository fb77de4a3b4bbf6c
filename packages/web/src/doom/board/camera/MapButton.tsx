import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/context.tsx'
import { type Action, keysOf } from '../../../ui/actions.ts'
import { classes } from '../../../ui/classes.ts'
import style from './MapButton.module.css'

/** A square button over the map; its name is read and shown on pointing. */
export function MapButton({
  action,
  pressed,
  className,
  children,
}: {
  action: Action
  pressed?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}) {
  const { t } = useWords()
  const label = typeof action.label === 'string' ? t(action.label) : action.label.text
  return (
    <button
      type="button"
      className={classes(style.button, className)}
      aria-label={label}
      title={label}
      aria-keyshortcuts={keysOf(action)[0]}
      aria-pressed={pressed}
      data-zooms={action.id.startsWith('zoom') ? '' : undefined}
      onClick={action.run}
    >
      {children}
    </button>
  )
}
