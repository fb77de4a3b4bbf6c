import { useWords } from '../../../i18n/context.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../../common/context.ts'
import { iconOf, type SeenMarine } from '../../words/figures.ts'
import style from './MarineChip.module.css'

/** A marine in 64 pixels: portrait, health, state. */
export function MarineChip({ marine }: { marine: SeenMarine }) {
  const { t } = useWords()
  const { view, book, names } = useTable()
  const figure = view.figures.find(({ id }) => id === marine.id)
  const dead = !figure || figure.at.length === 0
  const health = figure ? figure.health - figure.damage : 0
  return (
    <span className={classes(style.chip, dead && style.dead, view.turn === marine.id && style.on)} data-of={marine.id}>
      <Icon id={iconOf(book, marine.id)} size={46} />
      <b>{names.of(marine.id)}</b>
      <span className={style.health}>
        <Icon id={dead ? 'respawn' : 'health'} size={12} />
        {dead ? t('doom.marine.dead-short') : t('doom.meters.of', { now: health, of: figure.health })}
      </span>
      {figure?.stunned ? <Icon id="stun" size={14} label={t('doom.marine.stunned')} className={style.stun} /> : null}
    </span>
  )
}
