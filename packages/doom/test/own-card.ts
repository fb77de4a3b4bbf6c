import { holdContent } from '../src/match/contents.ts'
import type { Ability } from '../src/match/said.ts'
import type { DoomState } from '../src/match/state.ts'
import { box } from './play.ts'

let made = 0

/** The position with cards of one's own in its content, which say this: for what no card of the box says. */
export function withCard(g: DoomState, ...said: Array<Partial<Ability>>): DoomState {
  const card = { ...box().abilities.onslaught!, id: 'own', card: 'own', argent: 0, cost: {}, limit: null, if: [] }
  const plain: Ability = { ...card, source: 'class', timing: 'during-activation', later: false, effects: [] }
  const own = said.map(one => ({ ...plain, ...one }))
  const abilities = { ...box().abilities, ...Object.fromEntries(own.map(ability => [ability.id, ability])) }
  const abilitiesOf = (printedOn: string) => [
    ...box().abilitiesOf(printedOn),
    ...own.filter(ability => ability.card === printedOn),
  ]
  const content = { ...box(), id: `own ${++made}`, abilities, abilitiesOf }
  holdContent(content)
  return { ...g, rulings: { ...g.rulings, content: content.id } }
}
