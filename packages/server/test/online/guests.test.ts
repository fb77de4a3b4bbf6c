import { expect, test } from 'vitest'
import { memoryStore } from '../../src/store/index.ts'
import { houses } from './houses.ts'

const fresh = houses()

const post = (url: string, body: object | undefined, headers: Record<string, string> = {}, method = 'POST') =>
  fetch(url, {
    method,
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

test('a name makes a guest; the cookie is invisible to scripts and other sites, and Secure behind TLS', async () => {
  const { url } = await fresh()
  const answer = await post(`${url}/api/guest`, { name: ' Ola ', language: 'pl' })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    name: 'Ola',
    language: 'pl',
    recoverable: false,
    devices: [{ current: true }],
  })
  const cookie = answer.headers.get('set-cookie')!
  for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(part)
  expect(cookie).not.toContain('Secure')
  const again = await post(`${url}/api/guest`, { name: 'Ola B.' }, { cookie: cookie.split(';')[0]! })
  expect(again.headers.get('set-cookie')).toBeNull()
  expect(await again.json()).toMatchObject({ name: 'Ola B.' })
})

test.each([
  ['an empty name', { name: '  ' }],
  ['a long name', { name: 'x'.repeat(25) }],
  ['a name with a line break', { name: 'a\nb' }],
  ['a name that turns the direction of writing', { name: 'a\u202eb' }],
  ['a field that nobody knows', { name: 'Ola', admin: true }],
])('%s is refused', async (_, body) => {
  const { url } = await fresh()
  const answer = await post(`${url}/api/guest`, body)
  expect(answer.status).toBe(400)
  expect(answer.headers.get('set-cookie')).toBeNull()
})

test('what other sites ask is refused, with a cookie or without', async () => {
  const home = await fresh()
  const ola = await home.guest()
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, { origin: 'null' }]) {
    const answer = await post(`${home.url}/api/guest`, { name: 'Eve' }, { cookie: ola.cookie, ...headers } as never)
    expect(answer.status).toBe(403)
  }
  expect((await post(`${home.url}/api/guest`, { name: 'Ola' }, { cookie: ola.cookie, origin: home.url })).status).toBe(
    200,
  )
})

test('a recovery code brings a guest back; a newer one voids it; wrong ones are tried only so often', async () => {
  const home = await fresh()
  const ola = await home.guest()
  const code = async () =>
    (await (await post(`${home.url}/api/guest/recovery`, undefined, { cookie: ola.cookie })).json()).code
  const first = await code()
  const second = await code()
  const recover = (tried: string) => post(`${home.url}/api/guest/recover`, { code: tried })
  expect((await recover(first)).status).toBe(400)
  const back = await recover(`${second.slice(0, 5)}-${second.slice(5).toLowerCase()}`)
  expect(await back.json()).toMatchObject({ player: ola.id, recoverable: true, devices: [{}, {}] })
  expect(back.headers.get('set-cookie')).not.toContain(ola.cookie)
  const statuses = []
  for (let n = 0; n < 10; n++) statuses.push((await recover('A'.repeat(20))).status)
  expect(statuses).toContain(429)
})

test('a pairing code adds one device, once, and not for long', async () => {
  let time = 1_000_000
  const home = await fresh(memoryStore(), { now: () => time })
  const ola = await home.guest()
  const code = async () =>
    (await (await post(`${home.url}/api/guest/pairing`, undefined, { cookie: ola.cookie })).json()).code
  const pair = (tried: string) => post(`${home.url}/api/guest/pair`, { code: tried })
  const first = await code()
  expect(await (await pair(first)).json()).toMatchObject({ player: ola.id, devices: [{}, {}] })
  expect((await pair(first)).status).toBe(400)
  const second = await code()
  time += 11 * 60_000
  expect((await pair(second)).status).toBe(400)
})

test('a device that is signed out is cut at once and knows nobody afterwards', async () => {
  const home = await fresh()
  const ola = await home.guest()
  const second = (await post(`${home.url}/api/guest/pairing`, undefined, { cookie: ola.cookie }).then(r => r.json()))
    .code
  const paired = (await post(`${home.url}/api/guest/pair`, { code: second })).headers.get('set-cookie')!.split(';')[0]!
  await ola.ask('beat', {})
  const bye = new Promise(resolve => ola.server.on('bye', resolve))
  const { devices } = await fetch(`${home.url}/api/guest`, { headers: { cookie: paired } }).then(r => r.json())
  const other = devices.find(({ current }: { current: boolean }) => !current).device
  expect((await post(`${home.url}/api/guest/devices/sign-out`, { device: other }, { cookie: paired })).status).toBe(200)
  expect(await bye).toMatchObject({ why: 'signed-out' })
  expect((await fetch(`${home.url}/api/guest`, { headers: { cookie: ola.cookie } })).status).toBe(404)
  expect((await post(`${home.url}/api/guest/sign-out`, undefined, { cookie: paired })).status).toBe(200)
  expect((await fetch(`${home.url}/api/guest`, { headers: { cookie: paired } })).status).toBe(404)
})

test('nothing in the store opens a door: tokens and codes are kept as hashes', async () => {
  const store = memoryStore()
  const kept: string[] = []
  for (const part of [store.devices, store.pairings, store.players] as object[])
    for (const [name, work] of Object.entries(part))
      Object.assign(part, {
        [name]: (...given: unknown[]) => {
          kept.push(JSON.stringify(given))
          return work(...given)
        },
      })
  const home = await fresh(store)
  const ola = await home.guest()
  const { code } = await post(`${home.url}/api/guest/recovery`, undefined, { cookie: ola.cookie }).then(r => r.json())
  const pairing = await post(`${home.url}/api/guest/pairing`, undefined, { cookie: ola.cookie }).then(r => r.json())
  expect(kept.length).toBeGreaterThan(3)
  for (const secret of [ola.cookie.split('=')[1]!, code, pairing.code])
    for (const text of kept) expect(text).not.toContain(secret)
})

test('the link page names the table for previews, escapes what people type, and leads to the app', async () => {
  const home = await fresh()
  const eve = await home.guest('<b>"Eve"</b>')
  const { table } = await eve.ask('open', { match: 'x'.repeat(20), game: 'conquest', options: {} })
  const page = await fetch(`${home.url}/t/${table.code}`)
  const text = await page.text()
  expect(page.headers.get('content-type')).toMatch(/html/)
  expect(text).toContain('&#60;b&#62;')
  expect(text).not.toContain('<b>')
  expect(text).toContain('src="/assets/a.js"')
  expect(text).toContain('og:title" content="&#60;b&#62;')
  expect(text).toContain(`og:image" content="${home.url}/share.jpg"`)
  expect(await (await fetch(`${home.url}/t/ZZZZZZZ`)).text()).toContain('<title>Redoubt</title>')
})
