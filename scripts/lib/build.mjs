import { createHash, randomUUID } from 'node:crypto'
import { chmodSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { files } from './files.mjs'

/** The programs of the workspace: where each begins, and the file it becomes. */
export const PROGRAMS = [
  { name: 'server', from: 'packages/server/src/main.ts', to: 'packages/server/dist/server.js' },
  { name: 'cli', from: 'packages/cli/src/main.ts', to: 'packages/cli/dist/redoubt.js' },
  { name: 'web', from: 'packages/web/index.html', to: 'packages/web/dist/index.html' },
]

/** Whatever the browser app is made of: a change of any of these makes it stale. */
const SITE =
  /^(packages\/(kernel|doom|conquest|bots|host|protocol)\/(src|content)|packages\/web\/(src|public|messages|book|vite|index|vite\.config)|docs\/rules)/

/** The programs whose sources changed since their last build: all of them, or the one of that name. */
export function stale(root, only) {
  return PROGRAMS.filter(
    ({ name, from, to }) => (!only || name === only) && existsSync(join(root, from)) && !isFresh(root, join(root, to)),
  )
}

/** Bundles what is stale; returns what it built. */
export async function build(root, only) {
  const programs = stale(root, only)
  for (const { name, from, to } of programs) {
    if (name === 'web') await buildSite(root, join(root, to))
    else await buildOne(root, from, join(root, to))
  }
  return programs
}

/** Two builds at once, or a build beside a running program, do no harm: the files are put in place whole. */
async function buildOne(root, from, to) {
  const aside = join(dirname(to), `.new-${randomUUID()}`) // several may build at once, also in threads of one process
  const sources = await bundle(root, from, join(aside, basename(to)))
  chmodSync(join(aside, basename(to)), 0o755)
  for (const file of readdirSync(aside)) renameSync(join(aside, file), join(dirname(to), file))
  rmSync(aside, { recursive: true })
  writeStamp(root, to, tracesOf(root, sources))
}

/** The browser app, built aside and put in place whole. */
async function buildSite(root, to) {
  const { build: viteBuild } = await import('vite')
  const folder = dirname(to)
  const aside = `${folder}.new-${randomUUID()}`
  const config = join(root, 'packages/web/vite.config.ts')
  // What is changed while it is being built is not in it.
  const sources = tracesOf(
    root,
    files(root, SITE).map(file => join(root, file)),
  )
  // Also under test: otherwise React would be the slow one for developers and nothing would be kept for offline.
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  await viteBuild({
    configFile: config,
    mode: 'production',
    logLevel: 'error',
    build: { outDir: aside, emptyOutDir: true },
  })
  process.env.NODE_ENV = before
  await Promise.all(files(aside, /\.(js|css|html|svg|json|webmanifest)$/).map(file => compress(join(aside, file))))
  writeStamp(root, join(aside, basename(to)), sources)
  // Whoever was quicker may already be serving its own: that is not taken away.
  if (!isFresh(root, to)) {
    rmSync(folder, { recursive: true, force: true })
    renameSync(aside, folder)
  } else rmSync(aside, { recursive: true, force: true })
}

/** The server sends these to browsers that ask for them; done once, here, in the threads that Node has for it. */
async function compress(file) {
  const content = readFileSync(file)
  if (content.length < 1024) return
  writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(content))
}

const tracesOf = (root, sources) => Object.fromEntries(sources.map(file => [relative(root, file), trace(file)]))

function writeStamp(root, to, sources) {
  writeFileSync(stampOf(to), JSON.stringify({ tools: tools(root), sources }))
}

/**
 * One TypeScript file and all it imports become one file. What the package itself depends on stays
 * outside and is found in node_modules at run time; what only other packages of the workspace depend on goes in, since
 * the bundle could not be sure to find the same version. Returns the source files that went in.
 */
export async function bundle(root, from, to) {
  const { rolldown } = await import('rolldown')
  const outside = ownDependencies(root, from)
  const read = new Set() // more than what is left in the bundle: an index.ts may leave nothing of itself
  const built = await rolldown({
    cwd: root,
    input: { [basename(to, '.js')]: join(root, from) },
    platform: 'node',
    external: id => outside.some(name => id === name || id.startsWith(`${name}/`)),
    checks: { eval: false, pluginTimings: false },
    plugins: [{ name: 'sources', moduleParsed: ({ id }) => void read.add(id) }],
  })
  await built.write({
    dir: dirname(to),
    format: 'esm',
    entryFileNames: '[name].js',
    codeSplitting: false,
    sourcemap: true,
  })
  await built.close()
  return [...read].filter(file => existsSync(file) && !file.includes('node_modules'))
}

function ownDependencies(root, from) {
  const [packages, name] = from.split(/[\\/]/)
  // Those for development too: soaks drive browsers and databases that cannot be bundled.
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, packages, name, 'package.json'), 'utf8'))
  return Object.keys({ ...dependencies, ...devDependencies }).filter(name => !isWorkspace(root, name))
}

function isWorkspace(root, name) {
  return existsSync(join(root, 'packages', name.replace('@redoubt/', ''), 'package.json'))
}

const stampOf = to => join(dirname(to), '.stamp.json')

function isFresh(root, to) {
  try {
    const stamp = JSON.parse(readFileSync(stampOf(to), 'utf8'))
    if (!existsSync(to) || stamp.tools !== tools(root)) return false
    if (to.endsWith('.html') && files(root, SITE).length !== Object.keys(stamp.sources).length) return false
    return Object.entries(stamp.sources).every(([file, was]) => trace(join(root, file)) === was)
  } catch {
    return false
  }
}

function trace(file) {
  const { mtimeMs, size } = statSync(file)
  return `${mtimeMs} ${size}`
}

/** Everything beside the sources that shapes a bundle. */
function tools(root) {
  const manifests = readdirSync(join(root, 'packages')).map(name => join('packages', name, 'package.json'))
  const hash = createHash('sha256').update(process.version)
  for (const file of ['package-lock.json', 'tsconfig.json', 'scripts/lib/build.mjs', ...manifests])
    if (existsSync(join(root, file))) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}
