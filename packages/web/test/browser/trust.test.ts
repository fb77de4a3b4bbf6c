import { readFileSync } from 'node:fs'
import type { Page, Worker } from 'playwright-core'
import { expect, test } from 'vitest'
import { bot, matchFile, openFile, person } from './files.ts'
import { eventually, site } from './table.ts'

const redoubt = site()
const TIMEOUT = { timeout: 120_000 }
const yours = '[data-yours]:not([data-busy])'
const QUICK = '/#/new/quick/conquest'

/** One person plays both sides: nobody else decides anything, however long somebody looks. */
const ALONE = matchFile('conquest', {}, { a: person('A', 0), b: person('A', 0) }, () => true)

/** What costs least there. Whoever can pay for nothing is passed for by the host, after a moment in which somebody could have thought. */
const CHEAP = ['ork-goff-boyz.50:p1', 'ork-tellyporta-pad.57', 'sm-10th-company-scout.9:p1', 'sm-tempest-blade.8']
  .map(card => `[data-action^="deploy:${card}"]`)
  .join()

const banner = (page: Page) => page.locator('[data-part=keeping]')
/** The latest: one that hangs is listed for a while after its end. */
const host = (page: Page): Worker =>
  page
    .workers()
    .filter(worker => /worker-/.test(worker.url()))
    .at(-1)!
const thinkers = (page: Page) => page.workers().filter(worker => /thinker-/.test(worker.url()))

/** Somebody is asked to deploy, or anything at all. */
const DEPLOY = `[data-prompt="deploy-turn"]${yours}`
const ANYTHING = `[data-prompt]${yours}`

/**
 * Somebody deploys something in Conquest. Resolves when somebody is asked so again: what is asked in between, the host answers for those
 * who have no answer, and the question stands there for a moment only. `next`: or is asked something else, where nobody knows what.
 */
async function decide(page: Page, times: number, next = DEPLOY): Promise<void> {
  const turn = page.locator(DEPLOY)
  const asked = page.locator(next)
  const seq = async () => Number((await asked.count()) && (await asked.getAttribute('data-seq')))
  for (let n = 0; n < times; n++) {
    await turn.waitFor()
    const before = await seq()
    // Nobody else decides here: the question stands until this press, and one press is one decision.
    await turn.locator('[data-action="list"]').click()
    const choices = page.getByRole('menuitem')
    await choices.first().waitFor()
    const cheap = choices.and(page.locator(CHEAP))
    await ((await cheap.count()) ? cheap : choices).first().click()
    await eventually(seq).toBeGreaterThan(before)
  }
}

/** Decisions in the match, as it would be exported. */
async function made(page: Page): Promise<number> {
  return (await exported(page)).save.decisions.length
}

async function exported(page: Page) {
  // A press while another list is just closing closes only that one.
  const line = page.getByRole('menuitem', { name: 'Export this game as a file' })
  await eventually(async () => {
    await page.getByRole('button', { name: 'Menu' }).click()
    return line.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    )
  }).toBe(true)
  await line.click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'With everything' }).click(),
  ])
  return JSON.parse(readFileSync((await download.path())!, 'utf8'))
}

/** What lies in the database. */
function stored(page: Page) {
  return page.evaluate(
    () =>
      new Promise<{ heads: number; entries: number }>((resolve, reject) => {
        const request = indexedDB.open('redoubt', 1)
        // Cleared and not there yet: whoever looks must not be the one who makes it.
        request.onupgradeneeded = () => request.transaction!.abort()
        request.onerror = () =>
          request.error?.name === 'AbortError' ? resolve({ heads: 0, entries: 0 }) : reject(request.error)
        request.onsuccess = () => {
          const db = request.result
          const t = db.transaction(['matches', 'entries'])
          const heads = t.objectStore('matches').count()
          const entries = t.objectStore('entries').count()
          t.oncomplete = () => {
            db.close()
            resolve({ heads: heads.result, entries: entries.result })
          }
        }
      }),
  )
}

/** From now on, or no longer, every write transaction of this worker is aborted. */
function abortWrites(worker: Worker, on: boolean): Promise<void> {
  return worker.evaluate(abort => {
    const scope = globalThis as unknown as { real?: IDBDatabase['transaction'] }
    scope.real ??= IDBDatabase.prototype.transaction
    const { real } = scope
    IDBDatabase.prototype.transaction = function (...args: Parameters<IDBDatabase['transaction']>) {
      const t = real.apply(this, args)
      const later = async () => {
        for (let n = 0; n < 9; n++) await null // its requests are made, nothing is done yet
        t.abort()
      }
      if (abort && args[1] === 'readwrite') void later()
      return t
    }
  }, on)
}

test(
  'every write aborted: a banner says what is not stored, the export holds everything, and it is stored when the browser lets it',
  TIMEOUT,
  async () => {
    const { page } = await redoubt.visit()
    await openFile(page, redoubt.url, ALONE)
    await decide(page, 1)
    expect(await banner(page).count()).toBe(0)
    await abortWrites(host(page), true)
    await decide(page, 3)
    await banner(page)
      .getByText(/decisions? of this match (is|are) not stored/)
      .waitFor()
    await banner(page)
      .getByText(/refuses to store/)
      .waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      banner(page).getByRole('button', { name: 'Export this game' }).click(),
    ])
    const file = JSON.parse(readFileSync((await download.path())!, 'utf8'))
    expect(file.save.decisions.length).toBeGreaterThan((await stored(page)).entries)
    // Left and found again in the same page: nothing is missing.
    await page.goto(`${redoubt.url}/#/matches`)
    await banner(page).getByText('One match is not stored').waitFor()
    await page.locator('[data-match] a.ui-Button-primary').first().click()
    await page.locator(yours).waitFor()
    // The host may have answered for somebody meanwhile; what was there is there.
    const found = (await exported(page)).save.decisions
    expect(found.slice(0, file.save.decisions.length)).toEqual(file.save.decisions)
    await abortWrites(host(page), false)
    await banner(page).waitFor({ state: 'detached' })
    expect((await stored(page)).heads).toBe(1)
    const all = await made(page)
    await eventually(async () => (await stored(page)).entries).toBeGreaterThanOrEqual(all)
  },
)

test(
  'two people share a match that is not stored: its export asks what it may hold, and whoever leaves is told the truth',
  TIMEOUT,
  async () => {
    const { page } = await redoubt.visit()
    const seats = { a: person('A', 0), b: person('B', 1) }
    const file = matchFile('conquest', {}, seats, () => true)
    await openFile(page, redoubt.url, file)
    const takes = async () => {
      await page.getByRole('button', { name: /takes the screen/ }).click()
      await page.getByRole('button', { name: /show my table/ }).click()
    }
    await takes()
    await abortWrites(host(page), true)
    await page.locator(yours).waitFor()
    await page.keyboard.press('p')
    await banner(page)
      .getByText(/of this match (is|are) not stored/)
      .waitFor()
    await takes()
    await banner(page).getByRole('button', { name: 'Export this game' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Sealed', exact: true }).click(),
    ])
    const sealed = readFileSync((await download.path())!, 'utf8')
    expect(JSON.parse(sealed)).not.toHaveProperty('save')
    expect(sealed).not.toContain(file.save.seed)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: 'Leave the table (the game is not stored' }).waitFor()
  },
)

test(
  'a file that is never checked to its end is refused in a sentence, and the matches here do not wait for it',
  TIMEOUT,
  async () => {
    const quirk = () => {
      // Waits for ever, and leaves the processor to the others.
      const { buffer } = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true })
      if (self.name === 'redoubt-inspector') Atomics.wait(new Int32Array(buffer), 0, 0)
    }
    const { page } = await redoubt.visit('desk', { quirk })
    await page.clock.install()
    await page.goto(`${redoubt.url}/#/matches`)
    const seats = { a: person('A', 0), b: bot('cadet') }
    const buffer = Buffer.from(JSON.stringify(matchFile('conquest', {}, seats, () => true)))
    await page
      .getByLabel('Import a game from a file')
      .last()
      .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer })
    await eventually(() => page.workers().length).toBe(2) // the host, and the one that checks
    await page.clock.fastForward(19_000)
    expect(await page.getByText('It takes longer than 20 seconds to check.').count()).toBe(0)
    await page.clock.fastForward(1000)
    await page.getByText('It takes longer than 20 seconds to check.').waitFor()
    expect(await banner(page).count()).toBe(0)
    expect(await page.locator('[data-match]').count()).toBe(0)
    await eventually(() => page.workers().length).toBe(1) // one that hangs is listed for a while after its end
  },
)

const QUIRKS: Record<string, { quirk: () => void; says: RegExp }> = {
  'that refuses its database': {
    says: /refuses to store/,
    quirk: () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('not here', 'SecurityError')
      }
    },
  },
  'without a database': {
    says: /refuses to store/,
    quirk: () => {
      Object.defineProperty(globalThis, 'indexedDB', { value: undefined })
    },
  },
  'whose database never opens': {
    says: /does not answer/,
    quirk: () => {
      IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest
    },
  },
}

for (const [name, { quirk, says }] of Object.entries(QUIRKS))
  test(
    `a browser ${name}: the start page opens and says so before anything is played, and a match can be exported`,
    TIMEOUT,
    async () => {
      const { page } = await redoubt.visit('phone', { quirk })
      await page.goto(redoubt.url)
      await banner(page).getByText('This browser stores no games right now').waitFor()
      await banner(page).getByRole('button', { name: 'Why?' }).click()
      await banner(page).getByText(says).waitFor()
      await page.getByRole('link', { name: /Training: start/ }).waitFor()
      await page.goto(redoubt.url + QUICK)
      await banner(page).getByText('This match is not stored').waitFor()
      await decide(page, 1, ANYTHING) // a hand dealt by chance may have no second card that can be paid, so that something else is asked next
      await page.goto(`${redoubt.url}/#/matches`)
      await page.locator('[data-match]').waitFor()
    },
  )

test(
  'a database that stops answering in the middle of a match: play goes on within seconds, and the match is announced as not stored',
  TIMEOUT,
  async () => {
    const { page } = await redoubt.visit()
    await openFile(page, redoubt.url, ALONE)
    await decide(page, 1)
    await host(page).evaluate(() => {
      const scope = globalThis as unknown as { real: IDBDatabase['transaction'] }
      scope.real = IDBDatabase.prototype.transaction
      // Writes that are kept alive for ever: nothing behind them is ever done.
      IDBDatabase.prototype.transaction = function (...args: Parameters<IDBDatabase['transaction']>) {
        const t = scope.real.apply(this, args)
        const spin = () => {
          t.objectStore(t.objectStoreNames[0]!).count().onsuccess = spin
        }
        if (args[1] === 'readwrite') spin()
        return t
      }
    })
    await decide(page, 2)
    await banner(page)
      .getByText(/does not answer/)
      .waitFor()
    const all = await made(page)
    const again = banner(page).getByRole('button', { name: 'Try now' })
    await again.waitFor()
    await host(page).evaluate(() => {
      IDBDatabase.prototype.transaction = (globalThis as unknown as { real: IDBDatabase['transaction'] }).real
    })
    // It tries by itself, too: on a slow machine all is stored before anybody has pressed.
    const gone = () => banner(page).waitFor({ state: 'detached' })
    await Promise.race([again.click(), gone()])
    await gone()
    expect((await stored(page)).entries).toBe(all)
  },
)

test('storage cleared while playing: the match goes on and is stored again whole', TIMEOUT, async () => {
  const { page, context } = await redoubt.visit()
  await openFile(page, redoubt.url, ALONE)
  await decide(page, 2)
  const protocol = await context.newCDPSession(page)
  await protocol.send('Storage.clearDataForOrigin', { origin: redoubt.url, storageTypes: 'indexeddb' })
  await decide(page, 1)
  const all = await made(page)
  await eventually(() => stored(page)).toEqual({ heads: 1, entries: all })
  expect(await banner(page).count()).toBe(0)
  await page.reload()
  await page.locator(yours).waitFor()
  expect(await made(page)).toBe(all)
})

test(
  'writes are flushed to the disk before anybody sees them, and the browser is asked to keep them',
  TIMEOUT,
  async () => {
    const quirk = () => {
      const scope = globalThis as unknown as { durabilities: string[]; persist: number }
      scope.durabilities = []
      scope.persist = 0
      if ('persist' in StorageManager.prototype)
        StorageManager.prototype.persist = async () => {
          scope.persist++
          return true
        }
      const real = IDBDatabase.prototype.transaction
      IDBDatabase.prototype.transaction = function (...args: Parameters<IDBDatabase['transaction']>) {
        const t = real.apply(this, args)
        if (t.mode === 'readwrite') scope.durabilities.push(t.durability)
        return t
      }
    }
    const { page } = await redoubt.visit('desk', { quirk })
    await openFile(page, redoubt.url, ALONE)
    await page.locator(yours).waitFor()
    const asked = () => page.evaluate(() => (globalThis as unknown as { persist: number }).persist)
    expect(await asked()).toBe(0)
    await decide(page, 2)
    expect(await asked()).toBe(1)
    const found = await host(page).evaluate(() => (globalThis as unknown as { durabilities: string[] }).durabilities)
    expect(found.length).toBeGreaterThan(2)
    expect(new Set(found)).toEqual(new Set(['strict']))
  },
)

test(
  'a host that dies comes back by itself: the same question stands, and a decision made meanwhile is made once',
  TIMEOUT,
  async () => {
    const { page } = await redoubt.visit()
    await openFile(page, redoubt.url, ALONE)
    await decide(page, 2)
    const deployed = async () =>
      (await exported(page)).save.decisions.filter((key: string) => key.startsWith('deploy:')).length
    expect(await deployed()).toBe(2)
    const prompt = await page.locator('[data-part=prompt-text]').innerText()
    const first = host(page)
    await first.evaluate(() => self.close()).catch(() => {})
    await eventually(() => host(page) !== undefined && host(page) !== first).toBe(true)
    await page.locator(yours).waitFor()
    expect(await page.locator('[data-part=prompt-text]').innerText()).toBe(prompt)
    expect(await deployed()).toBe(2)
    // Said to a host that is about to die.
    host(page)
      .evaluate(() => self.close())
      .catch(() => {})
    await decide(page, 1)
    await decide(page, 1)
    expect(await deployed()).toBe(4)
    const all: string[] = (await exported(page)).save.decisions
    await eventually(async () => (await stored(page)).entries).toBe(all.length)
    await page.reload()
    await page.locator(yours).waitFor()
    expect((await exported(page)).save.decisions).toEqual(all)
  },
)

test('a host that hangs is said to be quiet, then replaced, without anybody doing anything', TIMEOUT, async () => {
  const { page } = await redoubt.visit()
  await page.clock.install()
  await openFile(page, redoubt.url, ALONE)
  await decide(page, 1)
  const first = host(page)
  // In a task of its own: Chromium does not end what hangs in the hands of a debugger.
  await first.evaluate(() => {
    setTimeout(() => {
      const { buffer } = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true })
      Atomics.wait(new Int32Array(buffer), 0, 0)
    })
  })
  await banner(page).getByText('The game does not answer').waitFor()
  expect(host(page)).toBe(first)
  await page.clock.runFor(22_000) // it is asked every two seconds, and hangs when it has left ten questions unanswered
  await eventually(() => host(page) !== undefined && host(page) !== first).toBe(true)
  await banner(page).waitFor({ state: 'detached' })
  await decide(page, 1)
})

test('a host that cannot be started is said so, with what to do', TIMEOUT, async () => {
  const quirk = () => {
    if ('WorkerGlobalScope' in globalThis) throw new Error('no worker today')
  }
  const { page, complaints } = await redoubt.visit('phone', { quirk })
  await page.goto(redoubt.url)
  await banner(page).getByText('cannot be kept running').waitFor()
  await banner(page).getByRole('button', { name: 'Reload the page' }).waitFor()
  await page.getByRole('link', { name: /Training: start/ }).waitFor()
  complaints.splice(0) // the worker’s own
})

test(
  'a search worker that dies is replaced within the decision: no safe choice is made for the bot',
  TIMEOUT,
  async () => {
    const { page } = await redoubt.visit()
    const seats = { a: person('A', 0), b: bot('warlord') }
    await openFile(
      page,
      redoubt.url,
      matchFile('conquest', {}, seats, () => true),
    )
    await page.locator(`[data-prompt="deploy-turn"]${yours}`).waitFor()
    const [first] = thinkers(page)
    await page.keyboard.press('p')
    await page.locator('[data-prompt]:not([data-yours])').waitFor()
    await first!.evaluate(() => self.close()).catch(() => {})
    await page.locator(yours).waitFor()
    await eventually(() => thinkers(page).some(worker => worker !== first)).toBe(true)
    await eventually(() => thinkers(page).includes(first!)).toBe(false)
    expect(await page.locator('[data-part=log]').innerText()).not.toContain('Redoubt made a safe choice')
  },
)
