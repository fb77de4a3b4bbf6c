import { spawn } from 'node:child_process'
import { Stop } from './stop.mjs'

/** Runs npm, the very one that runs us if there is one, and returns its exit code (null after a timeout) and all it said. */
export function npm(root, args, { timeout = 0 } = {}) {
  const cli = process.env.npm_execpath
  const options = { cwd: root, timeout, stdio: ['ignore', 'pipe', 'pipe'] }
  const child = cli?.endsWith('npm-cli.js')
    ? spawn(process.execPath, [cli, ...args], options)
    : spawn('npm', args, { ...options, shell: process.platform === 'win32' })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', data => (output += data))
  return new Promise((resolve, reject) => {
    child.on('error', () => reject(new Stop('npm was not found. Install Node from https://nodejs.org; it brings npm.')))
    child.on('close', code => resolve({ code, output }))
  })
}
