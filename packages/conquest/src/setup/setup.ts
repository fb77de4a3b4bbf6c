import { below, type State, shuffle } from '@redoubt/kernel'
import { decksContent } from '../content/content.ts'
import { designById, planetByIdOrName } from '../match/designs.ts'
import { type ConquestState, type PlayerState, ROW, SIDES, type Side } from '../match/state.ts'
import { DEFAULT_SWITCHES, type Switches } from '../match/switches.ts'
import { setup } from '../rules/match.ts'
import { addCard, addWarlord, FACE_UP } from './add-cards.ts'
import type { DeckList } from './deck-list.ts'
import { needs, resolveDeck } from './decks.ts'
import type { ConquestOptions } from './options.ts'
import { applyScenario } from './scenario.ts'

/** CQ-2.1 to CQ-2.6: everything on the table, nothing drawn yet. */
export function setTable(options: ConquestOptions, base: State): ConquestState {
  const decks = [resolveDeck(options.decks.a), resolveDeck(options.decks.b)] as const
  const { seq, reveals, decision, outcome, random, stack } = base // one by one: spread, every match gets a shape of its own
  const g: ConquestState = {
    seq,
    reveals,
    decision,
    outcome,
    random,
    stack,
    rules: switches(options, decks),
    cards: [],
    round: 1,
    phase: 'setup',
    initiative: 0,
    starter: 0,
    row: [],
    lead: 0,
    unused: [],
    removed: [],
    lastClaim: -1,
    players: [emptyPlayer(), emptyPlayer()],
    play: [],
    battle: null,
    lasting: [],
  }
  if (options.scenario) {
    applyScenario(g, options.scenario, decks, { set: options.planets, planets: planetsOf(options) })
    return g
  }
  for (const side of SIDES) {
    addWarlord(g, side, decks[side].warlord)
    for (const { id, count } of decks[side].cards)
      for (let i = 0; i < count; i++) g.players[side].deck.push(addCard(g, designById(id)!.index))
  }
  for (const player of g.players) shuffle(g, player.deck) // CQ-2.2
  const planets = shuffle(g, planetsOf(options)) // CQ-2.3
  g.row = planets.slice(0, ROW).map((planet, i) => ({ planet, up: i < FACE_UP, here: true }))
  g.unused = planets.slice(ROW)
  g.initiative = options.initiative === 'random' ? (below(g, 2) as Side) : options.initiative === 'a' ? 0 : 1 // CQ-2.5
  g.starter = g.initiative
  g.stack = [setup.start({ turn: 0 })]
  return g
}

function switches(options: ConquestOptions, decks: readonly DeckList[]): Switches {
  const rangedSkirmish = decks.some(deck => needs(deck, 'ranged'))
  return { ...DEFAULT_SWITCHES, rangedSkirmish, ...options.rules }
}

function planetsOf(options: ConquestOptions): number[] {
  const set = decksContent.planetSets.find(known => known.id === options.planets)!
  return set.planets.map(id => planetByIdOrName(id)!)
}

function emptyPlayer(): PlayerState {
  return {
    resources: 0,
    hand: [],
    deck: [],
    discard: [],
    playing: [],
    display: [],
    known: [],
    bottom: 0,
    look: 0,
    limited: false,
    passed: false,
    commit: -1,
  }
}
