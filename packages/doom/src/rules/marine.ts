import { call, inOrder, move, type Next, thenGoto } from '@redoubt/kernel'
import { newAbility, newEffects, unique } from '../abilities/frames.ts'
import { effectOf, expire, inForce, lastingAt } from '../abilities/in-force.ts'
import { mayPlay, mayUse } from '../abilities/may-use.ts'
import { holds } from '../abilities/meaning.ts'
import { momentFrame, openMoment } from '../abilities/open-moment.ts'
import { sequence } from '../abilities/sequence.ts'
import { type Use, usedBy } from '../abilities/use.ts'
import { sprintPoints } from '../abilities/values.ts'
import { gainMovement, type MarineFrame, type Pending } from '../match/activation.ts'
import { fewerDice, newAttack } from '../match/attack-frame.ts'
import { type DoomChoice, end as endIt, forgo, type Offers, offer } from '../match/choices.ts'
import { decide } from '../match/decisions.ts'
import { emit } from '../match/events.ts'
import { contentOf, figureOf, marineOf, onMap } from '../match/figures.ts'
import { flow } from '../match/flow.ts'
import { IN_ACTIVATION } from '../match/moments.ts'
import type { Ability } from '../match/said.ts'
import type { DoomState, Marine } from '../match/state.ts'
import { refill } from './decks.ts'
import { askStuck, isPlacing, unstick } from './displace.ts'
import { hazards } from './hazard.ts'
import { gainItem, itemChoices } from './item.ts'
import { judge, missionRules, ruleMoment } from './mission.ts'
import { isMove, type MoveChoice, makeMove, moveChoices, mustMoveOn } from './movement.ts'
import { allInOrder } from './own-order.ts'
import { respawn } from './respawn.ts'
import { mayFind } from './targets.ts'

const extraMains = inForce('extraMainAction')

export const marineActivation = flow<MarineFrame>('marine', {
  begin: (g, f) => {
    const figure = figureOf(g, f.marine)
    g.turn = f.marine
    g.active = f.marine
    g.used = []
    figure.mp = 0
    figure.moved = 0
    // D-MARINE-4, OP-44: whichever order lets the marine do more, so there is nothing to ask. An exhausted class card is readied
    // before respawning, and may be used in it; one that is ready is readied afterwards, if respawning exhausted it.
    const m = marineOf(g, f.marine)
    f.readies = !m.exhausted
    m.exhausted = false
    emit('activation', { figure: f.marine })
    if (!onMap(figure)) return call(respawn, { marine: f.marine, teleporter: -1, space: -1 }) // D-MARINE-5
  },
  start: (g, f) => {
    const figure = figureOf(g, f.marine)
    if (f.readies) marineOf(g, f.marine).exhausted = false
    f.mains = 1 + extraMains(g, figure).reduce((sum, e) => sum + e.amount, 0)
    // What waited for this marine's next activation: grenades come back, kept cards are resolved.
    const waiting = lastingAt(g, 'activation-start', f.marine).map(({ lasting }) =>
      newEffects({ ability: lasting.ability, owner: f.marine, self: f.marine, only: lasting.effect }),
    )
    g.lasting = g.lasting.filter(
      l => !(l.owner === f.marine && timingOf(g, l.ability, l.effect) === 'activation-start'),
    )
    return inOrder(allInOrder(g, waiting))
  },
  kept: (g, f) => {
    // Tokens and cards that last until now.
    for (const lasting of g.lasting)
      if (
        lasting.owner === f.marine &&
        lasting.until === 'owner-activation-start' &&
        effectOf(g, lasting).op === 'keepInPlay'
      ) {
        const m = marineOf(g, f.marine)
        if (m.play.cards.includes(lasting.ability)) move(g, lasting.ability, m.play, m.discard)
      }
    expire(g, 'owner-activation-start', f.marine)
    const figure = figureOf(g, f.marine)
    return hazards(g, figure, 'activation-start', figure.at)
  },
  answers: (g, f) => (onMap(figureOf(g, f.marine)) ? openMoment(g, 'activation-start', f.marine) : undefined),
  act: {
    ask: (g, f) => {
      const figure = figureOf(g, f.marine)
      if (!onMap(figure)) return null // OP-12, OP-33
      const moves = moveChoices(g, figure)
      const mustGo = mustMoveOn(g, figure)
      const stuck = mustGo && moves.length === 0 ? askStuck(g, figure) : null
      if (stuck) return stuck
      return decide(f.marine, 'activation', 'D-MARINE-6', options(g, f, moves, mustGo && moves.length > 0), {
        always: true,
        about: { mp: figure.mp, mains: f.mains },
      })
    },
    pick: (g, f, choice) => {
      if (choice.do === 'end') return
      if (isPlacing(choice)) return thenGoto(unstick(g, figureOf(g, f.marine), choice), 'act')
      const next = perform(g, f, choice)
      return thenGoto(next, 'act')
    },
  },
  ending: (g, f) => {
    const figure = figureOf(g, f.marine)
    figure.mp = 0 // D-MARINE-9
    const ofMission = onMap(figure) ? ruleMoment(g, 'activation-end', { self: f.marine }) : []
    return sequence(onMap(figure) ? momentFrame(g, 'activation-end', f.marine) : null, ...ofMission)
  },
  // D-MARINE-8, 10
  end: (g, f) => {
    const m = marineOf(g, f.marine)
    const kept = g.lasting.filter(l => l.owner === f.marine && effectOf(g, l).op === 'keepInPlay').map(l => l.ability)
    for (const card of m.play.cards.slice()) if (!kept.includes(card)) move(g, card, m.play, m.discard)
    refill(g, m)
    expire(g, 'activation-end')
    expire(g, 'target-activation-end', f.marine)
    emit('activation-end', { figure: f.marine })
    g.active = null
    g.turn = null
    judge(g, true)
  },
})

function timingOf(g: DoomState, id: string, effect: number): string | undefined {
  const e = contentOf(g).abilities[id]!.effects[effect]!
  return 'at' in e ? String(e.at) : undefined
}

/** D-MARINE-6, 7: everything the marine may do now, the moves first; nothing but them and items where it must go on and can. */
function options(g: DoomState, f: MarineFrame, moves: MoveChoice[], mustGo: boolean) {
  const m = marineOf(g, f.marine)
  const list: Array<MoveChoice | Offers['take' | 'attackWith' | 'forgo' | 'play' | 'sprint' | 'use' | 'end']> = moves
  for (const item of itemChoices(g, m)) list.push(item)
  if (mustGo) return list // OP-3
  for (const pending of f.pending)
    if (pending.left > 0 && mayAttack(g, f, pending)) list.push(offer.attackWith(pending.source))
  const busy = f.pending.some(p => p.card && p.left > 0)
  if (busy)
    list.push(forgo) // D-ACTION-4, 6
  else for (const card of cardChoices(g, f, m)) list.push(card)
  for (const ability of abilityChoices(g, f, m, busy)) list.push(ability)
  list.push(endIt)
  return list
}

function mayAttack(g: DoomState, f: MarineFrame, p: Pending): boolean {
  if (p.foes.length > 0 && !mayRepeat(g, f, p)) return false
  return mayFind(g, { attacker: f.marine, range: p.range, red: p.red, black: p.black, source: p.source, not: not(p) })
}

/** What a repeated attack depends on must still be so (Spin to Full). */
function mayRepeat(g: DoomState, f: MarineFrame, p: Pending): boolean {
  const again = contentOf(g).abilities[p.source]!.effects.find(e => e.op === 'extraAttack')
  return !again || holds(g, usedBy(p.source, f.marine, f.marine), again.if)
}

const not = (p: Pending) => (p.different ? p.foes : undefined)

function cardChoices(g: DoomState, f: MarineFrame, m: Marine) {
  const content = contentOf(g)
  const list: Array<Offers['play' | 'sprint']> = []
  for (const card of unique(m.hand.cards)) {
    const { type } = content.actionCards[card]!
    if (type === 'bonus' || (type === 'main' && f.mains > 0)) {
      if (playable(g, usedBy(card, f.marine, f.marine), content.abilities[card]!))
        list.push(offer.play(card, { as: type }))
    }
    if (f.mains > 0) list.push(offer.sprint(card)) // D-ACTION-7
  }
  return list
}

/** A card with an attack or speed is always worth something; otherwise its text must be able to do something. */
function playable(g: DoomState, use: Use, a: Ability): boolean {
  const card = contentOf(g).actionCards[a.card]!
  if (card.attack || card.speed !== null) return mayPlay(g, use, a)
  return mayUse(g, use, a)
}

/** While a card is being resolved no other action begins (D-ACTION-4). */
const ACTIONS = ['main-action', 'bonus-action']

/** Class abilities, Glory Kill cards and the works a mission allows. */
function abilityChoices(g: DoomState, f: MarineFrame, m: Marine, busy: boolean) {
  const content = contentOf(g)
  const list: Array<Offers['use']> = []
  const add = (a: Ability) => {
    if (!(IN_ACTIVATION as readonly string[]).includes(a.timing) || (busy && ACTIONS.includes(a.timing))) return
    if (a.timing === 'main-action' && f.mains < 1) return
    if (mayUse(g, usedBy(a.id, f.marine, f.marine), a)) list.push(offer.use(a.id))
  }
  if (m.class) for (const a of content.abilitiesOf(m.class)) add(a)
  for (const card of m.glory.cards) add(content.abilities[card]!)
  for (const rule of missionRules(g, 'during-activation')) add(rule)
  return list
}

function perform(g: DoomState, f: MarineFrame, choice: DoomChoice): Next {
  const figure = figureOf(g, f.marine)
  const m = marineOf(g, f.marine)
  if (isMove(choice)) return makeMove(g, figure, choice)
  switch (choice.do) {
    case 'take':
      gainItem(g, m, choice.card!)
      return
    case 'forgo':
      f.pending = f.pending.filter(p => !p.card)
      return
    case 'attack':
      return startAttack(f, f.pending.find(p => p.source === choice.card && p.left > 0)!)
    case 'sprint':
      return sprint(g, f, m, choice.card!)
    case 'play':
      return play(g, f, m, choice.card!)
    case 'use':
      if (contentOf(g).abilities[choice.card!]!.timing === 'main-action') spendMain(f) // D-ABILITY-4
      return inOrder([newAbility({ ability: choice.card!, owner: f.marine, self: f.marine })])
  }
}

function startAttack(f: MarineFrame, p: Pending): Next {
  p.left--
  const { range, red, black, source, fewer } = p
  return inOrder([newAttack({ attacker: f.marine, range, red, black, source, not: not(p), fewer })])
}

function spendMain(f: MarineFrame): void {
  f.mains--
  if (f.weak.length > f.mains) f.weak.pop()
}

/** D-ACTION-7 */
function sprint(g: DoomState, f: MarineFrame, m: Marine, card: string): Next {
  spendMain(f)
  move(g, card, m.hand, m.discard)
  const figure = figureOf(g, f.marine)
  const points = sprintPoints(g, figure)
  figure.mp += points
  emit('sprint', { marine: f.marine, card, mp: points })
  return openMoment(g, 'on-sprint', f.marine)
}

/** D-ACTION-2, 3: the card is laid down, its speed gained, its text resolved; the attack may follow at any time. */
function play(g: DoomState, f: MarineFrame, m: Marine, card: string): Next {
  const { type, speed, attack: box } = contentOf(g).actionCards[card]!
  move(g, card, m.hand, m.play)
  emit('played', { marine: f.marine, card, as: type })
  if (speed) gainMovement(g, f.marine, speed)
  f.pending = f.pending.filter(p => !p.card)
  const weak = type === 'main' && f.mains <= f.weak.length ? f.weak.at(-1) : undefined
  if (type === 'main') spendMain(f)
  if (box && type !== 'reaction') {
    const pending: Pending = { source: card, ...box, left: 1, foes: [], card: true }
    if (weak) fewerDice(weak, pending)
    f.pending.push(pending)
  }
  return inOrder([newEffects({ ability: card, owner: f.marine, self: f.marine })])
}
