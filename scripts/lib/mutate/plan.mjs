import { basename } from 'node:path'

/**
 * Who could notice a mutant, the likeliest first: files, each with its tests. In all files those are asked first that name its
 * card or a rule cited beside it, then those in the file of its name, then whoever comes there, at last the others of these files;
 * and in all of this those that take long after the others.
 */
export function planFor(mutant, witnesses) {
  const files = []
  for (const { file, loading, tests, source } of witnesses) {
    const direct = tests.filter(test => test.reached.has(mutant.n)).sort((a, b) => a.ms - b.ms)
    if (!mutant.content && !loading.has(mutant.n) && direct.length === 0) continue
    const near = (mutant.content ? tests : direct).filter(test => speaksOf(test, mutant))
    const own = basename(file, '.test.ts') === basename(mutant.file, '.ts')
    const come = direct.filter(test => !near.includes(test))
    // What is worked out once for many tests is reached by the first of them alone: in the end the whole file is asked.
    const rest = tests.filter(
      test => !near.includes(test) && !come.includes(test) && !(mutant.content && test.ms > SLOW),
    )
    const likely = mutant.content ? mentions(source, mutant) : direct.length / tests.length
    const ms = tests.reduce((sum, test) => sum + test.ms, 0)
    files.push({ file, likely, ms, rounds: [near, own ? come : [], own ? [] : come, rest] })
  }
  files.sort((a, b) => b.rounds[0].length - a.rounds[0].length || b.likely - a.likely || a.ms - b.ms)
  // A test that takes long is asked when all others have not noticed: it is rarely alone in noticing.
  return [test => test.ms <= SLOW, test => test.ms > SLOW].flatMap(pace =>
    [0, 1, 2, 3].flatMap(round =>
      files
        .map(({ file, rounds }) => ({ file, tests: rounds[round].filter(pace) }))
        .filter(({ tests }) => tests.length > 0)
        .map(({ file, tests }) => ({ file, tests: tests.map(({ n, name, ms }) => ({ n, name, ms })) })),
    ),
  )
}

/** Milliseconds beyond which a test is about something larger than one card. */
const SLOW = 400

const speaksOf = (test, { names = [] }) => names.some(name => test.name.includes(name))

function mentions(source, { names }) {
  return names.reduce((sum, name) => sum + source.split(name).length - 1, 0)
}
