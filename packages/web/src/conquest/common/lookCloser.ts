import type { MouseEvent } from 'react'

/** A long press or a right click looks closer; it never plays. */
export function lookCloser(look: () => void) {
  return {
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault()
      look()
    },
  }
}
