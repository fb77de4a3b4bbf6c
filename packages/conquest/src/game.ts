import { type Choice, defineGame, type Event, IllegalChoice, key, listening } from '@redoubt/kernel'
import { languageFlows } from './language/index.ts'
import { copy } from './match/copy.ts'
import { type ConquestState, SEATS, sideOf } from './match/state.ts'
import { FLOWS } from './rules/flows.ts'
import { concede } from './rules/victory.ts'
import { imagine } from './seen/imagine.ts'
import { known } from './seen/known.ts'
import { type ConquestView, open, own, view } from './seen/view.ts'
import { type ConquestOptions, optionsSchema } from './setup/options.ts'
import { setTable } from './setup/setup.ts'

const defined = defineGame<ConquestState, ConquestOptions, ConquestView>({
  id: 'conquest',
  name: 'Warhammer 40,000: Conquest (demo)',
  rules: '2',
  options: optionsSchema,
  seats: () => [
    { seat: 'a', name: 'Player A', side: 'a' },
    { seat: 'b', name: 'Player B', side: 'b' },
  ],
  flows: [...FLOWS, ...languageFlows],
  setup: setTable,
  copy,
  view,
  views: { open, own },
  imagine,
  known,
  round: state => state.round,
})

/** The demo game of Warhammer 40,000: Conquest. */
export const conquest: typeof defined = {
  ...defined,
  /** CQ-3.10: besides what is offered, "concede:a" or "concede:b" is possible at any time. */
  choose(g, choice, out) {
    const wanted = typeof choice === 'string' ? choice : choice.do === 'concede' ? key(choice) : ''
    if (wanted !== '' && wanted.startsWith('concede:')) giveUp(g, wanted, out)
    else defined.choose(g, choice, out)
  },
}

function giveUp(g: ConquestState, wanted: string, out?: Event[]): void {
  const seat = SEATS.find(known => wanted === `concede:${known}`)
  if (!seat || g.outcome)
    throw new IllegalChoice(
      wanted,
      (g.decision?.options ?? []).map((c: Choice) => key(c)),
    )
  g.decision = null
  g.seq++
  listening(out, () => concede(g, sideOf(seat)))
}
