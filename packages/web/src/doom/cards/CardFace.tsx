import type { ActionCard, EventCard, GloryCard, Weapon } from '@redoubt/doom/content'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/context.tsx'
import type { MessageKey, Tongue } from '../../i18n/i18n.ts'
import { Icon } from '../../ui/Icon.tsx'
import { weaponIcon } from '../words/figures.ts'
import { Art, actionArt } from './Art.tsx'
import './cards.css'
import { DicePips } from './Dice.tsx'

export const timingWords = ({ t }: Tongue, timing: string): string => t(`doom.timing.${timing}` as MessageKey)

const KIND_ICONS = { main: 'action-main', bonus: 'action-bonus', reaction: 'reaction' } as const

/** What an action card shows: kind by colour and shape, defence, picture, figures and text. */
export function ActionFace({
  card,
  weapon,
  note,
}: {
  card: ActionCard
  /** The weapon whose set it belongs to; none for the common cards. */
  weapon: Weapon | undefined
  note?: string | undefined
}) {
  const words = useWords()
  const { t } = words
  return (
    <Face
      kind={card.type}
      icon={KIND_ICONS[card.type]}
      kindName={t(`doom.kind.${card.type}`)}
      name={card.name}
      defence={<Defence shields={card.defense.shields} dodge={card.defense.dodge} />}
      art={<Art id={actionArt(card, weapon)} height={48} />}
      text={card.text}
      note={note}
      foot={
        <>
          <Art id={weaponIcon(weapon)} height={11} />
          <i>
            {card.number}/{card.setSize}
          </i>
        </>
      }
    >
      {card.speed !== null ? <Stat icon="speed" label={t('doom.stat.speed')} value={card.speed} /> : null}
      {card.attack ? (
        <>
          <Stat icon="range" label={t('doom.stat.range')} value={card.attack.range} />
          <DicePips red={card.attack.red} black={card.attack.black} />
        </>
      ) : (
        <span className="dm-dim">
          {card.type === 'reaction' ? timingWords(words, card.timing) : t('doom.card.no-attack')}
        </span>
      )}
    </Face>
  )
}

export function EventFace({ card, note }: { card: EventCard; note?: string | undefined }) {
  const words = useWords()
  return (
    <Face
      kind="event"
      icon="ui-demon"
      kindName={words.t('doom.kind.event')}
      name={card.name}
      defence={<Defence shields={card.defense.shields} special={card.defense.special} />}
      art={<Art id={eventArt(card)} height={44} />}
      text={card.text}
      note={note}
    >
      <span className="dm-dim">{timingWords(words, card.timing)}</span>
    </Face>
  )
}

export function GloryFace({ card, note }: { card: GloryCard; note?: string | undefined }) {
  const words = useWords()
  return (
    <Face
      kind="glory"
      icon="glory-kill"
      kindName={words.t('doom.kind.glory')}
      name={card.name}
      art={<Art id="glory-kill" height={44} />}
      text={card.text}
      note={note}
    >
      <span className="dm-dim">{timingWords(words, card.timing)}</span>
    </Face>
  )
}

/** A picture for an event by when it strikes. */
function eventArt({ timing }: EventCard): string {
  if (timing === 'during-defense') return 'shield'
  if (timing === 'would-be-killed' || timing === 'when-demon-killed') return 'frag'
  if (timing === 'status-phase:argent' || timing === 'argent-ability-used') return 'argent'
  if (timing === 'between-activations') return 'portal-3'
  if (timing === 'activation-start') return 'speed'
  return 'damage'
}

export function Stat({ icon, label, value }: { icon: string; label: string; value: number | string }) {
  return (
    <span className="dm-stat">
      <Icon id={icon} size={13} />
      <span className="sr-only">{label}</span>
      <b>{value}</b>
    </span>
  )
}

export function Defence({ shields, dodge, special }: { shields: number; dodge?: boolean; special?: boolean }) {
  const { t } = useWords()
  const label = dodge
    ? t('doom.defence.dodge')
    : special
      ? t('doom.defence.special')
      : t('doom.defence.shields', { shields })
  return (
    <span className="dm-def" role="img" aria-label={label}>
      {dodge ? <Icon id="dodge" size={14} /> : null}
      {special ? <Icon id="special-defence" size={14} /> : null}
      {Array.from({ length: dodge ? 0 : shields }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shields are all alike
        <Icon key={i} id="shield" size={14} />
      ))}
    </span>
  )
}

interface FaceProps {
  kind: string
  icon: string
  kindName: string
  name: string
  defence?: ReactNode
  art: ReactNode
  children?: ReactNode
  text: string
  note?: string | undefined
  foot?: ReactNode
}

function Face({ kind, icon, kindName, name, defence, art, children, text, note, foot }: FaceProps) {
  return (
    <span className={`dm-card k-${kind}${note ? ' off' : ''}`}>
      <span className="dm-card-head">
        <Icon id={icon} size={20} label={kindName} />
        <b>{name}</b>
        {defence}
      </span>
      <span className="dm-card-art">{art}</span>
      <span className="dm-card-stats">{children}</span>
      <span className="dm-card-text">{text}</span>
      {note ? (
        <span className="dm-card-note">
          <Icon id="ui-lock" size={11} />
          {note}
        </span>
      ) : null}
      {foot ? <span className="dm-card-foot">{foot}</span> : null}
    </span>
  )
}
