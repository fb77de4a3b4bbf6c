import { decks } from '@redoubt/conquest/content/decks.json'
import { USUAL_MISSION } from '@redoubt/doom/usual'
import type { MessageKey, Tongue } from '../i18n/i18n.ts'
import type { MissionCard } from '../missions/catalogue.ts'
import { missionName } from '../missions/name.ts'
import type { MatchCard } from '../tables/tables.ts'
import { playerName } from './players.ts'

type Words = Pick<Tongue, 't' | 'has' | 'locale' | 'printed'>

/** What a match is called in lists: its mission, or who meets whom. */
export function matchTitle(words: Words, card: Pick<MatchCard, 'game' | 'options'>): string {
  if (card.game === 'doom') {
    const { mission = USUAL_MISSION } = card.options as { mission?: string }
    return missionName(words, mission)
  }
  const [one, two] = deckNames(words, card)
  return words.t('matches.versus', { one, two })
}

/** What a chair at a table is called: in Conquest by the deck that is played there, unless both play the same. */
export function seatTitle(words: Words, card: Pick<MatchCard, 'game' | 'options'>, seat: string): string {
  const [a, b] = card.game === 'conquest' ? deckNames(words, card) : ['', '']
  return a === b ? words.t(`seat.${seat}` as MessageKey) : seat === 'a' ? a : b
}

function deckNames(words: Words, { options }: Pick<MatchCard, 'options'>): [a: string, b: string] {
  const chosen = (options as { decks?: { a?: unknown; b?: unknown } }).decks
  const name = (chosen: unknown, usual: number) => {
    const id = chosen ?? decks[usual]!.id
    const deck = decks.find(each => each.id === id)
    return deck ? words.printed(`${deck.id}.name`, deck.name) : words.t('matches.own-deck')
  }
  return [name(chosen?.a, 0), name(chosen?.b, 1)]
}

/** Where it stands: "Round 3 · your turn", "You won". */
export function matchState(words: Words, card: MatchCard): string {
  const { t } = words
  const { outcome, round, waitsFor, seats, made } = card
  if (outcome) {
    if (outcome.winners.length === 0) return t('matches.drawn')
    const people = humans(card)
    const winner = t('matches.winner', { seat: seatWord(card.game, outcome.winners) })
    if (people.size !== 1) return winner
    return outcome.winners.some(seat => seats[seat]?.kind === 'human') ? t('matches.you-won') : t('matches.you-lost')
  }
  if (made === 0 && round === null) return t('matches.not-begun')
  const plan = waitsFor ? seats[waitsFor] : undefined
  const isYou = plan?.kind === 'human' && humans(card).size === 1
  const turn = !plan ? 'none' : plan.kind === 'bot' ? 'bot' : isYou ? 'you' : 'named'
  return t('matches.running', { round: round ?? 0, turn, name: plan ? playerName(waitsFor!, plan, words) : '' })
}

function seatWord(game: string, winners: readonly string[]): string {
  if (game === 'doom') return winners.includes('invader') ? 'invader' : 'marines'
  return winners[0] ?? 'other'
}

/** The people at this screen, by number. */
export function humans({ seats }: Pick<MatchCard, 'seats'>): Set<number> {
  return new Set(Object.values(seats).flatMap(plan => (plan.kind === 'human' ? [plan.person] : [])))
}

/** A picture for a match: whose side the person is on. */
export function matchIcon({ game, seats }: Pick<MatchCard, 'game' | 'seats'>): string {
  const mine = Object.entries(seats).find(([, plan]) => plan.kind === 'human')?.[0]
  if (game === 'conquest') return mine === 'b' ? 'art-ork-boss' : 'art-sm-captain'
  if (mine === 'invader') return 'demon-imp'
  return `marine-${mine ?? 'alpha'}`
}

const STEPS = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', 7],
  ['week', 5],
  ['month', 12],
  ['year', Number.POSITIVE_INFINITY],
] as const

/** "12 minutes ago", "yesterday". */
export function ago(locale: string, then: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  let amount = Math.max(0, (now - then) / 1000)
  for (const [unit, most] of STEPS) {
    if (amount < most) return format.format(-Math.floor(amount), unit)
    amount /= unit === 'week' ? 4.35 : most
  }
  return ''
}

/** "Asset Extraction: 3 assets have been extracted." */
export function objectiveWords(t: Tongue['t'], { objective: { name, text } }: MissionCard): string {
  return name === null ? text : t('setup.objective', { name, text })
}
