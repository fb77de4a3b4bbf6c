import { type Choice, key, type Seat } from '@redoubt/kernel'
import { Table } from '@redoubt/kernel/testing'
import { atkOf, commandOf, hasKeyword, hpOf } from '../../src/abilities/constants.ts'
import { designOf, pieceOf } from '../../src/board/board.ts'
import {
  type ConquestChoice,
  type ConquestOptions,
  type ConquestState,
  conquest,
  type Scenario,
} from '../../src/index.ts'
import type { KeywordId } from '../../src/language/keywords.ts'
import { PLANETS } from '../../src/match/designs.ts'
import { areaName, cardName } from '../../src/match/names.ts'
import { type Piece, SEATS, type Side, sideOf } from '../../src/match/state.ts'

type Deep<T> = T extends readonly (infer U)[] ? Deep<U>[] : T extends object ? { [K in keyof T]?: Deep<T[K]> } : T
export type Position = Deep<Scenario> & { rules?: ConquestOptions['rules'] }

/** The row of every position that names no other. */
export const ROW = ['Plannum', 'Atrox Prime', 'Elouith', 'Tarrus', 'Osus IV', 'Ferrin', 'Iridial']

/** Decisions in which somebody may pass and nothing happens. */
const WINDOWS = /^(action|answer-.*|shield|reduce-cost|battle-ability)$/

/** A match from a position: decks are empty unless they are given, so that only what a test names can happen. */
export function position(given: Position, seed = 'test'): Play {
  const { rules = {}, ...scenario } = given
  const a = { deck: [], ...scenario.a }
  const b = { deck: [], ...scenario.b }
  return new Play({ rules, planets: 'core-10', scenario: { planets: ROW, ...scenario, a, b } }, seed)
}

/** A whole new match. */
export function match(options: unknown = {}, seed = 'test'): Play {
  return new Play(options, seed)
}

export class Play {
  readonly table: Table<ConquestState>
  readonly a: Player
  readonly b: Player

  constructor(options: unknown, seed: string) {
    this.table = new Table<ConquestState>(conquest, options, seed)
    this.a = new Player(this, 'a')
    this.b = new Player(this, 'b')
  }

  get state(): ConquestState {
    return this.table.state
  }
  get offers(): string[] {
    return this.table.offers
  }
  get events(): any[] {
    return this.table.events
  }
  get outcome() {
    return this.state.outcome
  }
  /** "a combat-turn": who is asked what. */
  get waits(): string {
    const d = this.state.decision
    return d ? `${d.seat} ${d.kind}` : 'over'
  }
  get phase(): string {
    return this.state.phase
  }
  get row(): string[] {
    return this.state.row.filter(slot => slot.here).map(slot => (slot.up ? PLANETS[slot.planet]!.name : '?'))
  }
  get initiative(): Seat {
    return SEATS[this.state.initiative]
  }

  /** Events of one type, in order. */
  told(type: string): any[] {
    return this.events.filter(event => event.type === type)
  }

  /** Passes every window until something else is asked; or, declining bonuses too, until the given kind of decision. */
  on(kind?: string): this {
    for (let i = 0; i < 1000 && this.state.decision; i++) {
      const d = this.state.decision
      if (kind ? d.kind === kind : !WINDOWS.test(d.kind)) return this
      if (kind && d.kind === 'bonus') {
        this.table.choose('take-nothing')
        continue
      }
      if (!d.options.some((c: Choice) => c.do === 'pass')) {
        if (kind) throw new Error(`Cannot pass by ${this.waits} on the way to ${kind}.`)
        return this
      }
      this.table.choose('pass')
    }
    if (kind && this.state.decision?.kind !== kind) throw new Error(`There was no ${kind}: ${this.waits}.`)
    return this
  }

  unit(name: string, copy = 1): Unit {
    return new Unit(this, this.piece(name, copy).id)
  }

  /** The piece of that card name, the copy-th in play. */
  piece(name: string, copy = 1): Piece {
    const found = this.state.play.filter(p => designOf(this.state, p.id).card.name === name)[copy - 1]
    if (!found) throw new Error(`${name} is not in play.`)
    return found
  }

  inPlay(name: string): number {
    return this.state.play.filter(p => designOf(this.state, p.id).card.name === name).length
  }
}

export class Unit {
  constructor(
    readonly play: Play,
    readonly id: number,
  ) {}
  private get p(): Piece {
    const p = pieceOf(this.play.state, this.id)
    if (!p) throw new Error('This unit has left play.')
    return p
  }
  get alive(): boolean {
    return pieceOf(this.play.state, this.id) !== undefined
  }
  get damage(): number {
    return this.p.damage
  }
  get ready(): boolean {
    return this.p.ready
  }
  get at(): string {
    return areaName(this.play.state, this.p.at)
  }
  get atk(): number {
    return atkOf(this.play.state, this.p)
  }
  get hp(): number {
    return hpOf(this.play.state, this.p)
  }
  get command(): number {
    return commandOf(this.play.state, this.p)
  }
  get bloodied(): boolean {
    return this.p.bloodied
  }
  get resources(): number {
    return this.p.stock
  }
  has(keyword: KeywordId): boolean {
    return hasKeyword(this.play.state, this.p, keyword)
  }
  get key(): string {
    return cardName(this.play.state, this.id)
  }
}

/** One seat. Cards are called by their names; whatever is not offered to this seat now is refused. */
export class Player {
  readonly side: Side
  constructor(
    readonly play: Play,
    readonly seat: 'a' | 'b',
  ) {
    this.side = sideOf(seat)
  }

  private get state() {
    return this.play.state.players[this.side]
  }
  get resources(): number {
    return this.state.resources
  }
  get hand(): string[] {
    return this.state.hand.map(id => designOf(this.play.state, id).card.name)
  }
  get deck(): string[] {
    return [...this.state.deck].reverse().map(id => designOf(this.play.state, id).card.name)
  }
  get discard(): string[] {
    return this.state.discard.map(id => designOf(this.play.state, id).card.name)
  }
  get display(): string[] {
    return this.state.display.map(planet => PLANETS[planet]!.name)
  }
  get warlord(): Unit {
    const p = this.play.state.play.find(q => q.owner === this.side && designOf(this.play.state, q.id).isWarlord)!
    return new Unit(this.play, p.id)
  }
  get view() {
    return conquest.view(this.play.state, this.seat)
  }

  /** The offered choice that these words mean. */
  private find(verb: string, words: string[]): ConquestChoice | undefined {
    const d = this.play.state.decision
    if (d?.seat !== this.seat) return undefined
    return (d.options as ConquestChoice[]).find(
      c =>
        c.do === verb &&
        words.every((word, i) => {
          const values =
            i === 0 && words.length > 1 ? [c.card] : [c.card, c.at, c.n === undefined ? undefined : `${c.n}`]
          return values.some(value => value !== undefined && this.means(value, word))
        }),
    )
  }

  private means(value: string, word: string): boolean {
    if (value === word) return true
    const id = Number(value.slice(value.lastIndexOf('.') + 1))
    return value.includes('.') && designOf(this.play.state, id).card.name === word
  }

  can(verb: string, ...words: string[]): boolean {
    return this.find(verb, words) !== undefined
  }

  does(verb: string, ...words: string[]): Play {
    const choice = this.find(verb, words)
    if (!choice)
      throw new Error(
        `${this.seat} cannot ${verb} ${words.join(' ')} (${this.play.waits}): ${this.play.offers.join(' ')}`,
      )
    this.play.table.choose(key(choice))
    return this.play
  }

  deploys(card: string, at?: string) {
    return at === undefined ? this.does('deploy', card) : this.does('deploy', card, at)
  }
  plays(card: string) {
    return this.does('play', card)
  }
  uses(card: string) {
    return this.does('use', card)
  }
  chooses(what: string) {
    return this.does('choose', what)
  }
  passes() {
    return this.does('pass')
  }
  commits(at: string) {
    return this.does('commit', at)
  }
  /** Names attacker and defender ("area" for Area Effect); a single possible defender is not asked for. */
  attacks(attacker: string, defender?: string) {
    this.play.on('combat-turn')
    this.does('attack', attacker)
    if (defender === 'area') this.does('area-effect')
    else if (defender !== undefined && this.play.state.decision?.kind === 'defender') this.does('defender', defender)
    return this.play
  }
  shields(card: string) {
    return this.does('shield', card)
  }
}
