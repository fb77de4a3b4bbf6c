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
  return [...new Set([...wrong, ...unnamed(root, output.modules)])]
}

/** The same circle is found from each of its files: it is told from the first in the alphabet. */
function circle(cycle) {
  const names = cycle.map(({ name }) => name)
  const first = names.indexOf([...names].sort()[0])
  const turned = [...names.slice(first), ...names.slice(0, first)]
  return `imports must not go in a circle: ${[...turned, turned[0]].join(' → ')}`
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
