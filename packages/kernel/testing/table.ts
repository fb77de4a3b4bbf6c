import { type AnyGame, type Choice, clone, type Event, hash, key, offered, type State } from '../src/index.ts'
import { assertDecidable, keepingDecision } from './decisions.ts'
import { assertPlain } from './plain.ts'

/** How a table treats the state after every decision; the whole suite runs in each of these modes. */
export const MODES = ['plain', 'undo', 'save'] as const
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

  constructor(
    readonly game: AnyGame,
    readonly options: unknown,
    readonly seed = 'test',
    private readonly treatment: Mode = mode,
  ) {
    this.state = game.create(options, seed, this.latest)
    this.events.push(...this.latest)
    this.check()
    if (treatment === 'save') this.saveAndLoad()
  }

  get offers(): string[] {
    return offered(this.state)
  }

  choose(choice: string | Choice): this {
    const wanted = typeof choice === 'string' ? choice : key(choice)
    const before = this.treatment === 'undo' ? clone(this.state) : null
    const events: Event[] = []
    keepingDecision(this.state, () => this.game.choose(this.state, wanted, events))
    this.latest = events
    this.decisions.push(wanted)
    this.events.push(...events)
    this.check()
    if (before) this.undoAndRedo(before, wanted)
    if (this.treatment === 'save') this.saveAndLoad()
    return this
  }

  private check(): void {
    assertPlain(this.state)
    assertDecidable(this.state)
  }

  private undoAndRedo(before: S, wanted: string): void {
    const events: Event[] = []
    this.game.choose(before, wanted, events)
    if (hash([before, events]) !== hash([this.state, this.latest]))
      throw new Error(`Undo and redo of "${wanted}" leads elsewhere.`)
    this.state = before
  }

  private saveAndLoad(): void {
    const loaded = JSON.parse(JSON.stringify(this.state)) as S
    if (hash(loaded) !== hash(this.state)) throw new Error('A saved state differs from the state.')
    this.state = loaded
  }
}
