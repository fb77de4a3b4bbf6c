/** The browser offers to install the app: its own question is kept until the person wants it. */
interface InstallQuestion extends Event {
  prompt(): Promise<unknown>
}

const KEY = 'redoubt.install-declined'
const listeners = new Set<() => void>()
let question: InstallQuestion | null = null

export const mayInstall = (): boolean => question !== null

export function onInstall(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Called once at the very beginning: the browser asks early. */
export function listenForInstall(): void {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    note(event as InstallQuestion)
  })
  addEventListener('appinstalled', () => note(null))
}

export function install(): void {
  void question?.prompt()
  note(null) // it may be asked once
}

/** Whoever says no is asked again only in the settings. */
export function declineInstall(): void {
  try {
    localStorage.setItem(KEY, 'yes')
  } catch {
    // A browser that keeps nothing asks again.
  }
  for (const listener of listeners) listener()
}

export function wasDeclined(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

function note(now: InstallQuestion | null): void {
  question = now
  for (const listener of listeners) listener()
}
