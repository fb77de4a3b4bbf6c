import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { needBrowser } from './browser.mjs'
import { build } from './build.mjs'

/** Headless, without the connections a browser makes on its own: everything stays on loopback. */
const FLAGS =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'

/** The browser app as `npm start` serves it, and a Chromium to look at it. */
export async function openSite(root) {
  const server = await openServer(root)
  const browser = await openBrowser()
  const close = async () => {
    await browser.close()
    await server.close()
  }
  return { url: server.url, browser, close }
}

export async function openBrowser() {
  const executablePath = needBrowser()
  const { chromium } = await import('playwright-core')
  return chromium.launch({ executablePath, args: FLAGS.split(' ') })
}

/** Every server has a database of its own: nothing is left over from another run. */
export async function openServer(root) {
  await build(root, 'web')
  await build(root, 'server')
  const data = mkdtempSync(join(tmpdir(), 'redoubt-site-'))
  const server = spawn(process.execPath, [join(root, 'packages/server/dist/server.js'), '--port', '0', '--data', data])
  const url = await addressOf(server)
  const close = async () => {
    const gone = new Promise(resolve => server.once('exit', resolve))
    server.kill()
    await gone
    rmSync(data, { recursive: true, force: true })
  }
  return { url, close }
}

/** What the server says when it is ready. */
function addressOf(server) {
  return new Promise((resolve, reject) => {
    server.stdout.on('data', text => {
      const found = /http:\/\/\S+/.exec(String(text))
      if (found) resolve(found[0])
    })
    server.on('exit', code => reject(new Error(`The server ended with ${code}.`)))
  })
}
