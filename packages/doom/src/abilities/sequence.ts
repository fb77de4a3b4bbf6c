import { end, type Frame, inOrder, type Next, type Signal } from '@redoubt/kernel'

/** Several things in order; what is null does not happen. */
export function sequence(...frames: Array<Frame | null>): Next {
  let count = 0
  for (const f of frames) if (f !== null) frames[count++] = f
  if (count === 0) return
  if (count < frames.length) frames.length = count
  return inOrder(frames as Frame[])
}

/** This, and the procedure is over. */
export function thenEnd(next: Next): Signal {
  return next ? { push: next.push, to: undefined, end: true, value: undefined, unwind: undefined } : end
}
