import { existsSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, posix } from 'node:path'
import { parseSync } from 'rolldown/utils'

/** Who may import whom: kernel ← doom, conquest ← bots ← host ← server, web, cli. `redoubt serve` needs the server. */
const MAY_IMPORT = {
  kernel: [],
  doom: ['kernel'],
  conquest: ['kernel'],
  bots: ['kernel', 'doom', 'conquest'],
  host: ['kernel', 'doom', 'conquest', 'bots'],
  server: ['kernel', 'doom', 'conquest', 'bots', 'host'],
  web: ['kernel', 'doom', 'conquest', 'bots', 'host'],
  cli: ['kernel', 'doom', 'conquest', 'bots', 'host', 'server'],
}
/** These run unchanged in a browser and in Node. tsconfig.portable.json sees to the globals. */
const PORTABLE = ['kernel', 'doom', 'conquest', 'bots', 'host']
const GAMES = ['doom', 'conquest']
const REACT = /^(react|react-dom|preact)(\/|$)/

/** What is wrong with the imports of one file of a package, one line each. */
export function importProblems(root, file, source) {
  const [, home, folder] = file.split('/')
  const manifest = manifestOf(root, home)
  const problems = []
  for (const { target, line } of importsOf(file, source)) {
    const problem = judge({ root, file, home, inSource: folder === 'src', manifest, target })
    if (problem) problems.push(`${file}:${line}: ${problem}`)
  }
  return problems
}

/** `"./content/*.json"` exports every file that fits. */
function exported({ exports = {} }, subpath) {
  return Object.keys(exports).some(name => {
    const [head, tail] = name.slice(2).split('*')
    return tail === undefined ? head === subpath : subpath.startsWith(head) && subpath.endsWith(tail)
  })
}

function judge({ root, file, home, inSource, manifest, target }) {
  if (target.startsWith('virtual:')) return null // made by our own build, in packages/web/vite
  if (target.startsWith('.')) return judgeRelative(file, home, inSource, target)
  const [name, subpath] = split(target)
  const other = workspace(root, name)
  if (other && other !== home) {
    if (!MAY_IMPORT[home]?.includes(other)) return `${home} must not import ${other}`
    if (home === 'server' && GAMES.includes(other) && subpath) return `server must not know the inside of ${other}`
    if (subpath && !exported(manifestOf(root, other), subpath))
      return `${target} is inside ${other}; import what its package.json exports`
  }
  if (!inSource) return null
  if (isBuiltin(target))
    return PORTABLE.includes(home) ? `${home} runs in browsers too and must not import ${target}` : null
  if (REACT.test(target) && home !== 'web') return `only web may import ${target}`
  if (!manifest.dependencies?.[name] && other !== home)
    return `${name} is not among the dependencies of packages/${home}/package.json`
  return null
}

function judgeRelative(file, home, inSource, target) {
  const path = posix.join(dirname(file), target)
  if (!inSource && path.startsWith('scripts/lib/')) return null // tests build and find a browser as the commands do
  if (!path.startsWith(`packages/${home}/`)) return `${target} leaves the package; import it by its name`
  if (inSource && /^packages\/[^/]+\/(test|bench|soak)\//.test(path)) return `${target} is not part of the product`
  return null
}

function importsOf(file, source) {
  const { module, errors } = parseSync(file, source)
  if (errors.length) throw new Error(`${file}: ${errors[0].message}`)
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest)),
    ...module.dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ]
  const seen = new Set()
  return requests.flatMap(request => {
    const text = request && /^(['"`])(.*)\1$/.exec(source.slice(request.start, request.end))?.[2]
    if (!text || seen.has(request.start)) return []
    seen.add(request.start)
    return [{ target: text, line: source.slice(0, request.start).split('\n').length }]
  })
}

const isBuiltin = target => target.startsWith('node:') || builtinModules.includes(target)

function split(target) {
  const parts = target.split('/')
  const length = target.startsWith('@') ? 2 : 1
  return [parts.slice(0, length).join('/'), parts.slice(length).join('/')]
}

/** The folder of a package of this workspace, by its name. */
function workspace(root, name) {
  const folder = name === 'redoubt' ? 'cli' : name.startsWith('@redoubt/') ? name.slice('@redoubt/'.length) : null
  return folder && existsSync(join(root, 'packages', folder)) ? folder : null
}

function manifestOf(root, home) {
  return JSON.parse(readFileSync(join(root, 'packages', home, 'package.json'), 'utf8'))
}
