import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const PASSED_OVER = ['node_modules', 'dist', 'data', 'coverage', '.git']

/** The files below a folder whose path fits, as sorted paths with forward slashes. */
export function files(root, pattern, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !PASSED_OVER.includes(name))
    .flatMap(entry => {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      if (entry.isDirectory()) return files(root, pattern, path)
      return entry.isFile() && pattern.test(path) ? [path] : []
    })
    .sort()
}
