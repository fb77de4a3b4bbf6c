import { Button } from 'react-aria-components'
import { useWords } from '../../../i18n/context.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../../common/context.ts'
import { iconOf } from '../../words/figures.ts'
import style from './SquadChips.module.css'

/** The squad in the bar of a phone: portraits with what is left of their health. */
export function SquadChips() {
  const { t } = useWords()
  const { view, book, names, look } = useTable()
  return (
    <ul className={style.chips} aria-label={t('doom.squad')}>
      {view.marines.map(({ id }) => {
        const figure = view.figures.find(f => f.id === id)
        const dead = !figure || figure.at.length === 0
        const health = figure ? figure.health - figure.damage : 0
        const said = { name: names.of(id), health, of: figure?.health ?? 0, acts: view.turn === id ? 'yes' : 'no' }
        return (
          <li key={id}>
            <Button
              className={classes(style.chip, dead && style.dead, view.turn === id && style.on)}
              data-of={id}
              data-marine={id}
              aria-label={t(dead ? 'doom.squad.chip-dead' : 'doom.squad.chip', said)}
              onPress={() => look({ kind: 'marine', id })}
            >
              <Icon id={iconOf(book, id)} size={32} />
              <b>{dead ? <Icon id="respawn" size={11} /> : health}</b>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
