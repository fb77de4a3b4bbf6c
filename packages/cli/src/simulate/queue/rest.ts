/** Waits, but not for somebody who has left. */
export function rest(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    if (stop.aborted) return resolve()
    const over = () => {
      clearTimeout(timer)
      stop.removeEventListener('abort', over)
      resolve()
    }
    const timer = setTimeout(over, ms)
    stop.addEventListener('abort', over)
  })
}
