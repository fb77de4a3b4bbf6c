import { useWords } from '../../i18n/context.tsx'
import formStyle from '../../ui/Form.module.css'
import { useHints, wantHints } from './wanted.ts'

/** Turned on again, they begin from the beginning. */
export function HintsSetting() {
  const { t } = useWords()
  const { isOff } = useHints()
  return (
    <label className={formStyle.tick}>
      <input type="checkbox" checked={!isOff} onChange={event => wantHints(event.target.checked)} />
      <span>{t('settings.hints')}</span>
      <small>{t('settings.hints-hint')}</small>
    </label>
  )
}
