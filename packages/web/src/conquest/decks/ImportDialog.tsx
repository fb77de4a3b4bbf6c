import { type DeckList, importDeck } from '@redoubt/conquest'
import { useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useWords } from '../../i18n/context.tsx'
import { Button } from '../../ui/Button.tsx'

/** The text that players exchange becomes a deck; a line that cannot be read is named. */
export function ImportDialog({ isOpen, close, take }: { isOpen: boolean; close(): void; take(list: DeckList): void }) {
  const { t } = useWords()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const go = () => {
    try {
      const list = importDeck(text)
      setText('')
      setProblem(null)
      close()
      take(list)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <ModalOverlay className="overlay" isOpen={isOpen} onOpenChange={open => open || close()} isDismissable>
      <Modal className="panel cq-import cq-decks">
        <Dialog>
          <Heading slot="title">{t('conquest.decks.import-title')}</Heading>
          <p>{t('conquest.decks.import-help')}</p>
          <textarea
            rows={14}
            value={text}
            aria-label={t('conquest.decks.import-field')}
            onChange={event => setText(event.target.value)}
          />
          {problem ? (
            <p role="alert" className="cq-import-problem">
              {problem}
            </p>
          ) : null}
          <div className="cq-deck-ways">
            <Button onPress={close}>{t('conquest.decks.cancel')}</Button>
            <Button kind="primary" onPress={go} isDisabled={text.trim() === ''}>
              {t('conquest.decks.import-go')}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
