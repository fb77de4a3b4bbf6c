import { type FocusEvent, type RefObject, useState } from 'react'
import type { Ground } from '../../reading/ground.ts'
import { spaceLabel } from '../../words/names.ts'
import type { View } from '../camera/useCamera.ts'

export interface Cursor {
  space: string
  /** The board has the focus. */
  focused: boolean
  set(space: string): void
  /** Goes there, with the focus and the window. */
  goTo(space: string): void
  focus: { onFocus(event: FocusEvent): void; onBlur(): void }
}

/** The space that keys are about. */
export function useCursor(
  pane: RefObject<HTMLElement | null>,
  ground: Ground,
  home: string,
  camera: View,
  left: () => void,
): Cursor {
  const [space, set] = useState(home)
  const [focused, setFocused] = useState(false)
  return {
    space,
    focused,
    set,
    goTo(next) {
      set(next)
      left()
      camera.show(...ground.cell(ground.board.at(next)))
      requestAnimationFrame(() =>
        pane.current?.querySelector<HTMLElement>(`[data-space="${spaceLabel(next)}"]`)?.focus(),
      )
    },
    focus: {
      onFocus: event => {
        const cell = (event.target as Element).closest<HTMLElement>('[role=gridcell]')
        setFocused(cell !== null)
        // However it got the focus, keys are about it.
        if (cell?.dataset.space) set(cell.dataset.space.toLowerCase())
      },
      onBlur: () => setFocused(false),
    },
  }
}
