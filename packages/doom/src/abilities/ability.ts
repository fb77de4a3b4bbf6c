import { goto, inOrder, move } from '@redoubt/kernel'
import { gainMovement } from '../match/activation.ts'
import { offer } from '../match/choices.ts'
import { decide } from '../match/decisions.ts'
import { emit } from '../match/events.ts'
import { contentOf, figureOf, marineOf } from '../match/figures.ts'
import { flow } from '../match/flow.ts'
import { INVADER } from '../match/seats.ts'
import type { DoomState } from '../match/state.ts'
import { type AbilityFrame, newAbility, newEffects, unique } from './frames.ts'
import { overflows, usedMark } from './may-use.ts'
import { openMoment } from './open-moment.ts'

const abilityOf = (g: DoomState, f: AbilityFrame) => contentOf(g).abilities[f.ability]!

export const abilityFlow = flow<AbilityFrame>('ability', {
  announce: (g, f) => {
    const a = abilityOf(g, f)
    if (a.limit) g.used.push(usedMark(a.id, f.self ?? f.owner))
    if (a.source === 'event') {
      move(g, a.card, g.invader.hand, g.invader.play)
      emit('event-card', { card: a.card })
    } else if (a.source === 'action') {
      move(g, a.card, marineOf(g, f.owner).hand, marineOf(g, f.owner).play)
      emit('played', { marine: f.owner, card: a.card, as: 'reaction' })
    } else if (a.source === 'glory') {
      if (a.cost.discardThis) move(g, a.card, marineOf(g, f.owner).glory, g.glory.discard)
      emit('glory-card', { marine: f.owner, card: a.card })
    } else {
      emit('ability', { ability: a.id, by: f.self ?? f.owner })
    }
    if (a.argent === 0) return
    // What the demon card cannot pay for was announced with Overflow in hand: now it must be played.
    const unpaid = g.demons[figureOf(g, f.self!).kind]!.argent < a.argent
    const overflow = unpaid ? overflows(g, a) : undefined
    if (overflow !== undefined)
      return inOrder([newAbility({ ability: overflow, owner: INVADER, self: f.self, announced: a.id })])
    return openMoment(g, 'argent-announced', f.self, undefined, { announced: a.id })
  },
  pay: (g, f) => {
    const a = abilityOf(g, f)
    if (a.argent > 0 && !f.free) {
      const card = g.demons[figureOf(g, f.self!).kind]!
      card.argent -= a.argent
      emit('argent', { card: figureOf(g, f.self!).kind, change: -a.argent, total: card.argent })
    }
    if (a.cost.exhaust) marineOf(g, f.owner).exhausted = true
    if (a.cost.movement) gainMovement(g, f.self!, -a.cost.movement)
    f.owes = a.cost.discardCards ?? 0
  },
  discard: {
    ask: (g, f) => {
      if (!f.owes) return null
      const options = unique(marineOf(g, f.owner).hand.cards).map(card => offer.ownCard('discard', card))
      return decide(f.owner, 'discard', 'D-ABILITY-1', options, { about: { ability: f.ability } })
    },
    pick: (g, f, choice) => {
      const m = marineOf(g, f.owner)
      move(g, choice.card!, m.hand, m.discard)
      emit('discarded', { by: f.owner, card: choice.card!, from: 'hand' })
      f.owes!--
      return goto('discard')
    },
  },
  cancel: (g, f) => {
    const a = abilityOf(g, f)
    if (a.argent > 0) return openMoment(g, 'argent-paid', f.self, undefined, { announced: a.id })
  },
  resolve: (_g, f) => (f.cancelled ? undefined : inOrder([newEffects(f)])),
  // D-EVENT-2, D-ACTION-13
  finish: (g, f) => {
    const a = abilityOf(g, f)
    if (a.source === 'event') move(g, a.card, g.invader.play, g.invader.discard)
    else if (a.source === 'action') {
      const m = marineOf(g, f.owner)
      // A marine who died meanwhile has shuffled everything but the cards in play.
      move(g, a.card, m.play, m.discard)
    }
  },
})
