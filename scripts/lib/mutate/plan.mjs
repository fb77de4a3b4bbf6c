/** Who could notice a mutant, the likeliest first: files, each with its tests. */
export function planFor(mutant, witnesses) {
  const files = []
  for (const { file, loading, tests, source } of witnesses) {
    const direct = tests.filter(test => test.reached.has(mutant.n))
    if (!mutant.content && !loading.has(mutant.n) && direct.length === 0) continue
    // What is worked out once for many tests is reached by the first of them alone: the whole file is asked, that one first.
    const rest = tests.filter(test => !direct.includes(test) && !(mutant.content && test.ms > SLOW))
    const named = mutant.content ? rest.filter(test => speaksOf(test, mutant)) : []
    const order = [...direct.sort((a, b) => a.ms - b.ms), ...named, ...rest.filter(test => !named.includes(test))]
    if (order.length === 0) continue
    const likely = mutant.content ? 1000 * named.length + mentions(source, mutant) : direct.length / tests.length
    const ms = tests.reduce((sum, test) => sum + test.ms, 0)
    files.push({ file, likely, ms, tests: order.map(({ n, name, ms }) => ({ n, name, ms })) })
  }
  return files.sort((a, b) => b.likely - a.likely || a.ms - b.ms).map(({ file, tests }) => ({ file, tests }))
}

/** Milliseconds beyond which a test is about something larger than one card. */
const SLOW = 400

const speaksOf = (test, { names }) => names.some(name => test.name.includes(name))

function mentions(source, { names }) {
  return names.reduce((sum, name) => sum + source.split(name).length - 1, 0)
}
