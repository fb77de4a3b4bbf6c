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
interface Thing {
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

/** Each part is read when it is first looked at: most decisions look at few of them. Good until the next decision. */
export const readState = (g: ConquestState, seat: Seat): Picture => new StatePicture(g, seat)

class StatePicture implements Picture {
  private readonly side: 0 | 1
  private readonly read: Partial<Picture> = {}

  constructor(
    private readonly g: ConquestState,
    readonly seat: Seat,
  ) {
    this.side = sideOf(seat)
  }

  get round() {
    return this.g.round
  }
  get phase() {
    return this.g.phase
  }
  get initiative() {
    return (this.g.battle ?? this.g).initiative === this.side
  }
  get home() {
    return `hq-${this.seat}`
  }
  get figures() {
    return (this.read.figures ??= this.unitsInPlay())
  }
  get things() {
    return (this.read.things ??= this.otherCardsInPlay())
  }
  get worlds() {
    return (this.read.worlds ??= worldsOf(this.g))
  }
  get me() {
    return (this.read.me ??= holdingsOf(this.g, this.side))
  }
  get foe() {
    return (this.read.foe ??= holdingsOf(this.g, this.side === 0 ? 1 : 0))
  }
  get cards() {
    return (this.read.cards ??= this.g.players[this.side].hand.map(id => cardName(this.g, id)))
  }
  get battle() {
    const { battle } = this.g
    return battle && areaName(this.g, battle.at)
  }
  get attack() {
    const attack = inProgress<Frame & { attacker: number; defender: number }>(this.g, 'attack')
    if (!attack) return null
    const { attacker, defender } = attack
    return { attacker: cardName(this.g, attacker), defender: defender < 0 ? null : cardName(this.g, defender) }
  }
  get assigned() {
    const damage = inProgress<Frame & { hits: Array<{ unit: number; amount: number }> }>(this.g, 'damage')
    return damage ? damage.hits.map(hit => ({ unit: cardName(this.g, hit.unit), amount: hit.amount })) : NONE
  }

  private unitsInPlay(): Figure[] {
    const figures: Figure[] = []
    for (const p of this.g.play) {
      const design = designOf(this.g, p.id)
      if (design.isUnit) figures.push(new StateFigure(this.g, p, design, p.ctrl === this.side))
    }
    return figures
  }

  private otherCardsInPlay(): Thing[] {
    const { g } = this
    const things: Thing[] = []
    for (const p of g.play) {
      const design = designOf(g, p.id)
      if (design.isUnit) continue
      const host = p.host >= 0 ? cardName(g, p.host) : null
      things.push({ card: cardName(g, p.id), design, mine: p.ctrl === this.side, ready: p.ready, host })
    }
    return things
  }
}

/** What cards in play change about a unit is asked for when somebody wants to know. */
class StateFigure implements Figure {
  readonly at: string
  readonly ready: boolean
  readonly damage: number
  readonly bloodied: boolean
  private knownAtk: number | null = null
  private knownLife: number | null = null
  private knownCommand: number | null = null

  constructor(
    private readonly g: ConquestState,
    private readonly piece: ConquestState['play'][number],
    readonly design: Design,
    readonly mine: boolean,
  ) {
    this.at = areaName(g, piece.at)
    this.ready = piece.ready
    this.damage = piece.damage
    this.bloodied = piece.bloodied
  }

  get card() {
    return cardName(this.g, this.piece.id)
  }
  get atk() {
    return (this.knownAtk ??= atkOf(this.g, this.piece))
  }
  get life() {
    return (this.knownLife ??= hpOf(this.g, this.piece) - this.damage)
  }
  get command() {
    return (this.knownCommand ??= commandOf(this.g, this.piece))
  }
  get flying() {
    return hasKeyword(this.g, this.piece, 'flying')
  }
}

function worldsOf(g: ConquestState): World[] {
  const lead = firstPlanet(g)
  return faceUpPlanets(g).map(area => ({
    at: areaName(g, area),
    planet: PLANETS[g.row[area]!.planet]!,
    first: area === lead,
  }))
}

const NONE: Picture['assigned'] = []

function holdingsOf(g: ConquestState, side: 0 | 1): Holdings {
  const { resources, hand, deck, display } = g.players[side]
  return { resources, hand: hand.length, deck: deck.length, won: display.map(planet => PLANETS[planet]!) }
}
