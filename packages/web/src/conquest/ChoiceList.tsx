import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { useWords } from '../i18n/context.tsx'
import type { Option } from './choices.ts'
import { optionLabel } from './prompts.ts'
import { useTable } from './table.ts'

/** Every choice as a line of words: for those who would rather read than point, and for what nobody foresaw. */
export function ChoiceList({ options }: { options: readonly Option[] }) {
  const table = useTable()
  const words = useWords()
  const { decision, view } = table
  if (!decision || options.length === 0) return null
  return (
    <MenuTrigger>
      <AriaButton className="btn ghost cq-list" data-action="list">
        {words.t('conquest.do.list')}
      </AriaButton>
      <Popover className="menu cq-list-menu" placement="top end">
        <Menu
          aria-label={words.t('conquest.do.list')}
          onAction={key => table.choose(options.find(option => option.key === key)!)}
        >
          {options.map(option => (
            <MenuItem key={option.key} id={option.key} data-action={option.key}>
              {optionLabel(view, decision, option, words)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
