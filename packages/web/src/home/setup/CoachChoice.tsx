import { useWords } from '../../i18n/context.tsx'
import formStyle from '../../ui/Form.module.css'
import type { People } from './people.ts'

/** Whether somebody who plays against bots may ask what the strongest of them would do. */
export function CoachChoice({ draft, onChange }: { draft: People; onChange(coach: boolean): void }) {
  const { t } = useWords()
  return (
    <label className={formStyle.tick}>
      <input type="checkbox" checked={draft.coach} onChange={event => onChange(event.target.checked)} />
      <span>{t('setup.coach')}</span>
      <small>{t('setup.coach-why')}</small>
    </label>
  )
}
