/** Milliseconds of processor that this process took, and seconds that went by, since the last time this was asked. */
export function processor(): () => { cpu: number; seconds: number } {
  let last = process.cpuUsage()
  let at = performance.now()
  return () => {
    const { user, system } = process.cpuUsage(last)
    const seconds = (performance.now() - at) / 1000
    last = process.cpuUsage()
    at = performance.now()
    return { cpu: (user + system) / 1000, seconds }
  }
}
