// The app without a network: every built file is kept, under a name that changes with any of them; of the languages those
// that were used. VERSION, FILES and LANGUAGES are written above this by the build: see offline.ts.
const PREFIX = 'redoubt-'
const CACHE = PREFIX + VERSION
const address = file => new URL(file, self.registration.scope).href
const kept = new Set(FILES.concat(...Object.values(LANGUAGES)).map(address))
/** Where it is written down which languages were used; it outlives versions. */
const USED = `${PREFIX}languages`
/** Names with a hash in them never change their content. */
const isForever = url => /\/assets\/.*-[\w-]{8}\.\w+$/.test(url)

self.addEventListener('install', event => {
  event.waitUntil(keepAll())
})

async function keepAll() {
  const used = await (await caches.open(USED)).keys()
  const languages = used.map(({ url }) => LANGUAGES[new URL(url).searchParams.get('language')] ?? [])
  await keep(FILES.concat(...languages))
}

async function keep(files) {
  const cache = await caches.open(CACHE)
  const wanted = files.map(address)
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
  const others = (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== CACHE && name !== USED)
  for (const name of others.slice(0, -1)) await caches.delete(name)
}

self.addEventListener('message', event => {
  const { data } = event
  if (data === 'take over') self.skipWaiting()
  else if (Object.hasOwn(LANGUAGES, data?.language)) event.waitUntil(keepLanguage(data.language))
})

/** All of a language at once: what was never looked at can be read offline too. */
async function keepLanguage(language) {
  await (await caches.open(USED)).put(address(`?language=${language}`), new Response(''))
  await keep(LANGUAGES[language])
}

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
