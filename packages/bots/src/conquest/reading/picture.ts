import {
  areaName,
  atkOf,
  type ConquestState,
  type ConquestView,
  cardName,
  commandOf,
  type Design,
  designById,
  designOf,
  faceUpPlanets,
  firstPlanet,
  hasKeyword,
  hpOf,
  inProgress,
  type Phase,
  PLANETS,
  type PlanetData,
  planetByIdOrName,
  sideOf,
} from '@redoubt/conquest'
import type { Frame, Seat } from '@redoubt/kernel'

/** A unit in play. */
export interface Figure {
  card: string
  design: Design
  mine: boolean
  at: string
  ready: boolean
  atk: number
  damage: number
  /** HP left. */
  life: number
  command: number
  bloodied: boolean
  flying: boolean
}

/** An attachment or a support in play. */
export interface Thing {
  card: string
  design: Design
  mine: boolean
  ready: boolean
  /** The unit that an attachment is on. */
  host: string | null
}

/** A face-up planet of the row. */
export interface World {
  at: string
  planet: PlanetData
  first: boolean
}

export interface Holdings {
  resources: number
  hand: number
  deck: number
  won: readonly PlanetData[]
}

/**
 * What a player of Conquest sees, as a bot wants it. It is read from the view when the bot is asked, and from the state
 * itself, for the seat in turn, where the bot plays on in imagined states: a whole view would cost more than the rules.
 */
export interface Picture {
  seat: Seat
  round: number
  phase: Phase
  /** The initiative, in a battle the battle initiative, is ours. */
  initiative: boolean
  home: string
  figures: readonly Figure[]
  things: readonly Thing[]
  worlds: readonly World[]
  me: Holdings
  foe: Holdings
  /** Our hand. */
  cards: readonly string[]
  battle: string | null
  attack: { attacker: string; defender: string | null } | null
  assigned: ReadonlyArray<{ unit: string; amount: number }>
}

/** The design of a card by its name in the match: "ork-goff-nob.41". */
export function designNamed(card: string): Design {
  let design = designs.get(card)
  if (!design) designs.set(card, (design = designById(card.slice(0, card.lastIndexOf('.')))!))
  return design
}

const designs = new Map<string, Design>()

export function readView(view: ConquestView, seat: Seat): Picture {
  const planet = (id: string) => PLANETS[planetByIdOrName(id)!]!
  const holdings = (mine: boolean): Holdings => {
    const p = view.players.find(player => (player.seat === seat) === mine)!
    return { resources: p.resources, hand: p.hand, deck: p.deck, won: p.display.map(planet) }
  }
  return {
    seat,
    round: view.round,
    phase: view.phase,
    initiative: (view.battle ?? view).initiative === seat,
    home: `hq-${seat}`,
    figures: view.units.map(u => ({
      card: u.card,
      design: designById(u.design)!,
      mine: u.controller === seat,
      at: u.at,
      ready: u.ready,
      atk: u.atk,
      damage: u.damage,
      life: u.hp - u.damage,
      command: u.command,
      bloodied: u.bloodied === true,
      flying: u.keywords.includes('flying'),
    })),
    things: view.cards.map(c => ({
      card: c.card,
      design: designById(c.design)!,
      mine: c.controller === seat,
      ready: c.ready,
      host: c.host ?? null,
    })),
    worlds: view.planets.flatMap(p => (p.planet ? [{ at: p.at, planet: planet(p.planet), first: p.first }] : [])),
    me: holdings(true),
    foe: holdings(false),
    cards: view.players.find(player => player.seat === seat)!.cards!,
    battle: view.battle?.planet ?? null,
    attack: view.attack,
    assigned: view.assigned,
  }
}

export function readState(g: ConquestState, seat: Seat): Picture {
  const side = sideOf(seat)
  const figures: Figure[] = []
  const things: Thing[] = []
  for (const p of g.play) {
    const design = designOf(g, p.id)
    const card = cardName(g, p.id)
    const mine = p.ctrl === side
    if (design.isUnit)
      figures.push({
        card,
        design,
        mine,
        at: areaName(g, p.at),
        ready: p.ready,
        atk: atkOf(g, p),
        damage: p.damage,
        life: hpOf(g, p) - p.damage,
        command: commandOf(g, p),
        bloodied: p.bloodied,
        flying: hasKeyword(g, p, 'flying'),
      })
    else things.push({ card, design, mine, ready: p.ready, host: p.host >= 0 ? cardName(g, p.host) : null })
  }
  const lead = firstPlanet(g)
  const attack = inProgress<Frame & { attacker: number; defender: number }>(g, 'attack')
  const damage = inProgress<Frame & { hits: Array<{ unit: number; amount: number }> }>(g, 'damage')
  return {
    seat,
    round: g.round,
    phase: g.phase,
    initiative: (g.battle ?? g).initiative === side,
    home: `hq-${seat}`,
    figures,
    things,
    worlds: faceUpPlanets(g).map(area => ({
      at: areaName(g, area),
      planet: PLANETS[g.row[area]!.planet]!,
      first: area === lead,
    })),
    me: holdingsOf(g, side),
    foe: holdingsOf(g, side === 0 ? 1 : 0),
    cards: g.players[side].hand.map(id => cardName(g, id)),
    battle: g.battle && areaName(g, g.battle.at),
    attack: attack
      ? {
          attacker: cardName(g, attack.attacker),
          defender: attack.defender < 0 ? null : cardName(g, attack.defender),
        }
      : null,
    assigned: damage ? damage.hits.map(hit => ({ unit: cardName(g, hit.unit), amount: hit.amount })) : NONE,
  }
}

const NONE: Picture['assigned'] = []

function holdingsOf(g: ConquestState, side: 0 | 1): Holdings {
  const { resources, hand, deck, display } = g.players[side]
  return { resources, hand: hand.length, deck: deck.length, won: display.map(planet => PLANETS[planet]!) }
}
