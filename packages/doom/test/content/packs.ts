import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The files of an example pack as texts. */
export function packFiles(name: string): Record<string, string> {
  const root = join(import.meta.dirname, 'packs', name)
  const files: Record<string, string> = {}
  const walk = (folder: string) => {
    for (const entry of readdirSync(folder)) {
      const path = join(folder, entry)
      if (statSync(path).isDirectory()) walk(path)
      else files[relative(root, path).replaceAll('\\', '/')] = readFileSync(path, 'utf8')
    }
  }
  walk(root)
  return files
}
