import type { ConquestEvent, SeenPlanet } from '@redoubt/conquest'
import { useWords } from '../i18n/context.tsx'
import type { MessageKey, Tongue } from '../i18n/i18n.ts'
import { Icon } from '../ui/Icon.tsx'
import { planetUrl } from './art/url.ts'
import { longPress } from './longpress.ts'
import { opponentOf, planetData, sideName, whose } from './names.ts'
import { useTable } from './table.ts'

export const TYPE_ICONS: Readonly<Record<string, string>> = {
  material: 'cq-material',
  strongpoint: 'cq-stronghold',
  tech: 'cq-tech',
}

export function bonusWords({ resources, cards }: { resources: number; cards: number }, { t }: Tongue): string {
  return t('conquest.planet.bonus', { resources, cards, both: resources > 0 && cards > 0 ? 'yes' : 'no' })
}

/** A planet of the row: kinds, bonus, ability, and who would win its command struggle right now. */
export function PlanetCard({ planet, order }: { planet: SeenPlanet; order: number }) {
  const table = useTable()
  const words = useWords()
  const { t } = words
  const { view, near } = table
  const far = opponentOf(near)
  const data = planetData(planet.planet)
  const number = Number(planet.at.slice(1))
  if (!data)
    return (
      <div
        className="cq-planet down"
        role="img"
        aria-label={t('conquest.table.face-down-until', { round: downUntil(view.round, number) })}
      >
        <Icon id="redoubt" size={44} />
        <small>{t('conquest.table.face-down-until', { round: downUntil(view.round, number) })}</small>
      </div>
    )
  const [mine, theirs] = icons(planet, near)
  const winner = planet.winner ?? null
  const battle = view.battle?.planet === planet.at
  const lit = table.isLit(planet.at)
  const e = table.event as ConquestEvent | null
  const glow =
    (e?.type === 'struggle' || e?.type === 'battle-end') && e.planet === planet.at
      ? `is-told ${e.winner ? whose(view, e.winner) : 'nobody'}`
      : ''
  const bonus = bonusWords(data.commandBonus, words)
  const winnerWords = winner
    ? t('conquest.planet.winner', {
        who: whose(view, winner),
        name: sideName(view, winner),
        bonus: bonusWords(planet.bonus ?? data.commandBonus, words),
      })
    : t('conquest.planet.nobody')
  const state = [
    'cq-planet',
    planet.first ? 'first' : '',
    battle ? 'battle' : '',
    lit ? 'lit' : '',
    table.picked === planet.at ? 'picked' : '',
    table.isNamed(planet.at) ? 'named' : '',
    glow,
  ]
  const total = mine + theirs
  return (
    <button
      type="button"
      className={state.filter(Boolean).join(' ')}
      data-planet={planet.at}
      data-rove="planet"
      tabIndex={order === 0 ? 0 : -1}
      aria-pressed={table.picked === planet.at || undefined}
      aria-description={data.battleAbility.text}
      onClick={() => (lit ? table.point(planet.at) : table.zoom(data.id))}
      {...longPress(() => table.zoom(data.id))}
    >
      <span className="sr-only">
        {t('conquest.planet.label', {
          number,
          name: data.name,
          types: data.types.map(type => t(`conquest.type.${type}` as MessageKey)).join(', '),
          first: planet.first ? 'yes' : 'no',
          battle: battle ? 'yes' : 'no',
          bonus,
          command: t('conquest.planet.command', { mine, theirs }),
          winner: winnerWords,
          act: lit ? 'yes' : 'no',
        })}
      </span>
      {planet.first ? (
        <span className="cq-tab top" aria-hidden="true">
          <Icon id="cq-first-planet" size={15} />
          {t('conquest.planet.first')}
        </span>
      ) : null}
      {battle && view.battle ? (
        <span className="cq-tab low" aria-hidden="true">
          <Icon id="cq-initiative" size={13} />
          {t('conquest.planet.initiative', { who: whose(view, view.battle.initiative) })}
        </span>
      ) : null}
      <span className="cq-planet-name" aria-hidden="true">
        {data.types.map(type => (
          <Icon key={type} id={TYPE_ICONS[type]!} size={16} />
        ))}
        <b>{data.name}</b>
        <span className="cq-planet-number">{number}</span>
      </span>
      <span className="cq-planet-body" aria-hidden="true">
        <img className="cq-orb" src={planetUrl(data.id)} alt="" data-flip={data.id} draggable={false} />
        <span className="cq-planet-bonus">
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
      <span className="cq-planet-text" aria-hidden="true">
        {data.battleAbility.text}
      </span>
      <span
        aria-hidden="true"
        className="cq-tug"
        data-winner={winner === null ? 'nobody' : winner === near ? 'near' : 'far'}
      >
        <i className={factionClass(table, far)}>{theirs}</i>
        <span className={total === 0 ? 'nil' : ''}>
          <em style={{ width: `${total === 0 ? 50 : (theirs / total) * 100}%` }} />
        </span>
        <i className={factionClass(table, near)}>{mine}</i>
      </span>
    </button>
  )
}

function factionClass(table: ReturnType<typeof useTable>, seat: string): string {
  return seat === table.near ? 'near' : 'far'
}

/** Command icons, the near side first. */
export function icons(planet: SeenPlanet, near: string): [number, number] {
  const [a, b] = planet.icons ?? [0, 0]
  return near === 'a' ? [a, b] : [b, a]
}

/** CQ-10.3: one more planet is turned face up at the end of every round. */
function downUntil(round: number, number: number): number {
  return round + Math.max(1, number - 5)
}
