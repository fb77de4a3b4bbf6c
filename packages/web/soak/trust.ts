import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { below, fastRandom } from '@redoubt/kernel'
import type { Page } from 'playwright-core'
import type { MatchFile } from '../src/tables/tables.ts'
import { clickUntil, isOver } from '../test/browser/clicker.ts'
import { bot, matchFile, person } from '../test/browser/files.ts'
import { type Browser, openBrowser } from './trust/browser.ts'
import { served } from './trust/served.ts'
import { lostBetween, shownIn, watchWorkers } from './trust/witness.ts'

/** Quick games by their address, and games against bots that search in a worker of their own. */
const TABLES = [
  () => matchFile('conquest', {}, { a: person('A', 0), b: bot('warlord') }, () => true),
  'doom',
  'conquest',
  () =>
    matchFile(
      'doom',
      { mission: 'tutorial', marines: 1 },
      { alpha: person('A', 0), invader: bot('nightmare') },
      () => true,
    ),
  'doom/black-bishop-1/3/invader',
  'conquest/b',
  'doom/tutorial/2/marines',
]
/** What is done to a table that is being played at. */
const BLOWS = ['browser', 'browser', 'host worker', 'search worker', 'reload'] as const

/** Then the next table has its turn, for some matches are long. */
const MOST_BLOWS = 10

/**
 * A person plays in a real browser that is killed at random, and so are the workers behind the page, for so many minutes. What
 * had been shown must be there again. `npm run soak -- trust -- --minutes 60 --seed 7`
 */
export default async function trust(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { minutes: { type: 'string', default: '30' }, seed: { type: 'string', default: String(Date.now()) } },
  })
  const chance = { random: fastRandom(values.seed!) }
  const { url, end } = await served()
  const until = Date.now() + 60_000 * Number(values.minutes)
  const profile = mkdtempSync(join(tmpdir(), 'redoubt-soak-'))
  const count = { matches: 0, decisions: 0, lost: 0, 'reloads by hand': 0 }
  const blows: Record<string, number> = {}
  let browser: Browser | null = null
  console.log(`Seed ${values.seed}, ${values.minutes} minutes.`)
  try {
    browser = await openBrowser(profile)
    let page = await pageIn(browser)
    let address = ''
    let made = 0
    let borne = 0
    while (Date.now() < until) {
      if (address === '' || borne >= MOST_BLOWS || (await isOver(page).catch(() => false))) {
        borne = 0
        address = await newTable(page, url, TABLES[count.matches++ % TABLES.length]!)
        made = (await shownIn(page)).made
      }
      if (!(await play(page, below(chance, 1 << 30), 1500 + below(chance, 6000)))) {
        count['reloads by hand']++
        await open(page, address)
        continue
      }
      const before = await shownIn(page)
      const blow = BLOWS[below(chance, BLOWS.length)]!
      const workers = page.workers().filter(worker => worker.url().includes('thinker') === (blow === 'search worker'))
      if (blow.endsWith('worker') && workers.length === 0) continue
      blows[blow] = (blows[blow] ?? 0) + 1
      borne++
      if (blow === 'browser') {
        await browser.kill()
        browser = await openBrowser(profile)
        page = await pageIn(browser)
        await open(page, address)
      } else if (blow === 'reload') await open(page, address)
      else {
        for (const worker of workers)
          await worker.evaluate(() => (globalThis as unknown as { close(): void }).close()).catch(() => {})
        if (!(await movesWithin(page, 20_000, below(chance, 1 << 30)))) {
          console.log(`Nothing moved after "${blow}" at ${address}.`)
          count['reloads by hand']++
          await open(page, address)
        }
      }
      const after = await shownIn(page)
      const lost = lostBetween(before, after)
      count.decisions += after.made - made
      made = after.made
      if (lost) {
        count.lost++
        console.log(`Lost after "${blow}" at ${address}: ${lost}`)
      }
      const said = Object.entries({ ...blows, ...count }).map(([what, n]) => `${what} ${n}`)
      console.log(`${Math.ceil((until - Date.now()) / 1000)} s left; ${said.join(', ')}`)
    }
  } finally {
    await browser?.kill()
    end()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  if (count.lost > 0) throw new Error(`${count.lost} times something was lost.`)
}

async function pageIn({ context }: Browser): Promise<Page> {
  context.setDefaultTimeout(60_000)
  await context.addInitScript(watchWorkers)
  return context.newPage()
}

/** Returns the address of the match. */
async function newTable(page: Page, url: string, table: string | (() => MatchFile)): Promise<string> {
  await page.goto('about:blank')
  if (typeof table === 'string') await page.goto(`${url}/#/new/quick/${table}`)
  else await bringIn(page, url, table())
  await page.waitForURL(/#\/match\//)
  await shown(page)
  return page.url()
}

/** The library holds older matches, too: the one that was not there before is opened. */
async function bringIn(page: Page, url: string, file: MatchFile): Promise<void> {
  await page.goto(`${url}/#/matches/all`)
  await page.locator('.library-wait').waitFor({ state: 'detached' })
  const rows = () => page.locator('[data-match]').evaluateAll(all => all.map(row => row.getAttribute('data-match')!))
  const before = await rows()
  await page
    .getByLabel('Import a game from a file')
    .last()
    .setInputFiles({ name: 'm.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) })
  const limit = Date.now() + 60_000
  let fresh: string | undefined
  while (!fresh) {
    if (Date.now() > limit) throw new Error(`Not imported: ${await page.locator('.import').innerText()}`)
    await page.waitForTimeout(50)
    fresh = (await rows()).find(id => !before.includes(id))
  }
  await page.goto(`${url}/#/match/${fresh}`)
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(address)
  await shown(page)
}

async function shown(page: Page): Promise<void> {
  await page.locator('[data-prompt], [data-part=outcome]').first().waitFor()
  while ((await shownIn(page)).messages === 0) await page.waitForTimeout(50)
}

/** Clicks for a while; false if there is nothing to be pressed any more. */
async function play(page: Page, seed: number, ms: number): Promise<boolean> {
  const until = Date.now() + ms
  return clickUntil(page, seed, async () => Date.now() > until || (await isOver(page))).then(
    () => true,
    () => false,
  )
}

/** Does the match go on without anybody loading the page again? */
async function movesWithin(page: Page, ms: number, seed: number): Promise<boolean> {
  const { messages } = await shownIn(page)
  const until = Date.now() + ms
  let moved = false
  await clickUntil(page, seed, async () => {
    moved = (await shownIn(page)).messages > messages
    return moved || Date.now() > until || (await isOver(page))
  }).catch(() => {})
  return moved || (await isOver(page))
}
