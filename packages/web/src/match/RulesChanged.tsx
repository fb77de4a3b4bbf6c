import type { Drift } from '@redoubt/host'
import { useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useWords } from '../i18n/context.tsx'
import { Button } from '../ui/Button.tsx'
import { tellDrift } from './hostlog.ts'
import type { Match } from './match.ts'
import './seal.css'

/** Said when a match is opened whose rules have changed since, until the first decision is made under the new ones. */
export function RulesChanged({ match }: { match: Pick<Match, 'log'> }) {
  const { t } = useWords()
  const [told, setTold] = useState(false)
  const first = match.log[0]?.event
  if (told || first?.type !== 'rules-changed' || match.log.length > 1) return null
  const close = () => setTold(true)
  return (
    <ModalOverlay className="overlay" isOpen onOpenChange={close} isDismissable>
      <Modal className="seal panel">
        <Dialog role="alertdialog">
          <Heading slot="title">{t('rules-changed.title')}</Heading>
          <p>{tellDrift(first as unknown as Drift, t)}</p>
          <div className="seal-ways">
            <Button kind="primary" onPress={close} autoFocus>
              {t('rules-changed.go-on')}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
