import Reporter from './reporter.mjs'

/** Ends the run when the time is up and one file is done at least: what is running may end, what has not begun is counted. */
export class Hurried extends Reporter {
  left = 0
  ok = true
  #timer
  #time
  #files = 0
  #over = false

  constructor(time) {
    super()
    this.#time = time
  }

  onTestRunStart(files) {
    super.onTestRunStart(files)
    this.left = this.#files = files.length
    this.#timer = setTimeout(() => {
      this.#over = true
      this.#stop()
    }, this.#time)
  }

  onTestModuleEnd(module) {
    if (module.state() !== 'skipped') this.left--
    if (module.state() === 'failed') this.ok = false
    super.onTestModuleEnd(module)
    this.#stop()
  }

  #stop() {
    if (this.#over && this.left < this.#files) this.ctx.cancelCurrentRun('keyboard-input')
  }

  onTestRunEnd(modules, errors, reason) {
    clearTimeout(this.#timer)
    if (errors.length) this.ok = false
    super.onTestRunEnd(modules, errors, reason)
  }
}
