/** The bases of the figures: a seat is known by its shape as well as by its colour. */
const SHAPES = {
  hexagon: 'M32 4L56 18V46L32 60L8 46V18Z',
  square: 'M8 8H56V56H8Z',
  circle: 'M32 5A27 27 0 1 1 31.9 5Z',
  diamond: 'M32 3L61 32L32 61L3 32Z',
  shield: 'M10 6H54V36L32 60L10 36Z',
} as const

const LOOKS: Readonly<Record<string, Readonly<Record<string, { icon: string; colour: string; shape: string }>>>> = {
  doom: {
    alpha: { icon: 'marine-alpha', colour: 'var(--m-alpha)', shape: SHAPES.hexagon },
    bravo: { icon: 'marine-bravo', colour: 'var(--m-bravo)', shape: SHAPES.square },
    charlie: { icon: 'marine-charlie', colour: 'var(--m-charlie)', shape: SHAPES.circle },
    delta: { icon: 'marine-delta', colour: 'var(--m-delta)', shape: SHAPES.diamond },
    invader: { icon: 'ui-demon', colour: 'var(--danger-text)', shape: SHAPES.shield },
  },
  conquest: {
    a: { icon: 'cq-warlord', colour: 'var(--sm-pale)', shape: SHAPES.square },
    b: { icon: 'cq-warlord', colour: 'var(--ork-pale)', shape: SHAPES.square },
  },
}

/** Seats of a game that these screens do not know have a shape too. */
const PLAIN = { icon: 'ui-human', colour: 'var(--text-2)', shape: SHAPES.circle }

export const seatLook = (game: string, seat: string) => LOOKS[game]?.[seat] ?? PLAIN
