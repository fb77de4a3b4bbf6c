import type { Doom, DoomOption, DoomOptions } from '@redoubt/doom'
import { USUAL_MISSION } from '@redoubt/doom/usual'
import type { Tongue } from '../../i18n/i18n.ts'
import type { GameScreen, SeenOption } from '../../screen/gamescreen.ts'
import type { Match } from '../../screen/match.ts'
import { openBook } from '../reading/book.ts'
import { namesIn, spaceLabel } from './names.ts'
import { optionWords } from './option.ts'

/** An option as advice: its button in words, and where it is on the table. */
export function counsel(given: SeenOption, { view, decision, options }: Match<Doom>, words: Tongue) {
  const option = given as DoomOption
  const book = openBook(view.mission, options as object)
  const about = decision?.about
  const actor = about?.demon ?? about?.figure ?? view.attack?.attacker ?? view.active ?? decision?.seat ?? ''
  return {
    text: optionWords(option, { decision: decision!, view, book }, words),
    // A card of the hand needs no arrow across the table.
    from: option.to === undefined && option.figure === undefined ? [] : [`[data-figure="${CSS.escape(actor)}"]`],
    to: [...places(option), `[data-part="prompt"] [data-action="${CSS.escape(given.key)}"]`, '[data-part="prompt"]'],
  }
}

function places({ to, figure, card }: DoomOption): string[] {
  return [
    ...(typeof to === 'string' ? [`[data-space="${CSS.escape(spaceLabel(to))}"]`] : []),
    ...(figure === undefined ? [] : [`[data-figure="${CSS.escape(figure)}"]`]),
    ...(card === undefined ? [] : [`[data-card="${CSS.escape(card)}"]`]),
  ]
}

/** The facts of a reason with figures by name. */
export const named: GameScreen<Doom>['named'] = (values, { view, options }, words) => {
  const { mission = USUAL_MISSION } = view ?? (options as Partial<DoomOptions>)
  const names = namesIn(openBook(mission, options as object), words, view)
  return { ...values, ...(values.target === undefined ? {} : { target: names.of(String(values.target)) }) }
}
