import { BadOptions, end, type Frame, finding, saidAt, type Zone } from '@redoubt/kernel'
import { health, isFlying, isImmune } from '../abilities/values.ts'
import { footprint } from '../board/base.ts'
import { boardOf, missionOf } from '../board/map.ts'
import { tableOf } from '../board/positions.ts'
import type { Content } from '../content/index.ts'
import { newKind, newMarine } from '../match/activation.ts'
import { contentOf, findFigure, isDemon, isEscorted, isLarge, skips } from '../match/figures.ts'
import { flow } from '../match/flow.ts'
import { INVADER, type MarineId } from '../match/seats.ts'
import type { DoomState, Figure, Marine } from '../match/state.ts'
import { ARGENT_TOKENS, argentSupply, INVASION } from '../rules/argent.ts'
import { tellDrawn } from '../rules/decks.ts'
import { judge } from '../rules/mission.ts'
import { isGround } from '../rules/movement.ts'
import { activations, mission } from '../rules/round.ts'
import { INVADER_INITIATIVE_CARDS, initiativeCards } from '../rules/status.ts'
import { available, bringIn } from '../rules/summon.ts'
import type { Options, Scenario } from './options.ts'
import { placeObjectives } from './scenario-objectives.ts'
import { checkPortals, hasStock } from './scenario-portals.ts'
import { refusal, refuse } from './scenario-refuse.ts'

/** Any legal position to start from: tutorials, puzzles, bug reports and tests. */
export function applyScenario(g: DoomState, options: Options, content: Content): void {
  const s = options.scenario!
  if (s.doors && !s.map) refuse('doors', 'only a text map takes doors; openDoors opens those of the mission.')
  for (const [n, door] of (s.doors ?? []).entries()) {
    const edge = (spaces: readonly string[]) => spaces.toSorted().join(' ')
    if (s.doors!.findIndex(other => edge(other) === edge(door)) < n)
      refuse('doors', finding`there is one on ${edge(door)} already.`)
  }
  g.phase = 'activation'
  g.round = s.round
  checkCounters(g, s)
  g.counters = { ...g.counters, ...s.counters }
  if (s.dice.length > 0) g.random.queue = [...s.dice]
  openDoors(g, s)
  furnish(g, s)
  arsenal(g, s, options, content)
  placeDemons(g, s, content)
  placeMarines(g, s)
  placeObjectives(g, s)
  crowding(g)
  purse(g, s, content)
  // The decks are dealt first (`prepare`), then arranged, then the mission goes on.
  g.stack = [...play(g, s), ...g.stack, arrange(s)]
  const prepare = g.stack.splice(g.stack.length - 2, 1)
  g.stack.push(...prepare)
}

function space(g: DoomState, where: string, name: string): number {
  const found = boardOf(g).at(name)
  return found >= 0 ? found : refuse(where, finding`there is no space ${name} on the map.`)
}

/** The rules of the mission, its objective and its threat, as they are written. */
function writtenRules(g: DoomState): string {
  const { objective, threat } = missionOf(g)
  const { objectives, threats } = contentOf(g)
  return JSON.stringify([missionOf(g), objectives[objective.card], threats[threat.card]])
}

/** Counters belong to the mission, its objective and its threat. */
function checkCounters(g: DoomState, s: Scenario): void {
  const texts = writtenRules(g)
  for (const id of Object.keys(s.counters))
    if (!(id in g.counters) && !texts.includes(`"counter":${JSON.stringify(id)}`))
      refuse(`counters.${id}`, 'this mission has no such counter.')
}

function openDoors(g: DoomState, s: Scenario): void {
  for (const id of s.openDoors ?? []) {
    const d = boardOf(g).doors.findIndex(door => door.id === id)
    if (d < 0) refuse('openDoors', finding`there is no door ${id}.`)
    if (g.doors & (1 << d)) refuse('openDoors', finding`${id} is named twice.`)
    g.doors |= 1 << d
    g.opened++
  }
}

function furnish(g: DoomState, s: Scenario): void {
  for (const [field, tokens] of [
    ['teleporters', s.teleporters],
    ['portals', s.portals],
  ] as const)
    for (const [n, token] of (tokens ?? []).entries())
      if (tokens!.findIndex(other => other.at === token.at) < n)
        refuse(`${field}[${n}].at`, finding`there is one on ${token.at} already.`)
  if (s.teleporters)
    g.teleporters = s.teleporters.map((t, n) => ({
      id: `t${n + 1}`,
      at: space(g, `teleporters[${n}].at`, t.at),
      active: t.active,
    }))
  checkPortals(g, s)
  if (s.portals)
    g.portals = s.portals.map((p, n) => ({ ...p, id: `p${n + 1}`, at: space(g, `portals[${n}].at`, p.at) }))
  if (s.items) g.items = s.items.map((item, n) => ({ ...item, at: space(g, `items[${n}].at`, item.at) }))
  for (const field of ['teleporters', 'portals', 'items'] as const)
    for (const [n, { at }] of (s[field] ? g[field] : []).entries())
      if (!isGround(g, at)) refuse(`${field}[${n}].at`, finding`no token lies on ${boardOf(g).name(at)}.`)
}

function placeDemons(g: DoomState, s: Scenario, content: Content): void {
  g.figures = g.figures.filter(f => !isDemon(f))
  for (const kind in g.demons) g.demons[kind]!.up = false
  for (const [n, d] of s.demons.entries()) {
    const where = `demons[${n}]`
    const card = content.demons[d.kind]
    if (!card) throw refusal(`${where}.kind`, finding`there is no demon "${d.kind}".`)
    if (available(g, d.kind) <= 0) refuse(where, finding`the box holds ${card.figures} of ${d.kind}.`)
    const names = Array.isArray(d.at) ? d.at : [d.at]
    const at = names.map(name => space(g, `${where}.at`, name)).sort((a, b) => a - b)
    const [wide, high] = card.base
    if (at.length !== wide * high) refuse(`${where}.at`, finding`a ${d.kind} covers ${wide * high} spaces.`)
    const table = tableOf(g)
    const fits = [footprint(table, at[0]!, wide, high), footprint(table, at[0]!, high, wide)]
    if (at.length > 1 && !fits.some(f => f && [...f].sort((a, b) => a - b).every((x, k) => x === at[k])))
      refuse(`${where}.at`, 'these spaces are no place for its base.')
    const demon = bringIn(g, d.kind, at, 'setup')
    demon.damage = d.damage
    demon.stunned = d.stunned
    if (d.tag) {
      if (!writtenRules(g).includes(`"tag":${JSON.stringify(d.tag)}`))
        refuse(`${where}.tag`, finding`no rule of this mission speaks of "${d.tag}".`)
      demon.tag = d.tag
    }
    if (d.damage >= health(g, demon)) refuse(`${where}.damage`, finding`a ${d.kind} with ${d.damage} damage is dead.`)
    if (d.stunned && isImmune(g, demon, 'stun')) refuse(`${where}.stunned`, finding`a ${d.kind} cannot be stunned.`)
    if (!isLarge(demon) && !isFlying(g, demon) && !isGround(g, at[0]!))
      refuse(`${where}.at`, finding`a ${d.kind} cannot stand on ${names[0]}.`)
  }
}

function placeMarines(g: DoomState, s: Scenario): void {
  for (const id of Object.keys(s.marines))
    if (!g.marines.some(m => m.id === id)) refuse(`marines.${id}`, 'does not play.')
  for (const m of g.marines) {
    const figure = findFigure(g, m.id)!
    const given = s.marines[m.id]
    if (!given) {
      if (g.rulings.map !== undefined) figure.at = []
      continue
    }
    if (given.at === null) figure.at = []
    else if (given.at !== undefined) figure.at = [space(g, `marines.${m.id}.at`, given.at)]
    const where = `marines.${m.id}`
    const dead = figure.at.length === 0
    if (dead && given.damage > 0) refuse(`${where}.damage`, 'a dead marine has none (D-KILL-3).')
    if (dead && given.stunned) refuse(`${where}.stunned`, 'a dead marine is not stunned (OP-13).')
    if (given.mp && (dead || s.turn !== m.id)) refuse(`${where}.mp`, "it is not this marine's activation (D-MOVE-15).")
    if (given.glory?.length && skips(g, 'glory-kill'))
      refuse(`${where}.glory`, 'this mission is played without Glory Kills.')
    figure.damage = given.damage
    figure.stunned = given.stunned
    figure.mp = given.mp ?? 0
    m.exhausted = given.exhausted
  }
}

/** What depends on class and squad cards, which are dealt by now. */
function conditions(g: DoomState, m: Marine, given: NonNullable<Scenario['marines'][MarineId]>): void {
  const where = `marines.${m.id}`
  const figure = findFigure(g, m.id)!
  if (given.damage >= health(g, figure)) refuse(`${where}.damage`, finding`${given.damage} damage is death.`)
  if (given.stunned && isImmune(g, figure, 'stun')) refuse(`${where}.stunned`, 'this marine cannot be stunned.')
  if (given.exhausted && m.class === null) refuse(`${where}.exhausted`, 'this marine has no class card.')
}

/** D-LIMITS-1, 5, 6: weapon tokens in play areas and on the map. */
function arsenal(g: DoomState, s: Scenario, options: Options, content: Content): void {
  const taken: Record<string, number> = {}
  const take = (where: string, weapon: string) => {
    const { tokens } = content.weapons[weapon] ?? refuse(where, finding`there is no weapon "${weapon}".`)
    taken[weapon] = (taken[weapon] ?? 0) + 1
    if (taken[weapon] > tokens) refuse(where, finding`all copies of "${weapon}" are taken.`)
  }
  for (const m of g.marines) {
    const given = s.marines[m.id]?.weapons
    const where = `marines.${m.id}.weapons`
    for (const weapon of given ?? options.squad[m.id]?.weapons ?? []) take(where, weapon)
    if (given && new Set(given).size < given.length) refuse(where, 'nobody owns two copies of a weapon.')
  }
  for (const [n, item] of g.items.entries()) if (item.type === 'weapon') take(`items[${n}].weapon`, item.weapon)
}

/** The field that puts a figure where it stands. */
function placed(g: DoomState, f: Figure): string {
  if (isEscorted(f)) return `${f.id}.at`
  return isDemon(f) ? `demons[${g.figures.filter(isDemon).indexOf(f)}].at` : `marines.${f.id}.at`
}

function crowding(g: DoomState): void {
  const taken = new Map<number, string>()
  for (const f of g.figures)
    for (const at of f.at) {
      const other = taken.get(at)
      if (other) refuse(placed(g, f), finding`${other} stands on ${boardOf(g).name(at)} already.`)
      taken.set(at, f.id)
    }
  for (const m of g.marines) {
    const [at] = findFigure(g, m.id)!.at
    if (at !== undefined && !isGround(g, at))
      refuse(`marines.${m.id}.at`, finding`a marine cannot stand on ${boardOf(g).name(at)}.`)
  }
}

function purse(g: DoomState, s: Scenario, content: Content): void {
  g.invader.frags = s.frags
  if (s.threat > 0 && !hasStock(g)) refuse('threat', 'nothing in this mission gives or takes a stock of threat tokens.')
  g.invader.threat = s.threat
  if (s.frags >= g.rulings.fragLimit) refuse('frags', finding`with ${s.frags} frag tokens the invader has won.`)
  for (const [card, amount] of Object.entries(s.argent)) {
    if (amount > 0 && skips(g, 'argent')) refuse('argent', 'this mission is played without argent.')
    if (card === INVASION) g.invader.argent = amount
    else if (!content.demons[card]) refuse('argent', finding`there is no demon card "${card}".`)
    else if (!g.demons[card]!.up && amount > 0)
      refuse('argent', finding`the card of ${card} is face down.`) // D-ARGENT-3
    else g.demons[card]!.argent = amount
  }
  if (argentSupply(g) < 0) refuse('argent', finding`there are ${ARGENT_TOKENS} tokens.`)
  for (const kind of s.exhausted) {
    if (!g.demons[kind]) refuse('exhausted', finding`there is no demon card "${kind}".`)
    g.demons[kind]!.exhausted = true
  }
}

/** An exercise may let a marine act twice, as a single one does (D-INIT-2). */
const MARINE_CARDS = 2

/** The procedures in progress when play begins. */
function play(g: DoomState, s: Scenario) {
  const legal = initiativeCards(g)
  const deck = s.initiative ?? legal
  for (const [n, card] of deck.entries()) {
    if (card !== INVADER && !legal.includes(card))
      refuse(`initiative[${n}]`, finding`"${card}" has no card in this deck.`)
    // Kinds may have died out since the deck was made, so all six cards of the invader are possible (D-INIT-4).
    const before = deck.slice(0, n).filter(other => other === card).length
    if (before >= (card === INVADER ? INVADER_INITIATIVE_CARDS : MARINE_CARDS))
      refuse(`initiative[${n}]`, finding`there are no more cards of ${card}.`)
  }
  g.initiative.cards = deck.slice().reverse()
  const round = { ...mission.start({}), step: 'end' }
  if (s.turn === undefined) return [round, activations.start({})]
  const running = { ...activations.start({}), step: 'over' }
  g.activation = 1
  if (g.marines.some(m => m.id === s.turn)) {
    g.revealed = s.turn
    g.initiativeDiscard.cards.push(s.turn)
    g.turn = s.turn
    g.active = s.turn
    const dead = findFigure(g, s.turn)!.at.length === 0
    const frame = newMarine(s.turn)
    return [round, running, dead ? frame : { ...frame, step: 'start' }]
  }
  if (!g.demons[s.turn]?.up)
    return refuse('turn', finding`"${s.turn}" is no marine of this match and no demon kind on the map.`)
  g.revealed = INVADER
  g.initiativeDiscard.cards.push(INVADER)
  g.turn = INVADER
  g.demons[s.turn]!.exhausted = true
  return [round, running, { ...newKind(), kind: s.turn, step: 'start' }]
}

function arrange(s: Scenario) {
  return arrangeDecks.start({ scenario: { marines: s.marines, events: s.events, gloryDeck: s.gloryDeck ?? null } })
}

interface ArrangeFrame extends Frame {
  scenario: { marines: Scenario['marines']; events: Scenario['events']; gloryDeck: string[] | null }
}

/** Hands and decks as the scenario wants them, out of the cards there are. */
export const arrangeDecks = flow<ArrangeFrame>('arrange', {
  decks: (g, f) => {
    const { marines, events, gloryDeck } = f.scenario
    for (const m of g.marines) {
      const given = marines[m.id]
      if (!given) continue
      conditions(g, m, given)
      deal(`marines.${m.id}`, [m.deck, m.hand, m.discard], {
        hand: [m.hand, given.hand],
        deck: [m.deck, given.deck],
        discard: [m.discard, given.discard],
      })
      if (given.glory) deal(`marines.${m.id}`, [g.glory.deck], { glory: [m.glory, given.glory] })
    }
    const { deck, hand, discard } = g.invader
    deal('events', [deck, hand, discard], {
      hand: [hand, events.hand],
      deck: [deck, events.deck],
      discard: [discard, events.discard],
    })
    if (gloryDeck) deal('', [g.glory.deck], { gloryDeck: [g.glory.deck, gloryDeck] })
    for (const m of g.marines) tellDrawn(m, m.hand.cards.slice()) // only now is it known what the hands are
    judge(g)
    if (g.outcome) throw new BadOptions(saidAt('scenario', 'the mission is over in this position.'))
    return end
  },
})

/** Moves the wanted cards out of all piles into theirs; what is not mentioned goes to the bottom of the deck. */
function deal(where: string, piles: Zone[], wanted: Record<string, [Zone, string[] | undefined]>): void {
  if (Object.values(wanted).every(([, cards]) => cards === undefined)) return
  const deck = piles[0]!
  const rest = piles.flatMap(pile => {
    const named = Object.values(wanted).some(([zone, cards]) => zone === pile && cards !== undefined)
    return named || pile === deck ? pile.cards.splice(0) : []
  })
  const others = piles.filter(pile => pile.cards.length > 0)
  for (const [field, [zone, cards]] of Object.entries(wanted)) {
    if (!cards) continue
    const placed = zone === deck ? cards.slice().reverse() : cards
    for (const card of placed) {
      let from = rest
      if (!rest.includes(card)) from = others.find(pile => pile !== zone && pile.cards.includes(card))?.cards ?? rest
      const i = from.indexOf(card)
      if (i < 0)
        refuse(where ? `${where}.${field}` : field, finding`there is no (further) card "${card}" to put there.`)
      from.splice(i, 1)
      zone.cards.push(card)
    }
  }
  deck.cards.unshift(...rest)
}
