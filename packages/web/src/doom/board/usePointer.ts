import { type HTMLAttributes, type RefObject, useRef } from 'react'

export interface Pointing {
  spaceAt(clientX: number, clientY: number): string | null
  /** The acting figure stands there and can be dragged. */
  mayGrab(space: string): boolean
  /** The space pointed at so far. */
  pointed(): string | null
  point(space: string | null): void
  drop(space: string): void
  press(space: string): void
}

type Handlers = Pick<
  HTMLAttributes<HTMLElement>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerLeave' | 'onClick'
>

/** What lies over the map and is no part of it. */
const OVER = '.db-side > *, .db-menu, .db-list'

/** Mouse and finger on the board: pointing, dragging the acting figure, pressing a space. */
export function usePointer(touch: RefObject<boolean>, on: Pointing): { dragging: boolean; pointer: Handlers } {
  const drag = useRef<{ from: string; moved: boolean } | null>(null)
  const pointer: Handlers = {
    onPointerDown: event => {
      touch.current = event.pointerType === 'touch'
      const space = on.spaceAt(event.clientX, event.clientY)
      const grabs = event.isPrimary && !touch.current && space !== null && on.mayGrab(space)
      if (!grabs || (event.target as Element).closest('button')) return
      drag.current = { from: space, moved: false }
    },
    onPointerMove: event => {
      if (event.pointerType === 'touch' && !drag.current) return
      if ((event.target as Element).closest(OVER)) return on.point(null)
      const space = on.spaceAt(event.clientX, event.clientY)
      if (drag.current && space !== drag.current.from) drag.current.moved = true
      if (space !== on.pointed()) on.point(space)
    },
    onPointerUp: event => {
      const held = drag.current
      drag.current = null
      if (!held?.moved) return
      const space = on.spaceAt(event.clientX, event.clientY)
      if (space && space !== held.from) on.drop(space)
    },
    onPointerLeave: () => {
      if (!touch.current) on.point(null)
    },
    onClick: event => {
      const found = (event.target as Element).closest<HTMLElement>('[data-space]')?.dataset.space
      if (found) on.press(found.toLowerCase())
    },
  }
  return { dragging: drag.current?.moved ?? false, pointer }
}
