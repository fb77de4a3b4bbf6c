import type { DoomDecision, DoomOption, DoomVerb, DoomView } from '@redoubt/doom'
import { type Attack, attackInMind } from './attack.ts'
import { figureAt, figureById, isDemon } from './figures.ts'
import type { Ground } from './ground.ts'
import { canAttackFrom, inSight } from './sightline.ts'
import { targetKey } from './target.ts'
import { type Ways, waysOf } from './ways.ts'

const OFFER_KINDS = ['move', 'glory', 'teleport', 'open', 'place', 'target', 'pick', 'take'] as const
type OfferKind = (typeof OFFER_KINDS)[number]

/** Something the person can do by pointing at a space, a figure or a door. */
export interface Offer {
  kind: OfferKind
  keys: readonly string[]
  /** Movement points. */
  cost?: number
  /** The word of the option it comes from. */
  do: DoomVerb
  /** All spaces it is about, by name: a large base covers several. */
  spaces: readonly string[]
  figure?: string
  card?: string
  /** Somebody could be attacked from there. */
  attacks?: true
  /** A place of a large base that is turned by 90°. */
  turned?: boolean
}

export interface Offers {
  bySpace: ReadonlyMap<string, readonly Offer[]>
  byFigure: ReadonlyMap<string, readonly Offer[]>
  /** By the id of the door. */
  byDoor: ReadonlyMap<string, Offer>
  ways: Ways | null
  /** The attack that pointing at an enemy is about. */
  attack: Attack | null
  /** The figure that acts. */
  actor: string | null
}

const NO_OFFERS: Offers = {
  bySpace: new Map(),
  byFigure: new Map(),
  byDoor: new Map(),
  ways: null,
  attack: null,
  actor: null,
}

const push = <K>(map: Map<K, Offer[]>, key: K, offer: Offer) => {
  const list = map.get(key)
  if (list) list.push(offer)
  else map.set(key, [offer])
}

/** Who the decision is about: the figure that moves, attacks or is being placed. */
function actorOf(view: DoomView, decision: DoomDecision | null): string | null {
  const about = decision?.about
  for (const id of [
    about?.figure,
    about?.demon,
    view.attack && decision?.kind === 'attack-target' ? view.attack.attacker : null,
  ])
    if (typeof id === 'string' && figureById(view, id)) return id
  return view.active ?? figureById(view, decision?.seat)?.id ?? null
}

/** Spaces of a base whose upper left one is named; `place` is the engine's number where it gives one. */
function baseSpaces(ground: Ground, demon: string | undefined, to: string, turned: boolean): string[] {
  const [wide, high] = (demon && ground.content.demons[demon]?.base) || [1, 1]
  if (wide * high === 1) return [to]
  const [x, y] = ground.cell(ground.board.at(to))
  const names: string[] = []
  for (let row = 0; row < (turned ? wide : high); row++)
    for (let column = 0; column < (turned ? high : wide); column++) {
      const space = ground.at(x + column, y + row)
      if (space >= 0) names.push(ground.board.name(space))
    }
  return names
}

const isMove = (word: DoomVerb) => word === 'step' || word === 'turn' || word === 'teleport'

/**
 * Everything the board offers for a decision. `card` is the card in mind, for whose attack targets are shown; `attacked` says
 * that the acting demon has no attack left.
 */
export function offersOf(
  ground: Ground,
  view: DoomView,
  decision: DoomDecision | null,
  card: string | null,
  attacked = true,
): Offers {
  const options: readonly DoomOption[] | undefined = decision?.options
  if (!options)
    return { ...NO_OFFERS, attack: attackInMind(ground, view, decision, card), actor: actorOf(view, decision) }
  const bySpace = new Map<string, Offer[]>()
  const byFigure = new Map<string, Offer[]>()
  const byDoor = new Map<string, Offer>()
  const ways = waysOf(ground, view, decision)
  const attack = attackInMind(ground, view, decision, card, attacked)
  if (ways) addWays(ground, view, ways, attack, bySpace)
  const walked = new Set([...bySpace.keys()])
  for (const option of options) {
    const { key, do: word } = option
    // Not everything that something becomes is a space: a die is set to a face.
    const named = option.to ?? option.at
    const to = named !== undefined && ground.board.at(named) >= 0 ? named : null
    if (word === 'open') {
      const cost = option.cost === undefined ? {} : { cost: option.cost }
      byDoor.set(option.card, { kind: 'open', do: word, keys: [key], spaces: [], card: option.card, ...cost })
    } else if (option.figure !== undefined) {
      const kind = word === 'target' ? 'target' : 'pick'
      const at = figureById(view, option.figure)?.at ?? []
      push(byFigure, option.figure, { kind, do: word, keys: [key], spaces: at, figure: option.figure })
    } else if (to !== null) {
      // Steps are part of the ways already; a space where nobody may stay is only passed through on the way.
      if (isMove(word) && ways && (ways.large || walked.has(to) || figureAt(view, to))) continue
      const turned = option.n === 'turned'
      const spaces = baseSpaces(ground, decision?.about?.demon, to, turned)
      const kind = word === 'take' ? 'take' : word === 'teleport' ? 'teleport' : isMove(word) ? 'move' : 'place'
      const cost = option.cost === undefined ? {} : { cost: option.cost }
      const about = option.card === undefined ? {} : { card: option.card }
      const offer: Offer = { kind, do: word, keys: [key], spaces, ...cost, ...about, ...(turned ? { turned } : {}) }
      for (const space of spaces) push(bySpace, space, offer)
    } else if (word === 'activate') {
      for (const f of view.figures)
        if (f.kind === option.card)
          push(byFigure, f.id, { kind: 'pick', do: word, keys: [key], spaces: f.at, figure: f.id, card: option.card })
    }
  }
  if (attack?.key) {
    for (const id of inSight(ground, view, attack.attacker, attack.range)) {
      const keys = [attack.key, targetKey(id)]
      push(byFigure, id, { kind: 'target', do: 'target', keys, spaces: figureById(view, id)!.at, figure: id })
    }
  }
  return { bySpace, byFigure, byDoor, ways, attack, actor: actorOf(view, decision) }
}

function addWays(
  ground: Ground,
  view: DoomView,
  ways: Ways,
  attack: Attack | null,
  bySpace: Map<string, Offer[]>,
): void {
  const { board } = ground
  // Where to shoot from matters only while nobody can be shot from here.
  const strike =
    attack?.attacker === ways.figure && inSight(ground, view, attack.attacker, attack.range).length === 0
      ? attack
      : null
  for (const place of ways.places) {
    const covered = ways.covered(place)
    const spaces = covered.map(space => board.name(space))
    const attacks = strike !== null && canAttackFrom(ground, view, strike, covered, ways.doors(place))
    const glory = !ways.large && view.figures.some(f => isDemon(f) && f.at.includes(spaces[0]!) && f.id !== ways.figure)
    const offer: Offer = {
      kind: glory ? 'glory' : 'move',
      do: 'step',
      // Worked out when it is asked for: a path costs a search.
      get keys() {
        return ways.way(place)?.keys ?? []
      },
      cost: ways.cost(place),
      spaces,
      ...(attacks ? { attacks } : {}),
      ...(ways.isTurned(place) ? { turned: true } : {}),
    }
    WAY_OF.set(offer, () => ways.way(place))
    for (const space of spaces) push(bySpace, space, offer)
  }
}

const WAY_OF = new WeakMap<Offer, () => ReturnType<Ways['way']>>()

/** The walk behind an offer, if it is one. */
export const wayOf = (offer: Offer) => WAY_OF.get(offer)?.() ?? null

/** A space of the first thing that can be pointed at, figures before places. */
export function firstOffered({ byFigure, bySpace }: Offers): string | null {
  const [figure] = byFigure.values()
  const [space] = bySpace.keys()
  return figure?.[0]?.spaces[0] ?? space ?? null
}

/** What can be done where the person points: with whoever stands there, else with the space. The best comes first. */
export function offersAt(offers: Offers, view: DoomView, space: string, turned: boolean): Offer[] {
  const figure = view.figures.find(f => f.at.includes(space))
  const ofFigure = (figure && offers.byFigure.get(figure.id)) ?? []
  const here = offers.bySpace.get(space) ?? []
  const walks = here.filter(offer => offer.kind === 'move' || offer.kind === 'glory')
  const others = here.filter(offer => !walks.includes(offer))
  // A large figure does not go anywhere by being pointed at itself.
  const moves = offers.ways && figure?.id === offers.ways.figure ? [] : walks
  return [...ofFigure, ...bestPlace(moves, turned, space), ...oneOfEach(others, turned, space)]
}

/** Of several places of a large base over one space: the orientation asked for, the cheapest, the one that begins here. */
function bestPlace(list: readonly Offer[], turned: boolean, space: string): Offer[] {
  if (list.length < 2) return [...list]
  const asked = list.filter(offer => (offer.turned ?? false) === turned)
  const first = (asked.length > 0 ? asked : list).reduce((best, offer) => {
    const cheaper = (offer.cost ?? 0) - (best.cost ?? 0)
    return cheaper < 0 || (cheaper === 0 && offer.spaces[0] === space && best.spaces[0] !== space) ? offer : best
  })
  return [first]
}

/** Places of a base count as one offer; different words (take this, work on that) stay apart. */
function oneOfEach(list: readonly Offer[], turned: boolean, space: string): Offer[] {
  const places = list.filter(offer => offer.kind === 'place' && offer.spaces.length > 1)
  return [...bestPlace(places, turned, space), ...list.filter(offer => !places.includes(offer))]
}
