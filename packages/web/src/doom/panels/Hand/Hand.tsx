import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import { useWords } from '../../../i18n/context.tsx'
import { type Action, useActions } from '../../../ui/actions.ts'
import { classes } from '../../../ui/classes.ts'
import { lastPointed } from '../../../ui/keys.ts'
import panelStyle from '../../../ui/Panel.module.css'
import { RedrawWhen, useTable } from '../../common/context.ts'
import { Face } from '../../common/Face.tsx'
import type { Book } from '../../reading/book.ts'
import { type Held, heldCards, optionsWith, triedOn } from '../../reading/held.ts'
import style from './Hand.module.css'
import { reasonAgainst } from './reasons.ts'

interface Props {
  /** The card picked up: its actions are in the prompt. */
  picked: string | null
  pick(key: string | null): void
  /** Does what is most obvious with the picked card. */
  act(): void
  /** One below the other, for the column of a phone on its side. */
  rows?: boolean
}

/** The cards in hand as a list box; what is in play lies beside them. */
export function Hand(props: Props) {
  const { t } = useWords()
  const { view, match, book, names } = useTable()
  const mine = view.you === 'invader' ? view.invader : view.marines.find(({ id }) => id === view.you)
  // Why a card cannot be played now may depend on anything.
  const offers = match.yours ? match : null
  return (
    <RedrawWhen changes={[props.picked, props.rows, offers, mine, view.you, view.phase === 'setup', book, names, t]}>
      <HandCards {...props} />
    </RedrawWhen>
  )
}

function HandCards({ picked, pick, act, rows }: Props) {
  const { t } = useWords()
  const { view, match, book, look } = useTable()
  const cards = heldCards(view)
  const up = cards.find(({ key }) => key === picked)
  const consider = useConsidered(up)
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
  const last = cards.length - 1
  const inHand = (id: string, label: Action['label'], shortcut: Action['shortcut'], run: () => void): Action => ({
    ...{ id, label, shortcut, run },
    region: 'hand',
    focused: true,
    enabled: cards.length > 0,
  })
  const read = ({ kind, id }: Held) => look({ kind, id })
  useActions([
    ...cards.slice(0, 9).map(
      (card, n): Action => ({
        id: `card ${n + 1}`,
        region: 'hand',
        label: 'doom.keys.card',
        shortcut: String(n + 1),
        run: () => {
          focus(n)
          pick(card.key)
        },
      }),
    ),
    inHand('next', 'doom.keys.card-next', ['ArrowRight', 'ArrowDown'], () => focus(Math.min(last, at + 1))),
    inHand('previous', 'doom.keys.card-next', ['ArrowLeft', 'ArrowUp'], () => focus(Math.max(0, at - 1))),
    inHand('first', 'doom.keys.card-first', 'Home', () => focus(0)),
    inHand('last', 'doom.keys.card-first', 'End', () => focus(last)),
    // Once it is picked up, or somebody points, Enter is the main button's.
    {
      ...inHand('use', 'doom.keys.card-use', 'Enter', () => choose(cards[at]!, at)),
      enabled: () => cards.length > 0 && !lastPointed() && picked !== cards[at]!.key,
    },
    inHand('use-too', 'doom.keys.card-use', 'Space', () => choose(cards[at]!, at)),
    inHand('put-down', 'doom.keys.card-put-down', 'Escape', () => pick(null)),
    inHand('read', 'doom.keys.card-read', 'i', () => read(cards[at]!)),
  ])

  if (view.you === 'spectator' || (cards.length === 0 && view.phase === 'setup')) return null
  return (
    <section
      className={classes(style.hand, rows && style.rows)}
      data-layer
      data-scheme="dark"
      aria-label={t('doom.hand.region')}
    >
      <InPlay />
      {cards.length === 0 ? <p className={style.empty}>{t('doom.hand.empty')}</p> : null}
      <div className={style.box} role="listbox" aria-label={t('doom.hand.label')} ref={box} data-region="hand">
        {cards.map((card, n) => {
          const options = match.yours ? optionsWith(card.id, match.decision) : []
          const action = card.kind === 'action' ? book.content.actionCards[card.id] : undefined
          const reason = match.yours && action ? reasonAgainst(action, match.decision, view) : null
          const note = reason ? t(reason) : undefined
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are registered actions
            <div
              key={card.key}
              role="option"
              tabIndex={n === at ? 0 : -1}
              aria-selected={picked === card.key}
              aria-description={note}
              data-card={card.id}
              data-can={options.length > 0 ? '' : undefined}
              className={classes(style.held, picked === card.key && style.up)}
              onClick={() => choose(card, n)}
              onFocus={() => consider(card, 0)}
              onBlur={() => consider(null, LEAVE_MS)}
              onPointerEnter={event => event.pointerType === 'touch' || consider(card, POINT_MS)}
              onPointerLeave={() => consider(null, LEAVE_MS)}
            >
              <Face card={card} note={note} />
            </div>
          )
        })}
      </div>
      {rows && up ? <p className={style.words}>{textOf(up, book)}</p> : null}
      <Piles />
    </section>
  )
}

/** A card pointed at is shown soon, the next at once, none after a moment: nothing flickers on the way across the hand. */
const POINT_MS = 80
const LEAVE_MS = 150

/** Raises a card to be read; one that can be played now is also tried on the board. Without one, the card picked up stays. */
function useConsidered(picked: Held | undefined): (card: Held | null, ms: number) => void {
  const { match, intent } = useTable()
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const latest = useRef({ picked, match })
  latest.current = { picked, match }
  const show = useCallback(
    (card: Held | null) => {
      const { match, picked } = latest.current
      intent.set({
        raised: card && { id: card.id, kind: card.kind },
        card: triedOn(card, picked, match.yours ? match.decision : null)?.id ?? null,
      })
    },
    [intent],
  )
  const key = picked?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card is known by its key
  useEffect(() => show(latest.current.picked ?? null), [key, show])
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(
    (card, ms) => {
      clearTimeout(timer.current)
      if (card && (ms === 0 || intent.now().raised)) show(card)
      else timer.current = setTimeout(() => show(card ?? latest.current.picked ?? null), ms)
    },
    [intent, show],
  )
}

function textOf({ id, kind }: Held, { content }: Book): string {
  const { actionCards, events, glory } = content
  return ({ action: actionCards, event: events, glory } as const)[kind][id]?.text ?? ''
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
    <div className={style.inPlay}>
      <span className={panelStyle.lab}>{t('doom.hand.in-play')}</span>
      {cards.map((id, n) => (
        <Button
          // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike and lie in order
          key={n}
          className={style.played}
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
    <div className={style.deck} data-of={view.you}>
      <span className={panelStyle.lab}>{t('doom.hand.deck', { name })}</span>
      <span className={style.backs}>
        <span
          className={style.back}
          role="img"
          data-inspect={marine ? 'meter:deck' : 'meter:events'}
          aria-label={t('doom.pile.deck', { count: deck.count })}
        >
          {deck.count}
        </span>
        <Button
          className={classes(style.back, style.discard)}
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
