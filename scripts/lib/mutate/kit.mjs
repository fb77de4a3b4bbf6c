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
  const test = (name, ...rest) => {
    const run = rest.find(one => typeof one === 'function')
    tests.push({ name: [...path, name].join(' > '), run })
  }
  const describe = (name, ...rest) => {
    path.push(name)
    rest.find(one => typeof one === 'function')()
    path.pop()
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
  // Mocks and hooks are vitest's own: tests that need them fail here and are not asked.
  const hooks = { beforeAll: none, beforeEach: none, afterAll: none, afterEach: none }
  return { expect, test, it: test, describe, tests, ...hooks }
}
