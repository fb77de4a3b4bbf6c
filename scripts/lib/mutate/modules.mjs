import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { moduleRunnerTransform, transformWithOxc } from 'vite'

/** A TypeScript source as the body of a function that modules of `instance.mjs` call. */
export async function compiled(file, source) {
  if (file.endsWith('.json')) return { json: source, deps: {} }
  const { code } = await transformWithOxc(source, file, { sourcemap: false })
  const result = await moduleRunnerTransform(code, null, file, code)
  const deps = {}
  for (const spec of [...result.deps, ...(result.dynamicDeps ?? [])]) deps[spec] = resolved(file, spec)
  return { code: result.code, deps }
}

/** Where an import leads: a file of this repository, or a package outside. */
function resolved(file, spec) {
  if (spec.startsWith('.')) return { file: resolve(dirname(file), spec) }
  if (spec === 'vitest') return { tests: true }
  if (spec.startsWith('node:')) return { outside: spec }
  const found = createRequire(file).resolve(spec)
  return found.includes('node_modules') ? { outside: found } : { file: found }
}

/** All modules that some files lead to, compiled; `sources` may change a file's text on the way. */
export async function compileAll(files, sourceOf = file => readFileSync(file, 'utf8')) {
  const modules = new Map()
  const add = async file => {
    if (modules.has(file)) return
    modules.set(file, undefined)
    const module = await compiled(file, sourceOf(file))
    modules.set(file, module)
    for (const dep of Object.values(module.deps)) if (dep.file) await add(dep.file)
  }
  for (const file of files) await add(file)
  return modules
}
