import type { SeenPlanet, SeenUnit } from '@redoubt/conquest'
import { useWords } from '../../i18n/context.tsx'
import { cardUrl } from '../art/url.ts'
import { Column } from '../column/Column.tsx'
import { useTable } from '../common/context.ts'
import { hasPages } from '../common/useLayout.ts'
import { planetData } from '../reading/printed.ts'
import { warlordOf } from '../reading/sides.ts'
import { Army } from '../units/Army.tsx'
import { UnitToken } from '../units/UnitToken.tsx'
import { cardName } from '../words/names.ts'
import { Band } from './Band.tsx'
import { PlanetCard } from './PlanetCard.tsx'
import style from './PlanetColumn.module.css'
import { SlimPlanet } from './SlimPlanet.tsx'

/**
 * A planet with the army of the far side above and of the near side below. The planet of a battle is a stage that takes most of the
 * field; the others step back. Where one planet fills the field, each of them is a stage.
 */
export function PlanetColumn({ planet, order }: { planet: SeenPlanet; order: number }) {
  const table = useTable()
  const { t } = useWords()
  const { view, near, layout } = table
  const here = view.units.filter(unit => unit.at === planet.at)
  const theirs = here.filter(unit => unit.controller !== near)
  const mine = here.filter(unit => unit.controller === near)
  const isPicked = table.picked === planet.at
  const coming = table.decision?.kind === 'commit' && isPicked ? warlordOf(view, near) : undefined
  const isTarget = table.isTarget(planet.at)
  const isLit = isTarget || table.isLit(planet.at)
  const isBattle = view.battle?.planet === planet.at
  const data = planetData(planet.planet)
  const isStage = data !== undefined && (isBattle || hasPages(layout))
  const isSlim = !isStage && view.battle !== null
  return (
    <Column
      name={planet.at}
      state={isBattle ? 'battle' : isPicked || isTarget ? 'chosen' : undefined}
      shape={isStage ? 'stage' : isSlim ? 'slim' : 'row'}
      isDown={planet.planet === null}
      isTarget={isTarget}
      data-planet-id={planet.planet ?? ''}
      data-home={planet.planet ?? planet.at}
      aria-label={data?.name ?? t('conquest.place.planet-alone', { number: Number(planet.at.slice(1)) })}
      // All of a lit column is the planet; what stands in it is pressed for itself.
      onClick={event => {
        if (isLit && !(event.target as Element).closest('button')) table.point(planet.at)
      }}
      onDragOver={event => planet.planet !== null && event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        table.drop(event.dataTransfer.getData('text/plain'), planet.at)
      }}
    >
      {isSlim ? (
        <SlimPlanet planet={planet} order={order} theirs={theirs} mine={mine} />
      ) : (
        <>
          <Army side="far" place={isStage ? 'stage' : 'row'} layout={layout} count={theirs.length}>
            <Units units={theirs} />
          </Army>
          {isStage ? <Band planet={planet} data={data} order={order} /> : <PlanetCard planet={planet} order={order} />}
          <Army side="near" place={isStage ? 'stage' : 'row'} layout={layout} count={mine.length + (coming ? 1 : 0)}>
            <Units units={mine} />
            {coming ? (
              <span className={style.coming}>
                <img src={cardUrl(coming.design, coming.bloodied)} alt="" />
                <small>{t('conquest.planet.ghost', { warlord: cardName(coming.card) })}</small>
              </span>
            ) : null}
          </Army>
        </>
      )}
    </Column>
  )
}

function Units({ units }: { units: readonly SeenUnit[] }) {
  return units.map((unit, i) => <UnitToken key={unit.card} unit={unit} order={i + 1} />)
}
