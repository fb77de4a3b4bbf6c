import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'

/** Writes sw.js beside the built app: it keeps every built file, under a name that changes with any of them. */
export function offline(): Plugin {
  let folder = ''
  return {
    name: 'redoubt-offline',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle(error) {
      if (error) return
      const files = builtFiles(folder)
      if (files.includes('index.html')) writeFileSync(join(folder, 'sw.js'), serviceWorker(folder, files))
    },
  }
}

/** What a browser may ask for: not the maps, the list for tools, nor the worker that is being written. */
function builtFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(file => !file.startsWith('.') && !file.endsWith('.map') && file !== 'sw.js')
    .sort()
}

function serviceWorker(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256')
  const template = readFileSync(join(import.meta.dirname, 'sw.js'), 'utf8')
  hash.update(template)
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)))
  const version = hash.digest('hex').slice(0, 16)
  return `const VERSION = ${JSON.stringify(version)}\nconst FILES = ${JSON.stringify(files)}\n${template}`
}
