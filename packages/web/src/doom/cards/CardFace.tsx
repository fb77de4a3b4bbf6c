import type { ActionCard, EventCard, GloryCard, Weapon } from '@redoubt/doom/content'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/context.tsx'
import type { MessageKey, Tongue } from '../../i18n/i18n.ts'
import { classes } from '../../ui/classes.ts'
import hiddenStyle from '../../ui/Hidden.module.css'
import { Icon } from '../../ui/Icon.tsx'
import { longest } from '../../ui/longest.ts'
import { weaponIcon } from '../words/figures.ts'
import { Art, actionArt } from './Art.tsx'
import style from './CardFace.module.css'
import { DicePips } from './Dice.tsx'

export const timingWords = ({ t }: Tongue, timing: string): string => t(`doom.timing.${timing}` as MessageKey)

const KIND_ICONS = { main: 'action-main', bonus: 'action-bonus', reaction: 'reaction' } as const

/** What an action card shows: kind by colour and shape, defense, picture, figures and text. */
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
      defense={<Defense shields={card.defense.shields} dodge={card.defense.dodge} />}
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
        <span className={style.dim} data-part="card-dim">
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
      defense={<Defense shields={card.defense.shields} special={card.defense.special} />}
      art={<Art id={eventArt(card)} height={44} />}
      text={card.text}
      note={note}
    >
      <span className={style.dim} data-part="card-dim">
        {timingWords(words, card.timing)}
      </span>
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
      <span className={style.dim} data-part="card-dim">
        {timingWords(words, card.timing)}
      </span>
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
    <span className={style.stat}>
      <Icon id={icon} size={13} />
      <span className={hiddenStyle.srOnly}>{label}</span>
      <b>{value}</b>
    </span>
  )
}

function Defense({ shields, dodge, special }: { shields: number; dodge?: boolean; special?: boolean }) {
  const { t } = useWords()
  const label = dodge
    ? t('doom.defense.dodge')
    : special
      ? t('doom.defense.special')
      : t('doom.defense.shields', { shields })
  return (
    <span className={style.defense} data-part="card-defense" role="img" aria-label={label}>
      {dodge ? <Icon id="dodge" size={14} /> : null}
      {special ? <Icon id="special-defense" size={14} /> : null}
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
  defense?: ReactNode
  art: ReactNode
  children?: ReactNode
  text: string
  note?: string | undefined
  foot?: ReactNode
}

function Face({ kind, icon, kindName, name, defense, art, children, text, note, foot }: FaceProps) {
  return (
    <span
      className={classes(style.card, style[kind], note && style.off)}
      data-part="card"
      data-scheme="dark"
      data-kind={kind}
      data-off={note ? '' : undefined}
    >
      <span className={style.head} data-part="card-head">
        <Icon id={icon} size={20} label={kindName} />
        <b style={longest(name)}>{name}</b>
        {defense}
      </span>
      <span className={style.art} data-part="card-art">
        {art}
      </span>
      <span className={style.stats} data-part="card-stats">
        {children}
      </span>
      <span className={style.text} data-part="card-text">
        {text}
      </span>
      {note ? (
        <span className={style.note} data-part="card-note">
          <Icon id="ui-lock" size={11} />
          {note}
        </span>
      ) : null}
      {foot ? (
        <span className={style.foot} data-part="card-foot">
          {foot}
        </span>
      ) : null}
    </span>
  )
}
