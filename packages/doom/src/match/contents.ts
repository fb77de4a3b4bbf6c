import type { Content } from './said.ts'

/** Content that matches of this process may name by id: that of the box, and packs the operator loaded. */
const registered = new Map<string, () => Content>()

/** Content that came with the options of matches. Strangers bring it, so only the last few are held. */
const held = new Map<string, Content>()
const MOST_HELD = 256

/** What was asked for last. */
let lastId: string | null = null
let last: Content

/** The content of the box: read at first use, so it is told how to. */
export const BOX_ID = 'box'

export function provideBox(box: () => Content): void {
  registered.set(BOX_ID, box)
  lastId = null
}

export function registerContent(content: Content): void {
  if (content.id === BOX_ID) throw new Error(`the id ${BOX_ID} belongs to the content of the box`)
  registered.set(content.id, () => content)
  lastId = null
}

export function holdContent(content: Content): void {
  if (registered.has(content.id)) return
  held.delete(content.id)
  held.set(content.id, content)
  lastId = null
  if (held.size > MOST_HELD) held.delete(held.keys().next().value!)
}

/** Rules ask in swarms about one and the same match, so the answer given last is at hand without a look-up. */
export function contentById(id: string): Content {
  if (id === lastId) return last
  const content = registered.get(id)?.() ?? held.get(id)
  if (!content) throw new Error(`no content with the id ${id} is loaded`)
  last = content
  lastId = id
  return content
}
