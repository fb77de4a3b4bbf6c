import type { Frame } from '@redoubt/kernel'
import { contentOf } from '../match/figures.ts'
import type { Timing } from '../match/said.ts'
import { INVADER, MARINES } from '../match/seats.ts'
import type { DoomState } from '../match/state.ts'
import type { Use } from './use.ts'

/** An ability or card is used: announced, paid for, perhaps cancelled, carried out, discarded. */
export interface AbilityFrame extends Frame, Use {
  /** It costs nothing and was not asked about; what it does can be declined. */
  auto?: boolean
  /** Overflow: no argent is paid. */
  free?: boolean
  cancelled?: boolean
  /** Cards still to discard. */
  owes?: number
}

/** The effects of an ability, one after the other. */
export interface EffectsFrame extends Frame, Use {
  /** Which of them: those for this moment; null, those that resolve when the ability is used. */
  at: Timing | null
  i: number
  /** Only this one (a lasting effect whose moment has come). */
  only?: number
  /** One branch of a choice: the effect, and which of its options. */
  branch?: [number, number]
  /** Figures the current effect concerns. */
  targets: string[]
  auto?: boolean
  /** Health that a figure killed by this ability had left. */
  killedHealth?: number
  /** Portals that the effect before turned up or summoned from. */
  portals?: string[]
}

/** An ability is used. Every field is there from the start: frames of one shape are read the fastest. */
export function newAbility(use: Use, auto?: boolean): AbilityFrame {
  return {
    flow: 'ability',
    step: 'announce',
    ability: use.ability,
    owner: use.owner,
    self: use.self,
    trigger: use.trigger,
    killer: use.killer,
    how: use.how,
    spaces: use.spaces,
    portal: use.portal,
    door: use.door,
    by: use.by,
    met: use.met,
    kind: use.kind,
    portalLevel: use.portalLevel,
    carried: use.carried,
    announced: use.announced,
    chosen: use.chosen,
    auto,
    free: undefined,
    cancelled: undefined,
    owes: undefined,
  }
}

type FreshEffects = Use & Partial<Omit<EffectsFrame, keyof Frame | 'targets'>>

/** Effects of an ability, as a rule those that resolve when it is used, from the first one on. */
export function newEffects(use: FreshEffects): EffectsFrame {
  return {
    flow: 'effects',
    step: 'next',
    ability: use.ability,
    owner: use.owner,
    self: use.self,
    trigger: use.trigger,
    killer: use.killer,
    how: use.how,
    spaces: use.spaces,
    portal: use.portal,
    door: use.door,
    by: use.by,
    met: use.met,
    kind: use.kind,
    portalLevel: use.portalLevel,
    carried: use.carried,
    announced: use.announced,
    chosen: use.chosen,
    at: use.at ?? null,
    i: use.i ?? use.only ?? 0,
    only: use.only,
    branch: use.branch,
    targets: [],
    auto: use.auto,
    killedHealth: use.killedHealth,
    portals: use.portals,
  }
}

/** Who decides about an ability. */
export function chooserOf(use: Use, word: string | undefined): string {
  if (word === 'invader') return INVADER
  return (MARINES as readonly string[]).includes(use.owner) ? use.owner : INVADER
}

/** Makes an effect lasting for its targets. */
export function makeLasting(g: DoomState, f: EffectsFrame, until: string, on: string[]): void {
  g.lasting.push({ ability: f.ability, effect: f.i, owner: f.owner, on, until })
}

/** The effects of an action card or ability at one moment of its own attack. */
export function effectsOf(g: DoomState, source: string, self: string, owner: string, at: Timing): Frame | null {
  const a = contentOf(g).abilities[source]
  if (!a?.effects.some(e => 'at' in e && e.at === at)) return null
  return newEffects({ ability: source, owner, self, at })
}

/** The announced demon ability that the innermost moment is about. */
export function announced(g: DoomState): AbilityFrame | null {
  for (let i = g.stack.length - 1; i >= 0; i--) {
    const f = g.stack[i]!
    if (f.flow === 'ability') {
      const frame = f as AbilityFrame
      if (contentOf(g).abilities[frame.ability]!.argent > 0) return frame
    }
  }
  return null
}

/** Hands are short: looking through them is quicker than a set. */
export function unique<T>(list: readonly T[]): T[] {
  return list.filter((one, i) => list.indexOf(one) === i)
}
