import type { Use } from '../abilities/use.ts'
import { attackOf } from '../match/attack-frame.ts'
import { DRONE } from '../match/figure-kinds.ts'
import { findFigure, isDemon, isMarine, onMap } from '../match/figures.ts'
import { INVADER } from '../match/seats.ts'
import type { DoomState, Figure } from '../match/state.ts'

interface FigureWord {
  means: string
  find(g: DoomState, use: Use): string[]
}

const some = (id: string | undefined): string[] => (id ? [id] : [])
const onMapWho = (g: DoomState, fits: (f: Figure) => boolean): string[] =>
  g.figures.filter(f => onMap(f) && fits(f)).map(f => f.id)

/** Figures (or players) that a word alone can name. */
export const NAMED_FIGURE = {
  self: { means: 'The figure (or marine) that owns the card or ability.', find: (_g, use) => some(use.self) },
  attacker: { means: 'The figure that performs the current attack.', find: g => some(attackOf(g)?.attacker) },
  defender: { means: 'The figure that the current attack is against.', find: g => some(attackOf(g)?.defender) },
  'trigger-figure': {
    means: 'The figure that caused the timing window.',
    find: (_g, use) => some(use.trigger ?? use.self),
  },
  killer: { means: 'The marine that caused the kill.', find: (_g, use) => some(use.killer) },
  chooser: { means: 'The figure picked by a choice.', find: (_g, use) => some(use.chosen) },
  'moved-onto': { means: 'The figure in the space just entered.', find: (_g, use) => some(use.chosen) },
  [DRONE]: { means: 'The escorted drone.', find: g => some(findFigure(g, DRONE)?.id) },
  invader: { means: 'The invader player.', find: () => [INVADER] },
  any: { means: 'Every figure (friends too).', find: g => onMapWho(g, () => true) },
  enemy: {
    means: 'Figures hostile to the owner.',
    find: (g, use) => onMapWho(g, f => isDemon(f) !== (use.owner === INVADER)),
  },
  marine: { means: 'Marines.', find: g => onMapWho(g, isMarine) },
  'chosen-demon': { means: 'A demon the invader picks first.', find: (_g, use) => some(use.chosen) },
  marines: { means: 'Every marine.', find: g => onMapWho(g, isMarine) },
  demons: { means: 'Every demon.', find: g => onMapWho(g, isDemon) },
} satisfies Record<string, FigureWord>

export type NamedFigure = keyof typeof NAMED_FIGURE
export const NAMED_FIGURES = Object.keys(NAMED_FIGURE) as [NamedFigure, ...NamedFigure[]]

/** The figures (or seat) that a word names. */
export function named(g: DoomState, use: Use, word: NamedFigure): string[] {
  const { find }: FigureWord = NAMED_FIGURE[word]
  return find(g, use)
}
