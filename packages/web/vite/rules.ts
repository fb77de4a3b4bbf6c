import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const PREFIX = 'virtual:rules/'

/** The rules as the screens show them are the ones the tests cite: docs/rules, read at build time. */
export function rules(): Plugin {
  return {
    name: 'redoubt-rules',
    resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const file = join(import.meta.dirname, '../../../docs/rules', `${id.slice(PREFIX.length + 1)}.md`)
      this.addWatchFile(file)
      return `export default ${JSON.stringify(readFileSync(file, 'utf8'))}`
    },
  }
}
