import type { Board } from '../board/board.ts'
import { boardOf } from '../board/map.ts'
import type { Content } from '../content/index.ts'
import { contentOf } from '../match/figures.ts'
import type { DoomState } from '../match/state.ts'

/** What people call the things in events. */
export interface Names {
  /** A figure, seat, card, ability, demon kind, weapon or token by its id. */
  of(id: string): string
  space(space: number): string
  door(door: number): string
}

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1)

/** 'possessed-soldier-2' → 'Possessed Soldier 2'. */
const spelled = (id: string): string => id.split('-').filter(Boolean).map(capital).join(' ')

const TABLES = ['actionCards', 'events', 'glory', 'classes', 'squads', 'weapons', 'demons', 'invasions'] as const

/** The printed names of cards and demons; several of a kind keep their number. */
function printed(content: Content, id: string): string {
  for (const table of TABLES) {
    const entry = content[table][id]
    if (entry) return entry.name
  }
  const ability = content.abilities[id]
  if (ability) return ability.name
  const [, kind, number] = /^(.+)-(\d+)$/.exec(id) ?? []
  const demon = kind === undefined ? undefined : content.demons[kind]
  return demon ? `${demon.name} ${number}` : spelled(id)
}

/** The names of one match: the cards it is played with and the map it is played on. */
export function namesOf(content: Content, board: Board): Names {
  return {
    of: id => printed(content, id),
    space: space => board.name(space),
    door: door => {
      const [a, b] = board.doors[door]!.between[0]!
      return `the door between ${board.name(a)} and ${board.name(b)}`
    },
  }
}

export const matchNames = (g: DoomState): Names => namesOf(contentOf(g), boardOf(g))
