import { BadOptions, finding, type Said, saidAt, shuffle } from '@redoubt/kernel'
import { hpOf } from '../abilities/constants.ts'
import { designOf, pieceOf, uniqueForbids, withTrait } from '../board/board.ts'
import { type Design, designById, PLANETS, planetByIdOrName } from '../match/designs.ts'
import { type Area, type ConquestState, hqOf, type Piece, ROW, SEATS, SIDES, type Side } from '../match/state.ts'
import { isHost } from '../rules/deploy.ts'
import { deployPhase } from '../rules/deploy-phase.ts'
import { round } from '../rules/match.ts'
import { typesWon } from '../rules/victory.ts'
import { addCard, addWarlord, FACE_UP } from './add-cards.ts'
import { type DeckList, MOST_CARDS } from './deck-list.ts'
import { findCard } from './decks.ts'
import type { Scenario, ScenarioCard, ScenarioSide } from './scenario-schema.ts'

/** Planets a match may use, and the name of their set. */
interface Pool {
  set: string
  planets: number[]
}

/** Lays out any position. An impossible one is refused with the field and the reason. */
export function applyScenario(g: ConquestState, s: Scenario, decks: readonly DeckList[], pool: Pool): void {
  g.round = s.round
  g.phase = s.phase
  g.initiative = s.initiative === 'a' ? 0 : 1
  g.starter = g.initiative
  layRow(g, s, pool)
  layDisplays(g, s)
  for (const side of SIDES) laySide(g, s, side, s[SEATS[side]], decks[side]!)
  for (const p of g.play) {
    if (p.damage >= hpOf(g, p) && designOf(g, p.id).isUnit)
      refuse(SEATS[p.ctrl], finding`${nameOf(g, p)} cannot have ${p.damage} damage: it has ${hpOf(g, p)} hit points.`)
  }
  for (const side of SIDES) checkTraitLimits(g, side)
  g.stack = start(g, s)
}

function refuse(field: string, reason: Said): never {
  throw new BadOptions(saidAt(`scenario.${field}`, reason))
}

function nameOf(g: ConquestState, p: Piece): string {
  return designOf(g, p.id).card.name
}

function planetsNamed(field: string, texts: readonly string[], { set, planets }: Pool): number[] {
  return texts.map(text => {
    const planet = planetByIdOrName(text) ?? refuse(field, finding`there is no planet "${text}".`)
    if (!planets.includes(planet)) refuse(field, finding`${PLANETS[planet]!.name} is not in the planet set ${set}.`)
    return planet
  })
}

function cardNamed(field: string, text: string): Design {
  return findCard(text) ?? refuse(field, finding`there is no card "${text}".`)
}

/** CQ-10.9: every round takes the first planet out of the row. */
function layRow(g: ConquestState, s: Scenario, pool: Pool): void {
  g.removed = planetsNamed('removed', s.removed, pool)
  for (const side of SIDES)
    g.players[side].display = planetsNamed(`${SEATS[side]}.display`, s[SEATS[side]].display, pool)
  const away = [...g.removed, ...g.players[0].display, ...g.players[1].display]
  const left = ROW + 1 - s.round
  const row = s.planets
    ? planetsNamed('planets', s.planets, pool)
    : shuffle(
        g,
        pool.planets.filter(planet => !away.includes(planet)),
      ).slice(0, Math.max(0, Math.min(ROW - away.length, left)))
  if (row.length === 0) refuse('planets', 'the row needs a planet.')
  const all = [...row, ...away]
  const twice = all.find((planet, i) => all.indexOf(planet) !== i)
  if (twice !== undefined) refuse('planets', finding`a planet is in two places: ${PLANETS[twice]!.name}.`)
  if (all.length > ROW)
    refuse('planets', finding`${all.length} planets in the row, in displays and removed; a match has ${ROW}.`)
  if (row.length > left) refuse('round', finding`in round ${s.round} at most ${left} planets are left in the row.`)
  if (s.faceUp !== undefined && s.faceUp > row.length)
    refuse('faceUp', finding`${s.faceUp} planets face up; the row has ${row.length}.`)
  const up = s.faceUp ?? FACE_UP
  g.row = row.map((planet, i) => ({ planet, up: i < up, here: true }))
}

function layDisplays(g: ConquestState, s: Scenario): void {
  for (const side of SIDES)
    if (Object.values(typesWon(g, side)).some(count => count >= 3))
      refuse(`${SEATS[side]}.display`, finding`player ${SEATS[side]} has already won.`)
  const owners = SIDES.filter(side => g.players[side].display.length > 0)
  if (owners.length === 2 && !s.lastClaim)
    refuse('lastClaim', 'both players have won planets; say who won the last one.') // CQ-3.4
  g.lastClaim = s.lastClaim ? SEATS.indexOf(s.lastClaim) : (owners[0] ?? -1)
  if (s.lastClaim && !owners.includes(g.lastClaim as Side))
    refuse('lastClaim', 'the last planet was won by a player with none.')
}

function laySide(g: ConquestState, s: Scenario, side: Side, given: ScenarioSide, deck: DeckList): void {
  const player = g.players[side]
  const seat = SEATS[side]
  player.resources = given.resources
  player.limited = given.limited
  player.passed = given.passed
  layWarlord(g, side, given, deck)
  for (const entry of given.hq) layCard(g, side, entry, hqOf(side), `${seat}.hq`)
  for (const [place, entries] of Object.entries(given.at)) {
    const field = `${seat}.at.${place}`
    const area = planetAt(g, place, field)
    for (const entry of entries) layCard(g, side, entry, area, field)
  }
  player.hand = pile(g, `${seat}.hand`, given.hand)
  player.discard = pile(g, `${seat}.discard`, given.discard)
  const cards = given.hand.length + given.discard.length + (given.deck?.length ?? 0)
  if (given.deck && cards > MOST_CARDS)
    refuse(`${seat}.deck`, finding`${cards} cards with hand and discard pile; a deck has at most ${MOST_CARDS}.`)
  if (given.deck) player.deck = pile(g, `${seat}.deck`, given.deck).reverse()
  else player.deck = shuffle(g, rest(g, side, deck))
  if (s.phase !== 'deploy' && given.passed) refuse(`${seat}.passed`, 'nobody has passed outside the deploy phase.')
}

function layWarlord(g: ConquestState, side: Side, given: ScenarioSide, deck: DeckList): void {
  const warlord = given.warlord
  const field = `${SEATS[side]}.warlord`
  const design = warlord?.card ? cardNamed(`${field}.card`, warlord.card) : designById(deck.warlord)!
  if (!design.isWarlord) refuse(`${field}.card`, finding`${design.name} is not a warlord.`)
  addWarlord(g, side, design.card.id)
  const p = g.play[g.play.length - 1]!
  if (!warlord) return
  p.at = warlord.at === 'hq' ? hqOf(side) : planetAt(g, warlord.at, `${field}.at`)
  if (p.at !== hqOf(side) && g.phase === 'headquarters')
    refuse(`${field}.at`, 'at the end of the combat phase every warlord has returned to its HQ.') // CQ-9.8
  p.damage = warlord.damage ?? 0
  p.ready = !warlord.exhausted
  p.bloodied = warlord.bloodied ?? false
  for (const text of warlord.attachments ?? []) attach(g, side, text, false, p, `${field}.attachments`)
}

function planetAt(g: ConquestState, place: string, field: string): Area {
  const area = Number(place.slice(1)) - 1
  if (!/^p[1-7]$/.test(place) || !g.row[area]?.up) refuse(field, finding`there is no face-up planet ${place}.`)
  return area
}

function layCard(g: ConquestState, side: Side, entry: ScenarioCard, at: Area, field: string): void {
  const given = typeof entry === 'string' ? { card: entry } : entry
  const design = cardNamed(field, given.card)
  const { type, name } = design
  const belongs = type === 'army' || type === 'token' || (type === 'support' && at === hqOf(side))
  if (!belongs) refuse(field, finding`${name} cannot lie there.`)
  if (uniqueForbids(g, side, design)) refuse(field, finding`${name} is unique and already in play.`)
  if (given.damage && !design.isUnit) refuse(field, finding`${name} is not a unit and takes no damage.`)
  checkStock(design, given.resources ?? 0, field)
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
    attach(g, side, card, exhausted ?? false, p, field)
  }
}

/** Resources lie only on cards that say so, and never more than they begin with (CQ-16.30). */
function checkStock(design: Design, resources: number, field: string): void {
  const most = design.card.abilities
    .flatMap(ability => ability.effect)
    .reduce((sum, step) => sum + (step.do === 'place-resources' && step.on === 'self' ? step.amount : 0), 0)
  if (resources > 0 && most === 0) refuse(field, finding`no resources can lie on ${design.name}.`)
  if (resources > most) refuse(field, finding`at most ${most} resources can lie on ${design.name}.`)
}

function attach(g: ConquestState, side: Side, text: string, exhausted: boolean, host: Piece, field: string): void {
  const design = cardNamed(field, text)
  const { name } = design
  if (design.type !== 'attachment') refuse(field, finding`${name} is not an attachment.`)
  if (!isHost(g, side, design, host)) refuse(field, finding`${name} cannot be attached to ${nameOf(g, host)}.`)
  if (uniqueForbids(g, side, design)) refuse(field, finding`${name} is unique and already in play.`)
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

/** CQ-13.2. */
function checkTraitLimits(g: ConquestState, side: Side): void {
  for (const p of g.play) {
    const limit = p.ctrl === side && designOf(g, p.id).traitLimit
    if (limit && withTrait(g, side, limit.trait) > limit.max) refuse(SEATS[side], limit.text)
  }
}

function pile(g: ConquestState, field: string, texts: readonly string[]): number[] {
  return texts.map(text => {
    const design = cardNamed(field, text)
    if (design.isWarlord || design.type === 'token')
      refuse(field, finding`${design.name} is never in a hand, deck or discard pile.`)
    return addCard(g, design.index)
  })
}

/** What is left of the chosen deck. */
function rest(g: ConquestState, side: Side, deck: DeckList): number[] {
  const used = new Map<number, number>()
  const { hand, discard } = g.players[side]
  for (const id of [...hand, ...discard, ...g.play.filter(p => p.owner === side).map(p => p.id)])
    used.set(g.cards[id]!, (used.get(g.cards[id]!) ?? 0) + 1)
  return deck.cards.flatMap(({ id, count }) => {
    const { index } = designById(id)!
    return Array.from({ length: Math.max(0, count - (used.get(index) ?? 0)) }, () => addCard(g, index))
  })
}

/** The procedure that goes on from here. */
function start(g: ConquestState, s: Scenario) {
  const frame = round.start({})
  if (s.phase !== 'deploy') {
    if (s.turn) refuse('turn', finding`there are no deploy turns in the ${s.phase} phase.`)
    return [{ ...frame, step: s.phase }]
  }
  if (!s.turn && !s.a.passed && !s.b.passed) return [{ ...frame, step: s.phase }]
  if (s.a.passed && s.b.passed) refuse('b.passed', 'both have passed, so the deploy phase is over.')
  const turn = s.turn ? SEATS.indexOf(s.turn) : g.initiative
  if (g.players[turn as Side]!.passed) refuse('turn', finding`player ${SEATS[turn]} has passed and has no turn.`)
  return [
    { ...frame, step: 'command' },
    { ...deployPhase.start({ turn: turn as Side }), step: 'turn' },
  ]
}
