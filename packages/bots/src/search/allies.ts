import type { Seat, State } from '@redoubt/kernel'
import { nextQuestion, type Port } from './channel.ts'

/** A part of a question, for a thread that has nothing else to do. */
export interface Errand {
  game: string
  level: string
  seat: Seat
  /** A state that the seat imagines. */
  world: State
  task: unknown
  /** Milliseconds until nobody waits for it any more. */
  time: number
}

export interface Help {
  /** Null if there was none. */
  found: Promise<unknown>
  /** Nobody needs more: what is found by now is enough. */
  stop(): void
}

/** A thread that can be set to work for a bot in another one. */
export interface Ally {
  help(errand: Errand): Help
}

export type ToAlly = (Errand & { help: number }) | { cancel: number }
export type FromAlly = { helped: number; found: unknown }

/** The thread at the other end of a channel as an ally. */
export function allyIn(port: Port): Ally {
  const waiting = new Map<number, (found: unknown) => void>()
  port.listen(message => {
    if (typeof message !== 'object' || message === null || !('helped' in message)) return
    const { helped, found } = message as FromAlly
    waiting.get(helped)?.(found)
    waiting.delete(helped)
  })
  port.gone?.(() => {
    for (const give of waiting.values()) give(null)
    waiting.clear()
  })
  return {
    help: errand => {
      const help = nextQuestion()
      const found = new Promise<unknown>(resolve => waiting.set(help, resolve))
      port.send({ help, ...errand } satisfies ToAlly)
      return { found, stop: () => waiting.has(help) && port.send({ cancel: help } satisfies ToAlly) }
    },
  }
}

/** What the thread of a bot says when it wants its allies to begin, and when it has waited for them long enough. */
export type Call = { enlist: number; task: unknown } | { muster: number }

export const isCall = (message: object): message is Call => 'enlist' in message || 'muster' in message

/** Sees to it that allies work for the question of a bot, and that what they found gets there. */
export function marshal(send: (message: { allies: number; found: unknown[] }) => void) {
  const working = new Map<number, Help[]>()
  return {
    hear(call: Call, begin: (task: unknown) => Help[]): void {
      if ('enlist' in call) {
        working.set(call.enlist, begin(call.task))
        return
      }
      const { muster } = call
      const helps = working.get(muster) ?? []
      for (const help of helps) help.stop()
      void Promise.all(helps.map(help => help.found)).then(all =>
        send({ allies: muster, found: all.filter(found => found !== null) }),
      )
    },
    /** The question is answered. */
    dismiss(question: number): void {
      for (const help of working.get(question) ?? []) help.stop()
      working.delete(question)
    },
  }
}
