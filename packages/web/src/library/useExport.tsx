import { type ReactNode, useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useWords } from '../i18n/context.tsx'
import { Button } from '../ui/Button.tsx'
import { downloadMatch, downloadSealed } from './download.ts'
import './library.css'

interface Exporting {
  /** Where nobody has secrets the file holds everything; of a match that goes on the owner says how much it may hold. */
  start(id: string, open: boolean): void
  dialog: ReactNode
}

export function useExport(): Exporting {
  const { t } = useWords()
  const [id, setId] = useState<string | null>(null)
  const choose = (download: (id: string) => Promise<void>) => {
    if (id !== null) void download(id).catch(() => {})
    setId(null)
  }
  return {
    start: (match, open) => (open ? void downloadMatch(match).catch(() => {}) : setId(match)),
    dialog:
      id === null ? null : (
        <ModalOverlay className="confirm-over" isOpen onOpenChange={open => open || setId(null)} isDismissable>
          <Modal className="confirm panel">
            <Dialog className="export">
              <Heading slot="title">{t('export.title')}</Heading>
              <div className="export-way">
                <Button kind="primary" icon="ui-lock" onPress={() => choose(downloadSealed)} autoFocus>
                  {t('export.sealed')}
                </Button>
                <p>{t('export.sealed-why')}</p>
              </div>
              <div className="export-way">
                <Button icon="ui-log" onPress={() => choose(downloadMatch)}>
                  {t('export.all')}
                </Button>
                <p>{t('export.all-why')}</p>
              </div>
              <div className="confirm-ways">
                <Button kind="ghost" onPress={() => setId(null)}>
                  {t('export.cancel')}
                </Button>
              </div>
            </Dialog>
          </Modal>
        </ModalOverlay>
      ),
  }
}
