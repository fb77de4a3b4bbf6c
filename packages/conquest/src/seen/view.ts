import type { Frame, Outcome, Seat, Viewer } from '@redoubt/kernel'
import { atkOf, commandOf, hasKeyword, hpOf } from '../abilities/constants.ts'
import { designOf, faceUp, firstPlanet } from '../board/board.ts'
import { KEYWORDS } from '../language/keywords.ts'
import { areaName, cardName, planetName } from '../match/names.ts'
import {
  type Area,
  type ConquestState,
  inProgress,
  type Phase,
  type Piece,
  SEATS,
  SIDES,
  type Side,
} from '../match/state.ts'
import type { AttackFrame } from '../rules/attack.ts'
import { bonusAt, iconsAt, struggle } from '../rules/command-phase.ts'
import type { DamageFrame } from '../rules/damage.ts'
import type { DeployFrame } from '../rules/deploy.ts'
import { typesWon } from '../rules/victory.ts'
import { lookedAt } from '../rules/zones.ts'

export interface SeenCard {
  card: string
  design: string
  controller: Seat
  owner: Seat
  at: string
  ready: boolean
  host?: string
  resources?: number
}

export interface SeenUnit extends SeenCard {
  atk: number
  hp: number
  damage: number
  command: number
  keywords: string[]
  bloodied?: boolean
}

export interface SeenPlanet {
  at: string
  /** Null while face down. */
  planet: string | null
  first: boolean
  /** Command icons that count right now, and who would win the struggle and what. */
  icons?: [number, number]
  winner?: Seat | null
  bonus?: { resources: number; cards: number }
}

export interface SeenPlayer {
  seat: Seat
  resources: number
  hand: number
  deck: number
  discard: string[]
  display: string[]
  /** Planets won by type (CQ-3.1). */
  types: Record<string, number>
  /** Events being played. */
  playing: string[]
  /** Cards of the hand that everybody has seen. */
  known: string[]
  limited: boolean
  passed: boolean
  /** Only for the player itself. */
  cards?: string[]
  looking?: string[]
  /** Cards put on the bottom of the deck, the lowest first. */
  bottom?: string[]
  commit?: string
}

export interface ConquestView {
  viewer: Viewer
  round: number
  phase: Phase
  initiative: Seat
  planets: SeenPlanet[]
  removed: string[]
  players: SeenPlayer[]
  units: SeenUnit[]
  /** Attachments and supports. */
  cards: SeenCard[]
  battle: { planet: string; initiative: Seat } | null
  attack: { attacker: string; defender: string | null } | null
  /** Damage that lies beside units. */
  assigned: Array<{ unit: string; amount: number }>
  deploying: { card: string; at: string; cost: number } | null
  outcome: Outcome | null
}

/** All that a seat may know, built by inclusion (CQ-1.17). */
export function view(g: ConquestState, viewer: Viewer): ConquestView {
  return {
    viewer,
    round: g.round,
    phase: g.phase,
    initiative: SEATS[g.initiative],
    planets: seenRow(g),
    removed: g.removed.map(planetName),
    players: SIDES.map(side => seenPlayer(g, side, viewer)),
    units: g.play.filter(p => designOf(g, p.id).isUnit).map(p => seenUnit(g, p)),
    cards: g.play.filter(p => !designOf(g, p.id).isUnit).map(p => seenCard(g, p)),
    battle: g.battle && { planet: areaName(g, g.battle.at), initiative: SEATS[g.battle.initiative] },
    attack: seenAttack(g, inProgress<AttackFrame>(g, 'attack')),
    assigned: (inProgress<DamageFrame>(g, 'damage')?.hits ?? []).map(hit => ({
      unit: cardName(g, hit.unit),
      amount: hit.amount,
    })),
    deploying: seenDeploying(g, inProgress<DeployFrame>(g, 'deploy')),
    outcome: g.outcome,
  }
}

function seenRow(g: ConquestState): SeenPlanet[] {
  const seen: SeenPlanet[] = []
  g.row.forEach((slot, area) => {
    if (!slot.here) return
    const at = areaName(g, area)
    if (!faceUp(g, area)) seen.push({ at, planet: null, first: false })
    else seen.push({ at, planet: planetName(slot.planet), first: area === firstPlanet(g), ...seenStruggle(g, area) })
  })
  return seen
}

function seenStruggle(g: ConquestState, area: Area): Pick<SeenPlanet, 'icons' | 'winner' | 'bonus'> {
  const { winner } = struggle(g, area)
  return {
    icons: [iconsAt(g, area, 0), iconsAt(g, area, 1)],
    winner: winner === null ? null : SEATS[winner],
    ...(winner === null ? {} : { bonus: bonusAt(g, area, winner) }),
  }
}

function seenPlayer(g: ConquestState, side: Side, viewer: Viewer): SeenPlayer {
  const player = g.players[side]
  const names = (ids: readonly number[]) => ids.map(id => cardName(g, id))
  const open: SeenPlayer = {
    seat: SEATS[side],
    resources: player.resources,
    hand: player.hand.length,
    deck: player.deck.length,
    discard: names(player.discard),
    display: player.display.map(planetName),
    types: typesWon(g, side),
    playing: names(player.playing),
    known: names(player.known),
    limited: player.limited,
    passed: player.passed,
  }
  if (viewer !== SEATS[side]) return open
  open.cards = names(player.hand)
  if (player.look > 0) open.looking = names(lookedAt(g, side))
  if (player.bottom > 0) open.bottom = names(player.deck.slice(0, player.bottom))
  if (player.commit >= 0) open.commit = areaName(g, player.commit)
  return open
}

function seenCard(g: ConquestState, p: Piece): SeenCard {
  return {
    card: cardName(g, p.id),
    design: designOf(g, p.id).card.id,
    controller: SEATS[p.ctrl],
    owner: SEATS[p.owner],
    at: areaName(g, p.at),
    ready: p.ready,
    ...(p.host >= 0 ? { host: cardName(g, p.host) } : {}),
    ...(p.stock > 0 ? { resources: p.stock } : {}),
  }
}

function seenUnit(g: ConquestState, p: Piece): SeenUnit {
  return {
    ...seenCard(g, p),
    atk: atkOf(g, p),
    hp: hpOf(g, p),
    damage: p.damage,
    command: commandOf(g, p),
    keywords: KEYWORDS.filter(keyword => hasKeyword(g, p, keyword)),
    ...(p.bloodied ? { bloodied: true } : {}),
  }
}

function seenAttack(g: ConquestState, f: (AttackFrame & Frame) | undefined): ConquestView['attack'] {
  if (!f) return null
  return { attacker: cardName(g, f.attacker), defender: f.defender < 0 ? null : cardName(g, f.defender) }
}

function seenDeploying(g: ConquestState, f: DeployFrame | undefined): ConquestView['deploying'] {
  if (!f) return null
  const cost = Math.max(0, designOf(g, f.card).cost - f.reduced)
  return { card: cardName(g, f.card), at: areaName(g, f.at), cost }
}
