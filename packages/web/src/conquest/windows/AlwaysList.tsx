import { useWords } from '../../i18n/context.tsx'
import { Button } from '../../ui/Button.tsx'
import panelStyle from '../../ui/Panel.module.css'
import { abilityOwner } from '../words/names.ts'
import { sayAlways, useAlways } from './gains.ts'
import style from './WindowSettings.module.css'

/** What is always taken, to be asked about again. */
export function AlwaysList() {
  const { t } = useWords()
  const always = useAlways()
  if (always.length === 0) return null
  return (
    <section aria-label={t('conquest.always.title')}>
      <h3 className={panelStyle.lab}>{t('conquest.always.title')}</h3>
      {always.map(ability => (
        <p key={ability} className={style.ask}>
          <span>{abilityOwner(ability)}</span>
          <Button onPress={() => sayAlways(ability, false)}>{t('conquest.always.ask')}</Button>
        </p>
      ))}
    </section>
  )
}
