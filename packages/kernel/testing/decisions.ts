import { offered, type State } from '../src/index.ts'

/** Throws unless the pending decision can be made by key: every option has a name of its own. */
export function assertDecidable(g: State): void {
  const keys = offered(g)
  if (new Set(keys).size === keys.length) return
  const twice = keys.find((k, i) => keys.indexOf(k) !== i)
  throw new Error(`Two options of ${g.decision!.kind} (${g.decision!.rule}) are called "${twice}".`)
}

/**
 * Runs `work` and throws if it changed the decision that was pending before: copies of the state, views and undo share
 * it, so a decision must not hold parts of the state that change later.
 */
export function keepingDecision<T>(g: State, work: () => T): T {
  const { decision } = g
  const before = JSON.stringify(decision)
  const result = work()
  if (JSON.stringify(decision) !== before)
    throw new Error(`The decision ${decision!.kind} (${decision!.rule}) changed after it was made: copy what it shows.`)
  return result
}
