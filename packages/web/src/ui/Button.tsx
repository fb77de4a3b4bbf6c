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
      {shortcut ? <kbd>{shortcut}</kbd> : null}
    </AriaButton>
  )
}
