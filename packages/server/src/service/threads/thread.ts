import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { LEVELS, serveBots } from '@redoubt/bots'
import { GAMES } from '../games/games.ts'
import { judged } from './inspect.ts'
import type { Orders } from './orders.ts'

/** Is this program a thread that the server has started, and not the server? Ask first of all. */
export const isServerThread = (): boolean =>
  !isMainThread && typeof workerData === 'object' && workerData !== null && 'redoubt' in workerData

/** The thread's side: bots that think, or one look at what somebody has handed in. */
export function serveThread(): void {
  const orders = workerData as Orders
  const port = parentPort!
  if (orders.redoubt === 'inspect') {
    port.postMessage('begun')
    port.postMessage({ problem: judged(orders.kind, orders.data) })
  } else
    serveBots(
      { send: message => port.postMessage(message), listen: hear => void port.on('message', hear) },
      GAMES,
      LEVELS,
    )
}
