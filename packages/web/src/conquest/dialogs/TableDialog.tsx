import type { ReactNode } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { classes } from '../../ui/classes.ts'
import style from './TableDialog.module.css'

interface Props {
  isOpen: boolean
  close(): void
  className?: string | undefined
  children: ReactNode
}

/** A dialog over the table; a click beside it or Escape closes it. */
export function TableDialog({ isOpen, close, className, children }: Props) {
  return (
    <ModalOverlay className="overlay" isOpen={isOpen} onOpenChange={open => open || close()} isDismissable>
      <Modal className={classes('panel', style.box, className)}>
        <Dialog>{children}</Dialog>
      </Modal>
    </ModalOverlay>
  )
}
