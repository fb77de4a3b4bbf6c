import type { TableState } from '@redoubt/protocol'
import { useWords } from '../../i18n/context.tsx'
import { seatTitle } from '../../match/describe.ts'
import formStyle from '../../ui/Form.module.css'
import hiddenStyle from '../../ui/Hidden.module.css'
import style from './Eyes.module.css'

/** Whoever watches a table that allows it chooses: what is public now, or some minutes late through a seat's eyes. */
export function Eyes({
  table,
  eyes,
  onChange,
}: {
  table: TableState
  eyes: string | null
  onChange(seat: string | null): void
}) {
  const words = useWords()
  const { t } = words
  const { watching } = table.terms
  if (watching === 'public') return null
  return (
    <label className={style.eyes}>
      <span className={hiddenStyle.srOnly}>{t('eyes.label')}</span>
      <select className={formStyle.input} value={eyes ?? ''} onChange={event => onChange(event.target.value || null)}>
        <option value="">{t('eyes.public')}</option>
        {table.chairs.map(({ seat }) => (
          <option key={seat} value={seat}>
            {t('eyes.late', { seat: seatTitle(words, table, seat), minutes: watching.hands })}
          </option>
        ))}
      </select>
    </label>
  )
}
