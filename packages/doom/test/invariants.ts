import { effectOf } from '../src/abilities/in-force.ts'
import { health, isFlying } from '../src/abilities/values.ts'
import { footprint } from '../src/board/base.ts'
import { BLOCKING, IMPASSABLE } from '../src/board/plan.ts'
import { boardOf, tableOf } from '../src/board/positions.ts'
import { contentOf, isDemon, isLarge, isMarine, onMap } from '../src/match/figures.ts'
import type { DoomState, Figure, Marine } from '../src/match/state.ts'
import { ARGENT_TOKENS, argentSupply } from '../src/rules/argent.ts'
import { roomFor } from '../src/rules/displace.ts'

/** What holds at every decision of every mission; the first thing that does not is thrown. */
export function assertInvariants(g: DoomState): void {
  const dealt = !g.stack.some(f => f.flow === 'prepare')
  if (dealt) {
    for (const m of g.marines) actionCards(g, m)
    eventCards(g)
    gloryCards(g)
    initiative(g)
    weaponTokens(g)
  }
  for (const f of g.figures) figure(g, f)
  supply(g)
  assertRoom(g)
  demonCards(g)
  carriers(g)
  tokens(g)
}

function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(`Invariant broken: ${what}`)
}

const sameCards = (a: readonly string[], b: readonly string[], what: string) => {
  const [one, other] = [a.slice().sort().join(' '), b.slice().sort().join(' ')]
  must(one === other, `${what}\n  there are ${one}\n  should be ${other}`)
}

/** D-SETUP-7, D-LIMITS-5: every card of every owned set exactly once, wherever it is. */
function actionCards(g: DoomState, m: Marine): void {
  const thrown = g.tokens.filter(t => t.owner === m.id && t.kind.endsWith('-grenade')).map(t => t.kind)
  const sets = ['uac', ...m.weapons, ...thrown]
  must(new Set(sets).size === sets.length, `${m.id} owns a set twice: ${sets}`)
  sameCards(
    [m.deck, m.hand, m.discard, m.play].flatMap(zone => zone.cards),
    Object.values(contentOf(g).actionCards)
      .filter(card => sets.includes(card.set))
      .map(card => card.id),
    `action cards of ${m.id}`,
  )
  // D-MARINE-8: between activations only cards that say so stay in play.
  if (g.turn !== null || g.stack.some(f => f.flow === 'attack' || f.flow === 'ability' || f.flow === 'marine')) return
  const kept = g.lasting.filter(l => l.owner === m.id && effectOf(g, l).op === 'keepInPlay').map(l => l.ability)
  must(
    m.play.cards.every(card => kept.includes(card)),
    `${m.id} keeps ${m.play.cards} in play`,
  )
}

/** D-LIMITS-1: weapon tokens of the box. */
function weaponTokens(g: DoomState): void {
  const used = [
    ...g.marines.flatMap(m => m.weapons),
    ...g.items.flatMap(item => (item.type === 'weapon' ? [item.weapon] : [])),
    ...g.tokens.filter(t => t.kind.endsWith('-grenade')).map(t => t.kind),
  ]
  for (const [weapon, { tokens: box }] of Object.entries(contentOf(g).weapons)) {
    const count = used.filter(other => other === weapon).length
    must(count <= box, `${count} tokens of ${weapon}`)
  }
}

/** D-SETUP-10: six cards of each of three sets. */
function eventCards(g: DoomState): void {
  const { deck, hand, discard, play, sets } = g.invader
  const all = Object.values(contentOf(g).events).flatMap(card =>
    sets.includes(card.set) ? Array<string>(card.copies).fill(card.id) : [],
  )
  must(all.length === 18, 'the event deck has 18 cards')
  sameCards(
    [deck, hand, discard, play].flatMap(zone => zone.cards),
    all,
    'event cards',
  )
  const busy = g.stack.filter(f => f.flow === 'attack' || f.flow === 'ability').length
  must(play.cards.length <= busy, `event cards lie about: ${play.cards}`)
}

function gloryCards(g: DoomState): void {
  const zones = [g.glory.deck, g.glory.discard, ...g.marines.map(m => m.glory)]
  sameCards(
    zones.flatMap(zone => zone.cards),
    Object.keys(contentOf(g).glory),
    'Glory Kill cards',
  )
}

/** D-INIT-1, 2, D-LIMITS-10 */
function initiative(g: DoomState): void {
  if (g.phase !== 'activation') return
  const cards = [...g.initiative.cards, ...g.initiativeDiscard.cards]
  for (const m of g.marines) {
    const own = cards.filter(card => card === m.id).length
    must(own === (g.marines.length === 1 ? 2 : 1), `${own} initiative cards of ${m.id}`)
  }
  must(cards.filter(card => card === 'invader').length <= 6, 'more than six invader initiative cards')
}

function supply(g: DoomState): void {
  const { demons } = contentOf(g)
  for (const kind in demons) {
    const count = g.figures.filter(f => f.kind === kind).length
    must(count <= demons[kind]!.figures, `${count} figures of ${kind}`)
  }
  must(new Set(g.figures.map(f => f.id)).size === g.figures.length, 'two figures of one name')
  for (const m of g.marines) must(g.figures.filter(f => f.id === m.id).length === 1, `${m.id} has no figure`)
}

function figure(g: DoomState, f: Figure): void {
  must(f.mp >= 0, `${f.id} has ${f.mp} movement points`)
  if (!onMap(f)) {
    must(isMarine(f), `${f.id} is off the map`)
    must(f.damage === 0 && !f.stunned && f.carries === undefined, `${f.id} is dead and yet damaged, stunned or loaded`)
    return
  }
  const dying = g.stack.some(frame => {
    const { figure: killed, attacker, defender } = frame as unknown as Record<string, unknown>
    if (frame.flow === 'kill') return killed === f.id
    return frame.flow === 'attack' && (attacker === f.id || defender === f.id) // a dying demon may strike back
  })
  must(f.damage >= 0 && (f.damage < health(g, f) || dying), `${f.id} lives with ${f.damage} damage`)
  ground(g, f)
  if (f.mp > 0) must(inMotion(g, f), `${f.id} has movement points left`)
}

/** D-BLOCK, D-IMPASS, OP-5: nobody stands in a wall. */
function ground(g: DoomState, f: Figure): void {
  const board = boardOf(g)
  must(
    f.at.every(space => space >= 0 && space < board.size),
    `${f.id} stands outside the map`,
  )
  const [wide, high] = isDemon(f) ? contentOf(g).demons[f.kind]!.base : [1, 1]
  must(f.at.length === wide * high, `${f.id} covers ${f.at.length} spaces`)
  if (isLarge(f)) {
    const places = [footprint(tableOf(g), f.at[0]!, wide, high), footprint(tableOf(g), f.at[0]!, high, wide)]
    must(
      places.some(place => place?.every(space => f.at.includes(space))),
      `${f.id} straddles a wall or door`,
    )
    return
  }
  const terrain = board.terrain[f.at[0]!]
  if (terrain === BLOCKING || terrain === IMPASSABLE)
    must(isDemon(f) && isFlying(g, f), `${f.id} stands in terrain it cannot enter`)
}

/** Procedures in which a figure moves, is moved or meets those it moves onto. */
const MOVING = ['marine', 'demon', 'spend', 'step', 'march', 'settle', 'push', 'jump', 'respawn', 'kill']

/** Steps of an activation in which its movement is over. */
const OVER = ['ending', 'end', 'over']

function inMotion(g: DoomState, f: Figure): boolean {
  return g.stack.some(frame => {
    if (!MOVING.includes(frame.flow) || OVER.includes(frame.step)) return false
    const { figure, demon, marine, by } = frame as unknown as Record<string, unknown>
    return [figure, demon, marine, by].includes(f.id)
  })
}

/** D-MOVE-8, 9, OP-47: two on one space only while one of them passes through, never between activations. */
export function assertRoom(g: DoomState): void {
  for (const [f, other] of sharing(g)) if (!crammed(g, f, other)) apart(g, f, other)
}

/** Figures that stand on one space. */
function sharing(g: DoomState): Array<[Figure, Figure]> {
  const taken = new Map<number, Figure>()
  const pairs: Array<[Figure, Figure]> = []
  for (const f of g.figures)
    for (const space of f.at) {
      const other = taken.get(space)
      if (other) pairs.push([f, other])
      taken.set(space, f)
    }
  return pairs
}

/** OP-47: nothing within reach of either is free, as displacement counts it (D-LARGE-11, 14), so that nobody can be placed. */
const crammed = (g: DoomState, f: Figure, other: Figure) => roomFor(g, f).length + roomFor(g, other).length === 0

/** Does anybody share a space because nothing within reach is free? */
export const isCrammed = (g: DoomState) => sharing(g).some(([f, other]) => crammed(g, f, other))

function apart(g: DoomState, f: Figure, other: Figure): void {
  const where = `${f.id} and ${other.id} stand on ${boardOf(g).name(f.at.find(space => other.at.includes(space))!)}`
  must(inMotion(g, f) || inMotion(g, other), `${where}: ${g.stack.map(s => s.flow).join(' > ')}`)
  const { kind, seat, options = [] } = g.decision ?? {}
  if (kind !== 'activation' || (seat !== f.id && seat !== other.id)) return
  const marine = g.marines.find(m => m.id === seat)!
  const { mains } = [...g.stack].reverse().find(frame => frame.flow === 'marine') as unknown as { mains: number }
  const locked = options.every(option => option.do === 'end') && mains > 0 && marine.hand.cards.length > 0
  must(!locked, `${where}, and ${seat} can only end`)
}

/** D-SETUP-12, D-ARGENT-3, 4, D-LIMITS-4 */
function demonCards(g: DoomState): void {
  const supply = argentSupply(g)
  must(supply >= 0 && supply <= ARGENT_TOKENS && g.invader.argent >= 0, `argent supply ${supply}`)
  for (const [kind, card] of Object.entries(g.demons)) {
    must(card.argent >= 0, `argent of ${kind}`)
    must(card.up || card.argent === 0, `argent on the face-down card of ${kind}`)
    must(card.up === g.figures.some(f => f.kind === kind), `the card of ${kind} is face ${card.up ? 'up' : 'down'}`)
  }
  must(g.outcome !== null || g.invader.frags < g.rulings.fragLimit, `${g.invader.frags} frag tokens`)
  must(g.invader.threat >= 0, `${g.invader.threat} threat tokens`)
}

/** Each objective token is on the map, carried by one figure, or set aside. */
function carriers(g: DoomState): void {
  const carried = g.figures.flatMap(f => (f.carries === undefined ? [] : [f.carries]))
  must(new Set(carried).size === carried.length, `one token with two carriers: ${carried}`)
  for (const id of carried) must(g.objectives.find(o => o.id === id)?.at === -1, `${id} is carried and on the map`)
  const dropping = g.stack.some(f => f.flow === 'drop' || f.flow === 'kill')
  for (const o of g.objectives)
    must(o.at >= 0 || carried.includes(o.id) || o.kind === 'sample' || dropping, `${o.id} is nowhere`)
}

function tokens(g: DoomState): void {
  must(new Set(g.portals.map(p => p.id)).size === g.portals.length, 'two portals of one name')
  for (const p of g.portals) must(p.threat >= 0 && p.progress >= 0, `portal ${p.id}`)
  for (const o of g.objectives) must(o.progress >= 0, `progress of ${o.id}`)
  const board = boardOf(g)
  for (const { at } of [...g.portals, ...g.teleporters, ...g.items, ...g.tokens])
    must(at >= 0 && at < board.size, 'a token lies outside the map')
}
