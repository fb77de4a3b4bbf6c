import { BOX_ID, box } from './box.ts'
import type { Content } from './content.ts'

/** Content that matches of this process may name by id: the box, and packs that were loaded. */
const known = new Map<string, Content>()

export function registerContent(content: Content): void {
  if (content.id === BOX_ID) throw new Error(`the id ${BOX_ID} belongs to the content of the box`)
  known.set(content.id, content)
}

export function contentById(id: string): Content {
  const content = id === BOX_ID ? box() : known.get(id)
  if (!content) throw new Error(`no content with the id ${id} is loaded`)
  return content
}
