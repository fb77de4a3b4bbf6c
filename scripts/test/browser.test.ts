import { expect, test } from 'vitest'
import { findBrowser, quickenBrowser } from '../lib/browser.mjs'

const CHROMIUM = '/usr/bin/chromium'
const SHELL = '/usr/bin/chromium-headless-shell'
const having =
  (...paths: string[]) =>
  (path: unknown) =>
    paths.includes(path as string)

/** What apt-get is asked for, in order, where it answers so. */
async function asked(answers: Array<number | null>, { env = { CI: '1' }, found = [CHROMIUM], may = true } = {}) {
  const calls: string[] = []
  const call = async ([first, ...rest]: string[]) => {
    const what = first === 'update' ? first : `${first} ${rest.at(-1)}`
    calls.push(what)
    return answers.shift() ?? null
  }
  await quickenBrowser({ env, exists: having(...found), may: () => may, call })
  return calls
}

const FETCH = '--download-only chromium-headless-shell'
const PUT = '--no-download chromium-headless-shell'

test('the quicker Chromium is taken where both are, unless another is named', () => {
  expect(findBrowser({}, having(CHROMIUM, SHELL))).toBe(SHELL)
  expect(findBrowser({}, having(CHROMIUM))).toBe(CHROMIUM)
  expect(findBrowser({ REDOUBT_BROWSER: CHROMIUM }, having(CHROMIUM, SHELL))).toBe(CHROMIUM)
  expect(findBrowser({ REDOUBT_BROWSER: '/gone' }, having(CHROMIUM, SHELL))).toBe(null)
})

test('a machine that only tests gets it beside the one it has: fetched first, then put in place', async () => {
  expect(await asked([0, 0])).toEqual([FETCH, PUT])
})

test('an old list of packages is asked for anew; what cannot be had, or takes too long, is done without', async () => {
  expect(await asked([100, 0, 0, 0])).toEqual([FETCH, 'update', FETCH, PUT])
  expect(await asked([100, 0, 100])).toEqual([FETCH, 'update', FETCH])
  expect(await asked([100, 100])).toEqual([FETCH, 'update'])
  expect(await asked([null])).toEqual([FETCH])
})

test('nothing is put on the machine of a person, beside another browser, twice, or without leave', async () => {
  expect(await asked([0, 0], { env: {} as never })).toEqual([])
  expect(await asked([0, 0], { env: { CI: '1', REDOUBT_BROWSER: CHROMIUM } as never })).toEqual([])
  expect(await asked([0, 0], { found: ['/usr/bin/google-chrome'] })).toEqual([])
  expect(await asked([0, 0], { found: [CHROMIUM, SHELL] })).toEqual([])
  expect(await asked([0, 0], { may: false })).toEqual([])
})
