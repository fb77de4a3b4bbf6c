import { conquest } from '@redoubt/conquest'
import { doom } from '@redoubt/doom'
import { LEVELS } from './levels.ts'
import { serveBots } from './search/worker-protocol.ts'

/**
 * The whole of a Web Worker in which bots think: `new Worker(new URL('@redoubt/bots/web-worker', import.meta.url))`, its other
 * end is `botInWorker(webPort(worker), …)`.
 */
interface Scope {
  postMessage(message: unknown): void
  addEventListener(type: 'message', hear: (event: { data: unknown }) => void): void
}
declare const self: Scope

serveBots(
  {
    send: message => self.postMessage(message),
    listen: hear => self.addEventListener('message', event => hear(event.data)),
  },
  { doom, conquest },
  LEVELS,
)
