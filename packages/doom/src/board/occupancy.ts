/**
 * Who stands where: one byte of marks per space, 0 if nobody does. The figure whose movement is in question is left out, so two
 * figures in one space (one passing through) need no special form. Cheap enough to be built anew for every question.
 */
export type Occupancy = Uint8Array

export const MARINE = 1
export const DEMON = 2
export const LARGE = 4
/** A demon that a marine kills by stepping onto it (D-MOVE-10). */
export const STAGGERED = 8
/** A small demon that flies; decides where it goes when displaced (OP-46). */
export const FLYING = 16

/** A demon that outlives a telefrag by whoever asks: the marine that arrives is placed beside it. */
export const STEADFAST = 64

/** Nobody, but a place where this mover may not end. */
export const BARRED = 32

export const nobody = (size: number): Occupancy => new Uint8Array(size)

export function occupy(occupied: Occupancy, spaces: readonly number[], marks: number): Occupancy {
  for (let k = 0; k < spaces.length; k++) occupied[spaces[k]!]! |= marks
  return occupied
}

export function vacate(occupied: Occupancy, spaces: readonly number[]): Occupancy {
  for (let k = 0; k < spaces.length; k++) occupied[spaces[k]!] = 0
  return occupied
}
