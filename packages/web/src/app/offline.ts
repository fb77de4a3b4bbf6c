/** The service worker: keeps the app for playing offline and says when a newer one is there. */
const listeners = new Set<() => void>()
let waiting: ServiceWorker | null = null

export function updateWaits(): boolean {
  return waiting !== null
}

export function onUpdate(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The new version takes over, then the page is loaded anew. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting?.postMessage('take over')
}

/** The words of this language are kept for playing offline. */
export function keepLanguage(language: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ language }))
}

/** Called once, after the first screen: nothing is kept while developing. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', register, { once: true })
  if (document.readyState === 'complete') register()
}

let registered = false
async function register(): Promise<void> {
  if (registered) return
  registered = true
  try {
    const registration = await navigator.serviceWorker.register('./sw.js')
    noteWaiting(registration.waiting)
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing
      coming?.addEventListener('statechange', () => {
        // The very first one replaces nothing.
        if (coming.state === 'installed' && navigator.serviceWorker.controller) noteWaiting(coming)
      })
    })
  } catch {
    // Not on https, or forbidden: the app works as long as the server does.
  }
}

function noteWaiting(worker: ServiceWorker | null): void {
  if (!worker || !navigator.serviceWorker.controller) return
  waiting = worker
  for (const listener of listeners) listener()
}
