import { DefaultReporter } from 'vitest/node'
import { counter } from './steps.mjs'

/** Seconds from which a file is called slow, and how many such are named. */
const SLOW = 10
const MOST_TOLD = 12
/** Characters of what a first try said: enough to know why. */
const MOST_SAID = 2000

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
    for (const test of module.children.allTests())
      if (test.result().state === 'passed' && test.diagnostic()?.retryCount) {
        this.#counter.clear()
        this.log(`   Passed at the second try: ${module.relativeModuleId}: ${test.name}`)
        for (const { message } of test.result().errors ?? []) this.log(`   It had said: ${message.slice(0, MOST_SAID)}`)
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
    this.#tellSlowest(modules)
    super.onTestRunEnd(modules, errors, reason)
  }

  /** Where the time went: whoever wants the whole to be quicker begins there. */
  #tellSlowest(modules) {
    const long = modules
      .map(module => ({ file: module.relativeModuleId, seconds: module.diagnostic().duration / 1000 }))
      .filter(({ seconds }) => seconds >= SLOW)
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, MOST_TOLD)
    if (long.length === 0) return
    const lines = long.map(({ file, seconds }) => `${String(Math.round(seconds)).padStart(6)} s  ${file}`)
    this.log(['', '   The slowest files:', ...lines].join('\n'))
  }

  /** The counter has said it. */
  reportTestSummary() {}
}
