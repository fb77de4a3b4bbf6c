import type { PlanetData, SeenPlanet } from '@redoubt/conquest'
import { useWords } from '../../i18n/context.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { planetUrl } from '../art/url.ts'
import { useTable } from '../common/context.ts'
import { planetData } from '../reading/printed.ts'
import { TYPE_ICONS } from '../reading/types.ts'
import { whose } from '../words/names.ts'
import { CommandTug } from './CommandTug.tsx'
import { numberOf } from './numberOf.ts'
import style from './PlanetCard.module.css'
import { PlanetLabel } from './PlanetLabel.tsx'
import { usePlanet } from './usePlanet.ts'

interface Props {
  planet: SeenPlanet
  order: number
}

/** A planet of the row: kinds, bonus, ability, and who would win its command struggle right now. */
export function PlanetCard({ planet, order }: Props) {
  const data = planetData(planet.planet)
  return data ? <FaceUp planet={planet} order={order} data={data} /> : <FaceDown planet={planet} />
}

function FaceDown({ planet }: { planet: SeenPlanet }) {
  const { view } = useTable()
  const { t } = useWords()
  const words = t('conquest.table.face-down-until', { round: downUntil(view.round, numberOf(planet)) })
  return (
    <div className={classes(style.planet, style.down)} role="img" aria-label={words}>
      <Icon id="redoubt" size={26} />
      <small>{words}</small>
    </div>
  )
}

function FaceUp({ planet, order, data }: Props & { data: PlanetData }) {
  const table = useTable()
  const { view, near } = table
  const battle = view.battle?.planet === planet.at ? view.battle : null
  const { button, isLit, isPicked } = usePlanet(planet, data, order)
  return (
    <button
      {...button}
      className={classes(
        style.planet,
        planet.first && style.first,
        battle && style.battle,
        isLit && style.lit,
        isPicked && style.picked,
        table.isNamed(planet.at) && style.named,
        glow(table, planet.at),
      )}
    >
      <PlanetLabel planet={planet} data={data} isBattle={battle !== null} isLit={isLit} />
      <Tabs isFirst={planet.first} initiative={battle?.initiative ?? null} />
      <span className={style.name} aria-hidden="true">
        {data.types.map(type => (
          <Icon key={type} id={TYPE_ICONS[type]} size={16} />
        ))}
        <b>{data.name}</b>
        <span className={style.number}>{numberOf(planet)}</span>
      </span>
      <span className={style.body} aria-hidden="true">
        <img className={style.orb} src={planetUrl(data.id)} alt="" data-glide={data.id} draggable={false} />
        <span className={style.bonus}>
          <span>
            <Icon id="cq-resource" size={18} />
            <b>{data.commandBonus.resources}</b>
          </span>
          <span>
            <Icon id="cq-card" size={18} />
            <b>{data.commandBonus.cards}</b>
          </span>
        </span>
      </span>
      <span className={style.text} aria-hidden="true">
        {data.battleAbility.text}
      </span>
      <CommandTug planet={planet} near={near} />
    </button>
  )
}

/** Over the edges of the card: the first planet, and who has the initiative in its battle. */
function Tabs({ isFirst, initiative }: { isFirst: boolean; initiative: string | null }) {
  const { view } = useTable()
  const { t } = useWords()
  return (
    <>
      {isFirst ? (
        <span className={classes(style.tab, style.top)} aria-hidden="true">
          <Icon id="cq-first-planet" size={15} />
          {t('conquest.planet.first')}
        </span>
      ) : null}
      {initiative === null ? null : (
        <span className={classes(style.tab, style.low)} aria-hidden="true">
          <Icon id="cq-initiative" size={13} />
          {t('conquest.planet.initiative', { who: whose(view, initiative) })}
        </span>
      )}
    </>
  )
}

/** A planet that has just been won shines in the colour of its winner. */
function glow({ event, view }: ReturnType<typeof useTable>, at: string): string | undefined {
  if (event?.type !== 'struggle' && event?.type !== 'battle-end') return undefined
  if (event.planet !== at || !event.winner) return undefined
  return whose(view, event.winner) === 'you' ? style.wonByYou : style.wonByOther
}

/** CQ-10.3: one more planet is turned face up at the end of every round. */
function downUntil(round: number, number: number): number {
  return round + Math.max(1, number - 5)
}
