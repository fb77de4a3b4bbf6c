import { Button } from 'react-aria-components'
import { useWords } from '../../../i18n/context.tsx'
import { classes } from '../../../ui/classes.ts'
import hiddenStyle from '../../../ui/Hidden.module.css'
import { Icon } from '../../../ui/Icon.tsx'
import panelStyle from '../../../ui/Panel.module.css'
import { Bust } from '../../cards/Art.tsx'
import { DemonStat, DemonStats } from '../../cards/DemonStats.tsx'
import { RedrawWhen, useTable } from '../../common/context.ts'
import { optionsOf } from '../../reading/choices.ts'
import { PORTAL_ICONS } from '../../words/figures.ts'
import { demonsWords } from '../../words/option.ts'
import { Piles } from '../Piles/Piles.tsx'
import { Player } from '../Player/Player.tsx'
import style from './Invader.module.css'

/** The other side: demon cards, portals, groups seen, events. */
export function Invader({ brief = false }: { brief?: boolean }) {
  const { t } = useWords()
  const { view, book, names, match } = useTable()
  const { demons, invader, portals, gloryDeck, turn } = view
  const figures = view.figures.map(({ id, at }) => `${id} ${at.length > 0} ${id === view.active}`).join()
  const offers = match.yours ? match.decision : null
  return (
    <RedrawWhen
      changes={[demons, figures, invader, portals, gloryDeck, turn, offers, book, names, match.seats, t, brief]}
    >
      <Panel brief={brief} />
    </RedrawWhen>
  )
}

function Panel({ brief }: { brief: boolean }) {
  const { t } = useWords()
  const { view, look, names } = useTable()
  const { invader } = view
  const kinds = Object.keys(view.demons).filter(kind => view.demons[kind]!.up || figuresOf(view, kind) > 0)
  const hidden = Object.keys(view.demons).length - kinds.length
  return (
    <section
      className={classes(panelStyle.panel, style.invader)}
      data-panel="invader"
      data-layer
      aria-label={t('seat.invader')}
    >
      <header>
        <Icon id="ui-demon" size={30} />
        <span>
          <h2>{t('seat.invader')}</h2>
          <Player seat="invader" />
        </span>
        <span
          className={style.events}
          role="img"
          data-inspect="meter:events"
          aria-label={t('doom.invader.events', { count: invader.hand.count })}
        >
          {[...Array(Math.min(6, invader.hand.count)).keys()].map(n => (
            <i key={n} />
          ))}
          <b>{invader.hand.count}</b>
        </span>
      </header>
      {brief && kinds.length > 0 ? (
        <DemonStrip kinds={kinds} />
      ) : kinds.length > 0 ? (
        <table className={style.demons}>
          <thead>
            <tr>
              <th scope="col">{t('doom.invader.card')}</th>
              <th scope="col">{t('doom.stat.argent')}</th>
              <th scope="col">{t('doom.invader.state')}</th>
            </tr>
          </thead>
          <tbody>
            {kinds.map(kind => (
              <DemonRow key={kind} kind={kind} />
            ))}
          </tbody>
        </table>
      ) : (
        <p className={style.quiet}>{t('doom.invader.none')}</p>
      )}
      {hidden > 0 && kinds.length > 0 ? (
        <p className={style.quiet}>{t('doom.invader.face-down', { count: hidden })}</p>
      ) : null}
      <Portals />
      <p className={style.foot}>
        <span data-inspect="meter:argent">
          <Icon id="argent" size={16} />
          {t('doom.invader.invasion-argent', { count: invader.argent })}
        </span>
        {invader.invasion ? (
          <Button data-inspect={invader.invasion} onPress={() => look({ kind: 'invasion', id: invader.invasion! })}>
            {t('doom.invader.invasion', { name: names.of(invader.invasion) })}
          </Button>
        ) : (
          <span data-inspect="meter:invasion">
            <Icon id="ui-lock" size={13} />
            {t('doom.invader.invasion-hidden')}
          </span>
        )}
      </p>
      {invader.groups.length > 0 ? (
        <ul className={style.groups} aria-label={t('doom.invader.groups')}>
          {invader.groups.map(({ level, demons }) => (
            <li key={`${level} ${demonsWords(demons, names, t)}`}>
              <Icon id={PORTAL_ICONS[level]} size={16} />
              {demonsWords(demons, names, t)}
            </li>
          ))}
        </ul>
      ) : null}
      <Piles>
        <span data-inspect="meter:events">{t('doom.pile.events', { count: invader.deck.count })}</span>
        {invader.discard.count > 0 ? (
          <Button
            onPress={() =>
              look({
                kind: 'pile',
                of: 'event',
                title: t('doom.pile.events-discarded'),
                cards: invader.discard.cards ?? [],
              })
            }
          >
            {t('doom.pile.discard', { count: invader.discard.count })}
          </Button>
        ) : (
          <span>{t('doom.pile.discard', { count: 0 })}</span>
        )}
        {view.gloryDeck.discard.count > 0 ? (
          <Button
            onPress={() =>
              look({
                kind: 'pile',
                of: 'glory',
                title: t('doom.pile.glory-discarded'),
                cards: view.gloryDeck.discard.cards ?? [],
              })
            }
          >
            {t('doom.pile.glory-discard', { count: view.gloryDeck.discard.count })}
          </Button>
        ) : null}
      </Piles>
    </section>
  )
}

type View = ReturnType<typeof useTable>['view']

const figuresOf = (view: View, kind: string): number =>
  view.figures.filter(f => f.kind === kind && f.at.length > 0).length

/** Is a figure of this kind acting, or about to? Before the first of a kind and between two of them nobody is, but their card is. */
function useActing(kind: string): boolean {
  const { view, match } = useTable()
  const next = match.yours && match.decision?.kind === 'demon-figure' ? optionsOf(match.decision) : []
  const acts = ({ id }: { id: string }) => id === view.active || next.some(({ figure }) => figure === id)
  const begins = match.yours && match.decision?.kind === 'kind-start' && match.decision.about?.kind === kind
  return begins || (view.turn === 'invader' && view.figures.some(f => f.kind === kind && acts(f)))
}

const stateOf = ({ up, exhausted }: View['demons'][string], acting: boolean) =>
  acting ? 'doom.demon.acting' : !up ? 'doom.demon.face-down' : exhausted ? 'doom.demon.done' : 'doom.demon.ready'

/** The demon cards for those who fight them: one portrait each, turned when it is done. */
function DemonStrip({ kinds }: { kinds: readonly string[] }) {
  return (
    <ul className={style.strip}>
      {kinds.map(kind => (
        <DemonChip key={kind} kind={kind} />
      ))}
    </ul>
  )
}

function DemonChip({ kind }: { kind: string }) {
  const { t } = useWords()
  const { view, book, look, intent } = useTable()
  const card = view.demons[kind]!
  const demon = book.content.demons[kind]!
  const acting = useActing(kind)
  const count = figuresOf(view, kind)
  const state = stateOf(card, acting)
  return (
    <li
      onPointerEnter={() => intent.set({ lit: view.figures.filter(f => f.kind === kind).map(f => f.id) })}
      onPointerLeave={() => intent.set({ lit: [] })}
    >
      <Button
        className={classes(style.chip, card.exhausted && !acting && style.done, acting && style.hot)}
        data-demon={kind}
        aria-label={t('doom.demon.chip', { name: demon.name, count, state: t(state), argent: card.argent })}
        onPress={() => look({ kind: 'demon', id: kind })}
      >
        <Bust icon={demon.icon} size={32} />
        <i>{count}</i>
        {card.argent > 0 ? (
          <em>
            <Icon id="argent" size={11} />
            {card.argent}
          </em>
        ) : null}
      </Button>
    </li>
  )
}

function DemonRow({ kind }: { kind: string }) {
  const { t } = useWords()
  const { view, book, look, intent, match } = useTable()
  const card = view.demons[kind]!
  const demon = book.content.demons[kind]!
  const count = figuresOf(view, kind)
  const acting = useActing(kind)
  const add = match.yours ? optionsOf(match.decision).find(o => o.do === 'argent' && o.card === kind) : undefined
  const state = stateOf(card, acting)
  const light = () => intent.set({ lit: view.figures.filter(f => f.kind === kind).map(f => f.id) })
  return (
    <tr
      className={classes(card.exhausted && !acting && style.done, acting && style.hot)}
      data-demon={kind}
      onPointerEnter={light}
      onPointerLeave={() => intent.set({ lit: [] })}
    >
      <th scope="row">
        <Button className={style.demon} onPress={() => look({ kind: 'demon', id: kind })}>
          <span className={style.art}>
            <Bust icon={demon.icon} size={36} />
            <i>
              <span className={hiddenStyle.srOnly}>{t('doom.demon.on-map')}</span>
              {count}
            </i>
          </span>
          <span>
            <b>{demon.name}</b>
            <DemonStats>
              <DemonStat icon="speed" size={11} label={t('doom.stat.speed')} value={demon.speed} />
              <DemonStat icon="stagger" size={12} label={t('doom.stat.stagger')} value={demon.stagger} />
              <DemonStat icon="health" size={11} label={t('doom.stat.health')} value={demon.health} />
            </DemonStats>
          </span>
        </Button>
      </th>
      <td>
        <span className={style.argent} role="img" aria-label={t('doom.demon.argent', { count: card.argent })}>
          {card.argent === 0 ? '–' : null}
          {card.argent > 3 ? (
            <>
              <Icon id="argent" size={16} /> {card.argent}
            </>
          ) : (
            [...Array(card.argent).keys()].map(n => <Icon key={n} id="argent" size={16} />)
          )}
        </span>
        {add ? (
          <Button className={style.plus} onPress={() => void match.choose(add.key)}>
            <span className={hiddenStyle.srOnly}>{t('doom.do.argent', { card: demon.name })}</span>
            <span aria-hidden="true">+</span>
          </Button>
        ) : null}
      </td>
      <td className={style.state}>{t(state)}</td>
    </tr>
  )
}

function Portals() {
  const { t } = useWords()
  const { view, names, intent } = useTable()
  if (view.portals.length === 0) return null
  return (
    <ul className={style.portals} aria-label={t('doom.invader.portals')}>
      {view.portals.map(({ id, level, up, at, threat, progress }) => (
        <li
          key={id}
          data-inspect={`space:${at}`}
          onPointerEnter={() => intent.set({ lit: [at] })}
          onPointerLeave={() => intent.set({ lit: [] })}
        >
          <Icon
            id={`${PORTAL_ICONS[level]}${up ? '' : '-inactive'}`}
            size={20}
            label={t(up ? 'doom.portal.active' : 'doom.portal.inactive', { level })}
          />
          {names.space(at)}
          {threat > 0 ? (
            <span>
              <Icon id="threat" size={12} label={t('doom.meters.threat')} />
              {threat}
            </span>
          ) : null}
          {progress > 0 ? (
            <span>
              <Icon id="progress" size={12} label={t('doom.portal.progress')} />
              {progress}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
