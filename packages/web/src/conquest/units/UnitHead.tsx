import type { SeenUnit } from '@redoubt/conquest'
import { useWords } from '../../i18n/context.tsx'
import { classes } from '../../ui/classes.ts'
import hiddenStyle from '../../ui/Hidden.module.css'
import { cardUrl } from '../art/url.ts'
import { useTable } from '../common/context.ts'
import style from './UnitHead.module.css'
import { unitLabel } from './unitLabel.ts'
import { useToken } from './useToken.ts'

/** A unit far from the battle: its picture alone. */
export function UnitHead({ unit, order }: { unit: SeenUnit; order: number }) {
  const table = useTable()
  const words = useWords()
  const token = useToken(unit.card, order)
  return (
    <button
      {...token.button}
      className={classes(
        style.head,
        unit.controller === table.near ? style.mine : style.theirs,
        !unit.ready && style.exhausted,
        token.className,
      )}
    >
      <span className={hiddenStyle.srOnly}>{unitLabel(table, unit, token.isLit, words)}</span>
      <img src={cardUrl(unit.design, unit.bloodied)} alt="" draggable={false} />
    </button>
  )
}
