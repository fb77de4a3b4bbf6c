import { readFileSync } from 'node:fs'
import { chai, GLOBAL_EXPECT, JestAsymmetricMatchers, JestChaiExpect, JestExtend, setState } from '@vitest/expect'

chai.use(JestExtend)
chai.use(JestChaiExpect)
chai.use(JestAsymmetricMatchers)

const expect = Object.assign((value, message) => chai.expect(value, message), chai.expect)
Object.assign(expect, { extend: matchers => chai.expect.extend(expect, matchers) })
Object.defineProperty(globalThis, GLOBAL_EXPECT, { value: expect, writable: true, configurable: true })
// Vitest reads and writes snapshots through its runner. Here a file is only compared, never written.
expect.extend({
  toMatchFileSnapshot: (actual, file) => ({
    pass: actual === readFileSync(file, 'utf8'),
    message: () => `is not what ${file} says`,
  }),
})
setState({ assertionCalls: 0, isExpectingAssertions: false, expectedAssertionsNumber: null, testPath: '' }, expect)

/** What tests import from vitest, as far as rule tests need it: tests are collected, not run. */
export function testKit() {
  const tests = []
  const path = []
  let hooks = []
  const hook = when => run => void hooks.push({ when, run })
  const test = (name, ...rest) => {
    const run = rest.find(one => typeof one === 'function')
    const around = hooks
    tests.push({ name: [...path, name].join(' > '), run: () => within(around, run) })
  }
  const describe = (name, ...rest) => {
    const outer = hooks
    hooks = [...outer]
    path.push(name)
    rest.find(one => typeof one === 'function')()
    path.pop()
    hooks = outer
  }
  const each = base => cases => (name, run) => {
    for (const one of cases) {
      const args = Array.isArray(one) ? one : [one]
      base(`${name} ${JSON.stringify(args[0])}`, () => run(...args))
    }
  }
  const none = () => {}
  Object.assign(test, { each: each(test), skip: none, only: test })
  Object.assign(describe, { each: each(describe), skip: none, only: describe })
  // What is done once before all is done before each that is asked. Mocks of functions are vitest's own: tests that need
  // them fail here and are not asked.
  const around = {
    beforeAll: hook('before'),
    beforeEach: hook('before'),
    afterAll: hook('after'),
    afterEach: hook('after'),
  }
  return { expect, test, it: test, describe, tests, ...around }
}

async function within(hooks, run) {
  for (const { when, run: prepare } of hooks) if (when === 'before') await prepare()
  try {
    await run()
  } finally {
    for (const { when, run: restore } of hooks) if (when === 'after') await restore()
  }
}
