import type { ConquestDecisionKind } from '@redoubt/conquest'
import { ASKING, type Asking } from '@redoubt/host'
import { useSyncExternalStore } from 'react'
import type { SeatCard } from '../../tables/tables.ts'

/** Decisions that are mere chances to do something: a person may not want to stop for them. */
export type WindowKind = Extract<
  ConquestDecisionKind,
  'action' | 'shield' | 'reduce-cost' | 'battle-ability' | `answer-${string}`
>

/** Every window, in the order in which the settings list them. */
const LISTED: Readonly<Record<WindowKind, true>> = {
  action: true,
  shield: true,
  'reduce-cost': true,
  'battle-ability': true,
  'answer-enters-play': true,
  'answer-attack-declared': true,
  'answer-damage-assigned': true,
  'answer-damage-taken': true,
  'answer-unit-destroyed': true,
  'answer-discarded-from-play': true,
  'answer-shield-used': true,
  'answer-deploy-phase-begins': true,
}
export const WINDOWS = Object.keys(LISTED) as readonly WindowKind[]
/** Which of them stop for this person: for all of them ('*') and kind by kind. Kept in the browser. */
type Windows = Partial<Record<WindowKind | '*', Asking>>

const KEY = 'redoubt.conquest.windows'
/** A pause without anything to do helps nobody who plays a bot; who wants to bluff a person says "always". */
const DEFAULTS: Windows = { '*': 'when-able' }

let windows = read()
const listeners = new Set<() => void>()

export function parseWindows(text: string | null): Windows {
  try {
    const found: unknown = JSON.parse(text ?? '')
    if (typeof found !== 'object' || found === null) return DEFAULTS
    const good = Object.entries(found).filter(
      ([kind, asking]) => (kind === '*' || Object.hasOwn(LISTED, kind)) && ASKING.includes(asking as Asking),
    )
    return { ...DEFAULTS, ...Object.fromEntries(good) }
  } catch {
    return DEFAULTS
  }
}

function read(): Windows {
  try {
    return parseWindows(localStorage.getItem(KEY))
  } catch {
    return DEFAULTS
  }
}

export function changeWindows(kind: WindowKind | '*', asking: Asking | null): void {
  const { [kind]: _, ...rest } = windows
  windows = asking === null ? rest : { ...rest, [kind]: asking }
  try {
    localStorage.setItem(KEY, JSON.stringify(windows))
  } catch {
    // a browser that keeps nothing still plays
  }
  for (const listener of listeners) listener()
}

export function useWindows(): Windows {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => windows,
  )
}

/**
 * What the host is told. A turn is no mere window: passing it or not looking at cards is always the person's own act. Where people
 * share one screen it would change hands only for an answer, and so tell of it: "when able" is then "always".
 */
export function wishes(chosen: Windows, shared = false): Array<[ConquestDecisionKind | '*', Asking]> {
  const safe = (asking: Asking): Asking => (shared && asking === 'when-able' ? 'always' : asking)
  const all = chosen['*'] ?? 'when-able'
  return [
    ['*', safe(all)],
    ...WINDOWS.map((kind): [WindowKind, Asking] => [kind, safe(chosen[kind] ?? all)]),
    ['deploy-turn', 'always'],
    ['combat-turn', 'always'],
    ['search', 'always'],
  ]
}

export function isShared(seats: readonly SeatCard[]): boolean {
  return new Set(seats.flatMap(({ plan }) => (plan.kind === 'human' ? [plan.person] : []))).size > 1
}
