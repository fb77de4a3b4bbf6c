import type { NewTable, SeatPlan } from '../tables/tables.ts'
import { searches } from './levels.ts'

export const MARINES = ['alpha', 'bravo', 'charlie', 'delta'] as const
export type MarineSeat = (typeof MARINES)[number]
export type GameId = 'doom' | 'conquest'

/** Who sits somewhere, before anybody does. */
export interface SeatDraft {
  who: 'here' | 'bot'
  /** The person at this screen, from 0. One person may play several marines. */
  person: number
  level: string
}

export interface People {
  /** Names as typed; an empty one means the usual name. */
  people: string[]
  seats: Record<string, SeatDraft>
  /** Seconds a searching bot may think about one decision. */
  think: number
}

export interface Kit {
  /** Empty: chosen at the table. */
  class: string
  weapons: [string, string]
}

export const INVADER_CHOICES = ['recommended', 'chosen', 'table'] as const

export interface DoomDraft extends People {
  mission: string
  marines: number
  kits: Record<string, Kit>
  invader: (typeof INVADER_CHOICES)[number]
  eventSets: string[]
  invasion: string
  difficulty: string
  strictFrags: boolean
  openPoints: Record<string, string>
}

export type DeckDraft = string | { warlord: string; cards: Array<{ id: string; count: number }> }

export interface ConquestDraft extends People {
  decks: { a: DeckDraft; b: DeckDraft }
  planets: string
  initiative: 'random' | 'a' | 'b'
  /** Only what differs from the rules in force. */
  rules: Record<string, boolean | number | string>
}

export const MOST_PEOPLE = 5
export const THINKING = [1, 2, 5, 10, 15] as const

const here = (person = 0, level = 'veteran'): SeatDraft => ({ who: 'here', person, level })
const bot = (level: string): SeatDraft => ({ who: 'bot', person: 0, level })
export const NO_KIT: Kit = { class: '', weapons: ['', ''] }

export function newDoomDraft(mission: string): DoomDraft {
  return {
    mission,
    marines: 2,
    people: [],
    seats: {
      alpha: here(),
      bravo: bot('veteran'),
      charlie: bot('veteran'),
      delta: bot('veteran'),
      invader: bot('recruit'),
    },
    think: 1,
    kits: {},
    invader: 'recommended',
    eventSets: [],
    invasion: '',
    difficulty: 'regular',
    strictFrags: false,
    openPoints: {},
  }
}

export function newConquestDraft(): ConquestDraft {
  return {
    people: [],
    seats: { a: here(0, 'cadet'), b: bot('cadet') },
    think: 1,
    decks: { a: 'demo-30-space-marines', b: 'demo-30-orks' },
    planets: 'demo-7',
    initiative: 'random',
    rules: {},
  }
}

export function seatsOf(draft: DoomDraft): string[] {
  return [...MARINES.slice(0, draft.marines), 'invader']
}

export interface SeatNames {
  person(index: number): string
  bot(seat: string): string
}

function plans(game: GameId, draft: People, seats: readonly string[], names: SeatNames): Record<string, SeatPlan> {
  return Object.fromEntries(
    seats.map((seat): [string, SeatPlan] => {
      const { who, person, level } = draft.seats[seat]!
      if (who === 'here') {
        const name = draft.people[person]?.trim() || names.person(person)
        return [seat, { kind: 'human', name: name.slice(0, 80), person }]
      }
      const plan: SeatPlan = { kind: 'bot', name: names.bot(seat), level }
      return [seat, searches(game, level) ? { ...plan, time: draft.think * 1000 } : plan]
    }),
  )
}

/** The match a person asked for; whether the rules allow it is for the game to say. */
export function doomTable(draft: DoomDraft, names: SeatNames, isTutorial: boolean): NewTable {
  const { mission, marines, difficulty, strictFrags, openPoints } = draft
  const options: Record<string, unknown> = { mission, marines, difficulty, strictFrags }
  if (Object.keys(openPoints).length > 0) options.openPoints = openPoints
  if (!isTutorial) {
    const squad = Object.fromEntries(
      MARINES.slice(0, marines).flatMap(id => {
        const wanted = kitOptions(draft.kits[id] ?? NO_KIT)
        return Object.keys(wanted).length > 0 ? [[id, wanted]] : []
      }),
    )
    if (Object.keys(squad).length > 0) options.squad = squad
    if (draft.invader === 'table') options.freeChoice = true
    if (draft.invader === 'chosen') {
      if (draft.eventSets.length > 0) options.eventSets = draft.eventSets
      if (draft.invasion) options.invasion = draft.invasion
    }
  }
  return { game: 'doom', options, seats: plans('doom', draft, seatsOf(draft), names) }
}

function kitOptions(kit: Kit): { class?: string; weapons?: string[] } {
  return {
    ...(kit.class ? { class: kit.class } : {}),
    ...(kit.weapons.some(Boolean) ? { weapons: kit.weapons.filter(Boolean) } : {}),
  }
}

export function conquestTable(draft: ConquestDraft, names: SeatNames): NewTable {
  const { decks, planets, initiative, rules } = draft
  return {
    game: 'conquest',
    options: { decks, planets, initiative, rules },
    seats: plans('conquest', draft, ['a', 'b'], names),
  }
}

/** What a person must still do, as keys of the catalogue; the game itself checks the rest. */
export function doomTroubles(draft: DoomDraft, isTutorial: boolean): Array<{ key: TroubleKey; seat?: string }> {
  if (isTutorial) return []
  const found: Array<{ key: TroubleKey; seat?: string }> = []
  for (const seat of MARINES.slice(0, draft.marines)) {
    const [one, two] = draft.kits[seat]?.weapons ?? ['', '']
    if (Boolean(one) !== Boolean(two)) found.push({ key: 'setup.trouble-one-weapon', seat })
    else if (one && one === two) found.push({ key: 'setup.trouble-same-weapon', seat })
  }
  const sets = draft.eventSets.length
  if (draft.invader === 'chosen' && sets !== 0 && sets !== 3) found.push({ key: 'setup.trouble-sets' })
  return found
}
export type TroubleKey = 'setup.trouble-one-weapon' | 'setup.trouble-same-weapon' | 'setup.trouble-sets'

/** People who sit somewhere, in order. */
export function peopleAt(draft: People, seats: readonly string[]): number[] {
  const found = seats.flatMap(seat => (draft.seats[seat]?.who === 'here' ? [draft.seats[seat].person] : []))
  return [...new Set(found)].sort((a, b) => a - b)
}

/** Whatever an older version kept, every field is there. */
export function mended<T extends People>(fresh: T, kept: unknown): T {
  if (typeof kept !== 'object' || kept === null) return fresh
  const found = { ...fresh } as Record<string, unknown>
  for (const [field, value] of Object.entries(kept))
    if (field in found && typeof value === typeof found[field] && Array.isArray(value) === Array.isArray(found[field]))
      found[field] = value
  found.seats = { ...fresh.seats, ...(found.seats as T['seats']) }
  return found as unknown as T
}
