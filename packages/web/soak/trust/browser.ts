import { type ChildProcess, spawn } from 'node:child_process'
import { type BrowserContext, chromium } from 'playwright-core'
import { findBrowser } from '../../../../scripts/lib/browser.mjs'

const FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --remote-debugging-port=0 --window-size=1440,900'

export interface Browser {
  context: BrowserContext
  /** With everything that belongs to it, at once. */
  kill(): Promise<void>
}

/** A Chromium with a profile that outlives it, in a process group of its own. */
export async function openBrowser(profile: string): Promise<Browser> {
  const program = findBrowser()
  if (!program) throw new Error('No Chromium was found. Say where it is: REDOUBT_BROWSER=/path/to/chrome')
  const child = spawn(program, [...FLAGS.split(' '), `--user-data-dir=${profile}`, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const kill = async () => {
    try {
      process.kill(-child.pid!, 'SIGKILL')
    } catch {
      // it has ended already
    }
    await ended
  }
  try {
    const connected = await chromium.connectOverCDP(await addressOf(child))
    return { context: connected.contexts()[0]!, kill }
  } catch (error) {
    await kill()
    throw error
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = ''
    child.stderr!.on('data', part => {
      heard += part
      const found = /DevTools listening on (ws:\S+)/.exec(heard)
      if (found) resolve(found[1]!)
    })
    child.once('exit', code => reject(new Error(`The browser ended with ${code}: ${heard}`)))
  })
}
