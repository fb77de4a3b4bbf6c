import { Worker } from 'node:worker_threads'
import { type Bot, botInWorker, type Port } from '../../src/index.ts'

/** A thread of Node for bots that take their time, as the server starts them. Several may share it, one thinks at a time. */
export interface BotThread {
  bot(game: string, level: string, seed: string): Bot
  /** At once; whoever still waits is told. */
  close(): Promise<void>
}

/** `program` is worker.ts, bundled: no thread reads TypeScript. */
export function botThread(program: string | URL): BotThread {
  const worker = new Worker(program)
  worker.setMaxListeners(0)
  worker.unref() // nobody has to wait for a thought that nobody waits for
  const port: Port = {
    send: message => worker.postMessage(message),
    listen: hear => worker.on('message', hear),
    gone: hear => {
      worker.on('error', error => hear(String(error)))
      worker.on('exit', () => hear('The thread of the bots has ended.'))
    },
  }
  return {
    bot: (game, level, seed) => botInWorker(port, game, level, seed),
    close: async () => void (await worker.terminate()),
  }
}
