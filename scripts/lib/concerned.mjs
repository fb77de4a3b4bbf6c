import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { files } from './files.mjs'

const SOURCE = /^(packages\/[^/]+\/(src|test|testing|vite|drawing)|scripts)\/.*\.(ts|tsx|mjs|cjs)$/
const TEST = /\.test\.tsx?$/
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\n]+)['"]/g

/**
 * The tests that a change concerns, nearest first: those of the same name, those of the same package, the others; among these
 * a test that changed, then those that import what changed, directly or over ever more files. A test that names a file also
 * counts as importing it: pages and content are read, not imported.
 */
export function concernedTests(root, changed) {
  const sources = files(root, SOURCE)
  const texts = new Map(sources.map(file => [file, readFileSync(join(root, file), 'utf8')]))
  const importers = new Map()
  for (const [file, text] of texts)
    for (const [, target] of text.matchAll(IMPORT)) {
      const found = resolve(root, file, target)
      if (found) importers.set(found, [...(importers.get(found) ?? []), file])
    }
  const tests = sources.filter(file => TEST.test(file))
  const naming = file => tests.filter(test => texts.get(test).includes(file))

  const seen = new Set(changed)
  let ring = changed
  for (let distance = 0; ring.length > 0; distance++) {
    const next = ring.flatMap(file => [...(importers.get(file) ?? []), ...(distance === 0 ? naming(file) : [])])
    ring = [...new Set(next)].filter(file => !seen.has(file)).sort()
    for (const file of ring) seen.add(file)
  }
  const found = [...seen].filter(file => TEST.test(file) && existsSync(join(root, file)))
  const homes = new Set(changed.map(homeOf))
  const nouns = new Set(changed.map(nounOf))
  const rank = file => (nouns.has(nounOf(file)) ? 0 : 2) + (homes.has(homeOf(file)) ? 0 : 1)
  return found.sort((a, b) => rank(a) - rank(b))
}

/** packages/doom, scripts, docs. */
const homeOf = file => /^(packages\/[^/]+|[^/]+)/.exec(file)[1]
/** attack, of attack.ts and of attack.test.ts. */
const nounOf = file => posix.basename(file).replace(/\..*$/, '')

/** The file behind an import, or null for what is not ours. */
function resolve(root, file, target) {
  if (target.startsWith('.')) return posix.join(dirname(file), target.replace(/\?.*$/, ''))
  const [, home, rest] = /^@redoubt\/([^/]+)(?:\/(.+))?$/.exec(target) ?? []
  if (!home) return null
  const manifest = join(root, 'packages', home, 'package.json')
  if (!existsSync(manifest)) return null
  const { exports = {} } = JSON.parse(readFileSync(manifest, 'utf8'))
  const to = exports[rest ? `./${rest}` : '.'] ?? (rest ? `./${rest}` : undefined)
  return typeof to === 'string' ? posix.join('packages', home, to) : null
}
