import { parentPort, workerData } from 'node:worker_threads'
import { Instance } from './instance.mjs'

/**
 * Runs tests in worlds of its own. `clock` tells the outside which test began when, so that an endless one is noticed:
 * the worker itself cannot.
 */
const modules = new Map(workerData.modules)
const clock = new BigInt64Array(workerData.clock)

parentPort.on('message', async ({ job, ...given }) => {
  parentPort.postMessage(job === 'reach' ? await reach(given) : await attempt(given))
})

async function run(test) {
  Atomics.store(clock, 0, BigInt(Date.now()))
  try {
    await test.run()
    return null
  } catch (error) {
    return String(error?.message ?? error)
      .split('\n')[0]
      .slice(0, 200)
  } finally {
    Atomics.store(clock, 0, 0n)
  }
}

/** Every test of a file once, with what it reached; what loading reached belongs to the file. */
async function reach({ file }) {
  let reached = new Set()
  globalThis.__reached = n => {
    reached.add(n) // and says nothing: what is watched stands behind it
  }
  const world = new Instance(modules)
  try {
    await world.load(file)
  } catch (error) {
    return { file, unread: String(error.message).split('\n')[0], loading: [], tests: [] }
  }
  const loading = [...reached]
  const tests = []
  for (const test of world.kit.tests) {
    reached = new Set()
    const began = performance.now()
    const failed = await run(test)
    tests.push({ name: test.name, ms: performance.now() - began, failed, reached: [...reached] })
  }
  return { file, loading, tests }
}

/** One mutant: its module takes the place of the true one; the first test that fails has noticed it. */
async function attempt({ file, module, plan }) {
  const world = new Instance(new Map(modules).set(file, module))
  const limit = n => Atomics.store(clock, 1, BigInt(Math.round(n)))
  let ran = 0
  for (const { file: from, tests } of plan) {
    const first = world.kit.tests.length
    limit(30_000)
    Atomics.store(clock, 0, BigInt(Date.now()))
    try {
      await world.load(from)
    } catch (error) {
      return { status: 'refused', by: String(error.message).split('\n')[0].slice(0, 200), ran }
    } finally {
      Atomics.store(clock, 0, 0n)
    }
    for (const { n, name, ms } of tests) {
      const test = world.kit.tests[first + n]
      if (test?.name !== name) return { status: 'killed', by: `${name} (is no longer there)`, ran }
      limit(5000 + 20 * ms)
      ran++
      const failed = await run(test)
      if (failed) return { status: 'killed', by: name, ran }
    }
  }
  return { status: 'survived', ran }
}
