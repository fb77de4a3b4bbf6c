import { Column } from '../column/Column.tsx'
import { useTable } from '../common/context.ts'
import { opponentOf } from '../reading/sides.ts'
import { GonePlanets } from './GonePlanets.tsx'
import { Headquarters } from './Headquarters.tsx'

/** Both headquarters, and between them the planets that have left the row. */
export function HqColumn() {
  const { near, view } = useTable()
  return (
    <Column name="hq" shape={view.battle ? 'slim' : 'row'}>
      <Headquarters seat={opponentOf(near)} />
      <GonePlanets />
      <Headquarters seat={near} />
    </Column>
  )
}
