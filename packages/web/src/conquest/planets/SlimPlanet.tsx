import type { PlanetData, SeenPlanet, SeenUnit } from '@redoubt/conquest'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { planetUrl } from '../art/url.ts'
import { useTable } from '../common/context.ts'
import { strength } from '../reading/forecast.ts'
import { planetData } from '../reading/printed.ts'
import { TYPE_ICONS } from '../reading/types.ts'
import { UnitHead } from '../units/UnitHead.tsx'
import { commandIcons } from './CommandTug.tsx'
import { numberOf } from './numberOf.ts'
import { PlanetLabel } from './PlanetLabel.tsx'
import style from './SlimPlanet.module.css'
import { usePlanet } from './usePlanet.ts'

interface Props {
  planet: SeenPlanet
  order: number
  theirs: readonly SeenUnit[]
  mine: readonly SeenUnit[]
}

/** A planet that steps back while there is a battle elsewhere: who is there and how strong, in one slim column. */
export function SlimPlanet({ planet, order, theirs, mine }: Props) {
  const data = planetData(planet.planet)
  if (!data) return <span className={style.down} aria-hidden="true" />
  return (
    <>
      <Heads units={theirs} side="far" />
      <Chip planet={planet} data={data} order={order} />
      <Heads units={mine} side="near" />
    </>
  )
}

function Chip({ planet, data, order }: { planet: SeenPlanet; data: PlanetData; order: number }) {
  const table = useTable()
  const { button, isLit, isPicked } = usePlanet(planet, data, order)
  const [mine, theirs] = commandIcons(planet, table.near)
  return (
    <button
      {...button}
      className={classes(
        style.chip,
        isLit && style.lit,
        isPicked && style.picked,
        table.isNamed(planet.at) && style.named,
      )}
    >
      <PlanetLabel planet={planet} data={data} isBattle={false} isLit={isLit} />
      <i className={style.number} aria-hidden="true">
        {numberOf(planet)}
      </i>
      <img src={planetUrl(data.id)} alt="" data-glide={data.id} draggable={false} />
      <b aria-hidden="true">{data.name}</b>
      <span aria-hidden="true">
        {data.types.map(type => (
          <Icon key={type} id={TYPE_ICONS[type]} size={15} />
        ))}
      </span>
      <span aria-hidden="true">
        <span className={style.bonus}>
          <Icon id="cq-resource" size={14} />
          {data.commandBonus.resources}
        </span>
        <span className={style.bonus}>
          <Icon id="cq-card" size={14} />
          {data.commandBonus.cards}
        </span>
      </span>
      <span aria-hidden="true">
        <em className={style.theirs}>{theirs}</em>
        <Icon id="cq-command" size={13} />
        <em className={style.mine}>{mine}</em>
      </span>
    </button>
  )
}

function Heads({ units, side }: { units: readonly SeenUnit[]; side: 'near' | 'far' }) {
  const { atk, hp } = strength(units)
  return (
    <div className={classes(style.heads, style[side])}>
      {units.length === 0 ? null : (
        <>
          <span className={style.faces}>
            {units.map((unit, i) => (
              <UnitHead key={unit.card} unit={unit} order={i + 1} />
            ))}
          </span>
          <span className={style.sum} aria-hidden="true">
            <span>
              <Icon id="cq-attack" size={12} />
              {atk}
            </span>
            <span className={style.hp}>
              <Icon id="cq-hp" size={12} />
              {hp}
            </span>
          </span>
        </>
      )}
    </div>
  )
}
