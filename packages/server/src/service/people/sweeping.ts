/**
 * What was kept for a while is thrown away in time though nobody asks for anything more. `sweep` says whether something is left. Returns
 * what to call when something is kept.
 */
export function sweeping(every: number, sweep: () => boolean): () => void {
  let isDue = false
  return function due() {
    if (isDue) return
    isDue = true
    setTimeout(() => {
      isDue = false
      if (sweep()) due()
    }, every).unref()
  }
}
