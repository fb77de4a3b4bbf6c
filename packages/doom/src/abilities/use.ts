import type { Happening } from '../match/happening.ts'
import type { MomentFrame } from './moment-frame.ts'

/** An ability being used: whose it is and what it answers. */
export interface Use extends Happening {
  ability: string
  /** A marine, 'invader' or 'mission'. */
  owner: string
  /** A figure picked earlier in the same ability. */
  chosen?: string
}

/** What a frame says about the use, without the rest of it. */
export function useIn(f: Use): Use {
  return copyFacts<Use>(f, {
    ability: f.ability,
    owner: f.owner,
    ...(f.chosen === undefined ? {} : { chosen: f.chosen }),
  })
}

/**
 * The use of an ability at a moment: all of one shape, because conditions and effects read it very often. The moment's facts
 * come along; where the moment is about somebody else than `self`, that figure is what triggered it.
 */
export function useAtMoment(h: MomentFrame, ability: string, owner: string, self: string | undefined): Use {
  const other = self !== undefined && self !== h.self
  return {
    ability,
    owner,
    self: other ? self : h.self,
    trigger: other && h.self !== undefined ? h.self : h.trigger,
    killer: h.killer,
    how: h.how,
    spaces: h.spaces,
    portal: h.portal,
    door: h.door,
    by: h.by,
    met: h.met,
    kind: h.kind,
    portalLevel: undefined,
    carried: undefined,
    announced: h.announced,
    chosen: undefined,
  }
}

/** A use that answers nothing. */
export function usedBy(ability: string, owner: string, self?: string): Use {
  return {
    ability,
    owner,
    self,
    trigger: undefined,
    killer: undefined,
    how: undefined,
    spaces: undefined,
    portal: undefined,
    door: undefined,
    by: undefined,
    met: undefined,
    kind: undefined,
    portalLevel: undefined,
    carried: undefined,
    announced: undefined,
    chosen: undefined,
  }
}

/** The facts alone, to hand them on. */
export function happening(h: Happening): Happening {
  return copyFacts(h, {})
}

/** Moments are weighed very often, so the facts are copied one by one into what needs them. */
export function copyFacts<T extends Happening>(h: Happening, copy: T): T {
  const { self, trigger, killer, how, spaces, portal, door, by, met, kind, announced } = h
  if (self !== undefined) copy.self = self
  if (trigger !== undefined) copy.trigger = trigger
  if (killer !== undefined) copy.killer = killer
  if (how !== undefined) copy.how = how
  if (spaces !== undefined) copy.spaces = spaces
  if (portal !== undefined) copy.portal = portal
  if (door !== undefined) copy.door = door
  if (by !== undefined) copy.by = by
  if (met !== undefined) copy.met = met
  if (kind !== undefined) copy.kind = kind
  if (announced !== undefined) copy.announced = announced
  return copy
}
