import type { Seat } from '@redoubt/kernel'
import { useWords } from '../../i18n/context.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useTable } from '../common/context.ts'
import style from './Flags.module.css'

/** The dial, the pass, the initiative: what everybody may see of a player. */
export function Flags({ seat, hasDial }: { seat: Seat; hasDial: boolean }) {
  const { view } = useTable()
  const { t } = useWords()
  const player = view.players.find(one => one.seat === seat)
  const dial = player?.commit
    ? t('conquest.table.dial-yours', { number: player.commit.slice(1) })
    : hasDial
      ? t('conquest.table.dial-set')
      : null
  return (
    <span className={style.flags}>
      {view.initiative === seat ? (
        <Flag icon="cq-initiative" words={t('conquest.table.initiative')} thing="meter:initiative" />
      ) : null}
      {player?.passed && view.phase === 'deploy' ? (
        <Flag icon="ui-check" words={t('conquest.table.passed')} isQuiet />
      ) : null}
      {dial === null ? null : <Flag icon="ui-lock" words={dial} isQuiet={!player?.commit} />}
    </span>
  )
}

interface FlagProps {
  icon: string
  words: string
  /** What the inspector shows of it. */
  thing?: string
  isQuiet?: boolean
}

/** Where there is no room the words go, and whoever points at it is told them. */
function Flag({ icon, words, thing, isQuiet = false }: FlagProps) {
  return (
    <span className={classes(style.flag, isQuiet && style.quiet)} data-flag data-inspect={thing} title={words}>
      <Icon id={icon} size={14} />
      {words}
    </span>
  )
}
