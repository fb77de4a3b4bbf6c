import { spawn } from 'node:child_process'
import { root } from './root.mjs'

/** Runs a program of the workspace with Node and returns its exit code. */
export function run(command, more = {}) {
  const env = { ...process.env, NODE_ENV: 'test', ...more }
  return new Promise((resolve, reject) =>
    spawn(process.execPath, command, { cwd: root, stdio: 'inherit', env }).on('close', resolve).on('error', reject),
  )
}
