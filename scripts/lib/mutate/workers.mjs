import { Worker } from 'node:worker_threads'

/** Some workers that do jobs one at a time. One that hangs or dies is replaced; its job counts as noticed. */
export class Workers {
  #data
  #idle = []
  #waiting = []
  #all = new Set()

  constructor(count, modules) {
    this.#data = { modules: [...modules] }
    for (let i = 0; i < count; i++) this.#hire()
  }

  #hire() {
    const clock = new SharedArrayBuffer(16)
    const worker = new Worker(new URL('worker.mjs', import.meta.url), {
      workerData: { ...this.#data, clock },
      resourceLimits: { maxOldGenerationSizeMb: 1200 },
      stderr: true,
      stdout: true,
    })
    const one = { worker, clock: new BigInt64Array(clock) }
    this.#all.add(one)
    this.#give(one)
  }

  #give(one) {
    const next = this.#waiting.shift()
    if (next) next(one)
    else this.#idle.push(one)
  }

  async do(job) {
    const one = this.#idle.pop() ?? (await new Promise(resolve => this.#waiting.push(resolve)))
    const { worker, clock } = one
    let watch
    const gone = status => {
      this.#all.delete(one)
      void worker.terminate()
      this.#hire()
      return { status, by: status === 'endless' ? 'a test that never ends' : 'a crash' }
    }
    const answer = await new Promise(resolve => {
      worker.once('message', resolve)
      worker.once('error', () => resolve(null))
      watch = setInterval(() => {
        const began = Number(Atomics.load(clock, 0))
        if (began && Date.now() - began > (Number(Atomics.load(clock, 1)) || 120_000)) resolve('endless')
      }, 200)
      worker.postMessage(job)
    })
    clearInterval(watch)
    worker.removeAllListeners('message').removeAllListeners('error')
    worker.on('error', () => {})
    if (answer === null) return gone('crashed')
    if (answer === 'endless') return gone('endless')
    this.#give(one)
    return answer
  }

  async stop() {
    await Promise.all([...this.#all].map(({ worker }) => worker.terminate()))
  }
}
