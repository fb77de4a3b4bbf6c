/**
 * How long a person waits for the strongest bots in a real browser, with the default setting: clicks through matches against a
 * Nightmare and a Warlord, without animations, and looks at what comes out of the worker of the matches. Asked: 2 s a decision, 10 s an
 * activation. `npm run soak -- web/waits -- --minutes 10 --seed 7`; on a busy machine it says little.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LADDERS } from '@redoubt/bots/ladder'
import type { Page } from 'playwright-core'
import { clickUntil, isOver } from '../test/browser/clicker.ts'
import { bot, matchFile, openFile, person } from '../test/browser/files.ts'
import { openBrowser } from './trust/browser.ts'
import { served } from './trust/served.ts'

/** A decision of a bot: when it was its turn, and when it had decided. */
interface Wait {
  seat: string
  kind: string
  /** Which activation: round and cards left; in Conquest, whatever follows without a decision of the person. */
  turn: string
  from: number
  to: number
}

const thinks = (level: string, time: number) => ({ ...bot(level), time })
const TABLES = {
  'DOOM, Nightmare': () =>
    matchFile(
      'doom',
      { mission: 'black-bishop-2', marines: 2 },
      {
        ...{ alpha: person('A', 0), bravo: thinks('nightmare', LADDERS.doom[3].time) },
        invader: thinks('nightmare', LADDERS.doom[3].time),
      },
      kind => kind === 'activation',
    ),
  'Conquest, Warlord': () =>
    matchFile('conquest', {}, { a: person('A', 0), b: thinks('warlord', LADDERS.conquest[3].time) }, () => true),
}

export default async function waits(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string', default: '7' } },
  })
  const { url, end } = await served()
  const profile = mkdtempSync(join(tmpdir(), 'redoubt-waits-'))
  const { context, kill } = await openBrowser(profile)
  context.setDefaultTimeout(60_000)
  await context.addInitScript(watch)
  try {
    const page = await context.newPage()
    for (const [name, file] of Object.entries(TABLES)) {
      const until = Date.now() + (60_000 * Number(values.minutes)) / 2
      const all: Wait[] = []
      for (let match = 0; Date.now() < until; match++) {
        await openFile(page, url, file())
        await page.locator('[data-prompt]').first().waitFor()
        await clickUntil(page, Number(values.seed) + match, async () => Date.now() > until || isOver(page))
        all.push(...(await waitsIn(page)))
      }
      tell(name, all)
    }
  } finally {
    await kill()
    end()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** In the page, before anything else: no animations, and what comes out of the worker of the matches is written down. */
function watch(): void {
  if (location.protocol === 'about:') return // a blank page keeps nothing
  localStorage.setItem('redoubt.settings', JSON.stringify({ speed: 'none' }))
  localStorage.setItem('redoubt.hints', JSON.stringify({ isOff: true }))
  const waits: Wait[] = []
  Object.assign(globalThis, { waits })
  const bots = new Set(['bravo', 'invader', 'b'])
  let open: Omit<Wait, 'to'> | null = null
  let persons = 0
  const Real = globalThis.Worker
  globalThis.Worker = class extends Real {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options)
      this.addEventListener('message', ({ data }) => {
        const value = data?.value
        if (typeof value?.seq !== 'number' || !('view' in value)) return
        const now = performance.now()
        if (open) waits.push({ ...open, to: now })
        const { view, decision } = value
        const seat = decision?.seat
        if (!bots.has(seat)) persons++
        const turn = `${view?.round} ${view?.initiative?.deck?.count ?? persons} ${view?.active ?? ''}`
        open = bots.has(seat) ? { seat, kind: decision.kind, turn: `${turn} ${seat}`, from: now } : null
      })
    }
  }
}

/** Those since the last time somebody asked. */
const waitsIn = (page: Page): Promise<Wait[]> =>
  page.evaluate(() => (globalThis as unknown as { waits: Wait[] }).waits.splice(0))

function tell(name: string, all: readonly Wait[]): void {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
  const share = (list: number[], part: number) =>
    seconds(list[Math.min(list.length - 1, Math.floor(part * list.length))] ?? 0)
  const single = all.map(({ from, to }) => to - from).sort((x, y) => x - y)
  const turns: number[] = []
  all.forEach((one, n) => {
    const wait = one.to - one.from
    if (n > 0 && all[n - 1]!.turn === one.turn) turns[turns.length - 1]! += wait
    else turns.push(wait)
  })
  turns.sort((x, y) => x - y)
  const longest = [...all.entries()].sort(([, x], [, y]) => y.to - y.from - (x.to - x.from)).slice(0, 3)
  for (const [n, { seat, kind, from, to }] of longest)
    console.log(`${name}: ${seconds(to - from)} for ${kind} of ${seat}, number ${n} of ${all.length}`)
  for (const [what, list, asked] of [
    ['decisions', single, '2 s'],
    ['activations', turns, '10 s'],
  ] as const)
    console.log(
      `${name}: ${list.length} ${what}, median ${share(list, 0.5)}, 99 % ${share(list, 0.99)}, longest ${share(list, 1)} (asked: ${asked})`,
    )
}
