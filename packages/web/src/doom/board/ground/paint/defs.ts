import { U } from '../../layers/unit.ts'

const THEMES = ['plate', 'grate', 'hex', 'lab', 'hell', 'bone'] as const
export type Theme = (typeof THEMES)[number]

const pattern = (id: string, body: string, size = U) =>
  `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${body}</pattern>`

const bevel = (base: string, light: string, dark: string) =>
  `<rect width="40" height="40" fill="${base}"/><path d="M0 0H40V1.4H1.4V40H0Z" fill="${light}"/><path d="M40 0V40H0V38.4H38.4V0Z" fill="${dark}"/>`

const bolt = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="1.5" fill="#1b1f25"/><circle cx="${x - 0.4}" cy="${y - 0.4}" r=".7" fill="#6b7683"/>`

const slot = (y: number) =>
  `<rect x="6" y="${y - 1.6}" width="28" height="3.2" rx="1.6" fill="#1b1f25"/><rect x="6" y="${y + 1.2}" width="28" height=".8" fill="#4d5762"/>`

const FLOORS: Record<Theme, string> = {
  plate:
    bevel('#434b54', '#57616b', '#2a3037') +
    bolt(5, 5) +
    bolt(35, 5) +
    bolt(5, 35) +
    bolt(35, 35) +
    '<path d="M10 20H30" stroke="#3a424b" stroke-width="1.4"/>',
  grate: bevel('#353c44', '#49525c', '#20252b') + [8, 14, 20, 26, 32].map(slot).join(''),
  hex:
    bevel('#3b4550', '#4f5b67', '#262d35') +
    '<path d="M20 6L32 13V27L20 34L8 27V13Z" fill="#333c46" stroke="#4a5561"/><path d="M20 6L32 13V27" fill="none" stroke="#252c34" stroke-width="1.2"/>',
  lab:
    bevel('#525b63', '#68727b', '#353c43') +
    '<rect x="2" y="2" width="17.6" height="17.6" fill="#59636b"/><rect x="20.4" y="20.4" width="17.6" height="17.6" fill="#59636b"/>',
  hell:
    bevel('#43302d', '#5a3f39', '#271a19') +
    '<path d="M4 12L14 4L26 8L37 4L34 18L38 32L24 37L10 34L3 26Z" fill="#4b3531"/><path d="M14 4L17 16L34 18M17 16L10 34M17 16L3 26" stroke="#2b1c1b" stroke-width="1.4" fill="none"/><path d="M15 5L18 15" stroke="#6b4a42" fill="none"/>',
  bone:
    bevel('#433a33', '#5b5045', '#28221d') +
    '<path d="M3 9L18 3L37 7L36 21L22 18L4 22Z" fill="#4d443b"/><path d="M4 24L20 20L36 24L35 36L18 37L5 34Z" fill="#493f37"/><path d="M18 3L20 20L18 37" stroke="#2a231e" stroke-width="1.2" fill="none"/>',
}

const glow = (id: string, colour: string, strength = 0.75) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".45" stop-color="${colour}" stop-opacity="${strength * 0.32}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`

const slope = (id: string, across: boolean, from: string, to: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${across ? 1 : 0}" y2="${across ? 0 : 1}">${from}${to}</linearGradient>`
const stop = (offset: number, colour: string, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`

/** Glows by name: of portals, teleporters, pits, lamps, and of whoever acts. */
export const GLOWS =
  glow('g-blue', '#3d8bff') +
  glow('g-yellow', '#ffc928', 0.6) +
  glow('g-red', '#ff3b2e', 0.8) +
  glow('g-teal', '#4ff0d0', 0.7) +
  glow('g-warm', '#ffd9a0', 0.34) +
  glow('g-cold', '#bfe4ff', 0.3) +
  glow('g-lava', '#ff6a1a', 0.7) +
  glow('g-argent', '#8ceeff', 0.85)

export const DEFS =
  THEMES.map(theme => pattern(`f-${theme}`, FLOORS[theme])).join('') +
  pattern('t-cross', '<path d="M0 0L10 10M10 0L0 10" stroke="#ff3d4a" stroke-width="1.3" stroke-opacity=".6"/>', 10) +
  pattern('t-chev', '<path d="M0 9L6 3L12 9" fill="none" stroke="#ff8a4a" stroke-width="2" stroke-opacity=".8"/>', 12) +
  pattern('t-dot', '<circle cx="3" cy="3" r="1.5" fill="#7dbcff"/><circle cx="9" cy="9" r="1.5" fill="#7dbcff"/>', 12) +
  pattern(
    'haz',
    '<rect width="12" height="12" fill="#1b1c1e"/><path d="M0 12L12 0H6L0 6ZM12 12V6L6 12Z" fill="#d9981f"/>',
    12,
  ) +
  GLOWS +
  slope('ao-n', false, stop(0, '#000', 0.62), stop(1, '#000', 0)) +
  slope('ao-w', true, stop(0, '#000', 0.55), stop(1, '#000', 0)) +
  slope('pit', false, stop(0, '#120606'), stop(1, '#5a1a0a')) +
  '<linearGradient id="crate" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#7b8692"/><stop offset=".5" stop-color="#56606b"/><stop offset="1" stop-color="#383f48"/></linearGradient>' +
  '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter><filter id="soft3" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="2.2"/></filter>'
