import { copyAll, copyFrame, copyRandom, copyZone } from '@redoubt/kernel'
import type { DemonCard, DoomState, Figure, Invader, Lasting, Marine, Objective, Portal, Teleporter } from './state.ts'

/** A deep copy, field by field: a new field of the state goes here too. What never changes once made is shared. */
export function copy(g: DoomState): DoomState {
  return {
    seq: g.seq,
    reveals: g.reveals,
    decision: g.decision,
    outcome: g.outcome,
    random: copyRandom(g.random),
    stack: copyAll(g.stack, copyFrame),
    rulings: g.rulings,
    round: g.round,
    phase: g.phase,
    activation: g.activation,
    turn: g.turn,
    active: g.active,
    used: g.used.slice(),
    doors: g.doors,
    terrain: g.terrain.slice(),
    figures: copyAll(g.figures, copyFigure),
    marines: copyAll(g.marines, copyMarine),
    invader: copyInvader(g.invader),
    demons: copyDemons(g.demons),
    glory: { deck: copyZone(g.glory.deck), discard: copyZone(g.glory.discard) },
    initiative: copyZone(g.initiative),
    initiativeDiscard: copyZone(g.initiativeDiscard),
    revealed: g.revealed,
    portals: copyAll(g.portals, copyPortal),
    teleporters: copyAll(g.teleporters, copyTeleporter),
    items: g.items.slice(),
    tokens: g.tokens.slice(),
    objectives: copyAll(g.objectives, copyObjective),
    lasting: copyAll(g.lasting, copyLasting),
    counters: { ...g.counters },
    tally: { demonsKilled: g.tally.demonsKilled, doorsOpened: g.tally.doorsOpened },
    opened: g.opened,
    happened: g.happened.slice(),
  }
}

const copyFigure = (f: Figure): Figure => ({
  id: f.id,
  kind: f.kind,
  at: f.at.slice(),
  damage: f.damage,
  stunned: f.stunned,
  mp: f.mp,
  moved: f.moved,
  health: f.health,
  tag: f.tag,
  carries: f.carries,
})

const copyMarine = (m: Marine): Marine => ({
  id: m.id,
  class: m.class,
  squad: m.squad,
  exhausted: m.exhausted,
  weapons: m.weapons.slice(),
  deck: copyZone(m.deck),
  hand: copyZone(m.hand),
  discard: copyZone(m.discard),
  play: copyZone(m.play),
  glory: copyZone(m.glory),
})

const copyInvader = (i: Invader): Invader => ({
  deck: copyZone(i.deck),
  hand: copyZone(i.hand),
  discard: copyZone(i.discard),
  play: copyZone(i.play),
  sets: i.sets.slice(),
  invasion: i.invasion,
  shownGroups: i.shownGroups.slice(),
  shownSets: i.shownSets.slice(),
  argent: i.argent,
  frags: i.frags,
  threat: i.threat,
})

function copyDemons(demons: DoomState['demons']): DoomState['demons'] {
  const copies = { ...demons }
  for (const kind in copies) copies[kind] = copyDemon(copies[kind]!)
  return copies
}

const copyDemon = ({ up, exhausted, argent }: DemonCard): DemonCard => ({ up, exhausted, argent })

const copyPortal = (p: Portal): Portal => ({
  id: p.id,
  at: p.at,
  level: p.level,
  up: p.up,
  threat: p.threat,
  progress: p.progress,
})

const copyTeleporter = ({ id, at, active }: Teleporter): Teleporter => ({ id, at, active })

const copyObjective = (o: Objective): Objective => ({
  id: o.id,
  kind: o.kind,
  at: o.at,
  progress: o.progress,
  round: o.round,
})

function copyLasting(l: Lasting): Lasting {
  const copied: Lasting = { ability: l.ability, effect: l.effect, owner: l.owner, on: l.on.slice(), until: l.until }
  if (l.uses !== undefined) copied.uses = l.uses
  if (l.step !== undefined) copied.step = l.step
  return copied
}
