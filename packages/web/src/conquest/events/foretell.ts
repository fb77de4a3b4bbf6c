import type { Conquest, ConquestEvent, ConquestView, SeenCard, SeenPlayer, SeenUnit } from '@redoubt/conquest'
import type { Seat } from '@redoubt/kernel'
import type { Heard } from '../../screen/match.ts'
import { cardData, designOf } from '../reading/printed.ts'

/**
 * The view while an event is shown. The host is further already; this walks there one event at a time, so that cards move
 * and numbers change when the event says so. Printed figures stand in for modified ones until the true view follows.
 */
export function foretell(view: ConquestView, e: Heard<Conquest>): ConquestView {
  switch (e.type) {
    case 'round':
      return { ...view, round: e.round }
    case 'phase':
      return {
        ...view,
        phase: e.phase,
        players: view.players.map(p => ({ ...p, passed: e.phase === 'deploy' ? false : p.passed })),
      }
    case 'mulligan':
      return e.taken
        ? player(view, e.seat, p => ({ ...p, hand: 0, deck: p.deck + p.hand, ...(p.cards ? { cards: [] } : {}) }))
        : view
    case 'draw':
      return player(view, e.seat, p => ({ ...p, hand: p.hand + e.count, deck: p.deck - e.count }))
    case 'drew':
      return player(view, e.seat, p =>
        p.cards ? { ...p, cards: [...p.cards, ...e.cards.filter(c => !p.cards!.includes(c))] } : p,
      )
    case 'resources':
      return player(view, e.seat, p => ({ ...p, resources: e.total }))
    case 'pass':
      return e.turn === 'deploy' ? player(view, e.seat, p => ({ ...p, passed: true })) : view
    case 'enter':
      return enters(view, e)
    case 'play':
      return player(view, e.seat, p => ({ ...fromHand(p, e.card), playing: [...p.playing, e.card] }))
    case 'shield':
      return lessAssigned(
        player(view, e.seat, p => discarded(fromHand(p, e.card), e.card)),
        e.unit,
        e.icons,
      )
    case 'prevent':
      return lessAssigned(view, e.unit, e.amount)
    case 'discard':
      return player(gone(view, e.card), e.seat, p => discarded(e.from === 'hand' ? fromHand(p, e.card) : p, e.card))
    case 'return':
      return player(gone(view, e.card), e.seat, p => ({
        ...p,
        hand: p.hand + 1,
        discard: p.discard.filter(card => card !== e.card),
        ...(p.cards ? { cards: [...p.cards, e.card] } : {}),
      }))
    case 'battle':
      return { ...view, battle: { planet: e.planet, initiative: e.initiative }, attack: null, assigned: [] }
    case 'battle-end':
      return { ...view, battle: null, attack: null, assigned: [] }
    case 'attack':
      return { ...view, attack: { attacker: e.attacker, defender: e.defender }, assigned: [] }
    case 'area-effect':
      return { ...view, attack: { attacker: e.attacker, defender: null } }
    case 'assign':
      return { ...view, assigned: e.hits }
    case 'damage':
      return unit({ ...view, assigned: view.assigned.filter(hit => hit.unit !== e.unit) }, e.unit, u => ({
        ...u,
        damage: e.total,
      }))
    case 'move-damage':
      return unit(
        unit(view, e.from, u => ({ ...u, damage: u.damage - e.amount })),
        e.onto,
        u => ({ ...u, damage: u.damage + e.amount }),
      )
    case 'heal':
      return unit(view, e.unit, u => ({ ...u, damage: Math.max(0, u.damage - e.amount) }))
    case 'destroy': {
      const piece = [...view.units, ...view.cards].find(({ card }) => card === e.card)
      const left = { ...gone(view, e.card), attack: null }
      if (!piece || cardData(e.card)?.type === 'token') return left
      return player(left, piece.owner, p => discarded(p, e.card))
    }
    case 'bloodied': {
      const data = cardData(e.warlord)?.bloodied
      return unit(view, e.warlord, u => ({
        ...u,
        bloodied: true,
        damage: 0,
        ready: false,
        atk: data?.atk ?? u.atk,
        hp: data?.hp ?? u.hp,
      }))
    }
    case 'move':
      return moved(view, e.card, e.at)
    case 'exhaust':
      return readiness(view, [e.card], false)
    case 'readied':
      return readiness(view, e.cards, true)
    case 'claim':
      return player(leavesRow(view, e.planet), e.seat, p => ({ ...p, display: [...p.display, e.planet] }))
    case 'remove-planet':
      return { ...leavesRow(view, e.planet), removed: [...view.removed, e.planet] }
    case 'first-planet':
      return shifted(view, e.planet)
    case 'reveal-planet':
      return { ...view, planets: view.planets.map(p => (p.at === e.at ? { ...p, planet: e.planet } : p)) }
    case 'initiative':
      return { ...view, initiative: e.seat }
    case 'commit':
      return player(view, e.seat, ({ commit: _, ...p }) => p)
    default:
      return view
  }
}

function player(view: ConquestView, seat: Seat, change: (p: SeenPlayer) => SeenPlayer): ConquestView {
  return { ...view, players: view.players.map(p => (p.seat === seat ? change(p) : p)) }
}

function unit(view: ConquestView, card: string, change: (u: SeenUnit) => SeenUnit): ConquestView {
  return { ...view, units: view.units.map(u => (u.card === card ? change(u) : u)) }
}

function fromHand(p: SeenPlayer, card: string): SeenPlayer {
  return {
    ...p,
    hand: Math.max(0, p.hand - 1),
    known: p.known.filter(c => c !== card),
    ...(p.cards ? { cards: p.cards.filter(c => c !== card) } : {}),
  }
}

function discarded(p: SeenPlayer, card: string): SeenPlayer {
  return p.discard.includes(card) ? p : { ...p, discard: [...p.discard, card] }
}

function gone(view: ConquestView, card: string): ConquestView {
  return {
    ...view,
    units: view.units.filter(u => u.card !== card),
    cards: view.cards.filter(c => c.card !== card && c.host !== card),
    assigned: view.assigned.filter(hit => hit.unit !== card),
  }
}

function lessAssigned(view: ConquestView, card: string, by: number): ConquestView {
  return {
    ...view,
    assigned: view.assigned.map(hit => (hit.unit === card ? { ...hit, amount: Math.max(0, hit.amount - by) } : hit)),
  }
}

function enters(view: ConquestView, e: Extract<ConquestEvent, { type: 'enter' }>): ConquestView {
  const data = cardData(e.card)
  const base: SeenCard = {
    card: e.card,
    design: designOf(e.card),
    controller: e.seat,
    owner: e.seat,
    at: e.at,
    ready: true,
    ...(e.host ? { host: e.host } : {}),
  }
  const fromDeckOrHand = player(gone(view, e.card), e.seat, p =>
    p.cards ? (p.cards.includes(e.card) ? fromHand(p, e.card) : p) : e.how === 'deployed' ? fromHand(p, e.card) : p,
  )
  if (data && data.type !== 'attachment' && data.type !== 'support') {
    const fresh: SeenUnit = {
      ...base,
      atk: data.atk ?? 0,
      hp: data.hp ?? 0,
      damage: 0,
      command: data.command ?? 0,
      keywords: data.keywords.map(({ keyword }) => keyword),
    }
    return { ...fromDeckOrHand, units: [...fromDeckOrHand.units, fresh] }
  }
  return { ...fromDeckOrHand, cards: [...fromDeckOrHand.cards, base] }
}

function moved(view: ConquestView, card: string, to: string): ConquestView {
  return {
    ...view,
    units: view.units.map(u => (u.card === card ? { ...u, at: to } : u)),
    cards: view.cards.map(c => (c.card === card || c.host === card ? { ...c, at: to } : c)),
  }
}

function readiness(view: ConquestView, cards: readonly string[], ready: boolean): ConquestView {
  const turn = <C extends SeenCard>(c: C): C => (cards.includes(c.card) ? { ...c, ready } : c)
  return { ...view, units: view.units.map(turn), cards: view.cards.map(turn) }
}

function leavesRow(view: ConquestView, planet: string): ConquestView {
  return { ...view, planets: view.planets.filter(p => p.planet !== planet), battle: null, attack: null }
}

/** CQ-10.2: the first planet is "p1" again; everything in the row counts anew. */
function shifted(view: ConquestView, planet: string): ConquestView {
  const first = view.planets.find(p => p.planet === planet)
  if (!first) return view
  const by = Number(first.at.slice(1)) - 1
  const at = (place: string) => (place.startsWith('p') ? `p${Number(place.slice(1)) - by}` : place)
  return {
    ...view,
    planets: view.planets.map(p => ({ ...p, at: at(p.at), first: p.planet === planet })),
    units: view.units.map(u => ({ ...u, at: at(u.at) })),
    cards: view.cards.map(c => ({ ...c, at: at(c.at) })),
  }
}
