import { BadOptions, call, decide, end, type Frame, goto, type State, shuffleZone, zone } from '@redoubt/kernel'
import { setCards } from './cards/sets.ts'
import type { DoomChoice } from './choices.ts'
import { type Content, contentFrom, type Mission } from './content/index.ts'
import { contentOf } from './figures.ts'
import { flow } from './flow.ts'
import { boardOf } from './map.ts'
import type { Options } from './options.ts'
import { refill } from './rules/decks.ts'
import { mission } from './rules/round.ts'
import { bringIn } from './rules/summon.ts'
import { applyScenario } from './scenario.ts'
import { type DoomState, INVADER, MARINES, type Marine, type MarineId, type Objective } from './state.ts'

/** D-SETUP: the position before anybody has chosen anything. */
export function setup(options: Options, base: State): DoomState {
  const content = contentFrom(options)
  const chosen = content.missions[options.mission]
  if (!chosen) throw new BadOptions(`mission: there is no mission "${options.mission}".`)
  const g = emptyState(options, base, content, chosen)
  placeMission(g, content, chosen)
  g.stack = [prepare.start({ options: optionsFor(options), i: 0 })]
  checkOptions(g, options, content, chosen)
  if (options.scenario) applyScenario(g, options, content)
  return g
}

type Wanted = Pick<Options, 'freeChoice'> & {
  squad: Partial<Record<MarineId, { class?: string | null; weapons?: string[] }>>
  point?: MarineId
  eventSets?: string[]
  invasion?: string
  scenario: boolean
}

function optionsFor(options: Options): Wanted {
  const { freeChoice, point, eventSets, invasion } = options
  const squad: Wanted['squad'] = {}
  for (const id of MARINES) {
    const chosen = options.squad[id]
    const weapons = options.scenario?.marines[id]?.weapons ?? chosen?.weapons
    squad[id] = { ...(chosen?.class !== undefined ? { class: chosen.class } : {}), ...(weapons ? { weapons } : {}) }
  }
  return {
    squad,
    freeChoice,
    scenario: options.scenario !== undefined,
    ...(point ? { point } : {}),
    ...(eventSets ? { eventSets } : {}),
    ...(invasion ? { invasion } : {}),
  }
}

function emptyState(options: Options, base: State, content: Content, chosen: Mission): DoomState {
  const difficulty = content.difficulties[options.difficulty]
  if (!difficulty) throw new BadOptions(`difficulty: there is no level "${options.difficulty}".`)
  const skip = [...(chosen.tutorial?.skip ?? [])]
  const limit = chosen.objective.params.fragLimit[String(options.marines) as '1']
  const { map, doors } = options.scenario ?? {}
  return {
    ...base,
    rulings: {
      content: content.id,
      mission: chosen.id,
      skip,
      optionalRules: difficulty.optionalRules,
      fragLimit:
        options.strictFrags && chosen.objective.card !== 'tutorial'
          ? 6
          : Math.max(1, limit + difficulty.fragLimitDelta),
      ...(options.freeChoice ? { secretChoice: true } : {}),
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
function placeMission(g: DoomState, content: Content, chosen: Mission): void {
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
  const card = content.objectives[chosen.objective.card]
  for (const token of chosen.objectiveTokens) {
    if (token.kind === 'drone')
      g.figures.push({ ...newFigure('drone', 'drone', [at(token.at)]), health: card?.drone?.health ?? 8 })
    else g.objectives.push(newObjective(token.id, token.kind, at(token.at)))
  }
  if (chosen.objective.card === 'sample-collection')
    for (const n of [1, 2, 3]) g.objectives.push(newObjective(`sample-${n}`, 'sample', -1))
}

export function newFigure(id: string, kind: string, at: number[]) {
  return { id, kind, at, damage: 0, stunned: false, mp: 0, moved: 0 }
}

const newObjective = (id: string, kind: string, at: number): Objective => ({ id, kind, at, progress: 0, round: 0 })

/** Everything that names a card must name one that exists and may be taken. */
function checkOptions(g: DoomState, options: Options, content: Content, chosen: Mission): void {
  const bad = (where: string, what: string) => {
    throw new BadOptions(`${where}: ${what}`)
  }
  if (options.invasion && !content.invasions[options.invasion])
    bad('invasion', `there is no invasion card "${options.invasion}".`)
  const sets = options.eventSets ?? []
  for (const set of sets) if (!content.eventSets[set]) bad('eventSets', `there is no event set "${set}".`)
  if (new Set(sets).size !== sets.length) bad('eventSets', 'three different sets are needed.')
  const classes = new Set<string>()
  for (const [id, wanted] of Object.entries(options.squad)) {
    if (!g.marines.some(m => m.id === id))
      bad(`squad.${id}`, `does not play: this match has ${options.marines} marines.`)
    if (!wanted?.class) continue
    if (!content.classes[wanted.class]) bad(`squad.${id}.class`, `there is no class "${wanted.class}".`)
    if (g.rulings.skip.includes('class-cards')) bad(`squad.${id}.class`, 'this mission is played without class cards.')
    if (classes.has(wanted.class)) bad(`squad.${id}.class`, `"${wanted.class}" is taken already.`)
    classes.add(wanted.class)
  }
  checkWeapons(g, options, content, chosen)
  if (options.point) {
    if (!g.marines.some(m => m.id === options.point)) bad('point', `"${options.point}" does not play.`)
    // D-SQUAD-1
    if (g.marines.length !== 3 || g.rulings.skip.includes('squad-cards'))
      bad('point', 'nobody takes point here: it is for three marines with squad cards.')
  }
  if (chosen.tutorial && options.freeChoice) bad('freeChoice', 'the tutorial deals everything out.')
}

/** D-SETUP-6, 8; D-LIMITS-1: two different starting weapons, as many as there are tokens. */
function checkWeapons(g: DoomState, options: Options, content: Content, chosen: Mission): void {
  const taken: Record<string, number> = {}
  for (const { id } of g.marines) {
    const where = `squad.${id}.weapons`
    const given = options.squad[id]?.weapons
    for (const weapon of given ?? chosen.tutorial?.weapons[id] ?? []) {
      if (content.weapons[weapon]?.kind !== 'starting')
        throw new BadOptions(`${where}: "${weapon}" is no starting weapon.`)
      taken[weapon] = (taken[weapon] ?? 0) + 1
      if (taken[weapon]! > content.weapons[weapon]!.tokens)
        throw new BadOptions(`${where}: all copies of "${weapon}" are taken.`)
    }
    if (given && new Set(given).size < given.length) throw new BadOptions(`${where}: two different weapons are needed.`)
  }
}

/** Choices before the mission begins, then decks and hands. */
interface PrepareFrame extends Frame {
  options: Wanted
  i: number
}

export const prepare = flow<PrepareFrame>('prepare', {
  // D-SETUP-10, 11: secret where the invader may choose freely.
  sets: {
    ask: (g, f) => {
      const content = contentOf(g)
      const fixed =
        f.options.eventSets ??
        (f.options.freeChoice ? null : content.missions[g.rulings.mission]!.recommended.eventSets)
      if (fixed) {
        g.invader.sets = [...fixed]
        return null
      }
      const open = Object.keys(content.eventSets).filter(set => !g.invader.sets.includes(set))
      return decide(
        INVADER,
        'event-set',
        'D-SETUP-10',
        open.map((card): DoomChoice => ({ do: 'set', card })),
      )
    },
    pick: (g, _f, choice) => {
      g.invader.sets.push(choice.card!)
      return g.invader.sets.length < 3 ? goto('sets') : undefined
    },
  },
  invasion: {
    ask: (g, f) => {
      const content = contentOf(g)
      const fixed =
        f.options.invasion ?? (f.options.freeChoice ? null : content.missions[g.rulings.mission]!.recommended.invasion)
      if (fixed) {
        g.invader.invasion = fixed
        return null
      }
      const cards = Object.keys(content.invasions).map((card): DoomChoice => ({ do: 'invasion', card }))
      return decide(INVADER, 'invasion-card', 'D-SETUP-11', cards)
    },
    pick: (g, _f, choice) => {
      g.invader.invasion = choice.card!
    },
  },
  // D-SETUP-5
  class: {
    ask: (g, f) => {
      const content = contentOf(g)
      for (; f.i < g.marines.length; f.i++) {
        const m = g.marines[f.i]!
        if (g.rulings.skip.includes('class-cards')) continue
        const wanted = f.options.squad[m.id]?.class
        if (wanted !== undefined) {
          m.class = wanted
          continue
        }
        if (f.options.scenario) continue
        const kept = Object.values(f.options.squad).map(s => s?.class)
        const open = Object.keys(content.classes).filter(c => !g.marines.some(o => o.class === c) && !kept.includes(c))
        return decide(
          m.id,
          'class-card',
          'D-SETUP-5',
          open.map((card): DoomChoice => ({ do: 'class', card })),
        )
      }
      return null
    },
    pick: (g, f, choice) => {
      g.marines[f.i]!.class = choice.card!
      f.i++
      return goto('class')
    },
  },
  rewind: (_g, f) => {
    f.i = 0
  },
  // D-SETUP-6, 8, 9
  weapons: {
    ask: (g, f) => {
      const content = contentOf(g)
      const { tutorial } = content.missions[g.rulings.mission]!
      for (; f.i < g.marines.length; f.i++) {
        const m = g.marines[f.i]!
        if (m.weapons.length >= 2) continue
        const wanted = f.options.squad[m.id]?.weapons ?? tutorial?.weapons[m.id]
        if (wanted) {
          m.weapons = [...wanted]
          continue
        }
        const left = (weapon: string) => {
          const reserved = Object.values(f.options.squad)
            .flatMap(s => s?.weapons ?? [])
            .filter(w => w === weapon).length
          const used = g.marines.filter(o => o.weapons.includes(weapon) && !f.options.squad[o.id]?.weapons).length
          const found = g.items.filter(item => item.type === 'weapon' && item.weapon === weapon).length
          return content.weapons[weapon]!.tokens - used - reserved - found
        }
        const open = Object.keys(content.weapons).filter(
          w => content.weapons[w]!.kind === 'starting' && !m.weapons.includes(w) && left(w) > 0,
        )
        if (f.options.scenario) {
          const usual = [...DEFAULT_WEAPONS, ...open].filter(weapon => open.includes(weapon))
          m.weapons = [...new Set(usual)].slice(0, 2)
          continue
        }
        return decide(
          m.id,
          'starting-weapon',
          'D-SETUP-6',
          open.map((card): DoomChoice => ({ do: 'weapon', card })),
        )
      }
      return null
    },
    pick: (g, f, choice) => {
      g.marines[f.i]!.weapons.push(choice.card!)
      return goto('weapons')
    },
  },
  // D-SQUAD-1
  point: {
    ask: (g, f) => {
      if (g.marines.length !== 3 || g.rulings.skip.includes('squad-cards')) return null
      if (f.options.point) {
        g.marines.find(m => m.id === f.options.point)!.squad = 'taking-point'
        return null
      }
      return decide(
        g.marines[0]!.id,
        'taking-point',
        'D-SQUAD-1',
        g.marines.map((m): DoomChoice => ({ do: 'point', figure: m.id })),
      )
    },
    pick: (g, _f, choice) => {
      g.marines.find(m => m.id === choice.figure)!.squad = 'taking-point'
    },
  },
  deal: (g, f) => {
    const content = contentOf(g)
    if (!g.rulings.skip.includes('squad-cards')) {
      if (g.marines.length === 1) g.marines[0]!.squad = 'solo-operative' // D-SQUAD-3
      if (g.marines.length === 2) for (const m of g.marines) m.squad = 'combat-veteran' // D-SQUAD-2
    }
    for (const card of Object.values(content.events))
      if (g.invader.sets.includes(card.set)) for (let n = 0; n < card.copies; n++) g.invader.deck.cards.push(card.id)
    shuffleZone(g, g.invader.deck)
    shuffleZone(g, g.glory.deck)
    for (const m of g.marines) {
      m.deck.cards = ['uac', ...m.weapons].flatMap(set => [...setCards(g, set)])
      shuffleZone(g, m.deck) // D-SETUP-16
      refill(g, m) // OP-1
    }
    if (f.options.scenario) return end
    return { ...call(mission, {}), end: true }
  },
})

/** What a marine of a scenario carries when it does not say. */
const DEFAULT_WEAPONS = ['combat-shotgun', 'heavy-assault-rifle']
