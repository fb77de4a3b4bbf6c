import { BadOptions, finding, type State, saidAt, zone } from '@redoubt/kernel'
import { boardOf } from '../board/map.ts'
import { type Content, contentFrom, type Mission } from '../content/index.ts'
import { newFigure } from '../match/figures.ts'
import { newObjective } from '../match/objectives.ts'
import { INVADER, MARINES, type MarineId } from '../match/seats.ts'
import type { DoomState, Marine } from '../match/state.ts'
import { objectiveOf, tokenKind } from '../rules/objectives/index.ts'
import { bringIn } from '../rules/summon.ts'
import type { Options } from './options.ts'
import { optionsFor, prepare } from './prepare.ts'
import { applyScenario } from './scenario.ts'
import { checkOptions } from './setup-check.ts'

/** D-SETUP: the position before anybody has chosen anything. */
export function setup(options: Options, base: State): DoomState {
  const content = contentFrom(options)
  const chosen = content.missions[options.mission]
  if (!chosen) throw new BadOptions(saidAt('mission', finding`there is no mission "${options.mission}".`))
  const g = emptyState(options, base, content, chosen)
  placeMission(g, chosen)
  g.stack = [prepare.start({ options: optionsFor(options), i: 0 })]
  checkOptions(g, options, content, chosen)
  if (options.scenario) applyScenario(g, options, content)
  return g
}

function emptyState(options: Options, base: State, content: Content, chosen: Mission): DoomState {
  const difficulty = content.difficulties[options.difficulty]
  if (!difficulty) throw new BadOptions(saidAt('difficulty', finding`there is no level "${options.difficulty}".`))
  const skip = [...(chosen.tutorial?.skip ?? [])]
  const limit = chosen.objective.params.fragLimit[String(options.marines) as '1']
  const { map, doors } = options.scenario ?? {}
  const { seq, reveals, decision, outcome, random, stack } = base
  // Written out, because a literal that begins with a spread gives every match a shape of its own (V8 of Node 20).
  return {
    seq,
    reveals,
    decision,
    outcome,
    random,
    stack,
    rulings: {
      content: content.id,
      mission: chosen.id,
      skip,
      optionalRules: difficulty.optionalRules,
      fragLimit:
        (options.strictFrags ? content.objectives[chosen.objective.card]?.fragsToWin : undefined) ??
        Math.max(1, limit + difficulty.fragLimitDelta),
      ...(options.freeChoice ? { secretChoice: true } : {}),
      ...(options.tableDice ? { tableDice: true } : {}),
      ...(map ? { map: map.join('\n') } : {}),
      ...(map && doors ? { mapDoors: doors } : {}),
      ...(options.openPoints ? { openPoints: options.openPoints } : {}),
    },
    round: 0,
    phase: 'setup',
    activation: 0,
    turn: null,
    active: null,
    used: [],
    doors: 0,
    terrain: [],
    figures: [],
    marines: MARINES.slice(0, options.marines).map(newMarine),
    invader: {
      deck: zone(INVADER, 'nobody'),
      hand: zone(INVADER, 'owner'),
      discard: zone(INVADER, 'all'),
      play: zone(INVADER, 'all'),
      sets: [],
      invasion: '',
      shownGroups: [],
      shownSets: [],
      argent: skip.includes('argent') ? 0 : difficulty.startArgent,
      frags: 0,
      threat: 0,
    },
    demons: Object.fromEntries(
      Object.keys(content.demons).map(kind => [kind, { up: false, exhausted: false, argent: 0 }]),
    ),
    glory: { deck: zone(null, 'nobody', Object.keys(content.glory)), discard: zone(null, 'all') },
    initiative: zone(null, 'nobody'),
    initiativeDiscard: zone(null, 'all'),
    revealed: null,
    portals: [],
    teleporters: [],
    items: [],
    tokens: [],
    objectives: [],
    lasting: [],
    counters: {},
    tally: { demonsKilled: 0, doorsOpened: 0 },
    opened: 0,
    happened: [],
  }
}

function newMarine(id: MarineId): Marine {
  return {
    id,
    class: null,
    squad: null,
    exhausted: false,
    weapons: [],
    deck: zone(id, 'nobody'),
    hand: zone(id, 'owner'),
    discard: zone(id, 'all'),
    play: zone(id, 'all'),
    glory: zone(id, 'owner'),
  }
}

/** D-SETUP-14: tokens and figures where the mission shows them. */
function placeMission(g: DoomState, chosen: Mission): void {
  if (g.rulings.map !== undefined) {
    for (const m of g.marines) g.figures.push(newFigure(m.id, 'marine', []))
    return
  }
  const board = boardOf(g)
  const at = ([x, y]: readonly [number, number]) => board.find(x, y)
  for (const [i, m] of g.marines.entries())
    g.figures.push(newFigure(m.id, 'marine', [at(chosen.marineStart.spaces[i]!)]))
  for (const { demon, at: space } of chosen.figures ?? []) bringIn(g, demon, [at(space)], 'setup')
  g.teleporters = chosen.teleporters.map(t => ({ id: t.id, at: at(t.at), active: t.active }))
  g.portals = chosen.portals.map(p => ({
    id: p.id,
    at: at(p.at),
    level: p.level,
    up: p.active,
    threat: 0,
    progress: 0,
  }))
  g.items = chosen.items.map(item => ({ ...item, at: at(item.at) }))
  for (const { id, start } of chosen.counters ?? []) g.counters[id] = start
  for (const token of chosen.objectiveTokens)
    if (!tokenKind(token.kind).figure) g.objectives.push(newObjective(token.id, token.kind, at(token.at)))
  objectiveOf(g).setUp?.(g, at)
}
