import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { SETTINGS_HELP, settings } from '../../src/index.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
/** Files that a build makes. */
const BUILT = /^packages\/(server|web)\/dist(\/|$)|^node_modules$/

const dockerfile = read('Dockerfile')
const compose = read('deploy/compose.yaml')
const nginx = read('deploy/nginx.conf')
const unit = read('deploy/redoubt.service')
const ENV = /\b(PORT|HOST|DATA|DATABASE_URL|ORIGIN|PROXY|LOG|METRICS|THREADS|NODE_NAME|NODE_ENV)\b/

function isThere(path: string): boolean {
  return existsSync(join(root, path)) || BUILT.test(path)
}

test('Dockerfile: every path it copies exists or is built, every command it runs is one of ours, nothing a build needs is left out', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, paths]) => paths!.split(' '))
  const taken = [...dockerfile.matchAll(/^COPY --from=build \/redoubt\/(\S+) /gm)].map(([, path]) => path!)
  expect(copied.length).toBeGreaterThan(5)
  expect(taken.length).toBeGreaterThan(4)
  for (const path of [...copied, ...taken]) expect(isThere(path), path).toBe(true)
  for (const [, name] of dockerfile.matchAll(/npm run (\S+)/g)) expect(scripts[name!], name).toBeDefined()
  // What the build reads at the top of the repository; folders as wholes.
  for (const path of ['package.json', 'package-lock.json', 'packages', 'scripts', 'docs', 'tsconfig.json'])
    expect(copied, path).toContain(path)
  expect(dockerfile).toContain('CMD ["node", "packages/server/dist/server.js"]')
  expect(dockerfile).toContain('USER node')
  const major = /FROM node:(\d+)-slim/.exec(dockerfile)![1]
  expect(Number(major)).toBeGreaterThanOrEqual(20)
})

test('Dockerfile: what the server needs at run time is no development dependency, and is copied', () => {
  const { dependencies } = JSON.parse(read('packages/server/package.json')) as { dependencies: Record<string, string> }
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { dev?: boolean }> }
  for (const name of Object.keys(dependencies).filter(one => !one.startsWith('@redoubt/'))) {
    const found = packages[`node_modules/${name}`] ?? packages[`packages/server/node_modules/${name}`]
    expect(found, name).toBeDefined()
    expect(found!.dev ?? false, name).toBe(false)
    // Were one kept beside the package, its folder would have to be copied too.
    expect(packages[`packages/server/node_modules/${name}`], name).toBeUndefined()
  }
})

test('Dockerfile, compose and unit set only variables that the server knows, to values it accepts', () => {
  const env: Record<string, string> = {}
  for (const [, line] of dockerfile.matchAll(/^ENV (.*)$/gm))
    for (const pair of line!.split(' ')) env[pair.split('=')[0]!] = pair.split('=')[1]!
  for (const [, name, value] of compose.matchAll(/^ {2,6}([A-Z_]+): "?([^"#\n]*?)"?(?: #.*)?$/gm))
    if (!name!.startsWith('POSTGRES_')) env[name!] = value!.replace(/\$\{(\w+):[-?]([^}]*)\}/g, '$2')
  for (const pair of /^Environment=(.*)$/m.exec(unit)![1]!.split(' ')) env[pair.split('=')[0]!] = pair.split('=')[1]!
  for (const name of Object.keys(env)) expect(name).toMatch(ENV)
  expect(Object.keys(env)).toEqual(expect.arrayContaining(['DATABASE_URL', 'ORIGIN', 'PROXY', 'METRICS', 'DATA']))
  expect(settings([], env)).toMatchObject({ behindProxy: true, metrics: 'all', log: 'info' })
  const named = /# Settings: (.*?)\. /.exec(unit)![1]!.split(', ')
  for (const name of named) expect(SETTINGS_HELP).toContain(name)
})

test('compose: two nodes, a proxy and a database; its files are there, and the proxy knows the nodes, passes sockets on and not the metrics', () => {
  for (const [, path] of compose.matchAll(/- \.\/(\S+?):/g))
    expect(existsSync(join(root, 'deploy', path!)), path).toBe(true)
  expect(existsSync(join(root, 'deploy', '..', 'Dockerfile'))).toBe(true)
  const services = [...compose.slice(compose.indexOf('services:')).matchAll(/^ {2}(\w+):$/gm)].map(([, name]) => name)
  expect(services).toEqual(['west', 'east', 'proxy', 'database', 'database'])
  const upstream = [...nginx.matchAll(/server (\w+):(\d+) /g)].map(([, name, port]) => [name, port])
  expect(upstream).toEqual([
    ['west', '4000'],
    ['east', '4000'],
  ])
  expect(dockerfile).toContain('PORT=4000')
  expect(nginx).toMatch(/proxy_set_header Upgrade \$http_upgrade/)
  expect(nginx).toMatch(/proxy_set_header X-Forwarded-For \$remote_addr/)
  expect(nginx).toMatch(/proxy_next_upstream .*http_503/)
  expect(nginx).toMatch(/location = \/metrics \{\s*return 404/)
  expect([...nginx].filter(letter => letter === '{').length).toBe([...nginx].filter(letter => letter === '}').length)
})

test('systemd: what it starts is what a build makes, and what the container starts', () => {
  const started = /^ExecStart=\/usr\/bin\/env node (\S+)$/m.exec(unit)![1]!
  const programs = read('scripts/lib/build.mjs')
  expect(programs).toContain(`to: '${started}'`)
  expect(dockerfile).toContain(started)
})

test('docs/operations.md names files that are there and variables that are known', () => {
  const page = read('docs/operations.md')
  for (const [, path] of page.matchAll(/\]\((\.\.\/[^)]+)\)/g))
    expect(existsSync(join(root, 'docs', path!)), path).toBe(true)
  for (const file of readdirSync(join(root, 'deploy'))) expect(page).toContain(file)
  const listed = /\(`PORT`[^)]*\)/.exec(page)![0].match(/[A-Z_]+/g)!
  for (const name of listed) expect(SETTINGS_HELP).toContain(name)
  const measured = read('packages/server/src/metrics.ts')
  for (const [name] of page.matchAll(/redoubt_\w+/g)) expect(measured).toContain(`'${name}'`)
})
