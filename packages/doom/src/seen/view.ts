import { type SeenZone, seenZone, type Viewer } from '@redoubt/kernel'
import { handSize, health, isStaggered } from '../abilities/values.ts'
import type { Board } from '../board/board.ts'
import { boardOf } from '../board/map.ts'
import { attackOf } from '../match/attack-frame.ts'
import { BOX_ID } from '../match/contents.ts'
import { derived } from '../match/derived.ts'
import { contentOf, figureOf, isDemon } from '../match/figures.ts'
import { INVADER } from '../match/seats.ts'
import type { DoomState, Figure, Marine } from '../match/state.ts'
import { movingOf } from './moving.ts'

/** What a seat may know (D-SECRET), built by inclusion. */
export function view(g: DoomState, viewer: Viewer) {
  return own(open(g), g, viewer)
}

export type DoomView = ReturnType<typeof open>

/** What everybody knows: the view of a spectator. Most of it is written out, because that is drawn the fastest. */
export function open(g: DoomState) {
  return {
    you: 'spectator' as Viewer,
    mission: g.rulings.mission,
    /** Which pack is played with, for whoever has to look up its cards; nothing is said of the box. */
    ...(g.rulings.content === BOX_ID ? {} : { content: g.rulings.content }),
    round: g.round,
    phase: g.phase,
    turn: g.turn,
    active: g.active,
    fragLimit: g.rulings.fragLimit,
    marines: seenMarines(g, 'spectator'),
    invader: seenInvader(g) as SeenInvader,
    demons: seenDemons(g),
    gloryDeck: seenGlory(g),
    initiative: seenInitiative(g),
    figures: seenFigures(g),
    doors: seenDoors(g),
    /** Terrain the mission has changed. */
    terrain: seenTerrain(g),
    moving: movingOf(g),
    portals: seenPortals(g),
    teleporters: seenTeleporters(g),
    items: seenItems(g),
    tokens: seenTokens(g),
    objectives: seenObjectives(g),
    counters: { ...g.counters },
    attack: seenAttack(g),
  }
}

/** What a seat knows beyond that; all the rest is shared. */
export function own(seen: DoomView, g: DoomState, viewer: Viewer): DoomView {
  if (viewer === 'spectator') return seen
  const mine = { ...seen, you: viewer }
  if (viewer === INVADER) mine.invader = seenSelf(seen.invader, g)
  else mine.marines = seen.marines.map((marine, n) => (marine.id === viewer ? seenOwn(marine, g.marines[n]!) : marine))
  return mine
}

/** The marines, with all that the viewer knows of each. */
export const seenMarines = (g: DoomState, viewer: Viewer) =>
  g.marines.map(m => (m.id === viewer ? seenOwn(seenMarine(g, m), m) : seenMarine(g, m)))

export const seenInvaderBy = (g: DoomState, viewer: Viewer): SeenInvader =>
  viewer === INVADER ? seenSelf(seenInvader(g), g) : seenInvader(g)

const seenDemons = (g: DoomState) =>
  Object.fromEntries(Object.entries(g.demons).map(([kind, card]) => [kind, { ...card }]))

export const seenGlory = ({ glory }: DoomState) => ({ deck: toAll(glory.deck), discard: toAll(glory.discard) })

export const seenInitiative = (g: DoomState) => ({
  deck: toAll(g.initiative),
  discard: toAll(g.initiativeDiscard),
  revealed: g.revealed,
})

export function seenFigures(g: DoomState) {
  const board = boardOf(g)
  return g.figures.map(f => seenFigure(g, f, board))
}

export const seenDoors = (g: DoomState) =>
  doorsOf(boardOf(g)).map(({ id, between }, d) => ({ id, open: (g.doors & (1 << d)) !== 0, between }))

export function seenTerrain(g: DoomState) {
  const board = boardOf(g)
  return g.terrain.map(([space, kind]): [string, string] => [board.name(space), kind])
}

export function seenPortals(g: DoomState) {
  const board = boardOf(g)
  return g.portals.map(({ id, at, level, up, threat, progress }) => ({
    id,
    at: board.name(at),
    level,
    up,
    threat,
    progress,
  }))
}

export function seenTeleporters(g: DoomState) {
  const board = boardOf(g)
  return g.teleporters.map(({ id, at, active }) => ({ id, at: board.name(at), active }))
}

export function seenItems(g: DoomState) {
  const board = boardOf(g)
  return g.items.map(item => ({ ...item, at: board.name(item.at) }))
}

export function seenTokens(g: DoomState) {
  const board = boardOf(g)
  return g.tokens.map(({ kind, at, owner }) => ({ kind, at: board.name(at), owner }))
}

export function seenObjectives(g: DoomState) {
  const board = boardOf(g)
  return g.objectives.map(({ id, kind, at, progress }) => ({
    id,
    kind,
    at: at < 0 ? null : board.name(at),
    progress,
  }))
}

export function seenAttack(g: DoomState) {
  const attack = attackOf(g)
  if (!attack) return null
  return {
    attacker: attack.attacker,
    defender: attack.defender,
    distance: attack.distance,
    range: attack.range,
    red: attack.red,
    black: attack.black,
    source: attack.source,
    fewer: attack.fewer ?? 0,
    ignoreCover: attack.ignoreCover === true,
    pierce: attack.pierce,
    dice: attack.dice.map(die => ({ ...die })),
    shields: attack.shields,
    dodge: attack.dodge,
    cover: attack.cover,
    defense: attack.defense,
  }
}

const toAll = (zone: Marine['deck']): SeenZone => seenZone(zone, 'spectator')

function seenMarine(g: DoomState, m: Marine) {
  return {
    id: m.id,
    class: m.class,
    squad: m.squad,
    exhausted: m.exhausted,
    handSize: handSize(g, figureOf(g, m.id)),
    weapons: m.weapons.slice(),
    deck: toAll(m.deck),
    hand: toAll(m.hand),
    discard: toAll(m.discard),
    play: toAll(m.play),
    glory: toAll(m.glory),
  }
}

type SeenMarine = ReturnType<typeof seenMarine>

const seenOwn = (seen: SeenMarine, m: Marine): SeenMarine => ({
  ...seen,
  deck: seenZone(m.deck, m.id),
  hand: seenZone(m.hand, m.id),
  glory: seenZone(m.glory, m.id),
})

function seenInvader(g: DoomState) {
  const { invader } = g
  return {
    deck: toAll(invader.deck),
    hand: toAll(invader.hand),
    discard: toAll(invader.discard),
    play: toAll(invader.play),
    argent: invader.argent,
    frags: invader.frags,
    threat: invader.threat,
    groups: invader.shownGroups.map(([level, n]) => ({
      level,
      ...contentOf(g).invasions[invader.invasion]!.groups[level][n]!,
    })),
    /** Event sets of which everybody has seen a card before the discard pile became the deck again. */
    shownSets: invader.shownSets.slice(),
  }
}

/** D-SECRET-1, D-INVASION-3, OP-32: the invader itself knows more. */
type SeenInvader = ReturnType<typeof seenInvader> & { invasion?: string; sets?: string[] }

/** Not written with dots: fields that are new after them are slow. */
const seenSelf = (seen: SeenInvader, { invader }: DoomState): SeenInvader =>
  Object.assign({}, seen, {
    deck: seenZone(invader.deck, INVADER),
    hand: seenZone(invader.hand, INVADER),
    invasion: invader.invasion,
    sets: invader.sets.slice(),
  })

interface SeenFigure {
  id: string
  kind: string
  at: string[]
  damage: number
  health: number
  stunned: boolean
  staggered: boolean
  mp: number
  moved: number
  tag?: string
  carries?: string
}

function seenFigure(g: DoomState, f: Figure, board: Board): SeenFigure {
  const seen: SeenFigure = {
    id: f.id,
    kind: f.kind,
    at: f.at.map(space => board.name(space)),
    damage: f.damage,
    health: health(g, f),
    stunned: f.stunned,
    staggered: isDemon(f) && isStaggered(g, f),
    mp: f.mp,
    moved: f.moved,
  }
  if (f.tag !== undefined) seen.tag = f.tag
  if (f.carries !== undefined) seen.carries = f.carries
  return seen
}

/** What never changes about doors. */
const doorsOf = derived((board: Board) =>
  board.doors.map(({ id, between }) => ({ id, between: between.map(([a, b]) => [board.name(a), board.name(b)]) })),
)
