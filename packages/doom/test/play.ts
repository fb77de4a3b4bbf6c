import { type Event, key, type Outcome } from '@redoubt/kernel'
import { Table } from '@redoubt/kernel/testing'
import { expect } from 'vitest'
import { boardOf } from '../src/board/map.ts'
import { box } from '../src/content/index.ts'
import { doom as game } from '../src/game.ts'
import { MARINES, type MarineId } from '../src/match/seats.ts'
import type { DoomState, Figure } from '../src/match/state.ts'

interface MarineSpec {
  at?: string | null
  damage?: number
  stunned?: boolean
  exhausted?: boolean
  hand?: string[]
  deck?: string[]
  discard?: string[]
  glory?: string[]
  weapons?: string[]
  mp?: number
  carries?: string
  class?: string | null
}

interface DemonSpec {
  at: string | string[]
  damage?: number
  stunned?: boolean
  tag?: string
  carries?: string
}

type Demons = { [kind: string]: DemonSpec | DemonSpec[] | undefined }

/** A position in the words of the game; demons stand under their kind: `imp: { at: 'b1' }` or a list of them. */
export type Position = Partial<Record<MarineId, MarineSpec>> & {
  mission?: string
  map?: string[]
  doors?: Array<[string, string]>
  turn?: string
  dice?: number[]
  demons?: Demons
  options?: Record<string, unknown>
  scenario?: Record<string, unknown>
  seed?: string
  /** Begins with the mission's set-up and so many marines (no class, two weapons each) instead of a position. */
  begins?: 1 | 2 | 3 | 4
  /** Windows in which only passing is possible are passed without a word, unless this is false. */
  quiet?: boolean
}

/** A match under test that reads like play. */
export class Match {
  readonly table: Table<DoomState>
  private readonly quiet: boolean

  constructor(position: Position) {
    const { mission, map, doors, turn, dice, demons, options, scenario, seed, quiet, begins, ...rest } = position
    const marines = MARINES.filter(id => rest[id] !== undefined)
    const squad: Record<string, unknown> = {}
    const placed: Record<string, unknown> = {}
    for (const id of marines) {
      const { class: chosen, ...spec } = rest[id]!
      squad[id] = { class: chosen ?? null }
      placed[id] = spec
    }
    const figures = Object.entries(demons ?? {}).flatMap(([kind, given]) =>
      (Array.isArray(given) ? given : [given!]).map(spec => ({ kind, ...spec })),
    )
    this.quiet = quiet ?? true
    this.table = new Table<DoomState>(
      game,
      {
        mission: mission ?? 'black-bishop-1',
        marines: Math.max(1, marines.length),
        squad,
        ...(marines.length === 3 ? { point: marines[0] } : {}),
        ...options,
        ...(begins
          ? {
              marines: begins,
              squad: recruits(begins),
              ...(begins === 3 && mission !== 'tutorial' ? { point: 'alpha' } : {}),
              ...options,
            }
          : {
              scenario: {
                ...(map ? { map } : {}),
                ...(doors ? { doors } : {}),
                ...(turn ? { turn } : {}),
                ...(dice ? { dice } : {}),
                marines: placed,
                demons: figures,
                ...scenario,
              },
            }),
      },
      seed ?? 'test',
    )
    this.hush()
  }

  get state(): DoomState {
    return this.table.state
  }
  get offers(): string[] {
    return this.table.offers
  }
  get outcome(): Outcome | null {
    return this.state.outcome
  }
  /** What the latest decision made happen. */
  get happened(): Event[] {
    return this.table.latest
  }

  /** Makes decisions, whoever they belong to. */
  does(...keys: string[]): this {
    for (const wanted of keys) {
      if (!this.offers.includes(wanted))
        throw new Error(
          `"${wanted}" is not offered to ${this.state.decision?.seat} (${this.state.decision?.kind}): ${this.offers.join('  ')}`,
        )
      this.table.choose(wanted)
      this.hush()
    }
    return this
  }

  /** Passes in windows until something else is asked. */
  passes(): this {
    while (this.state.decision && this.offers.includes('pass')) this.table.choose('pass')
    return this
  }

  private hush(): void {
    while (this.quiet && this.state.decision?.options.length === 1 && key(this.state.decision.options[0]!) === 'pass')
      this.table.choose('pass')
  }

  figure(id: string): Figure {
    const found = this.state.figures.find(f => f.id === id)
    if (!found) throw new Error(`${id} is not in the match: ${this.state.figures.map(f => f.id).join(' ')}`)
    return found
  }
  has(id: string): boolean {
    return this.state.figures.some(f => f.id === id && f.at.length > 0)
  }
  at(id: string): string[] {
    return this.figure(id).at.map(space => boardOf(this.state).name(space))
  }
  marine(id: MarineId = 'alpha') {
    return this.state.marines.find(m => m.id === id)!
  }
  /** Events of one type since the match began. */
  events(type: string): Event[] {
    return this.table.events.filter(event => event.type === type)
  }
  view(seat: string) {
    return game.view(this.state, seat)
  }
}

const recruits = (count: number) =>
  Object.fromEntries(
    MARINES.slice(0, count).map((id, n) => [
      id,
      { class: null, weapons: n < 2 ? ['combat-shotgun', 'heavy-assault-rifle'] : ['super-shotgun', 'plasma-rifle'] },
    ]),
  )

export function doom(position: Position): Match {
  return new Match(position)
}

/** A match from the very beginning, set-up included. */
export function begin(options: Record<string, unknown>, seed = 'test'): Table<DoomState> {
  return new Table<DoomState>(game, options, seed)
}

/** An open room of so many columns and rows. */
export function room(columns: number, rows: number): string[] {
  const border = `+${'-+'.repeat(columns)}`
  const inner = `+${' +'.repeat(columns)}`
  const floor = `|${'. '.repeat(columns).trimEnd()}|`
  const lines = [border]
  for (let row = 0; row < rows; row++) lines.push(floor, row < rows - 1 ? inner : border)
  return lines
}

/** A corridor one space wide. */
export const corridor = (length: number): string[] => room(length, 1)

/** A full squad without the others on the map: no squad card changes Alpha's printed values. */
export const away = { bravo: { at: null }, charlie: { at: null }, delta: { at: null } } as const

/** Three more marines, off the map: with four nobody has a squad card, and every value is the printed one. */
export const fallen = { bravo: { at: null }, charlie: { at: null }, delta: { at: null } } as const

export { box, game }

interface DoomMatchers<R> {
  /** The decision on the table offers this key. */
  offers(wanted: string): R
  /** The game waits for this seat, for this kind of decision. */
  waitsFor(seat: string, kind: string): R
}

declare module 'vitest' {
  interface Matchers<T = any> extends DoomMatchers<T> {}
}

expect.extend({
  offers(match: Match, wanted: string) {
    return {
      pass: match.offers.includes(wanted),
      message: () => `"${wanted}" among: ${match.offers.join('  ')}`,
    }
  },
  waitsFor(match: Match, seat: string, kind: string) {
    const d = match.state.decision
    return {
      pass: d?.seat === seat && d.kind === kind,
      message: () => `the game waits for ${d?.seat} (${d?.kind}), not ${seat} (${kind})`,
    }
  },
})
