import { BadOptions, shuffle } from '@redoubt/kernel'
import { designOf, pieceOf, uniqueForbids } from './board.ts'
import { hpOf } from './cards/constants.ts'
import { type Design, planetByIdOrName } from './content/design.ts'
import { type DeckList, findCard } from './decks.ts'
import { isHost } from './rules/deploy.ts'
import { deployPhase } from './rules/deploy-phase.ts'
import { round } from './rules/match.ts'
import { typesWon } from './rules/victory.ts'
import type { Scenario, ScenarioCard, ScenarioSide } from './scenario-schema.ts'
import { addCard, addWarlord, FACE_UP } from './setup.ts'
import { type Area, type ConquestState, hqOf, type Piece, SEATS, SIDES, type Side } from './state.ts'

/** Lays out any position. An impossible one is refused with the reason. */
export function applyScenario(g: ConquestState, s: Scenario, decks: readonly DeckList[], planets: number[]): void {
  g.round = s.round
  g.phase = s.phase
  g.initiative = s.initiative === 'a' ? 0 : 1
  g.starter = g.initiative
  layRow(g, s, planets)
  for (const side of SIDES) laySide(g, s, side, s[SEATS[side]], decks[side]!)
  for (const p of g.play) {
    if (p.damage >= hpOf(g, p) && designOf(g, p.id).isUnit)
      refuse(`${designOf(g, p.id).card.name} cannot have ${p.damage} damage: it has ${hpOf(g, p)} hit points.`)
  }
  g.stack = start(g, s)
}

function refuse(reason: string): never {
  throw new BadOptions(`scenario: ${reason}`)
}

function planetNamed(text: string): number {
  return planetByIdOrName(text) ?? refuse(`there is no planet "${text}".`)
}

function cardNamed(text: string): Design {
  return findCard(text) ?? refuse(`there is no card "${text}".`)
}

function layRow(g: ConquestState, s: Scenario, pool: number[]): void {
  const away = [...s.removed, ...s.a.display, ...s.b.display].map(planetNamed)
  const row =
    s.planets?.map(planetNamed) ??
    shuffle(
      g,
      pool.filter(planet => !away.includes(planet)),
    ).slice(0, 7 - away.length)
  if (row.length === 0) refuse('the row needs a planet.')
  const all = [...row, ...away]
  if (new Set(all).size !== all.length) refuse('a planet is in two places.')
  const up = s.faceUp ?? FACE_UP
  g.row = row.map((planet, i) => ({ planet, up: i < up, here: true }))
  g.removed = s.removed.map(planetNamed)
  for (const side of SIDES) {
    g.players[side].display = s[SEATS[side]].display.map(planetNamed)
    if (Object.values(typesWon(g, side)).some(count => count >= 3)) refuse(`player ${SEATS[side]} has already won.`)
  }
  const owners = SIDES.filter(side => g.players[side].display.length > 0)
  g.lastClaim = s.lastClaim ? SEATS.indexOf(s.lastClaim) : (owners[0] ?? -1)
  if (owners.length > 0 && !owners.includes(g.lastClaim as Side))
    refuse('the last planet was won by a player with none.')
}

function laySide(g: ConquestState, s: Scenario, side: Side, given: ScenarioSide, deck: DeckList): void {
  const player = g.players[side]
  player.resources = given.resources
  player.limited = given.limited
  player.passed = given.passed
  layWarlord(g, side, given, deck)
  for (const entry of given.hq) layCard(g, side, entry, hqOf(side))
  for (const [place, entries] of Object.entries(given.at))
    for (const entry of entries) layCard(g, side, entry, planetAt(g, place))
  player.hand = given.hand.map(text => addCard(g, deckCard(text).index))
  player.discard = given.discard.map(text => addCard(g, deckCard(text).index))
  if (given.deck) player.deck = given.deck.map(text => addCard(g, deckCard(text).index)).reverse()
  else player.deck = shuffle(g, rest(g, side, deck))
  if (s.phase !== 'deploy' && given.passed) refuse('nobody has passed outside the deploy phase.')
}

function layWarlord(g: ConquestState, side: Side, given: ScenarioSide, deck: DeckList): void {
  const warlord = given.warlord
  addWarlord(g, side, warlord?.card ? cardNamed(warlord.card).card.id : deck.warlord)
  const p = g.play[g.play.length - 1]!
  if (!warlord) return
  p.at = warlord.at === 'hq' ? hqOf(side) : planetAt(g, warlord.at)
  p.damage = warlord.damage ?? 0
  p.ready = !warlord.exhausted
  p.bloodied = warlord.bloodied ?? false
  for (const text of warlord.attachments ?? []) attach(g, side, text, false, p)
}

function planetAt(g: ConquestState, place: string): Area {
  const area = Number(place.slice(1)) - 1
  if (!/^p[1-7]$/.test(place) || !g.row[area]?.up) refuse(`there is no face-up planet ${place}.`)
  return area
}

function layCard(g: ConquestState, side: Side, entry: ScenarioCard, at: Area): void {
  const given = typeof entry === 'string' ? { card: entry } : entry
  const design = cardNamed(given.card)
  const { type, name } = design.card
  const belongs = type === 'army' || type === 'token' || (type === 'support' && at === hqOf(side))
  if (!belongs) refuse(`${name} cannot lie there.`)
  if (uniqueForbids(g, side, design)) refuse(`${name} is unique and already in play.`)
  const p: Piece = {
    id: addCard(g, design.index),
    owner: side,
    ctrl: side,
    at,
    ready: !given.exhausted,
    damage: given.damage ?? 0,
    host: -1,
    stock: given.resources ?? 0,
    bloodied: false,
    spent: [],
  }
  g.play = [...g.play, p]
  for (const one of given.attachments ?? []) {
    const { card, exhausted } = typeof one === 'string' ? { card: one, exhausted: false } : one
    attach(g, side, card, exhausted ?? false, p)
  }
}

function attach(g: ConquestState, side: Side, text: string, exhausted: boolean, host: Piece): void {
  const design = cardNamed(text)
  const { name } = design.card
  if (design.card.type !== 'attachment') refuse(`${name} is not an attachment.`)
  if (!isHost(g, side, design, host)) refuse(`${name} cannot be attached to ${designOf(g, host.id).card.name}.`)
  if (uniqueForbids(g, side, design)) refuse(`${name} is unique and already in play.`)
  const id = addCard(g, design.index)
  const p: Piece = {
    ...pieceOf(g, host.id)!,
    id,
    ready: !exhausted,
    damage: 0,
    host: host.id,
    stock: 0,
    bloodied: false,
    spent: [],
  }
  g.play = [...g.play, p]
}

function deckCard(text: string): Design {
  const design = cardNamed(text)
  if (design.isWarlord || design.card.type === 'token')
    refuse(`${design.card.name} is never in a hand, deck or discard pile.`)
  return design
}

/** What is left of the chosen deck. */
function rest(g: ConquestState, side: Side, deck: DeckList): number[] {
  const used = new Map<number, number>()
  const { hand, discard } = g.players[side]
  for (const id of [...hand, ...discard, ...g.play.filter(p => p.owner === side).map(p => p.id)])
    used.set(g.cards[id]!, (used.get(g.cards[id]!) ?? 0) + 1)
  return deck.cards.flatMap(({ id, count }) => {
    const { index } = cardNamed(id)
    return Array.from({ length: Math.max(0, count - (used.get(index) ?? 0)) }, () => addCard(g, index))
  })
}

/** The procedure that goes on from here. */
function start(g: ConquestState, s: Scenario) {
  const frame = round.start({})
  if (s.phase !== 'deploy' || (!s.turn && !s.a.passed && !s.b.passed)) return [{ ...frame, step: s.phase }]
  if (s.a.passed && s.b.passed) refuse('both have passed, so the deploy phase is over.')
  const turn = s.turn ? SEATS.indexOf(s.turn) : g.initiative
  if (g.players[turn as Side]!.passed) refuse(`player ${SEATS[turn]} has passed and has no turn.`)
  return [
    { ...frame, step: 'command' },
    { ...deployPhase.start({ turn: turn as Side }), step: 'turn' },
  ]
}
