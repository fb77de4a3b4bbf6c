import { call, draw, end, type Frame, goto, inOrder, thenGoto } from '@redoubt/kernel'
import { newEffects } from '../abilities/frames.ts'
import { expire } from '../abilities/in-force.ts'
import { openMoment } from '../abilities/open-moment.ts'
import { newKind, newMarine } from '../match/activation.ts'
import { emit } from '../match/events.ts'
import { flow } from '../match/flow.ts'
import { INVADER } from '../match/seats.ts'
import type { DoomState } from '../match/state.ts'
import { judge, ruleMoment } from './mission.ts'
import { allInOrder } from './own-order.ts'
import { status } from './status.ts'

/** D-ROUND: a mission is rounds of a status phase and an activation phase, until somebody wins. */
export const mission = flow<Frame>('mission', {
  setup: g => inOrder(ruleMoment(g, 'setup', {})),
  begin: g => {
    g.phase = 'status'
    judge(g)
  },
  status: () => call(status, { discarded: 0 }),
  activations: g => {
    g.phase = 'activation'
    return call(activations, {})
  },
  end: g => {
    expire(g, 'round-end')
    return thenGoto(inOrder(ruleMoment(g, 'round-end', {})), 'status')
  },
})

/** D-ACTIV-1, 2: initiative cards are revealed and carried out until the deck is empty. */
export const activations = flow<Frame>('activations', {
  between: g => openMoment(g, 'between-activations'),
  reveal: g => {
    const card = draw(g, g.initiative, g.initiativeDiscard)
    if (card === undefined) return end
    g.revealed = card
    g.activation++
    emit('initiative', { card })
    return openMoment(g, 'initiative-revealed')
  },
  activate: g => inOrder([g.revealed === INVADER ? newKind() : newMarine(g.revealed!)]),
  over: g => {
    g.revealed = null // D-INIT-6
    return inOrder(delayed(g))
  },
  again: g => {
    judge(g, true) // what waited for the end of the activation may have decided the mission
    return goto('between')
  },
})

/** What waits for the end of the next activation (Frag Grenade). */
function delayed(g: DoomState): Frame[] {
  const due = g.lasting.filter(l => l.step !== undefined && l.step < g.activation)
  g.lasting = g.lasting.filter(l => !due.includes(l))
  return allInOrder(
    g,
    due.map(l => newEffects({ ability: l.ability, owner: l.owner, self: l.owner, only: l.effect })),
  )
}
