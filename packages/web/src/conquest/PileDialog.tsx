import type { ConquestView } from '@redoubt/conquest'
import type { Seat } from '@redoubt/kernel'
import { Button as AriaButton, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useWords } from '../i18n/context.tsx'
import { CardFace } from './HandCard.tsx'
import { cardData, sideName, whose } from './names.ts'

/** A discard pile, the newest card first. */
export function PileDialog({
  view,
  seat,
  close,
  zoom,
}: {
  view: ConquestView
  seat: Seat | null
  close(): void
  zoom(card: string): void
}) {
  const { t } = useWords()
  const cards = [...(view.players.find(player => player.seat === seat)?.discard ?? [])].reverse()
  return (
    <ModalOverlay className="overlay" isOpen={seat !== null} onOpenChange={open => open || close()} isDismissable>
      <Modal className="panel cq-pile">
        <Dialog>
          <Heading slot="title">
            {seat ? t('conquest.table.pile-title', { who: whose(view, seat), name: sideName(view, seat) }) : ''}
          </Heading>
          {cards.length === 0 ? <p>{t('conquest.table.pile-empty')}</p> : null}
          <ul className="cq-cards">
            {cards.map(card => {
              const data = cardData(card)
              return data ? (
                <li key={card}>
                  <button type="button" className={`cq-card ${data.faction}`} onClick={() => zoom(card)}>
                    <span className="sr-only">{t('conquest.card.zoom', { name: data.name })}</span>
                    <CardFace data={data} />
                  </button>
                </li>
              ) : null
            })}
          </ul>
          <AriaButton className="btn" onPress={close}>
            {t('conquest.card.close')}
          </AriaButton>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
