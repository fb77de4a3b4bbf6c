import type { CardData, ConquestDecision, ConquestOption, ConquestView } from '@redoubt/conquest'
import { useSyncExternalStore } from 'react'
import { optionsOf } from '../reading/choices.ts'
import { planetAt } from '../reading/places.ts'
import { cardData } from '../reading/printed.ts'

/** Something that may be had for nothing. */
interface Gain {
  /** What is chosen to have it. */
  key: string
  /** Its ability, by id: what is remembered. */
  ability: string
  /** The card or planet it stands on. */
  owner: string
}

/** Effects nobody would decline. */
const GAINS: ReadonlyArray<CardData['abilities'][number]['effect'][number]['do']> = [
  'gain-resources',
  'take-resources',
  'draw',
]

/**
 * The first thing this decision offers that costs nothing, aims at nobody and gives resources or cards. Taking it shuts nothing out: whatever
 * else may answer is asked about afterwards.
 */
export function freeGain(decision: ConquestDecision | null, view: Pick<ConquestView, 'planets'>): Gain | null {
  if (!decision || !(decision.kind === 'battle-ability' || decision.kind.startsWith('answer-'))) return null
  for (const option of optionsOf(decision)) {
    const gain = option.do === 'use' ? gainOf(option, view) : null
    if (gain) return gain
  }
  return null
}

function gainOf({ card, at, n, key }: ConquestOption, view: Pick<ConquestView, 'planets'>): Gain | null {
  const data = card === undefined ? undefined : cardData(card)
  const planet = card === undefined && at !== undefined ? planetAt(view, at) : undefined
  const ability = data?.abilities[(n ?? 1) - 1] ?? planet?.battleAbility
  if (!ability || ability.cost.length > 0 || ability.targets.length > 0) return null
  if (!ability.effect.every(effect => GAINS.includes(effect.do))) return null
  return { key, ability: ability.id, owner: data?.name ?? planet?.name ?? '' }
}

const KEY = 'redoubt.conquest.always-yes'
let always: readonly string[] = read()
const listeners = new Set<() => void>()

export function parseAlways(text: string | null): readonly string[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(found) ? found.filter(id => typeof id === 'string') : []
  } catch {
    return []
  }
}

function read(): readonly string[] {
  try {
    return parseAlways(localStorage.getItem(KEY))
  } catch {
    return []
  }
}

/** From now on this ability is used without a question, or asked about again. */
export function sayAlways(ability: string, yes: boolean): void {
  always = yes ? [...always.filter(id => id !== ability), ability] : always.filter(id => id !== ability)
  try {
    localStorage.setItem(KEY, JSON.stringify(always))
  } catch {
    // a browser that keeps nothing still plays
  }
  for (const listener of listeners) listener()
}

export function useAlways(): readonly string[] {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => always,
  )
}
