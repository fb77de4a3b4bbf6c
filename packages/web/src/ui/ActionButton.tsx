import { useWords } from '../i18n/context.tsx'
import { type Action, isEnabled, useTrueKey } from './actions.ts'
import { Button, type Props } from './Button.tsx'

/** The button of an action: its words, the key that does the same now, and why it cannot be pressed. */
export function ActionButton({
  action,
  ...look
}: { action: Action } & Omit<Props, 'children' | 'shortcut' | 'reason'>) {
  const { t } = useWords()
  const { id, label, reason, run } = action
  return (
    <Button
      {...look}
      shortcut={useTrueKey(action)}
      reason={reason}
      isDisabled={!isEnabled(action)}
      onPress={run}
      data-action={id}
    >
      {typeof label === 'string' ? t(label) : label.text}
    </Button>
  )
}
