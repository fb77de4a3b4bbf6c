import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Stop } from './stop.mjs'

/** The same engine without the window around it: nobody looks at one here, and without drawing it tests take a quarter less and more. */
const SHELL = '/usr/bin/chromium-headless-shell'

const USUAL = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** A Chromium on this machine: the one that REDOUBT_BROWSER names, else one in a usual place; null if there is none. */
export function findBrowser(env = process.env, exists = existsSync) {
  if (env.REDOUBT_BROWSER) return exists(env.REDOUBT_BROWSER) ? env.REDOUBT_BROWSER : null
  return USUAL.find(path => exists(path)) ?? null
}

/** Finds a browser for the tests, or installs Debian's where that is possible without asking, or says what to do. */
export function needBrowser(say = console.log) {
  const found = findBrowser()
  if (found) return found
  if (!process.env.REDOUBT_BROWSER && canInstall()) {
    say('The browser tests need Chromium: installing it with apt-get.')
    apt('update')
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (apt('install', '-y', '--no-install-recommends', name) === 0 && findBrowser()) return findBrowser()
  }
  throw new Stop(
    'The browser tests need Chromium or Chrome, and none was found. Install one (Debian, Ubuntu: sudo apt-get install chromium), ' +
      'or say where it is: REDOUBT_BROWSER=/path/to/chrome npm test',
  )
}

/** How long packages may be on their way until they are not worth waiting for, in milliseconds. */
const PATIENCE = 60_000

/**
 * Where nobody's own machine is changed, Debian's Chromium gets its quicker sister: the same tests take less. It need not come: whatever
 * hinders it, the one that is there will do. Fetching may be broken off at any time, putting in place may not.
 */
export async function quickenBrowser({
  env = process.env,
  exists = existsSync,
  may = canInstall,
  call = aptSoon,
} = {}) {
  if (!env.CI || env.REDOUBT_BROWSER || findBrowser(env, exists) !== '/usr/bin/chromium' || !may()) return
  const install = ['install', '-y', '--no-install-recommends', '--no-remove', 'chromium-headless-shell']
  const fetch = () => call(['--download-only', ...install], PATIENCE)
  let code = await fetch()
  // An old list names files that are gone.
  if (code && (await call(['update'], PATIENCE)) === 0) code = await fetch()
  if (code === 0) await call(['--no-download', ...install])
}

function canInstall() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env, timeout: 300_000 })
    .status
}

/** The exit code, once it is there; null where the time was over. */
function aptSoon(args, timeout) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return new Promise(resolve =>
    spawn('apt-get', ['-qq', ...args], { stdio: 'ignore', env, timeout })
      .on('close', resolve)
      .on('error', () => resolve(null)),
  )
}
