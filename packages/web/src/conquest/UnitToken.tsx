import type { ConquestEvent, SeenCard, SeenUnit } from '@redoubt/conquest'
import { memo } from 'react'
import { useWords } from '../i18n/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { cardUrl } from './art/url.ts'
import { longPress } from './longpress.ts'
import { cardData, cardName } from './names.ts'
import { useTable } from './table.ts'

/** A unit in play: a small card with its figures, what is attached, and the damage on it and beside it. */
export function UnitToken({ unit, order }: { unit: SeenUnit; order: number }) {
  const table = useTable()
  const { t } = useWords()
  const data = cardData(unit.card)
  const attached = table.view.cards.filter(card => card.host === unit.card)
  const assigned = table.view.assigned.find(hit => hit.unit === unit.card)?.amount ?? 0
  const { attack } = table.view
  const lit = table.isLit(unit.card)
  const state = [
    'cq-unit',
    data?.faction ?? 'neutral',
    unit.controller === table.near ? 'mine' : 'theirs',
    unit.ready ? '' : 'tired',
    lit ? 'lit' : '',
    table.picked === unit.card ? 'picked' : '',
    table.isTarget(unit.card) ? 'target' : '',
    attack?.attacker === unit.card ? 'attacker' : '',
    attack?.defender === unit.card ? 'defender' : '',
    table.isNamed(unit.card) ? 'named' : '',
    data?.type === 'warlord' ? 'warlord' : '',
    happens(table.event, unit.card),
  ]
  const label = t('conquest.unit.label', {
    name: cardName(unit.card),
    atk: unit.atk,
    hp: unit.hp,
    left: unit.hp - unit.damage,
    command: unit.command,
    damage: unit.damage,
    ready: unit.ready ? 'yes' : 'no',
    bloodied: unit.bloodied ? 'yes' : 'no',
    attachments: attached.length === 0 ? 'none' : attached.map(card => cardName(card.card)).join(', '),
    act: lit ? 'yes' : 'no',
  })
  return (
    <button
      type="button"
      className={state.filter(Boolean).join(' ')}
      data-figure={unit.card}
      data-flip={unit.card}
      data-rove="unit"
      tabIndex={order === 0 ? 0 : -1}
      aria-description={assigned > 0 ? t('conquest.unit.assigned', { amount: assigned }) : undefined}
      draggable={lit}
      onDragStart={event => event.dataTransfer.setData('text/plain', unit.card)}
      onDragOver={event => (table.isLit(unit.card) || unit.controller !== table.near) && event.preventDefault()}
      onDrop={event => table.drop(event.dataTransfer.getData('text/plain'), unit.card)}
      onClick={() => (lit ? table.point(unit.card) : table.zoom(unit.card))}
      {...longPress(() => table.zoom(unit.card))}
    >
      <span className="sr-only">{label}</span>
      <span className="cq-unit-art" aria-hidden="true">
        <img src={cardUrl(unit.design, unit.bloodied)} alt="" draggable={false} />
        {unit.command > 0 ? (
          <span className="cq-unit-command">
            <Icon id="cq-command" size={12} />
            {unit.command > 1 ? unit.command : null}
          </span>
        ) : null}
        {unit.damage > 0 ? <span className="cq-unit-damage">{unit.damage}</span> : null}
        {assigned > 0 ? <span className="cq-unit-assigned">+{assigned}</span> : null}
        {attached.length > 0 ? (
          <span className="cq-unit-attached">
            {attached.map(card => (
              <AttachmentChip key={card.card} card={card} />
            ))}
          </span>
        ) : null}
      </span>
      <b aria-hidden="true">{data?.name ?? unit.card}</b>
      <span className="cq-unit-figures" aria-hidden="true">
        <span>
          <Icon id="cq-attack" size={11} />
          {unit.atk}
        </span>
        {unit.ready ? null : <Icon id="ui-rotate" size={11} className="cq-tired" />}
        <span className="hp">
          <Icon id="cq-hp" size={11} />
          {unit.hp - unit.damage}
        </span>
      </span>
      <Floating card={unit.card} />
    </button>
  )
}

const AttachmentChip = memo(function AttachmentChip({ card }: { card: SeenCard }) {
  return <img src={cardUrl(card.design)} alt="" className={card.ready ? '' : 'tired'} draggable={false} />
})

/** Damage and healing rise from the unit they happen to. */
function Floating({ card }: { card: string }) {
  const { event, eventNumber } = useTable()
  const e = event as ConquestEvent | null
  const amount =
    e?.type === 'damage' && e.unit === card ? -e.amount : e?.type === 'heal' && e.unit === card ? e.amount : 0
  if (amount === 0) return null
  return (
    <span key={eventNumber} className={amount < 0 ? 'cq-float hurt' : 'cq-float healed'} aria-hidden="true">
      {amount < 0 ? `−${-amount}` : `+${amount}`}
    </span>
  )
}

function happens(event: { type: string } | null, card: string): string {
  const e = event as ConquestEvent | null
  if (e?.type === 'damage' && e.unit === card) return 'is-hit'
  if (e?.type === 'bloodied' && e.warlord === card) return 'is-bloodied'
  if ((e?.type === 'use' || e?.type === 'aim') && ('at' in e ? e.at : e.card) === card) return 'is-used'
  if (e?.type === 'prevent' && e.unit === card) return 'is-shielded'
  if (e?.type === 'shield' && e.unit === card) return 'is-shielded'
  return ''
}

/** A support in an HQ. */
export function SupportToken({ card, order }: { card: SeenCard; order: number }) {
  const table = useTable()
  const { t } = useWords()
  const lit = table.isLit(card.card)
  const state = [
    'cq-support',
    lit ? 'lit' : '',
    card.ready ? '' : 'tired',
    table.picked === card.card ? 'picked' : '',
    table.isNamed(card.card) ? 'named' : '',
    happens(table.event, card.card),
  ]
  return (
    <button
      type="button"
      className={state.filter(Boolean).join(' ')}
      data-figure={card.card}
      data-flip={card.card}
      data-rove="unit"
      tabIndex={order === 0 ? 0 : -1}
      onClick={() => (lit ? table.point(card.card) : table.zoom(card.card))}
      {...longPress(() => table.zoom(card.card))}
    >
      <span className="sr-only">
        {t('conquest.unit.support', {
          name: cardName(card.card),
          ready: card.ready ? 'yes' : 'no',
          resources: card.resources ?? 0,
          act: lit ? 'yes' : 'no',
        })}
      </span>
      <img src={cardUrl(card.design)} alt="" draggable={false} />
      <b aria-hidden="true">{cardName(card.card)}</b>
      {card.resources ? (
        <span className="cq-stock" aria-hidden="true">
          <Icon id="cq-resource" size={12} />
          {card.resources}
        </span>
      ) : null}
    </button>
  )
}
