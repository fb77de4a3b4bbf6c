import { call, type Frame, inOrder, move, shuffleZone, thenGoto } from '@redoubt/kernel'
import { newAbility, unique } from '../abilities/frames.ts'
import { expire } from '../abilities/in-force.ts'
import { mayUse } from '../abilities/may-use.ts'
import { thenEnd } from '../abilities/sequence.ts'
import { usedBy } from '../abilities/use.ts'
import { done, type Offers, offer } from '../match/choices.ts'
import { decide } from '../match/decisions.ts'
import { emit } from '../match/events.ts'
import { contentOf, demonKinds, skips } from '../match/figures.ts'
import { flow } from '../match/flow.ts'
import { INVADER } from '../match/seats.ts'
import type { DoomState } from '../match/state.ts'
import { argentPlaces, argentSupply, gainArgent } from './argent.ts'
import { drawEvents } from './decks.ts'
import { ruleMoment } from './mission.ts'

/** D-LIMITS-10, OP-11 */
export const INVADER_INITIATIVE_CARDS = 6
/** D-HAND-1 */
const INVADER_HAND = 6
/** D-STATUS-5 */
const MOST_DISCARDS = 3

/** D-STATUS: what comes before the activations of a round. */
interface StatusFrame extends Frame {
  discarded: number
}

export const status = flow<StatusFrame>('status', {
  begin: g => {
    g.phase = 'status'
    g.round++
    g.tally = { demonsKilled: 0, doorsOpened: 0 }
    emit('round', { round: g.round })
    expire(g, 'status-phase:start')
    return inOrder(ruleMoment(g, 'status-phase:start', {}))
  },
  // D-STATUS-2, D-INIT-1, 5
  initiative: g => {
    g.initiative.cards = initiativeCards(g)
    g.initiativeDiscard.cards = []
    shuffleZone(g, g.initiative)
    emit('initiative-deck', { cards: g.initiative.cards.length })
  },
  // D-STATUS-3
  ready: g => {
    const kinds = Object.keys(g.demons).filter(kind => g.demons[kind]!.exhausted)
    for (const kind of kinds) g.demons[kind]!.exhausted = false
    if (kinds.length > 0) emit('demons-readied', { kinds })
  },
  // D-STATUS-4
  draw: g => drawEvents(g, INVADER_HAND - g.invader.hand.cards.length),
  // D-STATUS-5, 6
  argent: {
    ask: (g, f) => {
      if (skips(g, 'argent')) return null // D-TUTORIAL-5
      const hand = unique(g.invader.hand.cards)
      const options: Array<Offers['ownCard' | 'use']> = []
      if (f.discarded < MOST_DISCARDS && argentSupply(g) > 0)
        options.push(...hand.map(card => offer.ownCard('discard', card)))
      for (const card of hand) {
        const a = contentOf(g).abilities[card]!
        if (a.timing === 'status-phase:argent' && mayUse(g, usedBy(card, INVADER), a)) options.push(offer.use(card))
      }
      // Asked whatever the hand holds, as long as there is a hand: what can be played in this step is hidden.
      if (hand.length === 0) return null
      return decide(INVADER, 'gain-argent', 'D-STATUS-5', [...options, done], {
        always: true,
        about: { discarded: f.discarded },
      })
    },
    pick: (g, f, choice) => {
      if (choice.do === 'done') return
      if (choice.do === 'use')
        return thenGoto(inOrder([newAbility({ ability: choice.card!, owner: INVADER })]), 'argent')
      f.discarded++
      move(g, choice.card!, g.invader.hand, g.invader.discard)
      emit('discarded', { by: INVADER, card: choice.card!, from: 'hand' })
      return thenGoto(call(gainArgent, { left: 1, on: argentPlaces(g, true) }), 'argent')
    },
  },
  close: g => {
    return thenEnd(inOrder(ruleMoment(g, 'status-phase:end', {})))
  },
})

/** D-INIT-1, 2: one card per marine (two for a single one), one invader card per kind on the map, at most six. */
export function initiativeCards(g: DoomState): string[] {
  const cards: string[] = []
  for (const m of g.marines) cards.push(m.id)
  if (g.marines.length === 1) cards.push(g.marines[0]!.id)
  const kinds = Math.min(demonKinds(g).length, INVADER_INITIATIVE_CARDS)
  for (let i = 0; i < kinds; i++) cards.push(INVADER)
  return cards
}
