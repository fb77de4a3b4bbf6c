import { defineGame, type Flow, key, listening } from '@redoubt/kernel'
import { abilityFlow } from './cards/ability.ts'
import { effectsFlow } from './cards/effects.ts'
import { inTurn } from './cards/in-turn.ts'
import { momentFlow } from './cards/moment.ts'
import * as argentWords from './cards/words/argent.ts'
import * as attackWords from './cards/words/attack.ts'
import * as cardWords from './cards/words/cards.ts'
import * as damageWords from './cards/words/damage.ts'
import * as initiativeWords from './cards/words/initiative.ts'
import * as invaderWords from './cards/words/invader.ts'
import * as missionWords from './cards/words/mission.ts'
import * as movementWords from './cards/words/movement.ts'
import * as tokenWords from './cards/words/tokens.ts'
import { concede } from './concede.ts'
import type { DoomEvent } from './events.ts'
import { imagine } from './imagine.ts'
import { logLine } from './log.ts'
import { matchNames } from './names.ts'
import { options } from './options.ts'
import { prepare } from './prepare.ts'
import * as argent from './rules/argent.ts'
import { asideFlow } from './rules/aside.ts'
import { attackFlow } from './rules/attack.ts'
import { damageFlow } from './rules/damage.ts'
import * as demon from './rules/demon.ts'
import * as kill from './rules/kill.ts'
import { marineActivation } from './rules/marine.ts'
import { stepFlow } from './rules/movement.ts'
import { drop } from './rules/objective.ts'
import { respawn } from './rules/respawn.ts'
import * as round from './rules/round.ts'
import { settle } from './rules/settle.ts'
import { spendNow } from './rules/spend.ts'
import { status } from './rules/status.ts'
import * as summon from './rules/summon.ts'
import { arrangeDecks } from './scenario.ts'
import { setup } from './setup.ts'
import { INVADER, MARINES } from './state.ts'
import { view } from './view.ts'

/** The procedures that a module exports. */
function flowsOf(...modules: object[]): Flow[] {
  return modules.flatMap(module => Object.values(module).filter((value): value is Flow => isFlow(value)))
}

const isFlow = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'links' in value && 'first' in value

const rules = [
  abilityFlow,
  effectsFlow,
  momentFlow,
  attackFlow,
  damageFlow,
  marineActivation,
  stepFlow,
  drop,
  respawn,
  asideFlow,
  inTurn,
  settle,
  spendNow,
  status,
  arrangeDecks,
  prepare,
]

const defined = defineGame({
  id: 'doom',
  name: 'DOOM: The Board Game',
  rules: '2',
  options,
  seats: ({ marines }) => [
    ...MARINES.slice(0, marines).map(id => ({
      seat: id as string,
      name: id[0]!.toUpperCase() + id.slice(1),
      side: 'marines',
    })),
    { seat: INVADER, name: 'Invader', side: 'invader' },
  ],
  flows: [
    ...(rules as unknown as Flow[]),
    ...flowsOf(argent, demon, kill, round, summon),
    ...flowsOf(
      argentWords,
      attackWords,
      cardWords,
      damageWords,
      initiativeWords,
      invaderWords,
      missionWords,
      movementWords,
      tokenWords,
    ),
  ].filter((flow, i, all) => all.indexOf(flow) === i),
  setup,
  view,
  imagine,
  round: state => state.round,
  tell: (event, state) => logLine(event as DoomEvent, matchNames(state)),
})

/** DOOM: The Board Game (2016). */
export const doom: typeof defined = {
  ...defined,
  /** Besides what is offered, "concede:SEAT" is possible at any time. */
  choose(g, choice, out) {
    const concedes = typeof choice === 'string' ? choice.startsWith('concede:') : choice.do === 'concede'
    if (concedes) listening(out, () => concede(g, typeof choice === 'string' ? choice : key(choice)))
    else defined.choose(g, choice, out)
  },
}
