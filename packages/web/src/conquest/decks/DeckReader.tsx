import type { DeckList } from '@redoubt/conquest'
import { useState } from 'react'
import { Heading } from 'react-aria-components'
import { useWords } from '../../i18n/context.tsx'
import { Button } from '../../ui/Button.tsx'
import { CardFull } from '../cards/CardFull.tsx'
import { TableDialog } from '../dialogs/TableDialog.tsx'
import { cardName } from '../words/names.ts'
import style from './DeckReader.module.css'

/** A deck to read: every card with its number, and the one that is pressed in full. */
export function DeckReader({ name, list, close }: { name: string; list: DeckList; close(): void }) {
  const { t } = useWords()
  const [card, setCard] = useState(list.warlord)
  return (
    <TableDialog isOpen close={close} className={style.reader}>
      <Heading slot="title">{name}</Heading>
      <div className={style.both}>
        <ul className={style.cards}>
          {[{ id: list.warlord, count: 1 }, ...list.cards].map(({ id, count }) => (
            <li key={id}>
              <button type="button" aria-pressed={id === card} onClick={() => setCard(id)}>
                <b>{count}</b> {cardName(id)}
              </button>
            </li>
          ))}
        </ul>
        <CardFull card={card} />
      </div>
      <Button onPress={close}>{t('conquest.card.close')}</Button>
    </TableDialog>
  )
}
