import { useLocale } from '../../app/settings.ts'
import { useWords, WithWords } from '../../i18n/context.tsx'
import { useHints, wantHints } from './wanted.ts'

/** Turned on again, they begin from the beginning. */
export default function HintsSetting() {
  return (
    <WithWords locale={useLocale()} parts={['learn']}>
      <Tick />
    </WithWords>
  )
}

function Tick() {
  const { t } = useWords()
  const { isOff } = useHints()
  return (
    <label className="tick">
      <input type="checkbox" checked={!isOff} onChange={event => wantHints(event.target.checked)} />
      <span>{t('learn.hint.setting')}</span>
      <small>{t('learn.hint.setting-why')}</small>
    </label>
  )
}
