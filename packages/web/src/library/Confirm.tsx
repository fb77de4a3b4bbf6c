import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { Button } from '../ui/Button.tsx'
import './library.css'

/** A question before something that cannot be undone; the safe answer is first. */
export function Confirm({
  title,
  why,
  yes,
  no,
  onYes,
  onNo,
}: {
  title: string
  why: string
  yes: string
  no: string
  onYes(): void
  onNo(): void
}) {
  return (
    <ModalOverlay className="confirm-over" isOpen onOpenChange={open => open || onNo()} isDismissable>
      <Modal className="confirm panel">
        <Dialog role="alertdialog">
          <Heading slot="title">{title}</Heading>
          <p>{why}</p>
          <div className="confirm-ways">
            <Button onPress={onNo} autoFocus>
              {no}
            </Button>
            <Button kind="danger" onPress={onYes}>
              {yes}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
