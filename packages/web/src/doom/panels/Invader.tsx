import { Button } from 'react-aria-components'
import { useWords } from '../../i18n/context.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Bust } from '../cards/Art.tsx'
import { Still, useTable } from '../table.ts'
import { PORTAL_ICONS } from '../words/figures.ts'
import { demonsWords, optionsOf } from '../words/option.ts'
import './invader.css'
import { Player } from './Player.tsx'

/** The other side: demon cards, portals, groups seen, events. */
export function Invader() {
  const { t } = useWords()
  const { view, book, names, match } = useTable()
  const { demons, invader, portals, gloryDeck, turn } = view
  const figures = view.figures.map(({ id, at }) => `${id} ${at.length > 0} ${id === view.active}`).join()
  const offers = match.yours ? match.decision : null
  return (
    <Still shows={[demons, figures, invader, portals, gloryDeck, turn, offers, book, names, match.seats, t]}>
      <Panel />
    </Still>
  )
}

function Panel() {
  const { t } = useWords()
  const { view, look, names } = useTable()
  const { invader } = view
  const kinds = Object.keys(view.demons).filter(kind => view.demons[kind]!.up || figuresOf(view, kind) > 0)
  const hidden = Object.keys(view.demons).length - kinds.length
  return (
    <aside className="panel dm-invader" aria-label={t('doom.name.invader')}>
      <header>
        <Icon id="ui-demon" size={30} />
        <span>
          <h2>{t('doom.name.invader')}</h2>
          <Player seat="invader" />
        </span>
        <span className="dm-events" role="img" aria-label={t('doom.invader.events', { count: invader.hand.count })}>
          {[...Array(Math.min(6, invader.hand.count)).keys()].map(n => (
            <i key={n} />
          ))}
          <b>{invader.hand.count}</b>
        </span>
      </header>
      {kinds.length > 0 ? (
        <table className="dm-demons">
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
        <p className="dm-quiet">{t('doom.invader.none')}</p>
      )}
      {hidden > 0 && kinds.length > 0 ? (
        <p className="dm-quiet">{t('doom.invader.face-down', { count: hidden })}</p>
      ) : null}
      <Portals />
      <p className="dm-invader-foot">
        <span>
          <Icon id="argent" size={16} />
          {t('doom.invader.invasion-argent', { count: invader.argent })}
        </span>
        {invader.invasion ? (
          <Button onPress={() => look({ kind: 'invasion', id: invader.invasion! })}>
            {t('doom.invader.invasion', { name: names.of(invader.invasion) })}
          </Button>
        ) : (
          <span>
            <Icon id="ui-lock" size={13} />
            {t('doom.invader.invasion-hidden')}
          </span>
        )}
      </p>
      {invader.groups.length > 0 ? (
        <ul className="dm-groups" aria-label={t('doom.invader.groups')}>
          {invader.groups.map(({ level, demons }) => (
            <li key={`${level} ${demonsWords(demons, names, t)}`}>
              <Icon id={PORTAL_ICONS[level]} size={16} />
              {demonsWords(demons, names, t)}
            </li>
          ))}
        </ul>
      ) : null}
      <p className="dm-piles">
        <span>{t('doom.pile.events', { count: invader.deck.count })}</span>
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
      </p>
    </aside>
  )
}

type View = ReturnType<typeof useTable>['view']

const figuresOf = (view: View, kind: string): number =>
  view.figures.filter(f => f.kind === kind && f.at.length > 0).length

function DemonRow({ kind }: { kind: string }) {
  const { t } = useWords()
  const { view, book, look, intent, match } = useTable()
  const card = view.demons[kind]!
  const demon = book.content.demons[kind]!
  const count = figuresOf(view, kind)
  // Before the first figure of a kind and between two of them nobody is active, but their card is.
  const next = match.yours && match.decision?.kind === 'demon-figure' ? optionsOf(match.decision) : []
  const acts = ({ id }: { id: string }) => id === view.active || next.some(({ figure }) => figure === id)
  const begins = match.yours && match.decision?.kind === 'kind-start' && match.decision.about?.kind === kind
  const acting = begins || (view.turn === 'invader' && view.figures.some(f => f.kind === kind && acts(f)))
  const add = match.yours ? optionsOf(match.decision).find(o => o.do === 'argent' && o.card === kind) : undefined
  const state = acting
    ? 'doom.demon.acting'
    : !card.up
      ? 'doom.demon.face-down'
      : card.exhausted
        ? 'doom.demon.done'
        : 'doom.demon.ready'
  const light = () => intent.set({ lit: view.figures.filter(f => f.kind === kind).map(f => f.id) })
  return (
    <tr
      className={`${card.exhausted && !acting ? 'done' : ''} ${acting ? 'hot' : ''}`}
      data-demon={kind}
      onPointerEnter={light}
      onPointerLeave={() => intent.set({ lit: [] })}
    >
      <th scope="row">
        <Button className="dm-demon" onPress={() => look({ kind: 'demon', id: kind })}>
          <span className="dm-demon-art">
            <Bust icon={demon.icon} size={36} />
            <i>
              <span className="sr-only">{t('doom.demon.on-map')}</span>
              {count}
            </i>
          </span>
          <span>
            <b>{demon.name}</b>
            <span className="dm-demon-stats">
              <span>
                <Icon id="speed" size={11} label={t('doom.stat.speed')} />
                {demon.speed}
              </span>
              <span>
                <Icon id="stagger" size={12} label={t('doom.stat.stagger')} />
                {demon.stagger}
              </span>
              <span className="hp">
                <Icon id="health" size={11} label={t('doom.stat.health')} />
                {demon.health}
              </span>
            </span>
          </span>
        </Button>
      </th>
      <td>
        <span className="dm-argent" role="img" aria-label={t('doom.demon.argent', { count: card.argent })}>
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
          <Button className="dm-plus" onPress={() => void match.choose(add.key)}>
            <span className="sr-only">{t('doom.do.argent', { card: demon.name })}</span>
            <span aria-hidden="true">+</span>
          </Button>
        ) : null}
      </td>
      <td className="dm-state">{t(state)}</td>
    </tr>
  )
}

function Portals() {
  const { t } = useWords()
  const { view, names, intent } = useTable()
  if (view.portals.length === 0) return null
  return (
    <ul className="dm-portals" aria-label={t('doom.invader.portals')}>
      {view.portals.map(({ id, level, up, at, threat, progress }) => (
        <li key={id} onPointerEnter={() => intent.set({ lit: [at] })} onPointerLeave={() => intent.set({ lit: [] })}>
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
