import { levelOf } from '@redoubt/bots'
import { conquest, conquestOpenOptions, decksContent } from '@redoubt/conquest'
import { doom, doomOpenOptions } from '@redoubt/doom'
import type { AnyGame, SeatSpec } from '@redoubt/kernel'
import { Refused } from '@redoubt/protocol'

type Options = Readonly<Record<string, unknown>>

interface Known {
  game: AnyGame
  /** What everybody at the table may know of the options, by inclusion: the rest may hold hands, decks and secret choices. */
  shown(options: Options): Options
  /** Options with which the match has every seat it could ever have. */
  largest(options: Options): Options
  /** The level of a bot that nobody chose. */
  usualLevel: string
}

const KNOWN: Readonly<Record<string, Known>> = {
  doom: {
    game: doom,
    shown: options => ({ ...picked(options, doomOpenOptions), ...textMap(options.scenario) }),
    largest: options => ({ ...options, marines: 4 }),
    usualLevel: 'recruit',
  },
  conquest: {
    game: conquest,
    shown: options => ({ ...picked(options, conquestOpenOptions), ...shownDecks(options.decks) }),
    largest: options => options,
    usualLevel: 'cadet',
  },
}

export const GAMES: Readonly<Record<string, AnyGame>> = Object.fromEntries(
  Object.entries(KNOWN).map(([id, { game }]) => [id, game]),
)

function known(id: string): Known {
  if (!Object.hasOwn(KNOWN, id)) throw new Refused('unknown-game')
  return KNOWN[id]!
}

export const gameOf = (id: string): AnyGame => known(id).game
export const shownOptions = (id: string, options: unknown): unknown => known(id).shown(plainObject(options))
export const usualLevel = (id: string): string => known(id).usualLevel

/** The seats of a match with these options, and all that it could have with others: a table has a row for each. */
export function seatsOf(id: string, options: unknown): { specs: SeatSpec[]; ever: SeatSpec[] } {
  const { game, largest } = known(id)
  const seats = (of: unknown) => game.seats(game.options.parse(of))
  return { specs: seats(options), ever: seats(largest(plainObject(options))) }
}

/** A level of this game that a bot of the house can play. */
export function checkedLevel(game: string, level: string): string {
  if (!levelOf(game, level)) throw new Refused('unknown-level')
  return level
}

export const isSearching = (game: string, level: string): boolean => levelOf(game, level)?.searches === true

function picked(options: Options, fields: readonly string[]): Options {
  return Object.fromEntries(fields.filter(field => options[field] !== undefined).map(field => [field, options[field]]))
}

/** The walls of a scenario are on the table; who stands there and holds what is for the view to say. */
function textMap(scenario: unknown): Options {
  const { map, doors } = plainObject(scenario)
  return map ? { scenario: { map, ...(doors ? { doors } : {}) } } : {}
}

/** Decks of the box by name; of one's own deck only that it is one. */
function shownDecks(decks: unknown): Options {
  const names = Object.entries(plainObject(decks)).map(([seat, deck]) => [
    seat,
    decksContent.decks.some(({ id }) => id === deck) ? deck : 'own',
  ])
  return names.length > 0 ? { decks: Object.fromEntries(names) } : {}
}

function plainObject(value: unknown): Options {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Options) : {}
}
