import { type KeyboardEvent, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import { useWords } from '../../i18n/context.tsx'
import { useShortcuts } from '../../match/shortcuts.ts'
import { Still, useTable } from '../table.ts'
import { ActionFace, EventFace, GloryFace } from './CardFace.tsx'
import './hand.css'
import { type Held, heldCards, optionsWith } from './held.ts'
import { reasonAgainst } from './reasons.ts'

interface Props {
  /** The card picked up: its actions are in the prompt. */
  picked: string | null
  pick(key: string | null): void
  /** Does what is most obvious with the picked card. */
  act(): void
}

/** The cards in hand as a list box; what is in play lies beside them. */
export function Hand(props: Props) {
  const { t } = useWords()
  const { view, match, book, names } = useTable()
  const mine = view.you === 'invader' ? view.invader : view.marines.find(({ id }) => id === view.you)
  // Why a card cannot be played now may depend on anything.
  const offers = match.yours ? match : null
  return (
    <Still shows={[props.picked, offers, mine, view.you, view.phase === 'setup', book, names, t]}>
      <HandCards {...props} />
    </Still>
  )
}

function HandCards({ picked, pick, act }: Props) {
  const { t } = useWords()
  const { view, match, book, intent, look } = useTable()
  const cards = heldCards(view)
  const [cursor, setCursor] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const at = Math.min(cursor, Math.max(0, cards.length - 1))

  const focus = (n: number) => {
    setCursor(n)
    box.current?.querySelectorAll<HTMLElement>('[role=option]')[n]?.focus()
  }
  const choose = (card: Held, n: number) => {
    setCursor(n)
    if (picked === card.key) act()
    else pick(card.key)
  }
  const digits = Object.fromEntries(
    cards.slice(0, 9).map((card, n): [string, () => void] => [
      String(n + 1),
      () => {
        focus(n)
        pick(card.key)
      },
    ]),
  )
  useShortcuts(digits)

  const onKeyDown = (event: KeyboardEvent) => {
    const move = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (move !== undefined) focus(Math.max(0, Math.min(cards.length - 1, at + move)))
    else if (event.key === 'Home') focus(0)
    else if (event.key === 'End') focus(cards.length - 1)
    else if (event.key === 'Enter' || event.key === ' ') choose(cards[at]!, at)
    else if (event.key === 'Escape') pick(null)
    else if (event.key === 'i') look({ kind: cards[at]!.kind, id: cards[at]!.id })
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  if (view.you === 'spectator' || (cards.length === 0 && view.phase === 'setup')) return null
  return (
    <section className="dm-hand" aria-label={t('doom.hand.region')}>
      <InPlay />
      {cards.length === 0 ? <p className="dm-hand-empty">{t('doom.hand.empty')}</p> : null}
      <div className="dm-hand-box" role="listbox" aria-label={t('doom.hand.label')} ref={box} onKeyDown={onKeyDown}>
        {cards.map((card, n) => {
          const options = match.yours ? optionsWith(card.id, match.decision) : []
          const action = card.kind === 'action' ? book.content.actionCards[card.id] : undefined
          const reason = match.yours && action ? reasonAgainst(action, match.decision, view) : null
          const note = reason ? t(reason) : undefined
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the list box handles the keys
            <div
              key={card.key}
              role="option"
              tabIndex={n === at ? 0 : -1}
              aria-selected={picked === card.key}
              aria-description={note}
              data-card={card.id}
              className={`dm-held ${picked === card.key ? 'up' : ''} ${options.length > 0 ? 'can' : ''}`}
              onClick={() => choose(card, n)}
              onFocus={() => intent.set({ card: card.id })}
              onPointerEnter={() => intent.set({ card: card.id })}
              onPointerLeave={() => intent.set({ card: cards.find(({ key }) => key === picked)?.id ?? null })}
              onContextMenu={event => {
                event.preventDefault()
                look({ kind: card.kind, id: card.id })
              }}
            >
              <Face card={card} note={note} />
            </div>
          )
        })}
      </div>
      <Piles />
    </section>
  )
}

export function Face({ card, note }: { card: Pick<Held, 'id' | 'kind'>; note?: string | undefined }) {
  const { content } = useTable().book
  if (card.kind === 'event') return <EventFace card={content.events[card.id]!} note={note} />
  if (card.kind === 'glory') return <GloryFace card={content.glory[card.id]!} note={note} />
  const action = content.actionCards[card.id]!
  return <ActionFace card={action} weapon={content.weapons[action.set]} note={note} />
}

/** What the viewer has in play; the last card of another who acts, so that everybody sees it. */
function InPlay() {
  const { t } = useWords()
  const { view, look } = useTable()
  const kind = view.you === 'invader' ? 'event' : 'action'
  const cards =
    view.you === 'invader' ? view.invader.play.cards : view.marines.find(({ id }) => id === view.you)?.play.cards
  if (!cards || cards.length === 0) return null
  return (
    <div className="dm-inplay">
      <span className="lab">{t('doom.hand.in-play')}</span>
      {cards.map((id, n) => (
        <Button
          // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike and lie in order
          key={n}
          className="dm-played"
          onPress={() => look({ kind, id })}
        >
          <Face card={{ id, kind }} />
        </Button>
      ))}
    </div>
  )
}

function Piles() {
  const { t } = useWords()
  const { view, look, names } = useTable()
  const marine = view.marines.find(({ id }) => id === view.you)
  const { deck, discard } = marine ?? view.invader
  const name = names.of(view.you)
  return (
    <div className="dm-deck" data-of={view.you}>
      <span className="lab">{t('doom.hand.deck', { name })}</span>
      <span className="dm-backs">
        <span className="dm-back" role="img" aria-label={t('doom.pile.deck', { count: deck.count })}>
          {deck.count}
        </span>
        <Button
          className="dm-back discard"
          isDisabled={discard.count === 0}
          aria-label={t('doom.pile.discard', { count: discard.count })}
          onPress={() =>
            look({
              kind: 'pile',
              of: marine ? 'action' : 'event',
              title: t('doom.pile.discard-of', { name }),
              cards: discard.cards ?? [],
            })
          }
        >
          {discard.count}
        </Button>
      </span>
    </div>
  )
}
