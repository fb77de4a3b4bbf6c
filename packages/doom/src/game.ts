import { defineGame, type Flow, saidAt } from '@redoubt/kernel'
import { abilityFlow } from './abilities/ability.ts'
import { momentFlow } from './abilities/open-moment.ts'
import { type PackOption, packRefused } from './content/index.ts'
import { languageFlows } from './language/index.ts'
import { concede } from './match/concede.ts'
import { copy } from './match/copy.ts'
import { INVADER, MARINES } from './match/seats.ts'
import * as argent from './rules/argent.ts'
import { attackFlow } from './rules/attack.ts'
import { damageFlow } from './rules/damage.ts'
import * as demon from './rules/demon.ts'
import { displaceFlow } from './rules/displace.ts'
import { inTurn } from './rules/in-turn.ts'
import * as kill from './rules/kill.ts'
import { makeRoom } from './rules/make-room.ts'
import { marineActivation } from './rules/marine.ts'
import { stepFlow } from './rules/movement.ts'
import { drop } from './rules/objective.ts'
import { ownOrder } from './rules/own-order.ts'
import { rerollFlow } from './rules/reroll.ts'
import { respawn } from './rules/respawn.ts'
import * as round from './rules/round.ts'
import { spendNow } from './rules/spend.ts'
import { status } from './rules/status.ts'
import * as summon from './rules/summon.ts'
import { tableDice } from './rules/table-dice.ts'
import { imagine } from './seen/imagine.ts'
import { known } from './seen/known.ts'
import { open, own, view } from './seen/view.ts'
import { options } from './setup/options.ts'
import { prepare } from './setup/prepare.ts'
import { arrangeDecks } from './setup/scenario.ts'
import { setup } from './setup/setup.ts'

/** The procedures that a module exports. */
function flowsOf(...modules: object[]): Flow[] {
  return modules.flatMap(module => Object.values(module).filter((value): value is Flow => isFlow(value)))
}

const isFlow = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'links' in value && 'first' in value

const rules = [
  abilityFlow,
  rerollFlow,
  tableDice,
  momentFlow,
  attackFlow,
  damageFlow,
  marineActivation,
  stepFlow,
  drop,
  respawn,
  displaceFlow,
  inTurn,
  ownOrder,
  makeRoom,
  spendNow,
  status,
  arrangeDecks,
  prepare,
]

/** DOOM: The Board Game (2016). */
export const doom = defineGame({
  id: 'doom',
  name: 'DOOM: The Board Game',
  rules: '7',
  options,
  seats: ({ marines }) => [
    ...MARINES.slice(0, marines).map(id => ({
      seat: id as string,
      name: id[0]!.toUpperCase() + id.slice(1),
      side: 'marines',
    })),
    { seat: INVADER, name: 'Invader', side: 'invader' },
  ],
  refuses: given => {
    const said = packRefused((given as { pack?: PackOption } | null)?.pack)
    return said && saidAt('pack', said)
  },
  flows: [...rules, ...flowsOf(argent, demon, kill, round, summon), ...languageFlows],
  setup,
  concede,
  copy,
  view,
  views: { open, own },
  imagine,
  known,
  round: state => state.round,
})
