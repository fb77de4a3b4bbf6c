import type { Frame, Outcome, Seat, Viewer } from '@redoubt/kernel'
import { areaEffectOf, atkOf, attackDamage, commandOf, hasKeyword, hpOf } from '../abilities/constants.ts'
import { designOf, faceUp, firstPlanet, pieceOf } from '../board/board.ts'
import { KEYWORDS } from '../language/keywords.ts'
import type { ConquestChoice } from '../match/choices.ts'
import { areaName, cardName, cardOf, planetName } from '../match/names.ts'
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
import { defenders } from '../rules/attack.ts'
import { bonusAt, iconsAt, struggle } from '../rules/command-phase.ts'
import type { DamageFrame } from '../rules/damage.ts'
import type { DeployFrame } from '../rules/deploy.ts'
import type { AttackFrame, UseFrame } from '../rules/procedures.ts'
import { useAbility } from '../rules/use-ability.ts'
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
  /** CQ-12.3: X of Area Effect (X). */
  areaEffect?: number
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
  /** While somebody chooses an attacker or what it strikes: the damage to each possible defender, before shields (CQ-7.27). */
  strikes?: Record<string, Record<string, number>>
  /** Damage that lies beside units; `pays` names the ability whose cost it is: less of it, and the ability does nothing (CQ-11.16). */
  assigned: Array<{ unit: string; amount: number; pays?: string }>
  deploying: { card: string; at: string; cost: number } | null
  outcome: Outcome | null
}

/** All that a seat may know, built by inclusion (CQ-1.17). */
export function view(g: ConquestState, viewer: Viewer): ConquestView {
  return own(open(g), g, viewer)
}

/** What everybody knows: the view of a spectator. */
export function open(g: ConquestState): ConquestView {
  const seen = openly(g)
  const strikes = seenStrikes(g)
  if (strikes) seen.strikes = strikes
  return seen
}

function openly(g: ConquestState): ConquestView {
  return {
    viewer: 'spectator',
    round: g.round,
    phase: g.phase,
    initiative: SEATS[g.initiative],
    planets: seenRow(g),
    removed: g.removed.map(planetName),
    players: SIDES.map(side => seenPlayer(g, side)),
    units: g.play.filter(p => designOf(g, p.id).isUnit).map(p => seenUnit(g, p)),
    cards: g.play.filter(p => !designOf(g, p.id).isUnit).map(p => seenCard(g, p)),
    battle: g.battle && { planet: areaName(g, g.battle.at), initiative: SEATS[g.battle.initiative] },
    attack: seenAttack(g, inProgress<AttackFrame>(g, 'attack')),
    assigned: seenAssigned(g),
    deploying: seenDeploying(g, inProgress<DeployFrame>(g, 'deploy')),
    outcome: g.outcome,
  }
}

/** What a seat knows beyond that; all the rest is shared. */
export function own(seen: ConquestView, g: ConquestState, viewer: Viewer): ConquestView {
  if (viewer === 'spectator') return seen
  const players = seen.players.map((player, n) => (player.seat === viewer ? seenSelf(player, g, SIDES[n]!) : player))
  return { ...seen, viewer, players }
}

function seenRow(g: ConquestState): SeenPlanet[] {
  const seen: SeenPlanet[] = []
  g.row.forEach((slot, area) => {
    if (!slot.here) return
    const at = areaName(g, area)
    seen.push(faceUp(g, area) ? seenPlanet(g, area, at) : { at, planet: null, first: false })
  })
  return seen
}

function seenPlanet(g: ConquestState, area: Area, at: string): SeenPlanet {
  const { winner } = struggle(g, area)
  const seen: SeenPlanet = {
    at,
    planet: planetName(g.row[area]!.planet),
    first: area === firstPlanet(g),
    icons: [iconsAt(g, area, 0), iconsAt(g, area, 1)],
    winner: winner === null ? null : SEATS[winner],
  }
  if (winner !== null) seen.bonus = bonusAt(g, area, winner)
  return seen
}

function names(g: ConquestState, ids: readonly number[]): string[] {
  return ids.map(id => cardName(g, id))
}

function seenPlayer(g: ConquestState, side: Side): SeenPlayer {
  const player = g.players[side]
  return {
    seat: SEATS[side],
    resources: player.resources,
    hand: player.hand.length,
    deck: player.deck.length,
    discard: names(g, player.discard),
    display: player.display.map(planetName),
    types: typesWon(g, side),
    playing: names(g, player.playing),
    known: names(g, player.known),
    limited: player.limited,
    passed: player.passed,
  }
}

function seenSelf(seen: SeenPlayer, g: ConquestState, side: Side): SeenPlayer {
  const player = g.players[side]
  const self: SeenPlayer = { ...seen, cards: names(g, player.hand) }
  if (player.look > 0) self.looking = names(g, lookedAt(g, side))
  if (player.bottom > 0) self.bottom = names(g, player.deck.slice(0, player.bottom))
  if (player.commit >= 0) self.commit = areaName(g, player.commit)
  return self
}

function seenCard(g: ConquestState, p: Piece): SeenCard {
  const seen: SeenCard = {
    card: cardName(g, p.id),
    design: designOf(g, p.id).card.id,
    controller: SEATS[p.ctrl],
    owner: SEATS[p.owner],
    at: areaName(g, p.at),
    ready: p.ready,
  }
  if (p.host >= 0) seen.host = cardName(g, p.host)
  if (p.stock > 0) seen.resources = p.stock
  return seen
}

/** Written out: a literal that begins with a spread takes several times as long (V8 of Node 20). */
function seenUnit(g: ConquestState, p: Piece): SeenUnit {
  const seen: SeenUnit = {
    card: cardName(g, p.id),
    design: designOf(g, p.id).card.id,
    controller: SEATS[p.ctrl],
    owner: SEATS[p.owner],
    at: areaName(g, p.at),
    ready: p.ready,
    atk: atkOf(g, p),
    hp: hpOf(g, p),
    damage: p.damage,
    command: commandOf(g, p),
    keywords: KEYWORDS.filter(keyword => hasKeyword(g, p, keyword)),
  }
  if (p.host >= 0) seen.host = cardName(g, p.host)
  if (p.stock > 0) seen.resources = p.stock
  if (p.bloodied) seen.bloodied = true
  const areaEffect = areaEffectOf(g, p)
  if (areaEffect > 0) seen.areaEffect = areaEffect
  return seen
}

function seenAssigned(g: ConquestState): ConquestView['assigned'] {
  const at = g.stack.findLastIndex(frame => frame.flow === 'damage')
  if (at < 0) return []
  const below = g.stack[at - 1]
  const pays = below?.flow === useAbility.name && below.step === 'paid' ? (below as UseFrame).use.ability : undefined
  return (g.stack[at] as DamageFrame).hits.map(hit => {
    const seen: ConquestView['assigned'][number] = { unit: cardName(g, hit.unit), amount: hit.amount }
    if (pays !== undefined) seen.pays = pays
    return seen
  })
}

function seenStrikes(g: ConquestState): ConquestView['strikes'] {
  const { decision } = g
  const attackers =
    decision?.kind === 'combat-turn'
      ? (decision.options as ConquestChoice[]).flatMap(({ do: word, card }) =>
          word === 'attack' ? [cardOf(card!)] : [],
        )
      : decision?.kind === 'defender'
        ? [inProgress<AttackFrame>(g, 'attack')!.attacker]
        : []
  if (attackers.length === 0) return undefined
  const strikes: Record<string, Record<string, number>> = {}
  for (const id of attackers) {
    const attacker = pieceOf(g, id)!
    strikes[cardName(g, id)] = Object.fromEntries(
      defenders(g, attacker).map(p => [cardName(g, p.id), attackDamage(g, attacker, p)]),
    )
  }
  return strikes
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
