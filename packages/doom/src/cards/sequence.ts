import { type Frame, inOrder, type Next } from '@redoubt/kernel'

/** Several things in order; what is null does not happen. */
export function sequence(...frames: ReadonlyArray<Frame | null>): Next {
  return inOrder(frames.filter((f): f is Frame => f !== null))
}
