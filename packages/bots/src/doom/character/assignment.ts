/** What the marines have to do, by the words of the objective card. */
export type Assignment =
  /** Progress tokens on every checkpoint. */
  | { kind: 'mark'; needed: number }
  /** Tokens are taken and carried to the spaces called `home`; `counter` says how many have arrived. */
  | { kind: 'fetch'; needed: number; counter: string; home: string }
  /** Progress tokens on portals, until each has its seal value. */
  | { kind: 'seal'; values: Readonly<Record<'blue' | 'yellow' | 'red', number>> }
  /** The drone goes to the spaces called `exit`. */
  | { kind: 'escort'; exit: string }
  /** Demons that carry tokens are killed. */
  | { kind: 'hunt'; needed: number; counter: string }
  /** Everything is killed. */
  | { kind: 'clear' }
  /** The first lesson, which has no card. */
  | { kind: 'lesson' }
export type AssignmentKind = Assignment['kind']
