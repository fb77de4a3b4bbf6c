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
/** Rooms inside a package, the lowest first: a file imports its own room and lower ones. Files beside the rooms are on top. */
const ROOMS = {
  doom: ['match', 'abilities', 'board', 'rules', 'odds', 'language', 'content', 'seen', 'setup', 'text', 'referee'],
  'bots/doom': ['character', 'table', 'walking', 'weighing', 'marine', 'invader', 'answers', '', 'search'],
}
/** These run unchanged in a browser and in Node. tsconfig.portable.json sees to the globals. */
const PORTABLE = ['kernel', 'doom', 'conquest', 'bots', 'host']
const GAMES = ['doom', 'conquest']
const REACT = /^(react|react-dom|preact)(\/|$)/

/** What is wrong with how the files of all packages hang together: imports in a circle, and of a higher room. */
export function structureProblems(sources) {
  const graph = new Map()
  for (const [file, source] of sources) {
    if (!/^packages\/[^/]+\/src\//.test(file)) continue
    const used = importsOf(file, source).filter(({ target, type }) => target.startsWith('.') && !type)
    graph.set(
      file,
      used.map(({ target, line }) => ({ to: posix.join(dirname(file), target), line })),
    )
  }
  return [...upward(graph), ...circles(graph)]
}

function upward(graph) {
  const problems = []
  for (const [file, imports] of graph)
    for (const { to, line } of imports) {
      const here = roomOf(file)
      const there = roomOf(to)
      if (here && there && here.house === there.house && here.floor < there.floor)
        problems.push(`${file}:${line}: ${here.room} is below ${there.room} and must not import it`)
    }
  return problems
}

function roomOf(file) {
  for (const [house, rooms] of Object.entries(ROOMS)) {
    const [home, folder] = house.split('/')
    const base = `packages/${home}/src/${folder ? `${folder}/` : ''}`
    if (!file.startsWith(base)) continue
    const room = file.slice(base.length).split('/').slice(0, -1)[0] ?? ''
    const floor = rooms.indexOf(room)
    return { house, room: room || 'the top', floor: floor < 0 ? rooms.length : floor }
  }
  return null
}

/** One line for every circle, found by walking the imports depth first. */
function circles(graph) {
  const problems = []
  const state = new Map()
  const path = []
  const walk = file => {
    state.set(file, 'open')
    path.push(file)
    for (const { to } of graph.get(file) ?? []) {
      if (state.get(to) === 'open')
        problems.push(`imports go in a circle: ${[...path.slice(path.indexOf(to)), to].join(' → ')}`)
      else if (!state.has(to) && graph.has(to)) walk(to)
    }
    path.pop()
    state.set(file, 'done')
  }
  for (const file of graph.keys()) if (!state.has(file)) walk(file)
  return problems
}

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
    ...module.staticImports.map(({ moduleRequest, entries }) => [moduleRequest, onlyTypes(entries)]),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest }) => [moduleRequest, onlyTypes(entries)]),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => [moduleRequest, false]),
  ]
  const seen = new Set()
  return requests.flatMap(([request, type]) => {
    const text = request && /^(['"`])(.*)\1$/.exec(source.slice(request.start, request.end))?.[2]
    if (!text || seen.has(request.start)) return []
    seen.add(request.start)
    return [{ target: text, line: source.slice(0, request.start).split('\n').length, type }]
  })
}

/** An import of types alone is gone when the program runs. */
const onlyTypes = entries => entries.length > 0 && entries.every(({ isType }) => isType)

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
