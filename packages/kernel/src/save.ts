import { key } from './choice.ts'
import { BadOptions, type Game } from './game.ts'
import { hash } from './hash.ts'
import { commitment } from './random.ts'
import type { AnyGame } from './registry.ts'
import type { Outcome, State } from './state.ts'

/** A match is data: the game, its rules version, its options, its seed and the decisions made. */
export interface Save {
  format: 1
  game: string
  rules: string
  options: unknown
  /** sha256 of the seed; public from the start. */
  commitment: string
  /** Secret until the match is over. */
  seed?: string
  /** Keys of the decisions: readable, and independent of the code. */
  decisions: string[]
  outcome?: Outcome | null
  /** Of the last state, so that a replay can prove itself. */
  hash?: string
}

export class BadSave extends Error {
  readonly code = 'bad-save'
  constructor(message: string) {
    super(message)
    this.name = 'BadSave'
  }
}

export function newSave(game: AnyGame, options: unknown, seed: string): Save {
  return { format: 1, game: game.id, rules: game.rules, options, commitment: commitment(seed), seed, decisions: [] }
}

/** The state after the first `upTo` decisions (all of them by default). */
export function replay<S extends State>(game: Game<S>, given: Save, upTo = Number.POSITIVE_INFINITY): S {
  const save = current(game, given)
  if (save.seed === undefined) throw new BadSave('This save holds no seed, so it cannot be played on.')
  const state = create(game, save)
  const last = Math.min(upTo, save.decisions.length)
  for (let i = 0; i < last; i++) {
    try {
      game.choose(state, save.decisions[i]!)
    } catch (error) {
      throw new BadSave(`Decision ${i + 1} of the save, "${save.decisions[i]}", cannot be made: ${message(error)}`)
    }
  }
  return state
}

/** The save in the current rules version, by the game's own steps. */
export function current(game: AnyGame, given: Save): Save {
  if (given?.format !== 1) throw new BadSave('This is not a save of a match.')
  if (given.game !== game.id) throw new BadSave(`This is a save of ${given.game}, not of ${game.id}.`)
  if (!Array.isArray(given.decisions) || given.decisions.some(decision => typeof decision !== 'string'))
    throw new BadSave('The decisions of a save are a list of texts.')
  const steps = new Map(Object.entries(game.migrate ?? {}))
  let save = given
  while (save.rules !== game.rules) {
    const step = steps.get(save.rules)
    if (!step) throw new BadSave(`Rules version ${save.rules} of ${game.id} is not known (this is ${game.rules}).`)
    steps.delete(save.rules) // once each: no migration runs in circles
    const { hash: _ofOldRules, ...moved } = step(save)
    save = moved
  }
  return save
}

export type Verdict = { ok: true; hash: string; outcome: Outcome | null } | { ok: false; reason: string }

/** Re-runs a match with its published seed: was every die and shuffle what the log says? */
export function verify<S extends State>(game: Game<S>, given: Save, seed: string): Verdict {
  if (commitment(seed) !== given?.commitment) return { ok: false, reason: 'The seed does not match its commitment.' }
  try {
    const save = current(game, given)
    const state = replay(game, { ...save, seed })
    const result = hash(state)
    if (save.hash !== undefined && save.hash !== result)
      return { ok: false, reason: 'The match ends in another position.' }
    if (save.outcome !== undefined && hash(save.outcome) !== hash(state.outcome))
      return { ok: false, reason: 'The match has another outcome.' }
    return { ok: true, hash: result, outcome: state.outcome }
  } catch (error) {
    return { ok: false, reason: message(error) }
  }
}

/** The keys on offer; a convenience for programs that play by key. */
export function offered(g: State): string[] {
  return g.decision?.options.map(key) ?? []
}

function create<S extends State>(game: Game<S>, save: Save): S {
  try {
    return game.create(save.options, save.seed!)
  } catch (error) {
    if (error instanceof BadOptions) throw new BadSave(`The options of the save are refused: ${error.message}`)
    throw error
  }
}

function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
