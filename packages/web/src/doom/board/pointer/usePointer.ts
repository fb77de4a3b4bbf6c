import { type HTMLAttributes, type PointerEvent, useRef } from 'react'
import type { BoardState } from '../useBoard.ts'

type Handlers = Pick<
  HTMLAttributes<HTMLElement>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerLeave' | 'onClick'
>

/** What lies over the map and is no part of it. */
const OVER = '[data-over-map]'

/** Mouse and finger on the board: pointing, dragging the acting figure, pressing a space. */
export function usePointer({ ground, camera, offers, actor, intent, cursor, touch, point, act }: BoardState): {
  dragging: boolean
  pointer: Handlers
} {
  const spaceAt = (event: PointerEvent) => {
    const [x, y] = camera.at(event.clientX, event.clientY)
    const space = ground.at(Math.floor(x), Math.floor(y))
    return space < 0 ? null : ground.board.name(space)
  }
  /** The acting figure stands there and can be dragged. */
  const mayGrab = (space: string) => offers.ways !== null && (actor?.at.includes(space) ?? false)
  const drag = useRef<{ from: string; moved: boolean } | null>(null)
  const pointer: Handlers = {
    onPointerDown: event => {
      touch.current = event.pointerType === 'touch'
      const space = spaceAt(event)
      const grabs = event.isPrimary && !touch.current && space !== null && mayGrab(space)
      if (!grabs || (event.target as Element).closest('button')) return
      drag.current = { from: space, moved: false }
    },
    onPointerMove: event => {
      if (event.pointerType === 'touch' && !drag.current) return
      if ((event.target as Element).closest(OVER)) return point(null)
      const space = spaceAt(event)
      if (drag.current && space !== drag.current.from) drag.current.moved = true
      if (space !== intent.now().space) point(space)
    },
    onPointerUp: event => {
      const held = drag.current
      drag.current = null
      if (!held?.moved) return
      const space = spaceAt(event)
      if (space && space !== held.from) act(space)
    },
    onPointerLeave: () => {
      if (!touch.current) point(null)
    },
    onClick: event => {
      const found = (event.target as Element).closest<HTMLElement>('[data-space]')?.dataset.space
      if (!found) return
      const space = found.toLowerCase()
      cursor.set(space)
      if (touch.current) point(space)
      act(space)
    },
  }
  return { dragging: drag.current?.moved ?? false, pointer }
}
