// The app without a network: every built file is kept, under a name that changes with any of them.
// VERSION and FILES are written above this by the build: see offline.ts.
const PREFIX = 'redoubt-'
const CACHE = PREFIX + VERSION
const address = file => new URL(file, self.registration.scope).href
const kept = new Set(FILES.map(address))
/** Names with a hash in them never change their content. */
const isForever = url => /\/assets\/.*-[\w-]{8}\.\w+$/.test(url)

self.addEventListener('install', event => {
  event.waitUntil(keepAll())
})

async function keepAll() {
  const cache = await caches.open(CACHE)
  const wanted = FILES.map(address)
  // A few at a time: the page that is being looked at goes first.
  const one = async () => {
    for (let url = wanted.shift(); url; url = wanted.shift()) {
      const old = isForever(url) ? await caches.match(url) : undefined
      const answer = old ?? (await fetch(url, { cache: isForever(url) ? 'default' : 'reload' }))
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
      await cache.put(url, answer)
    }
  }
  await Promise.all([one(), one(), one(), one()])
}

self.addEventListener('activate', event => {
  event.waitUntil(tidy().then(() => self.clients.claim()))
})

/** The version before stays: a tab with a match in progress may still need its parts. */
async function tidy() {
  const others = (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== CACHE)
  for (const name of others.slice(0, -1)) await caches.delete(name)
}

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') self.skipWaiting()
})

self.addEventListener('fetch', event => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return
  if (request.mode === 'navigate') {
    const path = request.url.slice(self.registration.scope.length).replace(/[?#].*$/, '')
    if (path === '' || path === 'index.html') event.respondWith(from(address('index.html'), request))
    return
  }
  const url = request.url.replace(/[?#].*$/, '')
  if (kept.has(url) || isForever(url)) event.respondWith(from(url, request))
})

async function from(url, request) {
  const own = await (await caches.open(CACHE)).match(url)
  return own ?? (await caches.match(url)) ?? fetch(request)
}
