import { DefaultReporter } from 'vitest/node'
import { counter } from './steps.mjs'

/** Says how far vitest is, not what passed; whatever failed is told in full at the end. */
export default class Reporter extends DefaultReporter {
  #counter

  constructor() {
    super({ summary: false })
  }

  onInit(vitest) {
    this.ctx = vitest // without the banner
  }

  onTestRunStart(files) {
    super.onTestRunStart(files)
    this.#counter = counter(files.length)
  }

  onTestModuleEnd(module) {
    const tests = [...module.children.allTests()].map(test => test.result().state)
    const broken = module.state() === 'failed' && !tests.includes('failed') ? 1 : 0
    if (module.state() === 'failed') {
      this.#counter.clear()
      this.printTestModule(module)
    }
    const ran = tests.filter(state => state === 'passed' || state === 'failed')
    this.#counter.done(ran.length, broken + tests.filter(state => state === 'failed').length)
  }

  onUserConsoleLog(log, state) {
    this.#counter?.clear()
    super.onUserConsoleLog(log, state)
  }

  onTestRunEnd(modules, errors, reason) {
    this.#counter?.end()
    super.onTestRunEnd(modules, errors, reason)
  }

  /** The counter has said it. */
  reportTestSummary() {}
}
