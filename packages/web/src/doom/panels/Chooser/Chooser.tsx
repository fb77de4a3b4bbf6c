import type { DoomOption } from '@redoubt/doom'
import type { InvasionCard } from '@redoubt/doom/content'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from 'react-aria-components'
import { useWords } from '../../../i18n/context.tsx'
import { classes } from '../../../ui/classes.ts'
import hiddenStyle from '../../../ui/Hidden.module.css'
import { Icon } from '../../../ui/Icon.tsx'
import { Bust } from '../../cards/Art.tsx'
import { ActionFace, EventFace } from '../../cards/CardFace.tsx'
import { DemonStat, DemonStats } from '../../cards/DemonStats.tsx'
import { DicePips } from '../../cards/Dice.tsx'
import { useTable } from '../../common/context.ts'
import { optionsOf } from '../../reading/choices.ts'
import { iconOf, PORTAL_ICONS } from '../../words/figures.ts'
import { optionWords } from '../../words/option.ts'
import { promptWords } from '../../words/prompt.ts'
import { damageWith } from '../DiceTray/defense.ts'
import style from './Chooser.module.css'
import { isLargePick } from './choices.ts'
import tilesStyle from './Tiles.module.css'
import { Groups, WeaponTile } from './Tiles.tsx'

/** A decision shown as cards to pick from; the prompt below says what for. */
export function Chooser() {
  const words = useWords()
  const { match, view, book } = useTable()
  const box = useRef<HTMLDivElement>(null)
  const decision = match.decision!
  const asked = { decision, view, book }
  const options = optionsOf(decision).filter(o => o.do !== 'done')
  const large = isLargePick(decision.kind)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question begins at its first card
  useEffect(() => {
    if (document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
  }, [decision])
  return (
    <section
      className={classes(style.chooser, large ? style.large : style.small)}
      data-panel="chooser"
      aria-label={promptWords(asked, words).text}
    >
      {large ? <h2>{promptWords(asked, words).text}</h2> : null}
      <div className={style.tiles} ref={box}>
        {options.map(option => (
          <Button
            key={option.key}
            className={style.tile}
            data-action={option.key}
            data-inspect={option.card ?? option.figure}
            onPress={() => void match.choose(option.key)}
          >
            <span className={hiddenStyle.srOnly}>{optionWords(option, asked, words)}</span>
            <Tile option={option} kind={decision.kind} />
          </Button>
        ))}
      </div>
    </section>
  )
}

function Tile({ option, kind }: { option: DoomOption; kind: string }) {
  const words = useWords()
  const { view, book, names, match } = useTable()
  const { content } = book
  const card = option.card ?? ''
  switch (option.do) {
    case 'class': {
      const { name, role, abilities } = content.classes[card]!
      return (
        <Plain icon={<Icon id="class-rank" size={26} />} title={name} sub={role}>
          {abilities.map(({ text }) => text).join(' ')}
        </Plain>
      )
    }
    case 'weapon':
      return <WeaponTile weapon={content.weapons[card]!} />
    case 'set': {
      const { name, theme } = content.eventSets[card]!
      const events = Object.values(content.events).filter(event => event.set === card)
      return (
        <Plain icon={<Icon id="ui-demon" size={26} />} title={name} sub={theme}>
          {names.list(events.map(event => event.name))}
        </Plain>
      )
    }
    case 'invasion': {
      const { name, theme, groups } = content.invasions[card]!
      return (
        <Plain icon={<Icon id="portal-3" size={28} />} title={name} sub={theme}>
          <Groups groups={groups} />
        </Plain>
      )
    }
    case 'point':
      return <Plain icon={<Icon id={iconOf(book, option.figure!)} size={64} />} title={names.of(option.figure!)} />
    case 'group':
      return (
        <span className={style.group}>
          {(option.demons ?? []).map(({ demon, count }) => (
            <span key={demon} data-inspect={demon}>
              <Bust icon={iconOf(book, demon)} size={46} />
              <b>{words.t('doom.name.several', { name: names.of(demon), count })}</b>
            </span>
          ))}
          <small>
            <Icon id="argent" size={14} />
            {words.t('doom.choose.argent', { count: option.argent ?? 0 })}
          </small>
        </span>
      )
    case 'portal':
      return (
        <Plain
          icon={<Icon id={PORTAL_ICONS[option.level as 'blue']} size={38} />}
          title={names.space(option.at!)}
          sub={option.price === undefined ? undefined : words.t('doom.choose.price', { price: option.price })}
        >
          <Comers groups={content.invasions[view.invader.invasion ?? '']?.groups[option.level as 'blue'] ?? []} />
        </Plain>
      )
    case 'activate':
    case 'kind':
    case 'argent':
    case 'from':
    case 'to':
    case 'spend':
      return <DemonTile kind={card} verb={option.do} />
    case 'next':
    case 'top':
    case 'bottom':
      return (
        <Plain
          icon={<Icon id={iconOf(book, card)} size={40} />}
          title={names.of(card)}
          sub={words.t(`doom.choose.${option.do}`)}
        />
      )
    case 'keep': {
      const kept = kind === 'defense-card' ? damageWith(view, content, card) : null
      return (
        <span className={style.card}>
          {content.actionCards[card] ? (
            <ActionFace card={content.actionCards[card]} weapon={content.weapons[content.actionCards[card].set]} />
          ) : content.events[card] ? (
            <EventFace card={content.events[card]} />
          ) : null}
          <b>{kept === null ? words.t('doom.choose.keep') : words.t('doom.choose.keep-damage', { damage: kept })}</b>
        </span>
      )
    }
    case 'reject':
      return (
        <span className={style.card}>
          <span className={style.back}>
            <Icon id="ui-rotate" size={34} />
          </span>
          <b>{words.t('doom.choose.reject')}</b>
        </span>
      )
    default: {
      const label = optionWords(option, { decision: match.decision!, view, book }, words)
      return (
        <Plain
          title={label}
          sub={kind === 'choose-effect' ? names.of(String(match.decision?.about?.ability)) : undefined}
        />
      )
    }
  }
}

function Plain({
  icon,
  title,
  sub,
  children,
}: {
  icon?: ReactNode
  title: string
  sub?: string | undefined
  children?: ReactNode
}) {
  return (
    <span className={tilesStyle.plain}>
      {icon}
      <b>{title}</b>
      {sub ? <small>{sub}</small> : null}
      {children ? <span className={style.text}>{children}</span> : null}
    </span>
  )
}

/** The groups of which one comes out of a portal, as far as this seat knows. */
function Comers({ groups }: { groups: InvasionCard['groups']['blue'] }) {
  const { book } = useTable()
  return groups.map(({ demons }) => (
    <span key={demons.map(({ demon, count }) => `${demon} ${count}`).join()} className={style.comers}>
      {demons.map(({ demon, count }) => (
        <span key={demon}>
          {count > 1 ? <b>{count}</b> : null}
          <Icon id={iconOf(book, demon)} size={24} />
        </span>
      ))}
    </span>
  ))
}

/** A demon card to choose, or to put argent on. */
function DemonTile({ kind, verb }: { kind: string; verb: string }) {
  const { t } = useWords()
  const { view, book, names } = useTable()
  const demon = book.content.demons[kind]
  const argent = kind === 'invasion' ? view.invader.argent : (view.demons[kind]?.argent ?? 0)
  const count = view.figures.filter(f => f.kind === kind && f.at.length > 0).length
  const plus = verb === 'argent' || verb === 'to' ? '+1' : verb === 'from' || verb === 'spend' ? '−1' : null
  return (
    <span className={style.demon}>
      {demon ? <Bust icon={demon.icon} size={46} /> : <Icon id="portal-3" size={40} />}
      <b>{names.of(kind)}</b>
      {demon && verb === 'activate' ? (
        <DemonStats>
          <DemonStat icon="speed" size={12} label={t('doom.stat.speed')} value={demon.speed} />
          <DemonStat icon="range" size={12} label={t('doom.stat.range')} value={demon.range} />
          <DicePips {...demon.dice} />
        </DemonStats>
      ) : null}
      <span className={style.row}>
        {demon ? <span>{t('doom.choose.figures', { count })}</span> : null}
        <span className={style.argent}>
          <Icon id="argent" size={14} label={t('doom.stat.argent')} />
          {argent}
          {plus ? <em>{plus}</em> : null}
        </span>
      </span>
    </span>
  )
}
