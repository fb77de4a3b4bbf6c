import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import config from '../../.dependency-cruiser.mjs'

/** What is wrong with how the files of all packages hang together, one line each: .dependency-cruiser.mjs has the rules. */
export async function importProblems(root, files) {
  const { output } = await cruise(files, {
    ...config.options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: config.forbidden },
  })
  const modules = new Map(output.modules.map(module => [module.source, module]))
  const wrong = output.summary.violations.map(({ rule, from, to, cycle }) =>
    cycle ? circle(cycle) : `${place(root, modules.get(from), to)}: ${rule.name}: ${to}`,
  )
  return [...new Set([...wrong, ...bothWays(output.modules), ...unnamed(root, output.modules)])]
}

/** The same circle is found from each of its files: it is told from the first in the alphabet. */
function circle(cycle) {
  const names = cycle.map(({ name }) => name)
  const first = names.indexOf([...names].sort()[0])
  const turned = [...names.slice(first), ...names.slice(0, first)]
  return `imports must not go in a circle: ${[...turned, turned[0]].join(' → ')}`
}

/**
 * What lies side by side in a folder, each subfolder as a whole, must stand in an order too: no file needs be in a circle for two folders to
 * know each other.
 */
function bothWays(modules) {
  const folders = new Map()
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) {
      const from = source.split('/')
      const to = resolved.split('/')
      const parting = from.findIndex((name, depth) => name !== to[depth])
      if (parting < 3 || from[2] !== 'src') continue
      const folder = from.slice(0, parting).join('/')
      if (!folders.has(folder)) folders.set(folder, new Map())
      const imports = folders.get(folder)
      if (!imports.has(from[parting])) imports.set(from[parting], new Set())
      imports.get(from[parting]).add(to[parting])
    }
  return [...folders].flatMap(([folder, imports]) =>
    circles(imports)
      .filter(circle => circle.some(name => !/[.]tsx?$/.test(name))) // files alone are told file by file
      .map(circle => `folders must not import each other both ways: ${folder}: ${circle.join(', ')}`),
  )
}

/** Those that reach each other. */
function circles(imports) {
  const reached = new Map([...imports.keys()].map(name => [name, reachedFrom(imports, name)]))
  const together = [...imports.keys()].map(name =>
    [...reached.get(name)].filter(other => reached.get(other)?.has(name)).sort(),
  )
  return [...new Map(together.filter(({ length }) => length > 0).map(circle => [circle.join(), circle])).values()]
}

function reachedFrom(imports, first) {
  const reached = new Set(imports.get(first))
  for (const name of reached) for (const next of imports.get(name) ?? []) reached.add(next)
  return reached
}

/** Packages of the workspace are there whether a package.json names them or not, and dependency-cruiser does not ask. */
function unnamed(root, modules) {
  return modules.flatMap(({ source, dependencies }) => {
    const home = /^packages[/]([^/]+)[/]src[/]/.exec(source)?.[1]
    if (!home) return []
    const { name: own, dependencies: known, devDependencies: bundled } = manifestOf(root, home)
    return dependencies
      .filter(({ dependencyTypes }) => dependencyTypes.includes('aliased-workspace'))
      .map(({ module, resolved }) => ({ name: /^(@[^/]+[/])?[^/]+/.exec(module)[0], resolved }))
      .filter(({ name }) => name !== own && !known?.[name] && !(home === 'cli' && bundled?.[name]))
      .map(
        ({ name, resolved }) =>
          `${place(root, { source, dependencies }, resolved)}: not among the dependencies of its package.json: ${name}`,
      )
  })
}

/** File and line of an import, as editors open it. */
function place(root, { source, dependencies }, to) {
  const { protocol = '', module } = dependencies.find(({ resolved }) => resolved === to)
  const lines = readFileSync(join(root, source), 'utf8').split('\n')
  return `${source}:${lines.findIndex(line => line.includes(`'${protocol}${module}'`)) + 1}`
}

function manifestOf(root, home) {
  return JSON.parse(readFileSync(join(root, 'packages', home, 'package.json'), 'utf8'))
}
