/** What happened, for the abilities that answer it. Which facts are set depends on the moment. */
export interface Happening {
  /** The figure the moment is about. */
  self?: string
  /** The figure that caused the moment, where that is another one. */
  trigger?: string
  /** The marine that caused a kill. */
  killer?: string
  /** How a figure was or would be killed: 'attack', 'glory', 'telefrag', 'effect'. */
  how?: string
  /** Where a figure stood that has left the map. */
  spaces?: number[]
  portal?: string
  door?: number
  /** The side or figure that did it. */
  by?: string
  /** Figures met, displaced or placed by what happened. */
  met?: string[]
  /** The demon kind being activated. */
  kind?: string
  /** Level of a portal that has left the map. */
  portalLevel?: 'blue' | 'yellow' | 'red'
  /** Objective token that the figure carried. */
  carried?: string
  /** A demon ability that was announced. */
  announced?: string
}
