import type { SeenPlanet } from '@redoubt/conquest'
import { useWords } from '../i18n/context.tsx'
import { cardUrl } from './art/url.ts'
import { cardName, designOf, planetData, warlordOf } from './names.ts'
import { PlanetCard } from './PlanetCard.tsx'
import { useTable } from './table.ts'
import { UnitToken } from './UnitToken.tsx'

/** A planet with the army of the far side above and of the near side below. */
export function PlanetColumn({ planet, order }: { planet: SeenPlanet; order: number }) {
  const table = useTable()
  const { t } = useWords()
  const { view, near } = table
  const here = view.units.filter(unit => unit.at === planet.at)
  const theirs = here.filter(unit => unit.controller !== near)
  const mine = here.filter(unit => unit.controller === near)
  const ghost =
    table.decision?.kind === 'commit' && table.picked === planet.at ? warlordOf(view, near)?.card : undefined
  const state = [
    'cq-column',
    table.picked === planet.at ? 'picked' : '',
    view.battle?.planet === planet.at ? 'battle' : '',
    planet.planet === null ? 'down' : '',
    table.isTarget(planet.at) ? 'target' : '',
  ]
  return (
    <section
      className={state.filter(Boolean).join(' ')}
      data-space={planet.at}
      data-planet-id={planet.planet ?? ''}
      data-home={planet.planet ?? planet.at}
      aria-label={planetData(planet.planet)?.name ?? t('conquest.place.planet', { number: Number(planet.at.slice(1)) })}
      onDragOver={event => planet.planet !== null && event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        table.drop(event.dataTransfer.getData('text/plain'), planet.at)
      }}
    >
      <div className="cq-army far" data-crowd={crowd(theirs.length)}>
        {theirs.map((unit, i) => (
          <UnitToken key={unit.card} unit={unit} order={i + 1} />
        ))}
      </div>
      <PlanetCard planet={planet} order={order} />
      <div className="cq-army near" data-crowd={crowd(mine.length + (ghost ? 1 : 0))}>
        {mine.map((unit, i) => (
          <UnitToken key={unit.card} unit={unit} order={i + 1} />
        ))}
        {ghost ? (
          <span className="cq-ghost">
            <img src={cardUrl(designOf(ghost), warlordOf(view, near)?.bloodied)} alt="" />
            <small>{t('conquest.planet.ghost', { warlord: cardName(ghost) })}</small>
          </span>
        ) : null}
      </div>
    </section>
  )
}

/** Cards are smaller where many stand. */
export function crowd(count: number): 'pair' | 'few' | 'some' | 'many' {
  return count <= 2 ? 'pair' : count <= 4 ? 'few' : count <= 9 ? 'some' : 'many'
}
