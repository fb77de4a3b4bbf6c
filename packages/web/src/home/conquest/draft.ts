import decksFile from '@redoubt/conquest/content/decks.json'
import type { NewTable } from '../../tables/tables.ts'
import { bot, coachOf, here, type People, seatPlans } from '../setup/people.ts'

const { default: usual } = decksFile

export type DeckDraft = string | { warlord: string; cards: Array<{ id: string; count: number }> }

export interface ConquestDraft extends People {
  decks: { a: DeckDraft; b: DeckDraft }
  planets: string
  initiative: 'random' | 'a' | 'b'
  /** Only what differs from the rules in force. */
  rules: Record<string, boolean | number | string>
}

export function newConquestDraft(): ConquestDraft {
  return {
    people: [],
    seats: { a: here(0, 'cadet'), b: bot('cadet') },
    think: 1,
    coach: true,
    decks: { a: usual.decks[0]!, b: usual.decks[1]! },
    planets: usual.planetSet,
    initiative: 'random',
    rules: {},
  }
}

export function conquestTable(draft: ConquestDraft, own: string): NewTable {
  const { decks, planets, initiative, rules } = draft
  return {
    game: 'conquest',
    options: { decks, planets, initiative, rules },
    seats: seatPlans('conquest', draft, ['a', 'b'], own),
    ...coachOf(draft),
  }
}
