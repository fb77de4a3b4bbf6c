import type { Conquest, ConquestOption } from '@redoubt/conquest'
import type { Tongue } from '../../i18n/i18n.ts'
import type { GameScreen, SeenOption } from '../../screen/gamescreen.ts'
import type { Match } from '../../screen/match.ts'
import { cardName } from './names.ts'
import { optionLabel } from './option.ts'

/** An option as advice: its button in words, and where it is on the table. */
export function counsel(given: SeenOption, { view, decision }: Match<Conquest>, words: Tongue) {
  const option = given as ConquestOption
  const { card, at } = option
  const thing = (id: string) => [`[data-figure="${CSS.escape(id)}"]`, `[data-card="${CSS.escape(id)}"]`]
  const place = (id: string) => [`[data-planet="${CSS.escape(id)}"]`, ...thing(id)]
  const target = at === undefined ? (card === undefined ? [] : thing(card)) : place(at)
  const actor = decision?.about?.attacker
  return {
    text: optionLabel(view, decision!, option, words),
    from: at !== undefined && card !== undefined ? thing(card) : typeof actor === 'string' ? thing(actor) : [],
    to: [...target, `[data-part="prompt"] [data-action="${CSS.escape(given.key)}"]`, '[data-part="prompt"]'],
  }
}

/** The facts of a reason with cards by name. */
export const named: GameScreen<Conquest>['named'] = values => ({
  ...values,
  ...(values.target === undefined ? {} : { target: cardName(String(values.target)) }),
})
