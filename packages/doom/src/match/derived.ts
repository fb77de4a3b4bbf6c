/**
 * What is worked out once from something that never changes. Questions come in swarms about one and the same content, so
 * the answer given last is at hand without a look-up.
 */
export function derived<K extends object, V>(work: (from: K) => V): (from: K) => V {
  const known = new WeakMap<K, V>()
  let last: K | null = null
  let value: V
  return from => {
    if (from !== last) {
      let found = known.get(from)
      if (found === undefined) known.set(from, (found = work(from)))
      value = found
      last = from
    }
    return value
  }
}
