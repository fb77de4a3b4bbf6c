import { BOX_FILES } from '../src/content/box-files.ts'

/** Options with a pack in which one card of the box says something else. */
export function changed(file: string, id: string, change: (card: any) => void): { pack: Record<string, string> } {
  const card = structuredClone((BOX_FILES[file] as Array<{ id: string }>).find(one => one.id === id)!)
  change(card)
  return { pack: { 'pack.json': '{"id":"changed","name":"Changed","version":"1"}', [file]: JSON.stringify([card]) } }
}

/** The same for an event card: when it is played and what it does. */
export const eventThat = (id: string, timing: string, ...effects: object[]) =>
  changed('event-cards.json', id, card => {
    delete card.if
    Object.assign(card, { timing, effects })
  })

/** The same for the first ability of a class. */
export const classThat = (id: string, parts: object) =>
  changed('class-cards.json', id, card => {
    delete card.abilities[0].if
    Object.assign(card.abilities[0], parts)
  })
