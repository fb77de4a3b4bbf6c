import { derived } from '../match/derived.ts'
import { contentOf } from '../match/figures.ts'
import type { Content, EffectOf } from '../match/said.ts'
import type { DoomState } from '../match/state.ts'

/** What an objective card says about the token that counts as a figure. */
interface Escort {
  figure: EffectOf<'treatAsFigure'>
  /** Demons may attack it. */
  target: boolean
}

const escorts = derived((content: Content) => {
  const known = new Map<string, Escort>()
  for (const card of Object.keys(content.objectives)) {
    const effects = content.abilitiesOf(card).flatMap(rule => (rule.timing === 'passive' ? rule.effects : []))
    const figure = effects.find(e => e.op === 'treatAsFigure')
    if (figure) known.set(card, { figure, target: effects.some(e => e.op === 'allowTarget') })
  }
  return known
})

/** The drone as the mission's objective describes it; undefined where nobody is escorted. */
export function escortOf(g: DoomState): Escort | undefined {
  const content = contentOf(g)
  return escorts(content).get(content.missions[g.rulings.mission]!.objective.card)
}
