import { deckProblems, exportDeck, LEAST_CARDS, MOST_CARDS } from '@redoubt/conquest'
import { useMemo, useState } from 'react'
import { href } from '../../app/router.ts'
import { useWords } from '../../i18n/context.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { CardZoom } from '../CardZoom.tsx'
import { CardFace, typeName } from '../HandCard.tsx'
import { cardName } from '../names.ts'
import { countOf, type OwnDeck, sizeOf, withCount } from './own.ts'
import { CARD_KINDS, cardsFor, costCurve, mostCopies } from './pool.ts'

/** One deck: every card that may go in, how many do, and whether the deck is legal. Kept with every change. */
export function DeckEditor({ deck, change }: { deck: OwnDeck; change(deck: OwnDeck): void }) {
  const { t } = useWords()
  const [find, setFind] = useState('')
  const [kind, setKind] = useState('')
  const [onlyIn, setOnlyIn] = useState(false)
  const [zoomed, setZoomed] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const { list } = deck
  const problems = useMemo(() => deckProblems(list), [list])
  const pool = useMemo(() => cardsFor(list.warlord), [list.warlord])
  const shown = pool.filter(
    card =>
      (kind === '' || card.type === kind) &&
      (!onlyIn || countOf(list, card.id) > 0) &&
      `${card.name} ${card.traits.join(' ')}`.toLowerCase().includes(find.trim().toLowerCase()),
  )
  const set = (id: string, count: number) => change({ ...deck, list: withCount(list, id, count) })
  const curve = costCurve(list)
  const most = Math.max(1, ...curve)
  const copy = async () => {
    const text = exportDeck(list)
    try {
      await navigator.clipboard.writeText(text)
      setSaid(t('conquest.decks.exported'))
    } catch {
      download(deck.name, text)
    }
  }
  return (
    <main className="cq-decks cq-editor">
      <header>
        <a href={href('decks')} className="btn ghost">
          <Icon id="ui-undo" size={16} />
          {t('conquest.decks.back')}
        </a>
        <h1 className="sr-only">{deck.name}</h1>
        <label className="cq-deck-name">
          <span className="sr-only">{t('conquest.decks.name')}</span>
          <input
            type="text"
            value={deck.name}
            maxLength={60}
            onChange={event => change({ ...deck, name: event.target.value })}
          />
        </label>
        <span className="cq-space" />
        <Button onPress={() => void copy()}>{t('conquest.decks.export')}</Button>
        <Button onPress={() => download(deck.name, exportDeck(list))}>{t('conquest.decks.download')}</Button>
      </header>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="cq-editor-body">
        <section aria-label={t('conquest.decks.cards')}>
          <div className="cq-filters">
            <input
              type="search"
              value={find}
              placeholder={t('conquest.decks.filter')}
              aria-label={t('conquest.decks.filter')}
              onChange={event => setFind(event.target.value)}
            />
            <select value={kind} aria-label={t('conquest.decks.type')} onChange={event => setKind(event.target.value)}>
              <option value="">{t('conquest.decks.any-type')}</option>
              {CARD_KINDS.map(each => (
                <option key={each} value={each}>
                  {typeName(each)}
                </option>
              ))}
            </select>
            <label>
              <input type="checkbox" checked={onlyIn} onChange={event => setOnlyIn(event.target.checked)} />{' '}
              {t('conquest.decks.only-in')}
            </label>
          </div>
          <ul className="cq-pool">
            {shown.map(card => {
              const count = countOf(list, card.id)
              const limit = mostCopies(card)
              return (
                <li key={card.id} className={count > 0 ? 'in' : ''}>
                  <button type="button" className={`cq-card ${card.faction}`} onClick={() => setZoomed(card.id)}>
                    <span className="sr-only">{t('conquest.card.zoom', { name: card.name })}</span>
                    <CardFace data={card} />
                  </button>
                  <div className="cq-counts">
                    <Button
                      kind="ghost"
                      aria-label={t('conquest.decks.remove', { card: card.name })}
                      isDisabled={count === 0}
                      onPress={() => set(card.id, count - 1)}
                    >
                      −
                    </Button>
                    <b title={card.signature ? t('conquest.decks.signature') : undefined}>
                      {t('conquest.decks.copies', { count, most: limit })}
                    </b>
                    <Button
                      kind="ghost"
                      aria-label={t('conquest.decks.add', { card: card.name })}
                      isDisabled={count >= limit}
                      onPress={() => set(card.id, count + 1)}
                    >
                      +
                    </Button>
                  </div>
                </li>
              )
            })}
          </ul>
        </section>
        <aside className="panel cq-report" aria-label={t('conquest.decks.report')}>
          <h2>{cardName(list.warlord)}</h2>
          <p>{t('conquest.decks.size', { count: sizeOf(list), least: LEAST_CARDS, most: MOST_CARDS })}</p>
          <div role="status">
            {problems.length === 0 ? (
              <p className="legal">
                <Icon id="ui-check" size={16} /> {t('conquest.decks.legal')}
              </p>
            ) : (
              <>
                <p className="illegal">
                  <Icon id="ui-warning" size={16} /> {t('conquest.decks.problems', { count: problems.length })}
                </p>
                <ul className="cq-problems">
                  {problems.map(problem => (
                    <li key={problem}>{problem}</li>
                  ))}
                </ul>
              </>
            )}
          </div>
          <h3 className="lab">{t('conquest.decks.curve')}</h3>
          <div
            className="cq-curve"
            role="img"
            aria-label={t('conquest.decks.curve-label', {
              list: curve.map((count, cost) => t('conquest.decks.curve-bar', { count, cost })).join(', '),
            })}
          >
            {curve.map((count, cost) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cost is the place
              <span key={cost}>
                <i style={{ height: `${(count / most) * 64}px` }} />
                <b>{count}</b>
                <small>{cost}</small>
              </span>
            ))}
          </div>
          <ul className="cq-in-deck">
            {list.cards.map(({ id, count }) => (
              <li key={id}>
                <b>{count}×</b> {cardName(id)}
              </li>
            ))}
          </ul>
        </aside>
      </div>
      <CardZoom card={zoomed} close={() => setZoomed(null)} />
    </main>
  )
}

function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-') || 'deck'}.txt`
  link.click()
  URL.revokeObjectURL(link.href)
}
