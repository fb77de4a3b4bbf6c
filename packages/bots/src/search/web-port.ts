import type { Port } from './channel.ts'

/** As much of a Worker of a browser as a channel needs. */
export interface WebWorker {
  postMessage(message: unknown): void
  addEventListener(type: 'message', hear: (event: { data: unknown }) => void): void
  addEventListener(type: 'error', hear: (event: { message?: string }) => void): void
}

/** A browser's worker as one end of a channel. */
export function webPort(worker: WebWorker): Port {
  return {
    send: message => worker.postMessage(message),
    listen: hear => worker.addEventListener('message', event => hear(event.data)),
    gone: hear => worker.addEventListener('error', event => hear(event.message ?? 'The worker failed.')),
  }
}
