import { useState } from 'react'
import { type Key, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { useWords } from '../../i18n/context.tsx'
import { useAction } from '../../ui/actions.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import menuStyle from '../../ui/Menu.module.css'
import type { MenuChoice, PromptAction } from './action.ts'
import style from './ChoiceMenu.module.css'

/**
 * Every choice as a line of words, with full names: for those who would rather read or listen than point, and for what has no place beside
 * the other buttons. Where everything has its button it is still there for those who go by keys.
 */
export function ChoiceMenu({
  actions,
  choices,
  isSpare,
  className,
}: {
  /** What has no place beside the other buttons. */
  actions: readonly PromptAction[]
  choices: readonly MenuChoice[]
  /** Everything has a button of its own. */
  isSpare: boolean
  className: string
}) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const others = actions.filter(({ id }) => !choices.some(choice => choice.id === id))
  const all: readonly MenuChoice[] = [...choices, ...others]
  const label = t(choices.length > 0 ? 'prompt.list' : 'prompt.more')
  useAction({
    id: 'list',
    region: 'prompt',
    label: 'prompt.list',
    shortcut: 'Shift+a',
    enabled: all.length > 0,
    run: () => setOpen(true),
  })
  if (all.length === 0) {
    if (isOpen) setOpen(false) // somebody else has decided: it is not to spring open at the next question
    return null
  }
  const hidden = isSpare && others.length === 0
  // It closes by itself only if its line is still there: an answer that comes at once puts the next question in its place.
  const choose = (id: Key) => {
    setOpen(false)
    all.find(choice => choice.id === id)?.run()
  }
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button
        kind="ghost"
        icon="ui-list"
        className={classes(className, hidden && style.spare)!}
        data-action={hidden ? undefined : 'list'}
      >
        {label}
      </Button>
      <Popover className={classes(menuStyle.menu, style.menu)} placement="top end">
        <Menu aria-label={label} onAction={choose} autoFocus="first">
          {all.map(({ id, label }) => (
            <MenuItem key={id} id={id} data-action={id}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
