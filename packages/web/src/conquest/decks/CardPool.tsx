import type { DeckList } from '@redoubt/conquest'
import { useState } from 'react'
import { useWords } from '../../i18n/context.tsx'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { CardButton } from '../cards/Card.tsx'
import { CardZoom } from '../cards/CardZoom.tsx'
import control from '../dialogs/Control.module.css'
import { traitNames, typeName } from '../words/card.ts'
import style from './CardPool.module.css'
import { countOf } from './own.ts'
import { CARD_KINDS, cardsFor, mostCopies } from './pool.ts'

interface Props {
  list: DeckList
  setCount(id: string, count: number): void
}

/** Every card that may go into a deck, with how many do. */
export function CardPool({ list, setCount }: Props) {
  const { t } = useWords()
  const [find, setFind] = useState('')
  const [kind, setKind] = useState('')
  const [onlyIn, setOnlyIn] = useState(false)
  const [zoomed, setZoomed] = useState<string | null>(null)
  // Anew each time: the language may have changed, and with it every name.
  const found = cardsFor(list.warlord).filter(
    card =>
      (kind === '' || card.type === kind) &&
      (!onlyIn || countOf(list, card.id) > 0) &&
      `${card.name} ${traitNames(card).join(' ')}`.toLowerCase().includes(find.trim().toLowerCase()),
  )
  return (
    <section aria-label={t('conquest.decks.cards')}>
      <div className={style.filters}>
        <input
          type="search"
          className={control.control}
          value={find}
          placeholder={t('conquest.decks.filter')}
          aria-label={t('conquest.decks.filter')}
          onChange={event => setFind(event.target.value)}
        />
        <select
          className={control.control}
          value={kind}
          aria-label={t('conquest.decks.type')}
          onChange={event => setKind(event.target.value)}
        >
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
      <ul className={style.pool}>
        {found.map(card => {
          const count = countOf(list, card.id)
          const most = mostCopies(card)
          return (
            <li key={card.id} className={classes(count > 0 && style.in)}>
              <CardButton
                data={card}
                label={t('conquest.card.zoom', { name: card.name })}
                onClick={() => setZoomed(card.id)}
              />
              <div className={style.counts}>
                <Button
                  kind="ghost"
                  aria-label={t('conquest.decks.remove', { card: card.name })}
                  isDisabled={count === 0}
                  onPress={() => setCount(card.id, count - 1)}
                >
                  −
                </Button>
                <b title={card.signature ? t('conquest.decks.signature') : undefined}>
                  {t('conquest.decks.copies', { count, most })}
                </b>
                <Button
                  kind="ghost"
                  aria-label={t('conquest.decks.add', { card: card.name })}
                  isDisabled={count >= most}
                  onPress={() => setCount(card.id, count + 1)}
                >
                  +
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
      <CardZoom card={zoomed} close={() => setZoomed(null)} />
    </section>
  )
}
