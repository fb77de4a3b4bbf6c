import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, expect, test } from 'vitest'
import { openBrowser, openServer } from '../../../../scripts/lib/site.mjs'

const ROOT = resolve(import.meta.dirname, '../../../..')
export const SIZES = { phone: [390, 844], tablet: [820, 1180], desk: [1440, 900] } as const
export type Size = keyof typeof SIZES

export interface Visit {
  page: Page
  context: BrowserContext
  /** What the page complained about; a test that ends with complaints fails. */
  complaints: string[]
}

export interface VisitSettings {
  motion?: boolean
  /** Another window than that of the size. */
  window?: readonly [width: number, height: number]
  touch?: boolean
  /** With the hints of first matches. */
  hints?: boolean
  /** Runs in the page and in every worker before anything else: what this browser does otherwise than others. */
  quirk?: () => void
  /** The app is kept for playing offline: seven megabytes, for those who come for it. */
  offline?: boolean
}

export interface Site {
  readonly url: string
  /** A visitor with an empty browser. */
  visit(size?: Size, more?: VisitSettings): Promise<Visit>
  /** One who stays for all tests of the file: for those that only look, and do not mind what others have left. It saves most of their time. */
  guest(size?: Size, more?: Pick<VisitSettings, 'window' | 'touch'>): Promise<Page>
}

/** What all files that one thread runs have in common: to begin a server and a browser takes longer than many a test. */
interface House {
  url: string
  /** A browser that died is followed by another. */
  browser(): Promise<Browser>
}

const withHouse = test.extend<{ house: House }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from it what this one needs
    async ({}, use) => {
      const server = await openServer(ROOT)
      let browser = await openBrowser()
      await use({
        url: server.url,
        browser: async () => (browser.isConnected() ? browser : (browser = await openBrowser())),
      })
      await browser.close()
      await server.close()
    },
    { scope: 'worker' },
  ],
})

/**
 * The built app, served as `npm start` serves it, and a real Chromium to look at it. Call once per test file. Files whose people meet at
 * the server ask for one of their own: nobody else's tables are there.
 */
export function site({ ownServer = false } = {}): Site {
  let url = ''
  let close = async () => {}
  const open: Visit[] = []
  const guests = new Map<string, Visit>()
  let browser: Browser
  withHouse.beforeAll(async ({ house }) => {
    url = house.url
    browser = await house.browser()
    if (ownServer) ({ url, close } = await openServer(ROOT))
  }, 300_000)
  afterEach(async () => {
    for (const { context, complaints } of open.splice(0)) {
      await context.close()
      expect(complaints).toEqual([])
    }
    expect([...guests.values()].flatMap(({ complaints }) => complaints.splice(0))).toEqual([])
  })
  afterAll(async () => {
    for (const { context } of guests.values()) await context.close()
    await close()
  })
  return {
    get url() {
      return url
    },
    async visit(size = 'desk', more = {}) {
      const visit = await enter(size, more)
      open.push(visit)
      return visit
    },
    async guest(size = 'desk', { window = SIZES[size], touch = size !== 'desk' } = {}) {
      const name = `${size} ${touch}`
      const visit = guests.get(name) ?? (await enter(size, { window, touch }))
      guests.set(name, visit)
      const [width, height] = window
      await visit.page.setViewportSize({ width, height })
      await visit.page.mouse.move(0, 0) // whoever was here before points at nothing any more
      return visit.page
    },
  }

  async function enter(
    size: Size,
    { motion = false, quirk, window, touch, hints = false, offline = false }: VisitSettings,
  ): Promise<Visit> {
    const [width, height] = window ?? SIZES[size]
    const context = await browser.newContext({
      viewport: { width, height },
      hasTouch: touch ?? size !== 'desk',
      reducedMotion: motion ? 'no-preference' : 'reduce',
      colorScheme: 'dark',
      acceptDownloads: true,
      // Whoever has quirks has none: it would hand out the workers as they are.
      serviceWorkers: offline ? 'allow' : 'block',
    })
    context.setDefaultTimeout(60_000)
    // First matches bring hints, which lie over the table: not for those who look at something else.
    if (!hints)
      await context.addInitScript(() => {
        if (location.protocol !== 'about:') localStorage.setItem('redoubt.hints', '{"isOff":true}')
      })
    // Stillness alone keeps the pace of the story: who does not come to look at it has it at once.
    if (!motion)
      await context.addInitScript(() => {
        if (location.protocol === 'about:') return // a blank page keeps nothing
        const key = 'redoubt.settings'
        const kept = JSON.parse(localStorage.getItem(key) ?? '{}')
        if (!('speed' in kept)) localStorage.setItem(key, JSON.stringify({ ...kept, speed: 'none' }))
      })
    const page = await context.newPage()
    const complaints: string[] = []
    if (quirk) {
      await context.addInitScript(quirk)
      await context.route(/\/assets\/(worker|thinker)-[\w-]{8}\.js$/, async route => {
        const response = await route.fetch()
        await route.fulfill({ response, body: `;(${quirk})();${await response.text()}` })
      })
    }
    page.on('pageerror', error => complaints.push(String(error)))
    page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
    page.on('request', request => {
      const { hostname, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && hostname !== 'localhost') complaints.push(`asked ${hostname}`)
    })
    return { page, context, complaints }
  }
}

/** A folder for pictures of this run. */
export const pictures = mkdtempSync(join(tmpdir(), 'redoubt-pictures-'))

/** On a machine that has other things to do, too. */
export const eventually = <T>(what: () => T) => expect.poll(what, { timeout: 60_000 })
