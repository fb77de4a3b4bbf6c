import { type Said, sentence } from '@redoubt/kernel'
import { type ProblemCode, TableProblem } from './tables.ts'

/** Calls over a MessagePort or Worker: a number comes back with the answer, and callbacks become numbered streams. */
export type ToServer = { call: number; method: string; args: unknown[]; stream?: number } | { leave: number }
export type ToClient =
  | { answer: number; value: unknown }
  | { answer: number; problem: { code?: ProblemCode; message: Said } }
  | { stream: number; value: unknown }

export interface Port<In, Out> {
  postMessage(message: Out): void
  addEventListener(type: 'message', listener: (event: MessageEvent<In>) => void): void
}

type Methods = Record<string, (...args: unknown[]) => unknown>

/** A method that is given a listener last returns how to leave; every other answers once. Other messages are not its. */
export function serve(port: Port<ToServer, ToClient>, methods: object): void {
  const leaving = new Map<number, () => void>()
  port.addEventListener('message', async ({ data }) => {
    if ('leave' in data) {
      leaving.get(data.leave)?.()
      leaving.delete(data.leave)
      return
    }
    if (!('call' in data)) return
    try {
      const method = (methods as Methods)[data.method]!
      if (data.stream !== undefined) {
        const stream = data.stream
        const leave = method(...data.args, (value: unknown) => port.postMessage({ stream, value })) as () => void
        leaving.set(stream, leave)
        port.postMessage({ answer: data.call, value: null })
      } else port.postMessage({ answer: data.call, value: await method(...data.args) })
    } catch (error) {
      const code = error instanceof TableProblem ? error.code : undefined
      const message = error instanceof TableProblem ? error.detail : String((error as Error)?.message ?? error)
      port.postMessage({ answer: data.call, problem: code ? { code, message } : { message } })
    }
  })
}

export function client<T extends object>(port: Port<ToClient, ToServer>): T {
  let last = 0
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  const streams = new Map<number, (value: unknown) => void>()
  port.addEventListener('message', ({ data }) => {
    if ('stream' in data) return streams.get(data.stream)?.(data.value)
    if (!('answer' in data)) return
    const call = waiting.get(data.answer)
    waiting.delete(data.answer)
    if (!('problem' in data)) return call?.resolve(data.value)
    const { code, message } = data.problem
    call?.reject(code ? new TableProblem(code, message) : new Error(sentence(message)))
  })
  const call = (method: string, args: unknown[], stream?: number) =>
    new Promise((resolve, reject) => {
      const id = ++last
      waiting.set(id, { resolve, reject })
      port.postMessage(stream === undefined ? { call: id, method, args } : { call: id, method, args, stream })
    })
  const listen = (method: string, args: unknown[], listener: (value: unknown) => void) => {
    const stream = ++last
    streams.set(stream, listener)
    call(method, args, stream).catch(() => streams.delete(stream))
    return () => {
      streams.delete(stream)
      port.postMessage({ leave: stream })
    }
  }
  const say = (method: string, args: unknown[]) => {
    const listener = args.at(-1)
    return typeof listener === 'function'
      ? listen(method, args.slice(0, -1), listener as (value: unknown) => void)
      : call(method, args)
  }
  return new Proxy({} as T, {
    get:
      (_, method) =>
      (...args: unknown[]) =>
        say(String(method), args),
  })
}
