import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useWords } from '../i18n/context.tsx'
import { Button } from '../ui/Button.tsx'
import { downloadMatch, downloadSealed } from './download.ts'
import './library.css'

/** How much may the file of a running match hold? */
export default function ExportDialog({ id, close }: { id: string; close(): void }) {
  const { t } = useWords()
  const choose = (download: (id: string) => Promise<void>) => {
    void download(id).catch(() => {})
    close()
  }
  return (
    <ModalOverlay className="confirm-over" isOpen onOpenChange={open => open || close()} isDismissable>
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
            <Button kind="ghost" onPress={close}>
              {t('export.cancel')}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
