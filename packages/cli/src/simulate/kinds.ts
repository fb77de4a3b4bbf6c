import { type ConquestPairing, type DoomPairing, levelOf, levelsOf, type Pairing } from '@redoubt/bots'
import { decksContent } from '@redoubt/conquest'
import { box } from '@redoubt/doom/content'
import { Usage } from '../io.ts'

export const GAMES = ['doom', 'conquest'] as const
export type GameId = (typeof GAMES)[number]

/** What is played, before it is said by whom. */
export type MatchSetup = Omit<DoomPairing, 'bots'> | Omit<ConquestPairing, 'bots'>

interface Wishes {
  game: GameId
  mission: string | undefined
  marines: string | undefined
  decks: string | undefined
}

/** Every mission with every number of marines, or every pair of decks. */
export function setupsOf({ game, mission, marines, decks }: Wishes): MatchSetup[] {
  if (game === 'conquest') {
    if (mission !== undefined || marines !== undefined)
      throw new Usage('--mission and --marines belong to DOOM; Conquest takes --decks A,B or --decks all.')
    return deckPairs(decks).map(pair => ({ game: 'conquest', decks: pair }))
  }
  if (decks !== undefined) throw new Usage('--decks belongs to Conquest; DOOM takes --mission and --marines.')
  const sizes = list(marines, ['1', '2', '3', '4'], size => {
    throw new Usage(`--marines takes 1 to 4, several joined by commas, or all; not "${size}".`)
  })
  const known = Object.keys(box().missions)
  return list(mission, known, wrong => {
    throw new Usage(`There is no mission "${wrong}". Try: ${known.join(', ')}, all.`)
  }).flatMap(one => sizes.map(size => ({ game: 'doom' as const, mission: one, marines: Number(size) })))
}

function deckPairs(decks: string | undefined): [string, string][] {
  const known = decksContent.decks.map(deck => deck.id)
  if (decks === 'all') return known.flatMap(a => known.map(b => [a, b] as [string, string]))
  const [a, b, ...more] = decks?.split(',') ?? decksContent.default.decks
  if (a === undefined || b === undefined || more.length > 0 || !known.includes(a) || !known.includes(b))
    throw new Usage(`--decks takes the decks of both players, A,B, or all. There are: ${known.join(', ')}.`)
  return [[a, b]]
}

function list(text: string | undefined, known: readonly string[], wrong: (one: string) => never): string[] {
  if (text === undefined || text === 'all') return [...known]
  const wanted = text.split(',')
  for (const one of wanted) if (!known.includes(one)) wrong(one)
  return wanted
}

/** Levels joined by commas, each a level of the game, perhaps with a character: veteran:reckless. */
export function levelNames(game: GameId, text: string): string[] {
  const known = levelsOf(game).map(level => level.name)
  if (text === 'all') return known
  const wanted = text.split(',')
  const wrong = wanted.find(one => !levelOf(game, one))
  if (wrong === undefined) return wanted
  throw new Usage(`--bots takes levels of ${game}: ${known.join(', ')}; not "${wrong}".`)
}

/** One pair of levels plays everywhere. */
export function kindsOf(setups: readonly MatchSetup[], game: GameId, bots: string): Pairing[] {
  const levels = levelNames(game, bots)
  const [first, second = first] = levels
  if (first === undefined || second === undefined || levels.length > 2)
    throw new Usage(`--bots takes two levels, ${game === 'doom' ? "the marines' and the invader's" : 'of a and of b'}.`)
  return setups.map(setup => ({ ...setup, bots: [first, second] as const }))
}
