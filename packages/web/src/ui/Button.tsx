import { Button as AriaButton, type ButtonProps } from 'react-aria-components'
import { Icon } from './Icon.tsx'

export interface Props extends Omit<ButtonProps, 'children'> {
  children: string
  icon?: string
  kind?: 'primary' | 'normal' | 'ghost' | 'danger'
  /** The key that does the same, shown on wide screens. */
  shortcut?: string | undefined
  /** Why it cannot be pressed; said, not only shown. */
  reason?: string | undefined
}

/** A verb with its object: "Fire at imp". */
export function Button({ children, icon, kind = 'normal', shortcut, reason, className, ...props }: Props) {
  return (
    <AriaButton
      {...props}
      isDisabled={props.isDisabled ?? reason !== undefined}
      className={`btn ${kind}${className ? ` ${className}` : ''}`}
      {...(reason ? { 'aria-description': reason } : {})}
    >
      {icon ? <Icon id={icon} size={16} /> : null}
      <span>{children}</span>
      {shortcut ? <kbd>{shortcut === '↵' ? <EnterKey /> : shortcut}</kbd> : null}
    </AriaButton>
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
