import { ASKING, type Asking } from '@redoubt/host'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useWords } from '../i18n/context.tsx'
import type { MessageKey } from '../i18n/i18n.ts'
import { Button } from '../ui/Button.tsx'
import { changeWindows, useWindows, WINDOWS, type WindowKind } from './windows.ts'

/** Always, only when I can, never: for all windows and for each kind. */
export function WindowSettings({ isOpen, close }: { isOpen: boolean; close(): void }) {
  const { t } = useWords()
  const windows = useWindows()
  return (
    <ModalOverlay className="overlay" isOpen={isOpen} onOpenChange={open => open || close()} isDismissable>
      <Modal className="panel cq-windows">
        <Dialog>
          <Heading slot="title">{t('conquest.windows.title')}</Heading>
          <p>{t('conquest.windows.why')}</p>
          <Ask kind="*" name={t('conquest.windows.all')} value={windows['*'] ?? 'when-able'} />
          {WINDOWS.map(kind => (
            <Ask
              key={kind}
              kind={kind}
              name={t(`conquest.windows.${kind}` as MessageKey)}
              value={windows[kind] ?? null}
            />
          ))}
          <Button kind="primary" onPress={close}>
            {t('conquest.windows.close')}
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function Ask({ kind, name, value }: { kind: WindowKind | '*'; name: string; value: Asking | null }) {
  const { t } = useWords()
  return (
    <label className={kind === '*' ? 'cq-ask all' : 'cq-ask'}>
      <span>{name}</span>
      <select
        value={value ?? ''}
        onChange={event => changeWindows(kind, (event.target.value || null) as Asking | null)}
      >
        {kind === '*' ? null : <option value="">{t('conquest.windows.own')}</option>}
        {ASKING.map(asking => (
          <option key={asking} value={asking}>
            {t(`conquest.windows.${asking}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
