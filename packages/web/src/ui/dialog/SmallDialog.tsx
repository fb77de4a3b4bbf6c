import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { classes } from '../classes.ts'
import panelStyle from '../Panel.module.css'
import style from './SmallDialog.module.css'

interface Props {
  title: string
  role?: 'dialog' | 'alertdialog'
  close(): void
  children: ReactNode
}

/** A question over everything else; a click beside it or Escape closes it. */
export function SmallDialog({ title, role = 'dialog', close, children }: Props) {
  return (
    <ModalOverlay className={classes(style.over)} isOpen onOpenChange={open => open || close()} isDismissable>
      <Modal className={classes(panelStyle.panel, style.box)}>
        <Dialog role={role}>
          <Heading slot="title">{title}</Heading>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** The buttons at its lower edge. */
export function Ways({ children }: { children: ReactNode }) {
  return <div className={style.ways}>{children}</div>
}
