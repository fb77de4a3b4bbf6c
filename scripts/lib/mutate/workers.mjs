import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * Some processes that do jobs one at a time. One that hangs or dies is replaced; its job counts as noticed. Threads would not
 * do: a list that a mutant lets grow for ever ends the whole process.
 */
export class Workers {
  #modules
  #idle = []
  #waiting = []
  #all = new Set()

  constructor(count, modules) {
    this.#modules = modules
    for (let i = 0; i < count; i++) this.#hire()
  }

  #hire() {
    const worker = fork(fileURLToPath(new URL('worker.mjs', import.meta.url)), {
      execArgv: ['--max-old-space-size=1200'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    worker.on('error', () => {}) // its end is what counts
    worker.send({ modules: this.#modules })
    this.#all.add(worker)
    this.#give(worker)
  }

  #give(worker) {
    const next = this.#waiting.shift()
    if (next) next(worker)
    else this.#idle.push(worker)
  }

  async do(job) {
    const worker = this.#idle.pop() ?? (await new Promise(resolve => this.#waiting.push(resolve)))
    let began = 0
    let limit = 0
    let watch
    const answer = await new Promise(resolve => {
      worker.on('message', message => {
        if (!('began' in message)) resolve(message)
        else ({ began, limit } = message)
      })
      worker.once('exit', () => resolve('crashed'))
      watch = setInterval(() => {
        if (began && Date.now() - began > limit) resolve('endless')
      }, 200)
      worker.send(job)
    })
    clearInterval(watch)
    worker.removeAllListeners('message').removeAllListeners('exit')
    if (typeof answer !== 'string') {
      this.#give(worker)
      return answer
    }
    this.#all.delete(worker)
    worker.kill('SIGKILL')
    this.#hire()
    return { status: answer, by: answer === 'endless' ? 'a test that never ends' : 'a crash' }
  }

  stop() {
    for (const worker of this.#all) worker.kill('SIGKILL')
  }
}
