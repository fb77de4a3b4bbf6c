import type { SeenDecision, Shown, Viewer } from '@redoubt/kernel'
import type { ComponentType } from 'react'
import type { Tongue, Values } from '../i18n/i18n.ts'
import type { Heard, Match } from './match.ts'

/** An option of a decision, whatever the game. */
export type SeenOption = NonNullable<SeenDecision['options']>[number]

/** What a game brings to the table; loaded when a match of it is opened. */
export interface GameScreen<G extends Shown = Shown> {
  /** The whole screen of a match (and of a replay, where nothing can be chosen). */
  Table: ComponentType<{ match: Match<G> }>
  /** Milliseconds an event is shown at normal speed; 0: it needs no time of its own. */
  linger(event: Heard<G>): number
  /** It is shown at every speed: what somebody would ask about who only saw the result. */
  matters?(event: Heard<G>, viewer: Viewer): boolean
  /** The view while an event is shown: figures step one by one although the host is further already. */
  foretell?(view: G['view'], event: Heard<G>): G['view']
  /** A line of the log; null for what needs none. */
  tell(event: G['event'], view: G['view'], words: Tongue): LogText | null
  /** An option as advice: what its button says, and where it is on the table, as selectors; the first that is there counts. */
  counsel(option: SeenOption, match: Match<G>, words: Tongue): { text: string; from: string[]; to: string[] }
  /** The facts of a reason with figures and cards by name; those with a name of their own need the view. */
  named(values: Values, match: Pick<Match<G>, 'options'> & { view?: G['view'] }, words: Tongue): Values
  /** The cue of an event, a name of `src/sound`. */
  cue?(event: Heard<G>, view: G['view']): string | null
}

export interface LogText {
  /** A symbol of the sprite. */
  icon?: string
  /** The sentence; names in **double stars** are set in bold. */
  text: string
  /** Whose doing: a seat, a side or a kind, for filters and colour. */
  by?: string
  /** How much it matters: only steps of little interest are 'detail'. */
  weight?: 'head' | 'plain' | 'detail'
  /** Spaces or cards it is about: pointing at the line lights them. */
  about?: string[]
  dice?: Array<{ colour: string; face: number }>
  /** A new round: what follows folds under it. */
  round?: number
  /** An attack or a battle turn is one entry of the log: it begins with this line, comes to its end with it, or leads to it. */
  part?: 'begins' | 'ends' | 'belongs'
  /** What came of it, in short: the entry shows the last one. */
  sum?: { text?: string; icon?: string; bad?: boolean }
  /** The next line takes the place of this one if it `tells` the same: the last step tells the whole walk. */
  goesOn?: string
  tells?: string
}
