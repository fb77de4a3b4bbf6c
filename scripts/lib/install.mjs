import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './npm.mjs'
import { progress } from './progress.mjs'
import { Stop } from './stop.mjs'

const NO_NETWORK =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT|ENOTCACHED)\b/

/** Installs the packages of the lockfile unless they are there already. */
export async function install(root) {
  if (!missing(root)) return
  await progress('Installing packages', async () => {
    const { code, output } = await npmCi(root)
    if (code !== 0) throw new Stop(explain(output))
  })
}

/** Why packages must be installed, or null. Compares the lockfile with npm's own record of what it installed. */
export function missing(root, platform = process) {
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  let installed
  try {
    installed = JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8')).packages
  } catch {
    return 'nothing is installed' // npm writes the record last, so an interrupted installation has none
  }
  for (const [path, want] of Object.entries(wanted)) {
    if (!path.includes('node_modules/')) continue
    const have = installed[path]
    if (!have && (want.optional || want.devOptional)) continue // made for another platform
    if (!have || have.version !== want.version || !existsSync(join(root, path))) return `${path} is missing or outdated`
  }
  const foreign = Object.entries(installed).find(
    ([, { os, cpu }]) => !(fits(os, platform.platform) && fits(cpu, platform.arch)),
  )
  return foreign ? `${foreign[0]} is for another platform` : null
}

function fits(list, value) {
  if (!list || list.includes(value)) return true
  return list.every(item => item.startsWith('!')) && !list.includes(`!${value}`)
}

async function npmCi(root) {
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  // npm's own retries can take minutes to find out that there is no network; then only its cache can help.
  args.push((await isOnline(root)) ? '--prefer-offline' : '--offline')
  return npm(root, args)
}

async function isOnline(root) {
  const { code, output } = await npm(root, ['ping', '--fetch-retries=0', '--loglevel=error'], { timeout: 20_000 })
  return code === 0 || (code !== null && !NO_NETWORK.test(output))
}

/** One line for what npm says in many. */
export function explain(output) {
  if (NO_NETWORK.test(output))
    return 'No network: npm could not fetch the packages. Check the connection or the proxy and run the command again.'
  const lines = [...output.matchAll(/^npm (?:error|ERR!) (.+)$/gm)].map(match => match[1])
  const code = lines.find(line => line.startsWith('code '))?.slice(5)
  if (code === 'ENOSPC')
    return 'The disk is full: npm could not store the packages. Make room and run the command again.'
  const said = lines.find(line => !line.startsWith('code ')) ?? 'npm gave no reason'
  return `npm ci failed${code ? ` (${code})` : ''}: ${said} Run "npm ci" to see all it says.`
}
