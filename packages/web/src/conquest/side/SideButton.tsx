import { useWords } from '../../i18n/context.tsx'
import { Button } from '../../ui/Button.tsx'
import style from './SideButton.module.css'

/** Opens and closes the side panel where it is a drawer. */
export function SideButton({ isOpen, onPress }: { isOpen: boolean; onPress(): void }) {
  const { t } = useWords()
  return (
    <span className={style.button}>
      <Button icon="ui-log" onPress={onPress}>
        {t(isOpen ? 'conquest.table.close-side' : 'conquest.table.open-side')}
      </Button>
    </span>
  )
}
