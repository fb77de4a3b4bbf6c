import { spawn } from 'node:child_process'
import { Stop } from './stop.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Runs npm, the very one that runs us if there is one, and returns its exit code (null after a timeout) and all it said. */
export function npm(root, args, { timeout = 0 } = {}) {
  const cli = process.env.npm_execpath
  const options = { cwd: root, timeout, stdio: ['ignore', 'pipe', 'pipe'] }
  const child = cli?.endsWith('npm-cli.js')
    ? spawn(process.execPath, [cli, ...args], options)
    : spawn('npm', args, { ...options, shell: process.platform === 'win32' })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', data => (output += data))
  // Left alone, an interrupted npm goes on for a while and gets in the way of the next one.
  const interrupted = () => {
    child.kill('SIGKILL')
    process.exit(130)
  }
  for (const signal of SIGNALS) process.once(signal, interrupted)
  child.on('close', () => {
    for (const signal of SIGNALS) process.off(signal, interrupted)
  })
  return new Promise((resolve, reject) => {
    child.on('error', () => reject(new Stop('npm was not found. Install Node from https://nodejs.org; it brings npm.')))
    child.on('close', code => resolve({ code, output }))
  })
}
