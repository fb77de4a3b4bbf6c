import { useWords } from '../../i18n/context.tsx'
import formStyle from '../../ui/Form.module.css'
import { Fields } from './Fields.tsx'

/** Names of the people at this screen, once there are several or somebody wants one. */
export function PeopleNames({
  numbers,
  names,
  usual,
  onChange,
}: {
  numbers: readonly number[]
  names: readonly string[]
  usual(index: number): string
  onChange(names: string[]): void
}) {
  const { t } = useWords()
  if (numbers.length === 0) return null
  return (
    <Fields>
      {numbers.map(person => (
        <label key={person} className={formStyle.field}>
          {t('setup.name-of', { number: person + 1 })}
          <input
            className={formStyle.input}
            maxLength={40}
            autoComplete="off"
            value={names[person] ?? ''}
            placeholder={usual(person)}
            onChange={event => {
              const next = Array.from({ length: Math.max(names.length, person + 1) }, (_, i) => names[i] ?? '')
              next[person] = event.target.value
              onChange(next)
            }}
          />
        </label>
      ))}
    </Fields>
  )
}
