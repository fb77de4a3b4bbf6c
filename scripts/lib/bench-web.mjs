import { openCrowd } from './crowd.mjs'
import { install } from './install.mjs'
import { progress } from './progress.mjs'
import { root } from './root.mjs'
import { openSite } from './site.mjs'

/** Tables where bots play and a person only looks on. */
const WATCHED = { DOOM: 'doom/black-bishop-1/4/none', Conquest: 'conquest/none' }

/** A slow phone on slow 4G: a quarter of this processor, 150 ms to the server, 1.6 Mbit/s. */
const PHONE = { slower: 4, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
/** Where a first visit leads, and what must be there before it can be used. */
const FIRST = [
  { what: 'the start page', address: '', ready: 'main h2', aim: 3 },
  { what: 'a table of DOOM', address: '#/new/quick/doom/black-bishop-1/2/alpha', ready: '[data-prompt]', aim: 6 },
  { what: 'a table of Conquest', address: '#/new/quick/conquest', ready: '[data-prompt]', aim: 6 },
]
/** The slowest interactions must hold in each of them. */
const RUNS = 3

/** How the browser app feels, in headless Chromium: the first load, interaction to next paint, frames, shifts. */
export async function benchWeb() {
  await install(root)
  const { url, browser, close } = await progress('Building', () => openSite(root))
  try {
    report('JavaScript of the start page, gzipped', await firstLoad(browser, url), 'KB', '200')
    for (const { what, address, ready, aim } of FIRST)
      report(
        `Slow phone, first visit: ${what} can be used`,
        await onSlowPhone(browser, `${url}/${address}`, ready),
        's',
        aim,
      )
    for (let run = 1; run <= RUNS; run++) {
      const crowd = await crowded(browser, url, 1)
      const { spaces, figures } = crowd
      report(
        `Interaction to next paint, ${spaces} spaces, ${figures} figures, 98 %, run ${run}`,
        crowd.worst,
        'ms',
        '100',
      )
      report('  the same, median', crowd.median, 'ms', '100')
      report('  layout shift', crowd.shift, '', '0.1')
    }
    report(
      `  the same on a processor ${PHONE.slower} times slower`,
      (await crowded(browser, url, PHONE.slower)).worst,
      'ms',
      '200',
    )
    for (const [game, table] of Object.entries(WATCHED)) {
      const moving = await animating(browser, `${url}/#/new/quick/${table}`)
      report(`Frames a second while bots play ${game}, mean`, moving.mean, '', '60')
      report('  frames later than 50 ms', moving.late, '%', '–')
      report('  layout shift when the table is loaded again and played on', moving.shift, '', '0')
    }
  } finally {
    await close()
  }
}

function report(what, figure, unit, aim) {
  console.log(`${what.padEnd(76)} ${String(figure).padStart(8)} ${unit.padEnd(3)} (asked: ${aim})`)
}

async function firstLoad(browser, url) {
  const context = await browser.newContext({ colorScheme: 'dark' })
  const page = await context.newPage()
  const sizes = []
  page.on('requestfinished', request => {
    if (request.resourceType() === 'script') sizes.push(request.sizes())
  })
  await page.goto(url)
  await page.locator(FIRST[0].ready).first().waitFor()
  await page.waitForLoadState('networkidle')
  const bytes = (await Promise.all(sizes)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  await context.close()
  return Math.round(bytes / 102.4) / 10
}

/** Seconds until what somebody came for is there, with nothing kept from before. */
async function onSlowPhone(browser, address, ready) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const { slower, ...network } = PHONE
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const begin = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator(ready).first().waitFor()
  const seconds = (performance.now() - begin) / 1000
  await context.close()
  return Math.round(seconds * 10) / 10
}

/** A large map with many figures, pointed at, clicked and walked over by keys while a marine may move. */
async function crowded(browser, url, slower) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
    acceptDownloads: true,
  })
  const page = await context.newPage()
  await openCrowd(page, url)
  await page.keyboard.press('Escape') // the briefing
  const session = await context.newCDPSession(page)
  if (slower > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.evaluate(() => {
    globalThis.seen = { events: [], shift: 0 }
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) if (entry.interactionId) globalThis.seen.events.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const spaces = page.locator('[data-space]')
  const count = await spaces.count()
  let interactions = 0
  for (let i = 0; i < count; i += Math.max(1, Math.floor(count / 60))) {
    await spaces
      .nth(i)
      .click({ force: true, timeout: 2000 })
      .catch(() => {})
    await page.keyboard.press(i % 2 ? 'ArrowRight' : 'ArrowDown')
    interactions += 2
  }
  await page.waitForTimeout(300)
  const { events, shift } = await page.evaluate(() => globalThis.seen)
  const figures = await page.locator('[data-figure]').count()
  // Interactions quicker than 16 ms are not reported by the browser: they count as 16.
  const all = [...events, ...new Array(Math.max(0, interactions - events.length)).fill(16)].sort((a, b) => a - b)
  await context.close()
  const at = share => Math.round(all[Math.min(all.length - 1, Math.floor(all.length * share))])
  return { spaces: count, figures, worst: at(0.98), median: at(0.5), shift: Math.round(shift * 1000) / 1000 }
}

/** Bots play while the frames are counted. */
async function animating(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' })
  const page = await context.newPage()
  await page.goto(address)
  await page.locator('[data-prompt]').first().waitFor()
  await page.reload() // the place of a match keeps its address
  await page.locator('[data-prompt]').first().waitFor()
  await page.waitForTimeout(500)
  await page.keyboard.press('Escape') // the briefing
  await page.waitForTimeout(1500)
  const { gaps, shift } = await page.evaluate(
    () =>
      new Promise(resolve => {
        let shift = 0
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) if (!entry.hadRecentInput) shift += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        const times = []
        const begin = performance.now()
        const tick = now => {
          times.push(now)
          if (now - begin < 10_000) requestAnimationFrame(tick)
          else resolve({ gaps: times.slice(1).map((time, i) => time - times[i]), shift })
        }
        requestAnimationFrame(tick)
      }),
  )
  await context.close()
  const total = gaps.reduce((sum, gap) => sum + gap, 0)
  const late = gaps.filter(gap => gap > 50).length
  return {
    mean: Math.round((10_000 * gaps.length) / total) / 10,
    late: Math.round((1000 * late) / gaps.length) / 10,
    shift: Math.round(shift * 1000) / 1000,
  }
}
