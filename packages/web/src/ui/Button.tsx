import { Button as AriaButton, type ButtonProps } from 'react-aria-components'
import style from './Button.module.css'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'

export interface Props extends Omit<ButtonProps, 'children' | 'className'> {
  className?: string | undefined
  children: string
  icon?: string
  kind?: 'primary' | 'normal' | 'ghost' | 'danger'
  /** The name of the key that does the same, shown on wide screens. */
  shortcut?: string | undefined
  /** Why it cannot be pressed; said, not only shown. */
  reason?: string | undefined
}

/** So many letters may be cut where there is little room: pointing at them shows all. */
const LONG = 20

/** A verb with its object: "Fire at imp". */
export function Button({ children, icon, kind = 'normal', shortcut, reason, className, ...props }: Props) {
  return (
    <AriaButton
      {...props}
      isDisabled={props.isDisabled ?? reason !== undefined}
      className={classes(style.btn, kind !== 'normal' && style[kind], className)}
      {...(reason ? { 'aria-description': reason } : {})}
    >
      {icon ? <Icon id={icon} size={16} /> : null}
      <span title={children.length > LONG ? children : undefined}>{children}</span>
      {shortcut ? <KeyCap name={shortcut} /> : null}
    </AriaButton>
  )
}

/** A key as it stands on the board of keys. */
export function KeyCap({ name }: { name: string }) {
  const [key, ...held] = name.split('+').reverse()
  // '+' itself has no name before it.
  if (!key) return <kbd>{name}</kbd>
  return (
    <kbd>
      {held.map(each => `${each} `)}
      {key === 'Enter' ? <EnterKey /> : key === 'Escape' ? 'Esc' : key.length === 1 ? key.toUpperCase() : key}
    </kbd>
  )
}

/** The bent arrow of the key, drawn: few faces have it. */
function EnterKey() {
  return (
    <svg
      width="11"
      height="9"
      viewBox="0 0 11 9"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      aria-hidden="true"
    >
      <path d="M9.5 1v4H2M4.5 2.5L2 5l2.5 2.5" />
    </svg>
  )
}
