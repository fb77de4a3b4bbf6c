import type { Content } from '../content/content.ts'

/** Content that matches of this process may name by id: that of the box, and packs the operator loaded. */
const registered = new Map<string, () => Content>()

/** Content that came with the options of matches. Strangers bring it, so only the last few are held. */
const held = new Map<string, Content>()
const MOST_HELD = 256

/** The content of the box: read at first use, so it is told how to. */
export const BOX_ID = 'box'

export function provideBox(box: () => Content): void {
  registered.set(BOX_ID, box)
}

export function registerContent(content: Content): void {
  if (content.id === BOX_ID) throw new Error(`the id ${BOX_ID} belongs to the content of the box`)
  registered.set(content.id, () => content)
}

export function holdContent(content: Content): void {
  if (registered.has(content.id)) return
  held.delete(content.id)
  held.set(content.id, content)
  if (held.size > MOST_HELD) held.delete(held.keys().next().value!)
}

export function contentById(id: string): Content {
  const content = registered.get(id)?.() ?? held.get(id)
  if (!content) throw new Error(`no content with the id ${id} is loaded`)
  return content
}
