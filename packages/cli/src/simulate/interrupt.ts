import type { Io } from '../io.ts'

/** Aborted by the first Ctrl-C; a second one ends the program as usual. */
export function interruption(io: Io): { signal: AbortSignal; forget(): void } {
  if (io.stop) return { signal: io.stop, forget: () => {} }
  const controller = new AbortController()
  const stop = () => {
    forget()
    controller.abort()
  }
  const forget = () => void process.off('SIGINT', stop).off('SIGTERM', stop)
  process.on('SIGINT', stop).on('SIGTERM', stop)
  return { signal: controller.signal, forget }
}
