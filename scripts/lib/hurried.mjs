import Reporter from './reporter.mjs'

/** Ends the run when the time is up: what is running may end, what has not begun is counted. */
export class Hurried extends Reporter {
  left = 0
  ok = true
  #timer
  #time

  constructor(time) {
    super()
    this.#time = time
  }

  onTestRunStart(files) {
    super.onTestRunStart(files)
    this.left = files.length
    this.#timer = setTimeout(() => this.ctx.cancelCurrentRun('keyboard-input'), this.#time)
  }

  onTestModuleEnd(module) {
    if (module.state() !== 'skipped') this.left--
    if (module.state() === 'failed') this.ok = false
    super.onTestModuleEnd(module)
  }

  onTestRunEnd(modules, errors, reason) {
    clearTimeout(this.#timer)
    if (errors.length) this.ok = false
    super.onTestRunEnd(modules, errors, reason)
  }
}
