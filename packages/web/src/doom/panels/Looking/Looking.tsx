import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { href } from '../../../app/router.ts'
import { useWords } from '../../../i18n/context.tsx'
import type { Tongue } from '../../../i18n/i18n.ts'
import buttonStyle from '../../../ui/Button.module.css'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import menuStyle from '../../../ui/Menu.module.css'
import panelStyle from '../../../ui/Panel.module.css'
import { ClassPicture } from '../../art/ClassPicture.tsx'
import { Bust } from '../../cards/Art.tsx'
import { timingWords } from '../../cards/CardFace.tsx'
import { DicePips } from '../../cards/Dice.tsx'
import { type DoomContext, type Look, useTable } from '../../common/context.ts'
import { Face } from '../../common/Face.tsx'
import { placeName } from '../../words/option.ts'
import { Briefing } from '../Briefing/Briefing.tsx'
import { Groups, WeaponTile } from '../Chooser/Tiles.tsx'
import { Legend } from '../Legend/Legend.tsx'
import { MarineBoard } from '../Squad/MarineBoard.tsx'
import style from './Looking.module.css'

const WIDE: readonly Look['kind'][] = ['pile', 'briefing', 'legend']

/** Whatever is looked at closely, with its whole text. */
export function Looking({ what, close }: { what: Look | null; close(): void }) {
  const { t } = useWords()
  const table = useTable()
  return (
    <ModalOverlay
      className={menuStyle.overlay}
      isOpen={what !== null}
      onOpenChange={open => open || close()}
      isDismissable
    >
      <Modal className={classes(panelStyle.panel, style.look, what && WIDE.includes(what.kind) && style.wide)}>
        <Dialog>
          {what ? (
            <>
              <Heading slot="title">{titleOf(what, table, t)}</Heading>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
              <section className={style.body} tabIndex={0} aria-label={titleOf(what, table, t)}>
                <LookBody what={what} />
              </section>
              <p className={style.ways}>
                {ruleOf(what) ? (
                  <a
                    className={buttonStyle.btn}
                    href={href('rules', 'doom', ruleOf(what)!)}
                    target="_blank"
                    rel="noreferrer"
                  >
                    {t('doom.look.rule')}
                  </a>
                ) : null}
                <Button kind="primary" autoFocus onPress={close}>
                  {t(what.kind === 'briefing' ? 'doom.look.to-table' : 'doom.look.close')}
                </Button>
              </p>
            </>
          ) : null}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function titleOf(what: Look, { names, book }: DoomContext, t: Tongue['t']): string {
  if (what.kind === 'pile') return what.title
  if (what.kind === 'briefing') return book.mission.name
  if (what.kind === 'legend') return t('doom.legend.title')
  return names.of(what.id)
}

/** The chapter of the rules that speaks of such a thing. */
function ruleOf(what: Look): string | null {
  const rules: Partial<Record<Look['kind'], string>> = {
    action: 'D-ACTION-1',
    event: 'D-EVENT-1',
    glory: 'D-GLORY-1',
    demon: 'D-DEMON-1',
    class: 'D-CLASS-1',
    squad: 'D-SQUAD-1',
    weapon: 'D-WEAPON-1',
    invasion: 'D-SUMMON-1',
    legend: 'D-TERRAIN-1',
  }
  return rules[what.kind] ?? null
}

/** What is said of it, without the dialog around. */
export function LookBody({ what }: { what: Look }) {
  const { t } = useWords()
  const { book, view } = useTable()
  const { content } = book
  switch (what.kind) {
    case 'action':
    case 'event':
    case 'glory':
      return (
        <div className={style.zoom}>
          <Face card={{ id: what.id, kind: what.kind }} />
        </div>
      )
    case 'pile':
      return what.cards.length === 0 ? (
        <p>{t('doom.look.empty')}</p>
      ) : (
        <ol className={style.pile}>
          {[...what.cards].reverse().map((id, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike; the pile does not change meanwhile
            <li key={n}>
              <Face card={{ id, kind: what.of }} />
            </li>
          ))}
        </ol>
      )
    case 'demon':
      return <DemonCard kind={what.id} />
    case 'class':
      return (
        <>
          <ClassPicture card={content.classes[what.id]!} size={120} />
          {content.classes[what.id]!.abilities.map(({ id, text }) => (
            <p key={id}>{text}</p>
          ))}
        </>
      )
    case 'invasion': {
      const { theme, groups } = content.invasions[what.id]!
      return (
        <>
          <p>{theme}</p>
          <Groups groups={groups} />
        </>
      )
    }
    case 'squad':
      return <p>{content.squads[what.id]!.text}</p>
    case 'weapon':
      return (
        <>
          <WeaponTile weapon={content.weapons[what.id]!} />
          <ul className={style.texts}>
            {content.weapons[what.id]!.cards.map(id => (
              <li key={id}>
                <b>{content.actionCards[id]!.name}.</b> {content.actionCards[id]!.text}
              </li>
            ))}
          </ul>
        </>
      )
    case 'marine': {
      const marine = view.marines.find(({ id }) => id === what.id)
      return marine ? <MarineBoard marine={marine} /> : null
    }
    case 'briefing':
      return <Briefing />
    case 'legend':
      return <Legend />
    default:
      return null
  }
}

/** A demon card with everything printed on it, and how its figures on the map are. */
function DemonCard({ kind }: { kind: string }) {
  const words = useWords()
  const { t } = words
  const { book, view, names } = useTable()
  const demon = book.content.demons[kind]!
  const figures = view.figures.filter(f => f.kind === kind && f.at.length > 0)
  const stats: Array<[icon: string, label: string, value: ReactNode]> = [
    ['speed', t('doom.stat.speed'), demon.speed],
    ['range', t('doom.stat.range'), demon.range],
    ['health', t('doom.stat.health'), demon.health],
    ['stagger', t('doom.stat.stagger'), demon.stagger],
    [
      'special-defense',
      t('doom.stat.special'),
      demon.specialDefense.dodge
        ? t('doom.roll.dodge')
        : t('doom.look.shields', { shields: demon.specialDefense.shields }),
    ],
  ]
  return (
    <div className={style.demon}>
      <div className={style.top}>
        <Bust icon={demon.icon} size={92} />
        <p>{demon.role}</p>
      </div>
      <dl>
        {stats.map(([icon, label, value]) => (
          <div key={label}>
            <dt>
              <Icon id={icon} size={16} />
              {label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t('doom.stat.dice')}</dt>
          <dd>
            <DicePips {...demon.dice} />
          </dd>
        </div>
      </dl>
      <p className={style.traits}>
        {demon.flying ? <span>{t('doom.demon.flying')}</span> : null}
        {demon.large ? <span>{t('doom.demon.large')}</span> : null}
        {demon.tough ? <span>{t('doom.demon.tough')}</span> : null}
      </p>
      <ul className={style.texts}>
        {demon.abilities.map(({ id, name, cost, text, timing }) => (
          <li key={id}>
            <b>
              {name}
              {cost > 0 ? (
                <em>
                  <Icon id="argent" size={13} label={t('doom.stat.argent')} />
                  {cost}
                </em>
              ) : null}
            </b>
            <small>{timingWords(words, timing)}</small>
            {text}
          </li>
        ))}
      </ul>
      {figures.length > 0 ? (
        <ul className={style.figures}>
          {figures.map(f => (
            <li key={f.id}>
              <b>{names.of(f.id)}</b>
              <span>{names.space(f.at[0]!)}</span>
              <span>{t('doom.look.health', { now: f.health - f.damage, of: f.health })}</span>
              {f.staggered ? <span className={style.warn}>{t('doom.demon.staggered')}</span> : null}
              {f.stunned ? <span className={style.warn}>{t('doom.marine.stunned')}</span> : null}
              {f.carries ? (
                <span className={style.warn}>
                  {t('doom.marine.carries', { token: placeName(view, f.carries, names, t) })}
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
