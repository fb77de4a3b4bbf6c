import { type Choice, fastRandom, key, nextUint32, type RandomState, type Seat, type State } from '@redoubt/kernel'
import { type Adapter, playOut } from './adapter.ts'
import type { Pace } from './pace.ts'

export interface SearchTerms<S extends State = never> {
  /** Stop after so many, whatever the time: the same seed then finds the same. */
  iterations?: number
  /** How eagerly what was tried little is tried again. */
  explore: number
  /** How much of the attention the policy's choice gets before anything is known. */
  trust: number
  /** Decisions that are searched; below them the policy plays. */
  depth: number
  /** A tree of its own for what is known from this position on, where it is met first below the decision that is searched; null if it has none. */
  foresee?(state: S): Tree | null
  /** Nothing more is tried when one choice has had this share of all attention; by default only time ends a search. */
  clear?: number
}

export const SEARCH_TERMS: Omit<SearchTerms, 'foresee'> = { explore: 0.6, trust: 0.4, depth: 12 }

/** Enough for any decision; ends a search for which no time passes. */
const MOST_ITERATIONS = 20_000

export interface Tried {
  key: string
  visits: number
  /** The mean judgement for the seat that decides. */
  value: number
}

/** What a search found, as plain data. */
export interface Found {
  /** The most visited first; nothing if there was no time. */
  tried: Tried[]
  iterations: number
  perSecond: number
}

export interface SearchResult extends Found {
  /** All that is known below a choice, for the next decision that follows from it. */
  below(key: string): Tree | null
}

interface Edge {
  visits: number
  /** The sum of the judgements for the seat that chooses this edge. */
  total: number
  /** How often it could have been chosen. */
  available: number
  node: Node | null
}

type Node = Map<string, Edge>

/** What earlier iterations found out, by the keys of choices. */
export type Tree = Node

/** Iterations before a choice can be clear, and between two looks whether it is. */
const LOOK = 50

/**
 * Information-set Monte Carlo tree search: one tree over what can be decided, every iteration in a new imagined world, so
 * that no choice rests on what the seat cannot know. The policy's choice comes first everywhere, and plays on where the
 * tree ends.
 */
export async function search<S extends State>(
  adapter: Adapter<S>,
  imagine: (random: RandomState) => S,
  random: RandomState,
  pace: Pace,
  terms: SearchTerms<S> = SEARCH_TERMS,
  root: Tree = new Map(),
): Promise<SearchResult> {
  const most = terms.iterations ?? MOST_ITERATIONS
  let iterations = 0
  while (iterations < most && !pace.over()) {
    if (!iterate(adapter, imagine(fastRandom(nextUint32(random))), root, terms, pace)) break
    iterations++
    if (terms.clear !== undefined && iterations % LOOK === 0 && isClear(root, terms.clear)) break
    const rest = pace.rest()
    if (rest) await rest
  }
  const tried = ranked(
    [...root]
      .filter(([, edge]) => edge.visits > 0)
      .map(([name, { visits, total }]) => ({ key: name, visits, value: total / visits })),
  )
  const perSecond = (1000 * iterations) / Math.max(1, pace.spent())
  return { tried, iterations, perSecond, below: name => root.get(name)?.node ?? null }
}

/** What several have found out about the same decision, each in worlds of its own. */
export function treesTogether(found: readonly Found[]): Found {
  const all = new Map<string, Tried>()
  for (const { tried } of found)
    for (const { key, visits, value } of tried) {
      const one = all.get(key) ?? { key, visits: 0, value: 0 }
      const sum = one.visits + visits
      all.set(key, { key, visits: sum, value: (one.visits * one.value + visits * value) / sum })
    }
  return {
    tried: ranked([...all.values()]),
    iterations: found.reduce((sum, one) => sum + one.iterations, 0),
    perSecond: found.reduce((sum, one) => sum + one.perSecond, 0),
  }
}

const ranked = (tried: Tried[]): Tried[] => tried.sort((x, y) => y.visits - x.visits || y.value - x.value)

function isClear(root: Node, share: number): boolean {
  let most = 0
  let all = 0
  for (const { visits } of root.values()) {
    all += visits
    most = Math.max(most, visits)
  }
  return most >= share * all
}

/** One world; false if there was no time to see what becomes of it. */
function iterate<S extends State>(
  adapter: Adapter<S>,
  state: S,
  root: Node,
  terms: SearchTerms<S>,
  pace: Pace,
): boolean {
  const quiet = adapter.horizon(state)
  const path: Array<{ edge: Edge; seat: Seat }> = []
  let node: Node | null = root
  let foreseen: Tree | null = null
  while (node && path.length < terms.depth && !state.outcome && (path.length === 0 || !quiet(state))) {
    const { seat, options } = state.decision!
    if (!foreseen && path.length > 0 && options.length > 1) {
      foreseen = terms.foresee?.(state) ?? null
      node = foreseen ?? node
    }
    const choice: Choice = options.length === 1 ? options[0]! : select(node, options, adapter.policy(state), terms)
    if (options.length > 1) {
      const edge: Edge = node.get(key(choice))!
      path.push({ edge, seat })
      if (edge.visits === 0) node = null
      else node = edge.node ??= new Map()
    }
    adapter.game.hurry(state, choice)
  }
  if (!playOut(adapter, state, quiet, pace.over)) return false
  const values = new Map<Seat, number>()
  for (const { edge, seat } of path) {
    let value = values.get(seat)
    if (value === undefined) values.set(seat, (value = adapter.evaluate(state, seat)))
    edge.visits++
    edge.total += value
  }
  return true
}

/** The option that promises most, by what is known of it and how little that is. */
function select(
  node: Node,
  options: readonly Choice[],
  favourite: Choice,
  terms: Pick<SearchTerms, 'trust' | 'explore'>,
): Choice {
  let visits = 0
  let total = 0
  const edges = options.map(option => {
    const name = key(option)
    let edge = node.get(name)
    if (!edge) node.set(name, (edge = { visits: 0, total: 0, available: 0, node: null }))
    edge.available++
    visits += edge.visits
    total += edge.total
    return edge
  })
  if (visits === 0) return favourite
  const unknown = total / visits - 0.03
  const share = (1 - terms.trust) / options.length
  let best = favourite
  let top = Number.NEGATIVE_INFINITY
  for (let i = 0; i < options.length; i++) {
    const { visits: n, total: sum, available } = edges[i]!
    const prior = share + (options[i] === favourite ? terms.trust : 0)
    const score = (n > 0 ? sum / n : unknown) + (terms.explore * prior * Math.sqrt(available)) / (1 + n)
    if (score > top) {
      top = score
      best = options[i]!
    }
  }
  return best
}
