import { Instance } from './instance.mjs'

/** Runs tests in worlds of its own, and says when each begins and how long it may take: it cannot notice an endless one. */
let modules

process.on('message', async ({ job, ...given }) => {
  if (given.modules) modules = given.modules
  else process.send(job === 'reach' ? await reach(given) : await attempt(given))
})

async function within(limit, run) {
  process.send({ began: Date.now(), limit })
  try {
    await run()
    return null
  } catch (error) {
    return String(error?.message ?? error)
      .split('\n')[0]
      .slice(0, 200)
  } finally {
    process.send({ began: 0, limit })
  }
}

/** Every test of a file once, with what it reached; what loading reached belongs to the file. */
async function reach({ file }) {
  let reached = new Set()
  globalThis.__reached = n => {
    reached.add(n) // and says nothing: what is watched stands behind it
  }
  const world = new Instance(modules)
  const unread = await within(600_000, () => world.open(file))
  if (unread !== null) return { file, unread, loading: [], tests: [] }
  const loading = [...reached]
  const tests = []
  for (const test of world.kit.tests) {
    reached = new Set()
    const began = performance.now()
    const failed = await within(600_000, test.run)
    tests.push({ name: test.name, ms: performance.now() - began, failed, reached: [...reached] })
  }
  return { file, loading, tests }
}

/** Milliseconds of processor time, so that a busy machine is not less patient. */
const worked = () => process.cpuUsage().user / 1000

/** One mutant: its module takes the place of the true one; the first test that fails has noticed it. */
async function attempt({ file, module, plan, patience = Number.POSITIVE_INFINITY }) {
  const world = new Instance(new Map(modules).set(file, module))
  const began = worked()
  const firsts = new Map()
  let ran = 0
  for (const { file: from, tests } of plan) {
    if (!firsts.has(from)) {
      firsts.set(from, world.kit.tests.length)
      const refused = await within(120_000, () => world.open(from))
      if (refused !== null) return { status: 'refused', by: refused, ran }
    }
    for (const { n, name, ms } of tests) {
      const test = world.kit.tests[firsts.get(from) + n]
      if (test?.name !== name) return { status: 'killed', by: `${name} (is no longer there)`, ran }
      if (worked() - began > patience) return { status: 'survived', ran }
      ran++
      const failed = await within(15_000 + 20 * ms, test.run)
      if (failed) return { status: 'killed', by: name, ran }
    }
  }
  return { status: 'survived', ran }
}
