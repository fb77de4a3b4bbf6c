import type { ConquestView } from '@redoubt/conquest'
import type { Seat } from '@redoubt/kernel'
import { Heading } from 'react-aria-components'
import { useWords } from '../../i18n/context.tsx'
import { Button } from '../../ui/Button.tsx'
import { TableDialog } from '../dialogs/TableDialog.tsx'
import { cardData } from '../reading/printed.ts'
import { sideName, whose } from '../words/names.ts'
import { CardButton } from './Card.tsx'
import { CardList } from './CardList.tsx'
import style from './PileDialog.module.css'

interface Props {
  view: ConquestView
  seat: Seat | null
  close(): void
  zoom(card: string): void
}

/** A discard pile, the newest card first. */
export function PileDialog({ view, seat, close, zoom }: Props) {
  const { t } = useWords()
  const cards = [...(view.players.find(player => player.seat === seat)?.discard ?? [])].reverse()
  return (
    <TableDialog isOpen={seat !== null} close={close} className={style.pile}>
      <Heading slot="title">
        {seat ? t('conquest.table.pile-title', { who: whose(view, seat), name: sideName(view, seat) }) : ''}
      </Heading>
      {cards.length === 0 ? <p>{t('conquest.table.pile-empty')}</p> : null}
      <CardList>
        {cards.map(card => {
          const data = cardData(card)
          return data ? (
            <li key={card}>
              <CardButton data={data} label={t('conquest.card.zoom', { name: data.name })} onClick={() => zoom(card)} />
            </li>
          ) : null
        })}
      </CardList>
      <Button onPress={close}>{t('conquest.card.close')}</Button>
    </TableDialog>
  )
}
