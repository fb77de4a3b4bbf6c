import type { PlanetData, SeenPlanet } from '@redoubt/conquest'
import type { Seat } from '@redoubt/kernel'
import { useWords } from '../../i18n/context.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { planetUrl } from '../art/url.ts'
import { useTable } from '../common/context.ts'
import { sums } from '../reading/battle.ts'
import { opponentOf } from '../reading/sides.ts'
import { TYPE_ICONS } from '../reading/types.ts'
import style from './Band.module.css'
import { PlanetLabel } from './PlanetLabel.tsx'
import { usePlanet } from './usePlanet.ts'

/** Between the armies of a stage: what both sides have left, the planet, and what its winner gets. */
export function Band({ planet, data, order }: { planet: SeenPlanet; data: PlanetData; order: number }) {
  const { t } = useWords()
  const { view, near, battleRound, decision } = useTable()
  const { button, isLit, isPicked } = usePlanet(planet, data, order)
  const battle = view.battle?.planet === planet.at ? view.battle : null
  const strikes = battle && decision?.kind === 'combat-turn' ? decision.seat : null
  return (
    <button
      {...button}
      className={classes(style.band, battle && style.battle, isLit && style.lit, isPicked && style.picked)}
    >
      <PlanetLabel planet={planet} data={data} isBattle={battle !== null} isLit={isLit} />
      <span className={classes(style.plate, style.sums)} aria-hidden="true">
        <span className={style.head}>
          {battle ? (
            <>
              <Icon id="cq-initiative" size={15} />
              {strikes
                ? t('conquest.stage.turn', { round: Math.max(1, battleRound), who: strikes === near ? 'you' : 'other' })
                : t('conquest.stage.round', { round: Math.max(1, battleRound) })}
            </>
          ) : null}
        </span>
        <Sum icon="cq-attack" what="atk" words={t('conquest.stage.attack')} at={planet.at} near={near} />
        <Sum icon="cq-hp" what="hp" words={t('conquest.stage.hp')} at={planet.at} near={near} />
      </span>
      <img className={style.orb} src={planetUrl(data.id)} alt="" data-glide={data.id} draggable={false} />
      <span className={classes(style.plate, style.planet)} aria-hidden="true">
        <span className={style.name}>
          {data.types.map(type => (
            <Icon key={type} id={TYPE_ICONS[type]} size={18} />
          ))}
          <b>{data.name}</b>
          <span className={style.bonus}>
            <Icon id="cq-resource" size={15} />
            {data.commandBonus.resources}
            <Icon id="cq-card" size={15} />
            {data.commandBonus.cards}
          </span>
          {planet.first ? (
            <em>
              <Icon id="cq-first-planet" size={15} />
              <span>{t('conquest.planet.first')}</span>
            </em>
          ) : null}
        </span>
        <span className={style.text}>{data.battleAbility.text}</span>
      </span>
    </button>
  )
}

interface SumProps {
  icon: string
  what: 'atk' | 'hp'
  words: string
  at: string
  near: Seat
}

function Sum({ icon, what, words, at, near }: SumProps) {
  const { view } = useTable()
  return (
    <span className={style.sum}>
      <b className={style.theirs}>{sums(view, at, opponentOf(near))[what]}</b>
      <span>
        <Icon id={icon} size={13} />
        <small>{words}</small>
      </span>
      <b className={style.mine}>{sums(view, at, near)[what]}</b>
    </span>
  )
}
