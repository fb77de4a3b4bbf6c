import type { ZodType } from 'zod'
import type { Choice } from './choice.ts'
import { clone } from './clone.ts'
import { type Event, listen, listening } from './event.ts'
import { explainIssue, pathText } from './explain.ts'
import { type Said, saidAt, sentence } from './finding.ts'
import type { Flow } from './flow.ts'
import { hurrying } from './hurry.ts'
import { askAgain, type Concede, choose, flowTable, run } from './machine.ts'
import { nextUint32, type RandomState, secretRandom } from './random.ts'
import type { Save } from './save.ts'
import type { Seat } from './seat.ts'
import type { State } from './state.ts'

export interface SeatSpec {
  seat: Seat
  name: string
  /** Seats of one side win together. */
  side: string
}

export type Viewer = Seat | 'spectator'

/** What everybody sees, and what one viewer sees more. What is shared is not changed by anybody. */
export interface Views<S, V> {
  open(state: S): V
  own(open: V, state: S, viewer: Viewer): V
}

/** What a host needs of a game; it knows no rule. */
export interface Game<S extends State = State, O = unknown, V = unknown> {
  id: string
  name: string
  /** Version of the rules: a save names the version it was played with. */
  rules: string
  options: ZodType<O>
  seats(options: O): SeatSpec[]
  /** Runs to the first decision. Throws BadOptions when no such match can be. */
  create(options: unknown, seed: string, out?: Event[]): S
  /** Why nobody hands in such options any more, although matches that were begun with them go on. */
  refuses?(options: unknown): Said | null
  /** In place, runs to the next decision. Accepts only what is offered, and giving up where the game knows it. */
  choose(state: S, choice: Choice | string, out?: Event[]): void
  /**
   * The same in an imagined match that nobody watches: no events, and whoever has only one thing to choose is not asked, not
   * even where a pause must not betray who holds an answer. Real choices are the same and lead to the same positions.
   */
  hurry(state: S, choice: Choice | string): void
  /** A deep copy. What never changes once made is shared, the pending decision above all. */
  copy(state: S): S
  /** All that a seat may know, built by inclusion. */
  view(state: S, viewer: Viewer): V
  /** The same in two steps, for hosts that draw for many at once. */
  views?: Views<S, V>
  /** A state this seat cannot tell from the real one, with chance of its own. */
  imagine(state: S, seat: Seat, random: RandomState): S
  /**
   * What of all that can be hidden in this game a viewer sees now, each by a name that stays: cards, turned dials. A name that was not there
   * before is something learnt, and cannot be forgotten again. Without it every reveal counts as learnt by everybody.
   */
  known?(state: S, viewer: Viewer): string[]
  /** The round a position is in: a match keeps the first position of every round. */
  round?(state: S): number
  /** Brings a save of an older rules version one version forward. */
  migrate?: Readonly<Record<string, (save: Save) => Save>>
}

export interface GameSpec<S extends State, O, V>
  extends Omit<Game<S, O, V>, 'create' | 'choose' | 'hurry' | 'copy' | 'imagine'> {
  flows: readonly Flow[]
  /** The position before anything is decided, with the first procedure on the stack. */
  setup(options: O, base: State): S
  /** Besides what is offered, a seat may say "concede:SEAT" at any time: this ends the match; false if nobody sits there. */
  concede?: Concede<S>
  /** Written out by the shape of the state it is several times as fast as `clone`, which copies otherwise. */
  copy?(state: S): S
  /**
   * A copy of the state with `random` as its chance, in which all that this seat does not know is drawn anew. What
   * somebody else may choose there is asked anew by the kernel; a world in which nobody would ask that is thrown away.
   */
  imagine(state: S, seat: Seat, random: RandomState): S
}

/** How many worlds to try that must explain why somebody else is being asked. */
const WORLDS = 100

/** The options describe a match that cannot be. */
export class BadOptions extends Error {
  readonly code = 'bad-options'
  constructor(readonly said: Said) {
    super(sentence(said))
    this.name = 'BadOptions'
  }
}

export function defineGame<S extends State, O, V>(spec: GameSpec<S, O, V>): Game<S, O, V> {
  const table = flowTable(spec.flows)
  const { id, name, rules, options, seats, copy = clone, view, views, known, round, migrate, refuses } = spec
  const concede = spec.concede as Concede | undefined
  return {
    id,
    name,
    rules,
    options,
    seats,
    copy,
    view,
    ...(views ? { views } : {}),
    ...(known ? { known } : {}),
    ...(round ? { round } : {}),
    ...(migrate ? { migrate } : {}),
    ...(refuses ? { refuses } : {}),
    create(given, seed, out) {
      const parsed = options.safeParse(given)
      if (!parsed.success) {
        const { path, said } = explainIssue(parsed.error.issues[0]!, given)[0]!
        throw new BadOptions(saidAt(pathText(path) || 'options', said))
      }
      const base: State = { seq: 0, reveals: 0, decision: null, outcome: null, random: secretRandom(seed), stack: [] }
      return listening(out, () => {
        const g = spec.setup(parsed.data, base)
        run(table, g)
        return g
      })
    },
    choose(g, choice, out) {
      const before = listen(out ?? null)
      try {
        choose(table, g, choice, concede)
      } finally {
        listen(before)
      }
    },
    hurry(g, choice) {
      listening(undefined, () => hurrying(() => choose(table, g, choice)))
    },
    imagine(g, seat, random) {
      for (let i = 0; i < WORLDS; i++) {
        const world = spec.imagine(g, seat, random)
        if (!world.decision || world.decision.seat === seat || askAgain(table, world)) return world
        nextUint32(random) // so that a game which copies the chance does not draw the same world again
      }
      return { ...copy(g), random } // the one world that surely fits
    },
  }
}
