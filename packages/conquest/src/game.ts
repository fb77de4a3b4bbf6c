import { defineGame } from '@redoubt/kernel'
import { languageFlows } from './language/index.ts'
import { copy } from './match/copy.ts'
import type { ConquestState } from './match/state.ts'
import { FLOWS } from './rules/flows.ts'
import { concede } from './rules/victory.ts'
import { imagine } from './seen/imagine.ts'
import { known } from './seen/known.ts'
import { type ConquestView, open, own, view } from './seen/view.ts'
import { type ConquestOptions, optionsSchema } from './setup/options.ts'
import { setTable } from './setup/setup.ts'

/** The demo game of Warhammer 40,000: Conquest. */
export const conquest = defineGame<ConquestState, ConquestOptions, ConquestView>({
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
  concede,
  copy,
  view,
  views: { open, own },
  imagine,
  known,
  round: state => state.round,
})
