/**
 * Who could notice a mutant, the likeliest first: files, each with its tests. Those that come to it, or name its card, are asked
 * in all files before the others of the same files are.
 */
export function planFor(mutant, witnesses) {
  const files = []
  for (const { file, loading, tests, source } of witnesses) {
    const direct = tests.filter(test => test.reached.has(mutant.n)).sort((a, b) => a.ms - b.ms)
    if (!mutant.content && !loading.has(mutant.n) && direct.length === 0) continue
    const named = mutant.content ? tests.filter(test => speaksOf(test, mutant)) : []
    const first = [...direct, ...named]
    // What is worked out once for many tests is reached by the first of them alone: in the end the whole file is asked.
    const rest = tests.filter(test => !first.includes(test) && !(mutant.content && test.ms > SLOW))
    const likely = mutant.content ? 1000 * named.length + mentions(source, mutant) : direct.length / tests.length
    const ms = tests.reduce((sum, test) => sum + test.ms, 0)
    files.push({ file, likely, ms, first, rest })
  }
  files.sort((a, b) => b.likely - a.likely || a.ms - b.ms)
  const asked = part =>
    files
      .filter(one => one[part].length > 0)
      .map(one => ({ file: one.file, tests: one[part].map(({ n, name, ms }) => ({ n, name, ms })) }))
  return [...asked('first'), ...asked('rest')]
}

/** Milliseconds beyond which a test is about something larger than one card. */
const SLOW = 400

const speaksOf = (test, { names }) => names.some(name => test.name.includes(name))

function mentions(source, { names }) {
  return names.reduce((sum, name) => sum + source.split(name).length - 1, 0)
}
