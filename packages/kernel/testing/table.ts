import { type AnyGame, type Choice, canonical, clone, type Event, key, offered, type State } from '../src/index.ts'
import { assertDecidable, keepingDecision } from './decisions.ts'
import { assertPlain } from './plain.ts'

/**
 * How a table treats the state: as the game leaves it, or `again`: every decision is made, undone and made again, and every position is
 * saved and loaded. The whole suite runs in each of these modes.
 */
export const MODES = ['plain', 'again'] as const
export type Mode = (typeof MODES)[number]

const env = (globalThis as { process?: { env: Record<string, string | undefined> } }).process?.env
export const mode: Mode = MODES.find(m => m === env?.REDOUBT_MODE) ?? 'plain'

/** A match under test. Tests speak to it through keys; the mode hides behind it. */
export class Table<S extends State = State> {
  state: S
  readonly decisions: string[] = []
  /** Everything emitted so far, and by the latest decision alone. */
  readonly events: Event[] = []
  latest: Event[] = []

  /** The state as the game left it, before it was saved and loaded, and what it said. */
  private left: { state: S; text: string } | null = null

  constructor(
    readonly game: AnyGame,
    readonly options: unknown,
    readonly seed = 'test',
    private readonly treatment: Mode = mode,
  ) {
    this.state = game.create(options, seed, this.latest)
    this.events.push(...this.latest)
    this.check()
    if (treatment === 'again') this.saveAndLoad()
  }

  get offers(): string[] {
    return offered(this.state)
  }

  choose(choice: string | Choice): this {
    const wanted = typeof choice === 'string' ? choice : key(choice)
    const loaded = this.state
    const state = this.treatment === 'again' ? this.unloaded() : loaded
    const events: Event[] = []
    keepingDecision(state, () => this.game.choose(state, wanted, events))
    this.state = state
    this.latest = events
    this.decisions.push(wanted)
    this.events.push(...events)
    this.check()
    if (this.treatment !== 'again') return this
    this.redo(loaded, wanted)
    this.saveAndLoad()
    return this
  }

  private check(): void {
    assertPlain(this.state)
    assertDecidable(this.state)
  }

  /** What was never saved may hide that two of its places are one; a test may have changed it since. */
  private unloaded(): S {
    return this.left?.text === canonical(this.state) ? this.left.state : clone(this.state)
  }

  private redo(before: S, wanted: string): void {
    const events: Event[] = []
    this.game.choose(before, wanted, events)
    if (canonical([before, events]) !== canonical([this.state, this.latest]))
      throw new Error(`Undo and redo of "${wanted}" leads elsewhere.`)
  }

  private saveAndLoad(): void {
    const text = canonical(this.state)
    const loaded = JSON.parse(JSON.stringify(this.state)) as S
    if (canonical(loaded) !== text) throw new Error('A saved state differs from the state.')
    this.left = { state: this.state, text }
    this.state = loaded
  }
}
