import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const ADDRESS = /new URL\('(\.\/[\w-]+\.ts)', import\.meta\.url\)/g
const HELPER = '\0vite/preload-helper.js'
/** What Vite puts before every dynamic import supposes a page: a worker has no links to put anywhere. */
const PAGES_ONLY = [
  ['deps.length > 0', "deps.length > 0 && typeof document !== 'undefined'"],
  ['window.dispatchEvent', 'globalThis.dispatchEvent'],
] as const

/**
 * Workers are built along with the page, not each by itself: the rules that both of them need are one file, which is fetched once. While
 * developing they are served as they are.
 */
export function workers(): Plugin {
  return {
    name: 'redoubt-workers',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id === HELPER) return forWorkersToo(code)
      if (!code.includes('new Worker(new URL(')) return null
      return code.replaceAll(ADDRESS, (_, file: string) => {
        const worker = this.emitFile({ type: 'chunk', id: join(dirname(id), file) })
        return `import.meta.ROLLUP_FILE_URL_${worker}`
      })
    },
  }
}

function forWorkersToo(helper: string): string {
  for (const [words] of PAGES_ONLY)
    if (!helper.includes(words)) throw new Error(`Vite's helper of dynamic imports no longer says "${words}".`)
  return PAGES_ONLY.reduce((code, [words, instead]) => code.replace(words, instead), helper)
}
