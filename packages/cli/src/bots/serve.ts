import type { MessagePort } from 'node:worker_threads'
import { type Bot, LEVELS, serveBots } from '@redoubt/bots'
import { conquest } from '@redoubt/conquest'
import { doom } from '@redoubt/doom'

/** The thread's end of the channel: answers until the thread is closed. */
export function serveThread(port: MessagePort, levels: Readonly<Record<string, (seed: string) => Bot>> = LEVELS): void {
  const ends = {
    send: (message: unknown) => port.postMessage(message),
    listen: (hear: (m: unknown) => void) => void port.on('message', hear),
  }
  serveBots(ends, { doom, conquest }, levels)
}
