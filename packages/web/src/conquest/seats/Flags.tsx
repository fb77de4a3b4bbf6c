import type { Seat } from '@redoubt/kernel'
import { useWords } from '../../i18n/context.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useTable } from '../table/context.ts'
import style from './Flags.module.css'

/** The dial, the pass, the initiative: what everybody may see of a player. */
export function Flags({ seat, hasDial }: { seat: Seat; hasDial: boolean }) {
  const { view } = useTable()
  const { t } = useWords()
  const player = view.players.find(one => one.seat === seat)
  return (
    <span className={style.flags}>
      {view.initiative === seat ? (
        <span className={style.flag}>
          <Icon id="cq-initiative" size={14} />
          {t('conquest.table.initiative')}
        </span>
      ) : null}
      {player?.passed && view.phase === 'deploy' ? (
        <span className={classes(style.flag, style.quiet)}>
          <Icon id="ui-check" size={13} />
          {t('conquest.table.passed')}
        </span>
      ) : null}
      {player?.commit ? (
        <span className={style.flag}>
          <Icon id="ui-lock" size={13} />
          {t('conquest.table.dial-yours', { number: player.commit.slice(1) })}
        </span>
      ) : hasDial ? (
        <span className={classes(style.flag, style.quiet)}>
          <Icon id="ui-lock" size={13} />
          {t('conquest.table.dial-set')}
        </span>
      ) : null}
    </span>
  )
}
