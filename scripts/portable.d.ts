/**
 * The globals that browsers, workers and Node all have. The portable packages are checked against this list instead of
 * the libraries of the browser and of Node (tsconfig.portable.json). Add to it only what exists in all three.
 */
declare const console: {
  log(...data: unknown[]): void
  warn(...data: unknown[]): void
  error(...data: unknown[]): void
}
declare const performance: { now(): number }
declare const crypto: { getRandomValues<T extends ArrayBufferView>(array: T): T; randomUUID(): string }

declare function setTimeout(work: () => void, milliseconds?: number): unknown
declare function clearTimeout(timer: unknown): void
declare function setInterval(work: () => void, milliseconds?: number): unknown
declare function clearInterval(timer: unknown): void
declare function queueMicrotask(work: () => void): void
declare function structuredClone<T>(value: T): T

declare class TextEncoder {
  encode(text?: string): Uint8Array<ArrayBuffer>
}
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean })
  decode(bytes?: ArrayBufferView | ArrayBuffer): string
}

interface AbortSignal {
  readonly aborted: boolean
  readonly reason: unknown
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void
  removeEventListener(type: 'abort', listener: () => void): void
}
declare class AbortController {
  readonly signal: AbortSignal
  abort(reason?: unknown): void
}
