import { clone } from './clone.ts'
import { finding, type Said, saidBy, sentence } from './finding.ts'
import { BadOptions, type Game } from './game.ts'
import { hash } from './hash.ts'
import { commitment, counting } from './random.ts'
import type { AnyGame } from './registry.ts'
import { BadSave, type Save } from './save.ts'
import type { Seat } from './seat.ts'
import type { Outcome, State } from './state.ts'

export function newSave(game: AnyGame, options: unknown, seed: string): Save {
  return { format: 1, game: game.id, rules: game.rules, options, commitment: commitment(seed), seed, decisions: [] }
}

/** The state after the first `upTo` decisions (all of them by default). `look` sees every position on the way. */
export function replay<S extends State>(
  game: Game<S>,
  given: Save,
  upTo = Number.POSITIVE_INFINITY,
  look?: (state: S, made: number) => void,
): S {
  const save = current(game, given)
  if (save.seed === undefined) throw new BadSave('This save holds no seed, so it cannot be played on.')
  const state = save.since ? (clone(save.since.state) as S) : create(game, save)
  const last = Math.min(upTo, save.decisions.length)
  look?.(state, save.since?.at ?? 0)
  for (let i = save.since?.at ?? 0; i < last; i++) {
    try {
      game.choose(state, save.decisions[i]!)
    } catch (error) {
      throw new BadSave(
        finding`Decision ${i + 1} of the save, "${save.decisions[i]}", cannot be made: ${saidBy(error)}`,
      )
    }
    look?.(state, i + 1)
  }
  return state
}

/**
 * The save in the current rules version: by the game's own steps, which vouch for what they do, or as it is, if the game
 * knows none. Then whoever opens it compares the positions.
 */
export function current(game: AnyGame, given: Save): Save {
  if (given?.format !== 1) throw new BadSave('This is not a save of a match.')
  if (given.game !== game.id) throw new BadSave(finding`This is a save of ${given.game}, not of ${game.id}.`)
  if (!Array.isArray(given.decisions) || given.decisions.some(decision => typeof decision !== 'string'))
    throw new BadSave('The decisions of a save are a list of texts.')
  if (given.length !== undefined && given.length !== given.decisions.length)
    throw new BadSave(
      finding`This save says that it has ${given.length} decisions and holds ${given.decisions.length}: it was cut short or changed.`,
    )
  const steps = new Map(Object.entries(game.migrate ?? {}))
  let save = given
  while (save.rules !== game.rules) {
    const step = steps.get(save.rules)
    if (!step && save === given && Number(save.rules) < Number(game.rules)) return { ...save, rules: game.rules }
    if (!step)
      throw new BadSave(finding`Rules version ${save.rules} of ${game.id} is not known (this is ${game.rules}).`)
    steps.delete(save.rules) // once each: no migration runs in circles
    const { length: _, hash: _hash, state: _state, rounds: _rounds, ...moved } = step(save) // they are of the old rules
    save = moved
  }
  return save
}

export type Verdict = Verified | Unverified

export interface Unverified {
  ok: false
  reason: string
  /** The same as data. */
  said: Said
}

export const unverified = (said: Said): Unverified => ({ ok: false, reason: sentence(said), said })

/** What was found when everything was played again. */
export interface Verified {
  ok: true
  hash: string
  outcome: Outcome | null
  /** Who is to decide, if it is not over. */
  waitsFor: Seat | null
  made: number
  dice: number
  shuffles: number
}

/** Re-runs a match with its published seed: was every die and shuffle what the log says? */
export function verify<S extends State>(game: Game<S>, given: Save, seed: string): Verdict {
  if (commitment(seed) !== given?.commitment) return unverified('The seed does not match its commitment.')
  try {
    const save = current(game, given)
    if (save.since)
      return unverified(
        finding`The first ${save.since.at} decisions were made under rules ${save.since.rules} and cannot be played again.`,
      )
    const then = new Map(save.rounds?.map(({ at, hash }) => [at, hash]))
    let astray: number | undefined
    const look = (g: S, at: number) => {
      if (astray === undefined && then.has(at) && then.get(at) !== hash(g)) astray = at
    }
    const counted = counting(() => replay(game, { ...save, seed }, undefined, look))
    const state = counted.value
    const result = hash(state)
    if (save.hash !== undefined && save.hash !== result) return unverified('The match ends in another position.')
    if (save.outcome !== undefined && hash(save.outcome) !== hash(state.outcome))
      return unverified('The match has another outcome.')
    if (astray !== undefined)
      return unverified(finding`After ${astray} decisions the match stands in another position.`)
    const { dice, shuffles } = counted
    const waitsFor = state.decision?.seat ?? null
    return { ok: true, hash: result, outcome: state.outcome, waitsFor, made: save.decisions.length, dice, shuffles }
  } catch (error) {
    return unverified(saidBy(error))
  }
}

function create<S extends State>(game: Game<S>, save: Save): S {
  try {
    return game.create(save.options, save.seed!)
  } catch (error) {
    if (error instanceof BadOptions) throw new BadSave(finding`The options of the save are refused: ${saidBy(error)}`)
    throw error
  }
}
