let asked = false

/**
 * Asks the browser not to clear the matches when the disk gets full. Some browsers ask the person: so not before there is
 * something to lose.
 */
export function askToPersist(): void {
  if (asked) return
  asked = true
  void navigator.storage?.persist?.().catch(() => {})
}
