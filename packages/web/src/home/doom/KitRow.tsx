import { useWords } from '../../i18n/context.tsx'
import formStyle from '../../ui/Form.module.css'
import { classesIn, weaponsIn } from './cards.ts'
import type { Kit } from './draft.ts'
import style from './KitRow.module.css'

/** The class and the weapons of one marine. */
export function KitRow({
  name,
  kit,
  taken,
  onChange,
}: {
  name: string
  kit: Kit
  taken: readonly string[]
  onChange(kit: Kit): void
}) {
  const words = useWords()
  const { t } = words
  const classes = classesIn(words)
  const chosen = classes.find(({ id }) => id === kit.class)
  return (
    <div className={style.kit}>
      <b>{name}</b>
      <label className={formStyle.field}>
        {t('setup.class')}
        <select
          className={formStyle.input}
          value={kit.class}
          aria-label={t('setup.class-of', { seat: name })}
          onChange={event => onChange({ ...kit, class: event.target.value })}
        >
          <option value="">{t('setup.at-the-table')}</option>
          {classes.map(({ id, name, role }) => (
            <option key={id} value={id} disabled={taken.includes(id)}>
              {t('setup.named-role', { name, role })}
            </option>
          ))}
        </select>
      </label>
      {([0, 1] as const).map(slot => (
        <label key={slot} className={formStyle.field}>
          {t('setup.weapon', { number: slot + 1 })}
          <select
            className={formStyle.input}
            value={kit.weapons[slot]}
            aria-label={t('setup.weapon-of', { seat: name, number: slot + 1 })}
            onChange={event => {
              const weapons: Kit['weapons'] = [...kit.weapons]
              weapons[slot] = event.target.value
              onChange({ ...kit, weapons })
            }}
          >
            <option value="">{t('setup.at-the-table')}</option>
            {weaponsIn(words).map(({ id, name }) => (
              <option key={id} value={id} disabled={kit.weapons[1 - slot] === id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
      {chosen ? <small>{chosen.text}</small> : null}
    </div>
  )
}
