import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Which of these ids stand in the sources of a folder of src, and where. */
export function idsIn(folder: string, ids: readonly string[]): string[] {
  const root = join(import.meta.dirname, '../src', folder)
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts'))
    .flatMap(file => {
      const text = readFileSync(join(root, file), 'utf8')
      return ids.filter(id => text.includes(`'${id}'`)).map(id => `${file}: ${id}`)
    })
}
