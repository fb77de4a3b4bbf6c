import { afterAll, expect, test } from 'vitest'
import { declineInstall, install, listenForInstall, mayInstall, onInstall, wasDeclined } from '../src/app/install.ts'

const browser = new EventTarget()
const kept = new Map<string, string>()
const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (k: string, v: string) => kept.set(k, v) }
const stand = { localStorage: storage, addEventListener: browser.addEventListener.bind(browser) }
for (const [name, value] of Object.entries(stand))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
afterAll(() => {
  for (const name of Object.keys(stand)) Reflect.deleteProperty(globalThis, name)
})

test('the question of the browser is kept until the person wants it, asked once, and a no is remembered', () => {
  let told = 0
  let prompted = 0
  onInstall(() => told++)
  listenForInstall()
  expect(mayInstall()).toBe(false)
  const question = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => prompted++,
  })
  browser.dispatchEvent(question)
  expect(question.defaultPrevented).toBe(true)
  expect([mayInstall(), prompted, told]).toEqual([true, 0, 1])
  expect(wasDeclined()).toBe(false)
  declineInstall()
  expect([wasDeclined(), mayInstall(), told]).toEqual([true, true, 2]) // in the settings it may still be wanted
  install()
  expect([mayInstall(), prompted]).toEqual([false, 1])
})
