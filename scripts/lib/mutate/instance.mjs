import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compileFunction } from 'node:vm'
import { testKit } from './kit.mjs'

const NAMES = [
  '__vite_ssr_import__',
  '__vite_ssr_dynamic_import__',
  '__vite_ssr_exportAll__',
  '__vite_ssr_exportName__',
  '__vite_ssr_import_meta__',
]
const functions = new WeakMap()

/** The compiled body, parsed once however often the module is instantiated. */
function bodyOf(module, file) {
  if (!functions.has(module)) {
    const source = `return (async () => {"use strict";${module.code}\n})()`
    functions.set(module, compileFunction(source, NAMES, { filename: file }))
  }
  return functions.get(module)
}

/** One fresh world of modules: nothing of an earlier mutant, no cache, is left in it. */
export class Instance {
  #modules
  #whole = new Map()
  #loaded = this.#whole
  #mocks = new Map()
  kit = testKit()

  constructor(modules) {
    this.#modules = modules
  }

  /** A file of tests; what an earlier one has put in the place of modules is forgotten. */
  open(file) {
    this.#loaded = this.#whole
    this.#mocks.clear()
    return this.load(file)
  }

  async load(file) {
    const known = this.#loaded.get(file)
    if (known) return known // whole, or, in a circle of imports, as far as it is
    if (this.#mocks.has(file)) return this.#mocks.get(file)()
    const exports = Object.create(null)
    this.#loaded.set(file, exports)
    const module = this.#modules.get(file)
    if (module.json !== undefined) {
      exports.default = JSON.parse(module.json)
      return exports
    }
    const importing = spec => this.#follow(module.deps[spec], file)
    const exportAll = from => {
      for (const name of Object.keys(from))
        if (name !== 'default' && !(name in exports)) exportName(name, () => from[name])
    }
    const exportName = (name, get) =>
      Object.defineProperty(exports, name, { get, enumerable: true, configurable: true })
    const meta = { url: pathToFileURL(file).href, filename: file, dirname: dirname(file), env: {} }
    await bodyOf(module, file)(importing, importing, exportAll, exportName, meta)
    return exports
  }

  #follow(dep, from) {
    if (dep.tests) return { ...this.kit, vi: this.#vi(from) }
    return dep.file
      ? this.load(dep.file)
      : import(dep.outside.startsWith('/') ? pathToFileURL(dep.outside).href : dep.outside)
  }

  /** What tests that load the game with other content need of vitest. */
  #vi(from) {
    const at = spec => resolve(dirname(from), spec)
    return {
      doMock: (spec, make) => void this.#mocks.set(at(spec), make),
      doUnmock: spec => void this.#mocks.delete(at(spec)),
      resetModules: () => {
        this.#loaded = new Map()
      },
    }
  }
}
