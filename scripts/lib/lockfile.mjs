import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const PLATFORM =
  /(?<os>darwin|win32|linux|android|freebsd|openharmony)-(?<cpu>x64|arm64|arm|ia32|ppc64|s390x|riscv64)(?:-(?<abi>\w+))?$/

/** Why `npm ci` would refuse the lockfile on a fresh clone, one line each. */
export function lockProblems(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const homes = Object.keys(packages).filter(path => !path.includes('node_modules'))
  const stale = homes.filter(path => !sameDependencies(packages[path], join(root, path, 'package.json')))
  return [
    ...stale.map(path => `package-lock.json: does not fit ${join(path, 'package.json')}; run npm install`),
    ...absent(packages).map(({ name }) => `package-lock.json: ${name} has no entry; run npm run lock`),
    ...unsealed(packages).map(
      ({ name, version }) => `package-lock.json: ${name} ${version} has no integrity; run npm run lock`,
    ),
  ]
}

/**
 * Adds the optional packages that npm left out because the registry at hand does not hold them: binaries for other
 * platforms, mostly. Without their entries `npm ci` refuses the lockfile, and a Mac would miss what it needs.
 */
export function completeLock(lock) {
  const packages = { ...lock.packages }
  for (const { name, version, parent } of absent(packages)) {
    const { license, engines } = packages[parent]
    packages[`node_modules/${name}`] = {
      version,
      ...platformOf(name),
      dev: packages[parent].dev,
      license,
      optional: true,
      engines,
    }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  return { ...lock, packages: Object.fromEntries(sorted) }
}

/**
 * Gives every package its integrity, so that nobody can slip another one in. `ask` knows the registry's: by name and version, null
 * where it has none. Returns what is still without.
 */
export async function sealLock(lock, ask) {
  const packages = { ...lock.packages }
  const left = []
  for (const { path, name, version } of unsealed(packages)) {
    const integrity = await ask(name, version)
    if (integrity) packages[path] = { version, integrity, ...packages[path] }
    else left.push({ name, version })
  }
  return { lock: { ...lock, packages }, left }
}

/** What comes from a registry and could be anything. */
function unsealed(packages) {
  return Object.entries(packages)
    .filter(([path, { link, integrity }]) => path.includes('node_modules/') && !link && !integrity)
    .map(([path, { name, version }]) => ({ path, name: name ?? path.split('node_modules/').at(-1), version }))
}

function absent(packages) {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !packages[`node_modules/${name}`] && !packages[`${parent}/node_modules/${name}`])
      .map(([name, version]) => ({ name, version, parent })),
  )
}

function platformOf(name) {
  const { os, cpu, abi } = PLATFORM.exec(name)?.groups ?? {}
  if (!os) return {}
  const libc = os === 'linux' && cpu !== 'arm' ? [abi === 'musl' ? 'musl' : 'glibc'] : undefined
  return { cpu: [cpu], libc, os: [os] }
}

function sameDependencies(locked, file) {
  if (!existsSync(file)) return false
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  return ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'].every(
    kind => sorted(locked[kind]) === sorted(manifest[kind]),
  )
}

const sorted = dependencies => JSON.stringify(Object.entries(dependencies ?? {}).sort())
