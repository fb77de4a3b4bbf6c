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

/** What a browser may ask for: not the maps, the list for tools, the picture of links, nor the worker that is being written. */
function builtFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(file => !file.startsWith('.') && !file.endsWith('.map') && file !== 'sw.js' && file !== 'share.jpg')
    .sort()
}

/** The language a built file is needed for; null: everybody needs it. Languages are kept when they are used. */
export function languageOf(file: string): string | null {
  const words = /^assets\/words-(\w\w)-/.exec(file)?.[1]
  if (words) return words
  if (/-latin-ext-/.test(file)) return 'pl'
  return /-cyrillic-/.test(file) ? 'ru' : null
}

function serviceWorker(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256')
  const template = readFileSync(join(import.meta.dirname, 'sw.js'), 'utf8')
  hash.update(template)
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)))
  const version = hash.digest('hex').slice(0, 16)
  const common = files.filter(file => languageOf(file) === null)
  const languages: Record<string, string[]> = {}
  for (const file of files) {
    const language = languageOf(file)
    if (language) (languages[language] ??= []).push(file)
  }
  const given = { VERSION: version, FILES: common, LANGUAGES: languages }
  const lines = Object.entries(given).map(([name, value]) => `const ${name} = ${JSON.stringify(value)}\n`)
  return lines.join('') + template
}
