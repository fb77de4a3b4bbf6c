import type { Conquest } from '@redoubt/conquest'
import { type CSSProperties, useRef } from 'react'
import type { Match } from '../../screen/match.ts'
import { classes } from '../../ui/classes.ts'
import { type ConquestContext, useTable } from '../common/context.ts'
import { hasPages } from '../common/useLayout.ts'
import { HqColumn } from '../headquarters/HqColumn.tsx'
import { PlanetColumn } from '../planets/PlanetColumn.tsx'
import { Arrow } from './Arrow.tsx'
import style from './Field.module.css'
import { Rail } from './Rail.tsx'
import { useColumnInView } from './useColumnInView.ts'

/** The headquarters and the row of planets, an army on either side. */
export function Field({ match }: { match: Match<Conquest> }) {
  const table = useTable()
  const { view, layout } = table
  const field = useRef<HTMLDivElement>(null)
  const { inView, go } = useColumnInView(field, view, match)
  return (
    <>
      <Rail inView={inView} go={go} />
      <div
        className={classes(style.field, view.battle && style.fighting)}
        ref={field}
        style={hasPages(layout) ? undefined : ({ '--columns': columns(table) } as CSSProperties)}
        data-part="field"
        data-scheme="dark"
      >
        <HqColumn />
        {view.planets.map((planet, i) => (
          <PlanetColumn key={planet.planet ?? planet.at} planet={planet} order={i} />
        ))}
        <Arrow root={field} />
      </div>
    </>
  )
}

/** Planets in play share the width; those face down need little. The planet of a battle takes three fifths. */
function columns({ view, layout }: ConquestContext): string {
  const one = (planet: (typeof view.planets)[number]): string => {
    if (planet.planet === null) return view.battle ? '10px' : 'calc(52 * var(--px))'
    if (view.battle?.planet === planet.at) return 'var(--stage)'
    if (view.battle) return 'minmax(0, 1fr)'
    return layout === 'narrow' ? 'minmax(12rem, 31%)' : 'minmax(0, 1fr)'
  }
  return view.planets.map(one).join(' ')
}
