import type { Seat } from '@redoubt/kernel'
import { levelWord } from '../home/levels.ts'
import { useWords } from '../i18n/context.tsx'
import type { MessageKey } from '../i18n/i18n.ts'
import type { SeatCard } from '../tables/tables.ts'
import { Icon } from '../ui/Icon.tsx'
import { cardUrl, planetUrl } from './art/url.ts'
import { cardName, factionOf, placeName, planetData, sideName, warlordOf, whose } from './names.ts'
import { TYPE_ICONS } from './PlanetCard.tsx'
import { useTable } from './table.ts'

/** A warlord's portrait with what it can do and where it is. */
export function Portrait({ seat, card }: { seat: Seat; card: SeatCard | undefined }) {
  const table = useTable()
  const words = useWords()
  const { t } = words
  const { view } = table
  const warlord = warlordOf(view, seat)
  if (!warlord) return null
  const bot = card?.plan.kind === 'bot' ? card.plan : null
  const name = card?.plan.name ?? seat
  return (
    <div className={`cq-warlord ${factionOf(view, seat)}`}>
      <button type="button" className="cq-portrait" onClick={() => table.zoom(warlord.card)}>
        <span className="sr-only">{t('conquest.card.zoom', { name: cardName(warlord.card) })}</span>
        <img src={cardUrl(warlord.design, warlord.bloodied)} alt="" />
        <span className="cq-portrait-figures" aria-hidden="true">
          <span>
            <Icon id="cq-attack" size={11} />
            {warlord.atk}
          </span>
          <span className="hp">
            <Icon id="cq-hp" size={11} />
            {warlord.hp - warlord.damage}
          </span>
        </span>
      </button>
      <div className="cq-warlord-words">
        <b>{cardName(warlord.card)}</b>
        <small>
          <Icon id={warlord.bloodied ? 'cq-warlord-bloodied' : 'cq-warlord'} size={15} />
          <span>
            {t(warlord.bloodied ? 'conquest.table.bloodied' : 'conquest.table.hale')} ·{' '}
            {warlord.at.startsWith('hq')
              ? t(warlord.ready ? 'conquest.table.ready' : 'conquest.table.exhausted')
              : t('conquest.table.at', { place: placeName(view, warlord.at, words) })}
          </span>
        </small>
        <small>
          <Icon id={bot ? 'ui-bot' : 'ui-human'} size={13} />
          <span>
            {bot
              ? t('conquest.table.bot', { level: t(levelWord(bot.level)) })
              : whose(view, seat) === 'you' && name !== t('conquest.table.you')
                ? t('conquest.table.human-you', { name })
                : name}
          </span>
        </small>
      </div>
    </div>
  )
}

export function Resources({ seat }: { seat: Seat }) {
  const { view } = useTable()
  const { t } = useWords()
  const count = view.players.find(player => player.seat === seat)?.resources ?? 0
  return (
    <span className="cq-number">
      <Icon id="cq-resource" size={28} />
      <b key={count}>{count}</b>
      <small>{t('conquest.table.resources', { count })}</small>
    </span>
  )
}

export function PlanetsWon({ seat }: { seat: Seat }) {
  const { view } = useTable()
  const { t } = useWords()
  const player = view.players.find(one => one.seat === seat)
  const display = player?.display ?? []
  const best = Object.entries(player?.types ?? {}).sort((x, y) => y[1] - x[1])[0]
  return (
    <div className="cq-won" data-home={`won-${seat}`}>
      <span className="lab">{t('conquest.table.planets-won')}</span>
      {display.map(planet => (
        <span key={planet} className="cq-won-orb" title={planetData(planet)?.name}>
          <img src={planetUrl(planet)} alt={planetData(planet)?.name ?? ''} data-flip={planet} />
          <span>
            {planetData(planet)?.types.map(type => (
              <Icon key={type} id={TYPE_ICONS[type]!} size={13} />
            ))}
          </span>
        </span>
      ))}
      {Array.from({ length: Math.max(0, 3 - display.length) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty places
        <span key={i} className="cq-won-slot" />
      ))}
      {best && best[1] > 0 && best[1] < 3 ? (
        <small className="cq-won-more">
          {t('conquest.table.more-wins', { count: 3 - best[1], type: t(`conquest.type.${best[0]}` as MessageKey) })}
        </small>
      ) : null}
    </div>
  )
}

/** The dial, the pass, the initiative: what everybody may see of a player. */
export function Flags({ seat, chosen }: { seat: Seat; chosen: boolean }) {
  const { view } = useTable()
  const { t } = useWords()
  const player = view.players.find(one => one.seat === seat)
  return (
    <span className="cq-flags">
      {view.initiative === seat ? (
        <span className="cq-flag">
          <Icon id="cq-initiative" size={14} />
          {t('conquest.table.initiative')}
        </span>
      ) : null}
      {player?.passed && view.phase === 'deploy' ? (
        <span className="cq-flag quiet">
          <Icon id="ui-check" size={13} />
          {t('conquest.table.passed')}
        </span>
      ) : null}
      {player?.commit ? (
        <span className="cq-flag">
          <Icon id="ui-lock" size={13} />
          {t('conquest.table.dial-yours', { number: player.commit.slice(1) })}
        </span>
      ) : chosen ? (
        <span className="cq-flag quiet">
          <Icon id="ui-lock" size={13} />
          {t('conquest.table.dial-set')}
        </span>
      ) : null}
    </span>
  )
}

/** A deck and its discard pile, which anybody may look through. */
export function Piles({ seat, onPile }: { seat: Seat; onPile(seat: Seat): void }) {
  const { view } = useTable()
  const { t } = useWords()
  const player = view.players.find(one => one.seat === seat)
  if (!player) return null
  const top = player.discard.at(-1)
  return (
    <div className={`cq-piles ${factionOf(view, seat)}`}>
      <span className="cq-deck" data-flip={`deck-${seat}`}>
        <b>{player.deck}</b>
        <small>{t('conquest.table.in-deck')}</small>
      </span>
      <button type="button" className="cq-discard" onClick={() => onPile(seat)}>
        <span className="sr-only">
          {t('conquest.table.show-pile', { who: whose(view, seat), name: sideName(view, seat) })}
        </span>
        {top ? <img src={cardUrl(top.slice(0, top.lastIndexOf('.')))} alt="" /> : null}
        <small aria-hidden="true">{t('conquest.table.discarded', { count: player.discard.length })}</small>
      </button>
    </div>
  )
}
