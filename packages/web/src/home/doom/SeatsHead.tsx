import { MARINES } from '@redoubt/doom/seats'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/context.tsx'
import formStyle from '../../ui/Form.module.css'
import { Hint } from '../setup/Hint.tsx'
import style from './SeatsHead.module.css'

interface Props {
  heading: ReactNode
  marines: number
  /** Absent: their number is settled. */
  onChange?: ((marines: number) => void) | undefined
  hint: string
}

/** Above the seats of DOOM: how many marines there are. */
export function SeatsHead({ heading, marines, onChange, hint }: Props) {
  const { t } = useWords()
  return (
    <div className={style.head}>
      {heading}
      {onChange ? (
        <label className={style.count}>
          {t('setup.marines')}
          <select className={formStyle.input} value={marines} onChange={event => onChange(Number(event.target.value))}>
            {MARINES.map((marine, i) => (
              <option key={marine} value={i + 1}>
                {t('setup.marine-count', { count: i + 1 })}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <Hint>{hint}</Hint>
    </div>
  )
}
