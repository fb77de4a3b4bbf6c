import { holdContent } from '../src/match/contents.ts'
import type { Ability } from '../src/match/said.ts'
import type { DoomState } from '../src/match/state.ts'
import { box } from './play.ts'

let made = 0

/** The position with a card of one's own in its content, which says this: for what no card of the box says. */
export function withCard(g: DoomState, said: Partial<Ability>): DoomState {
  const card = { ...box().abilities.onslaught!, id: 'own', card: 'own', argent: 0, cost: {}, limit: null, if: [] }
  const ability: Ability = { ...card, source: 'class', timing: 'during-activation', later: false, effects: [], ...said }
  const abilitiesOf = (printedOn: string) => [
    ...box().abilitiesOf(printedOn),
    ...(printedOn === ability.card ? [ability] : []),
  ]
  const content = {
    ...box(),
    id: `own ${++made}`,
    abilities: { ...box().abilities, [ability.id]: ability },
    abilitiesOf,
  }
  holdContent(content)
  return { ...g, rulings: { ...g.rulings, content: content.id } }
}
