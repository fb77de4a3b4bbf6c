import { ci, glow, hi, INK, ln, many, mx, p, pp, ps, rc, sh, sil, sy } from '../../ui/drawing.ts'

/** The metals of every marine, and the light behind a visor. */
export const STEEL = '#59636f'
export const DARK = '#323a44'
export const PALE = '#8d99a6'
export const UNDER = '#1d2229'
export const LIGHT = '#67dcf2'

/** Head and shoulders of a marine in the colour of a class; the light comes from the upper left. */
export function shoulders(colour: string, wide = 0): string {
  const torso = `M50 66 L${70 + wide} 68 L${84 + wide} 78 L${90 + wide} 101 L50 101`
  const pad = `M${68 + wide} 66 C${82 + wide} 60 ${96 + wide} 68 ${98 + wide} 84 L${96 + wide} 101 L${80 + wide} 101 L${70 + wide} 82 Z`
  return [
    sil(5, sy(torso), pad, mx(pad)),
    ps(torso, DARK),
    ps('M50 74 L64 76 L70 101 L50 101', STEEL, 0.3),
    pp(pad, colour),
    hi(mx(`M${72 + wide} 68 C${82 + wide} 64 ${92 + wide} 70 ${95 + wide} 82 L${86 + wide} 74 Z`), 0.35),
    ln(pad, 2),
    ln(mx(pad), 2),
  ].join('')
}

/** Outlines of helmets, the right half from the top to the chin. */
export const HELMS = {
  dome: 'M50 14 C70 14 80 27 80 44 L79 56 L70 68 L50 71',
  wedge: 'M50 9 L61 13 L77 30 L79 48 L68 63 L58 73 L50 75',
  block: 'M50 14 L71 16 L81 30 L81 60 L71 70 L50 72',
  hood: 'M50 5 C71 7 87 26 86 52 L82 72 L66 80 L50 82',
  tall: 'M50 2 L60 6 L72 26 L77 50 L68 66 L50 73',
  small: 'M50 24 C64 24 71 33 71 46 L70 58 L62 66 L50 68',
} as const
type Helm = keyof typeof HELMS

export function helm(shape: Helm, colour: string, shade = 0.28): string {
  const d = HELMS[shape]
  return sil(5, sy(d)) + ps(d, colour, shade) + hi('M46 17 C33 20 25 30 24 42 C29 30 36 24 46 23 Z', 0.32)
}

/** A band of dark glass with light in it. */
export function slit(y: number, height: number, half: number, light: string = LIGHT): string {
  const [top, low] = [y, y + height]
  return (
    ps(`M50 ${top - 3} L${50 + half + 3} ${top - 3} L${50 + half} ${low + 3} L50 ${low + 4}`, INK, 0) +
    ps(`M50 ${top} L${50 + half} ${top} L${48 + half} ${low} L50 ${low + 1}`, light, 0.28) +
    hi(`M${52 - half} ${top} L46 ${top} L42 ${low} L${53 - half} ${low} Z`, 0.7)
  )
}

/** A visor in the shape of a T. */
export const tee = (light: string = LIGHT): string =>
  ps('M50 34 L75 34 L73 46 L58 48 L56 66 L50 66', INK, 0) +
  ps('M50 38 L71 38 L70 43 L55 45 L53 62 L50 62', light, 0.28) +
  hi('M30 38 L46 38 L45 43 L31 43 Z', 0.65)

/** Two slanted eyes. */
export const eyes = (light: string = LIGHT, y = 44): string =>
  pp(`M54 ${y + 2} L73 ${y - 7} L72 ${y + 4} L58 ${y + 8} Z`, INK, 0) +
  pp(`M57 ${y + 2} L70 ${y - 4} L69 ${y + 2} L60 ${y + 5} Z`, light, 0.15)

/** Round goggles. */
export const lenses = (light: string = LIGHT, y = 43, r = 10): string =>
  many(
    [37, 63],
    x => ci(x, y, r + 3, INK) + ci(x, y, r, light) + ci(x - r / 3, y - r / 3, r / 3, '#fff', 'fill-opacity=".7"'),
  ) + ln(`M${37 + r + 3} ${y} L${63 - r - 3} ${y}`, 4)

/** Bars before the mouth. */
export const grille = (y = 58): string =>
  ps(`M50 ${y} L62 ${y} L59 ${y + 10} L50 ${y + 11}`, UNDER, 0.2) +
  many([44, 50, 56], x => ln(`M${x} ${y + 2} L${x} ${y + 8}`, 1.8, PALE))

/** Where a class stands: its colour as a light behind it. */
export const backdrop = (colour: string): string =>
  rc(0, 0, 100, 100, 0, '#10141a') +
  glow(50, 46, 46, colour, 0.2) +
  p('M0 100 L0 78 L100 60 L100 100 Z', '#000', 'fill-opacity=".25"')

/** Stripes of warning paint. */
export const hazard = (x: number, y: number, w: number, h: number): string =>
  rc(x, y, w, h, 1, '#ffb020') +
  many([0, 1, 2, 3], i =>
    sh(
      `M${x + (i * w) / 4} ${y} L${x + (i * w) / 4 + w / 8} ${y} L${x + (i * w) / 4} ${y + h} L${x + (i * w) / 4 - w / 10} ${y + h} Z`,
      0.75,
    ),
  )
