import type { ReactNode } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { classes } from '../../ui/classes.ts'
import menuStyle from '../../ui/Menu.module.css'
import panelStyle from '../../ui/Panel.module.css'
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
    <ModalOverlay className={menuStyle.overlay} isOpen={isOpen} onOpenChange={open => open || close()} isDismissable>
      <Modal className={classes(panelStyle.panel, style.box, className)}>
        <Dialog>{children}</Dialog>
      </Modal>
    </ModalOverlay>
  )
}
