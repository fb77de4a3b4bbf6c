import { ci, el, glow, hi, INK, ln, many, mx, p, pp, ps, rc, sh, sil, sy } from '../../ui/drawing.ts'

const STEEL = '#8d99a6'
const PLATE = '#5a6069'
const IRON = '#34393f'
const GOLD = '#d8a552'
const BLUE = '#3568c8'
const BLUE_DARK = '#1f3f86'

export function dreadnought(): string {
  const hull = 'M50 8 L72 12 L82 26 L82 58 L72 68 L50 70'
  const arm = 'M80 24 L96 26 L99 52 L97 82 L88 92 L80 82 L82 58 Z'
  const leg = 'M54 66 L76 66 L80 92 L86 98 L52 98 Z'
  return [
    sil(5, sy(hull), arm, mx(arm), leg, mx(leg)),
    pp(leg, IRON, 0.3) + pp('M56 70 L74 70 L76 82 L58 82 Z', BLUE, 0.25) + ps(hull, BLUE, 0.28),
    hi('M50 8 L28 12 L18 26 L18 36 L30 18 L50 15 Z', 0.35) +
      ps('M50 22 L66 24 L70 34 L66 46 L50 48', IRON, 0.2) +
      ps('M50 32 L64 31 L64 38 L50 40', '#ffb224', 0.2),
    hi('M37 33 L46 33 L44 36 L37 36 Z', 0.7) +
      ps('M50 52 L70 52 L66 62 L50 64', GOLD, 0.25) +
      ci(50, 57, 4, BLUE_DARK) +
      pp(arm, PLATE, 0.28),
    p(mx('M84 80 L88 100 L92 86 Z'), '#d9dee3') +
      p(mx('M92 78 L98 96 L98 78 Z'), '#d9dee3') +
      p(mx('M80 78 L79 96 L85 84 Z'), '#d9dee3'),
    p('M82 60 L98 58 L98 98 L94 98 L94 70 L91 70 L91 98 L87 98 L87 70 L84 72 Z', IRON) +
      p('M87 70 L88.500 70 L88.500 98 L87 98 Z', STEEL),
    pp('M80 24 L96 26 L97 38 L82 40 Z', BLUE, 0.25) +
      hi(mx('M81 25 L95 27 L96 30 L81 29 Z'), 0.4) +
      many(
        [
          [26, 28],
          [26, 56],
          [74, 28],
          [74, 56],
        ],
        ([x, y]) => ci(x!, y!, 2, GOLD),
      ),
  ].join('')
}

/** A heavy transport with tracks around the whole hull. */
export function tank(): string {
  const hull = 'M-6 56 L10 30 L72 26 L100 40 L108 62 L98 86 L4 90 L-8 74 Z'
  return [
    sil(5, hull, 'M20 30 L24 18 L56 16 L62 28 Z', 'M88 34 L112 26 L114 33 L92 44 Z'),
    p('M20 30 L24 18 L56 16 L62 28 Z', BLUE_DARK) +
      hi('M20 30 L24 18 L56 16 L57 20 L28 22 L25 30 Z', 0.3) +
      ci(38, 22, 4, INK) +
      ci(38, 22, 2.4, '#7fe36a'),
    p('M88 34 L112 26 L114 33 L92 44 Z', IRON) + p('M88 34 L112 26 L112.500 28.500 L90 37 Z', STEEL),
    p(hull, '#3a4048'),
    many(
      Array.from({ length: 15 }, (_, i) => i),
      i => rc(-4 + i * 7.2, 83 - Math.abs(i - 7) * 0.3, 5, 6, 1, i % 2 ? '#20242a' : '#59626d'),
    ),
    p('M0 56 L13 35 L71 31 L96 43 L102 60 L94 78 L8 82 L-2 70 Z', BLUE) +
      hi('M0 56 L13 35 L71 31 L96 43 L97 47 L70 37 L16 41 L5 58 Z', 0.4) +
      sh('M8 82 L-2 70 L102 60 L94 78 Z', 0.3),
    p('M26 48 L52 46 L54 74 L28 76 Z', BLUE_DARK) +
      ln('M26 48 L52 46 L54 74 L28 76 Z', 2) +
      p('M33 54 L47 53 L47.500 60 L40 70 L34 60 Z', GOLD),
    sil(3, 'M66 50 L84 46 L90 60 L84 70 L66 70 Z', 'M84 52 L112 48 L113 54 L86 59 Z') +
      p('M84 52 L112 48 L113 54 L86 59 Z', IRON) +
      p('M66 50 L84 46 L90 60 L84 70 L66 70 Z', PLATE) +
      hi('M66 50 L84 46 L86 50 L68 54 Z', 0.4) +
      ci(77, 60, 4, '#ffb224'),
    many(
      [
        [8, 60],
        [16, 46],
        [60, 40],
        [92, 70],
      ],
      ([x, y]) => ci(x!, y!, 2, '#c2ccd6'),
    ),
  ].join('')
}

/** A two-seat skimmer, black and white. */
export function speeder(): string {
  return [
    ln('M-14 62 L10 60', 3, '#9fd8ff', 'stroke-opacity=".6"') +
      ln('M-18 72 L6 70', 2, '#9fd8ff', 'stroke-opacity=".5"') +
      glow(4, 60, 13, '#67dcf2', 0.35),
    sil(
      5,
      'M2 50 L26 38 L60 36 L104 58 L112 68 L90 74 L20 76 L4 68 Z',
      'M14 48 L4 26 L18 26 L32 42 Z',
      'M40 38 L46 24 L62 24 L68 40 Z',
    ),
    p('M14 48 L4 26 L18 26 L32 42 Z', '#20252c') + hi('M4 26 L18 26 L20 29 L8 30 Z', 0.5),
    p('M40 38 L46 24 L62 24 L68 40 Z', '#3a4450') +
      ci(54, 25, 8, INK) +
      ci(54, 25, 6.4, '#2a3038') +
      p('M50 24 L61 22 L60 26 L53 27 Z', '#ff5a3d') +
      hi('M49 22 L54 19 L56 21 Z', 0.6),
    p('M2 50 L26 38 L60 36 L104 58 L112 68 L90 74 L20 76 L4 68 Z', '#2b3138') +
      p('M2 50 L26 38 L60 36 L104 58 L108 63 L60 44 L28 46 L6 56 Z', '#77828e') +
      p('M20 76 L90 74 L112 68 L96 66 L22 69 Z', '#14171b'),
    p('M34 52 L52 50 L58 66 L36 67 Z', '#e8edf2') + p('M38 58 L44 54 L52 57 L46 58 L53 62 L44 62 L40 65 Z', '#14171b'),
    sil(3, 'M70 70 L98 74 L98 80 L70 80 Z') +
      p('M70 70 L98 74 L98 80 L70 80 Z', IRON) +
      p('M70 70 L98 74 L98 75.500 L70 73 Z', STEEL) +
      el(98, 77, 2, 4, '#ffb224'),
    ci(8, 60, 5, INK) + ci(8, 60, 3.6, '#bff4ff'),
  ].join('')
}

/** A walking can. */
export function killaKan(): string {
  const hull = 'M50 18 C68 18 76 26 76 40 L74 70 L64 78 L50 78'
  return [
    sil(
      5,
      sy(hull),
      'M56 74 L72 72 L78 98 L56 98 Z',
      mx('M56 74 L72 72 L78 98 L56 98 Z'),
      'M74 38 L96 30 L106 44 L100 62 L76 58 Z',
      mx('M74 38 L92 34 L100 56 L78 58 Z'),
      'M36 20 L40 2 L48 20 Z',
      'M60 20 L66 6 L70 22 Z',
    ),
    p('M36 20 L40 2 L48 20 Z', IRON) +
      p('M60 20 L66 6 L70 22 Z', IRON) +
      ci(41, -2, 4, '#6a6a6a', 'fill-opacity=".6"') +
      ci(46, -8, 5, '#6a6a6a', 'fill-opacity=".4"'),
    pp('M56 74 L72 72 L78 98 L56 98 Z', IRON, 0.3) + pp('M58 80 L72 79 L74 88 L58 89 Z', '#8a4a2a', 0.2),
    p('M74 38 L96 30 L106 44 L100 62 L76 58 Z', PLATE) +
      ci(92, 46, 17, INK) +
      many(
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
        i => `<path d="M92 28 L97 36 L88 36 Z" fill="#dfe5ea" transform="rotate(${i * 36} 92 46)"/>`,
      ) +
      ci(92, 46, 12, STEEL) +
      ci(92, 46, 4, '#b3202e'),
    p(mx('M74 38 L92 34 L100 56 L78 58 Z'), PLATE) +
      sil(2, 'M-8 48 L14 44 L14 54 L-8 58 Z') +
      p('M-8 48 L14 44 L14 54 L-8 58 Z', IRON) +
      p('M-8 48 L14 44 L14 46.500 L-8 50.500 Z', STEEL),
    ps(hull, '#8a3a22', 0.3) +
      hi('M50 18 C32 18 24 26 24 39 C30 27 40 23 50 23 Z', 0.35) +
      ps('M50 34 L72 34 L72 44 L50 46', INK, 0) +
      ps('M50 37 L68 37 L68 41 L50 42.500', '#9dff6a', 0.2),
    p(sy('M50 54 L70 52 L66 66 L50 69'), '#1a0806') +
      many([32, 40, 48, 56, 62], x => p(`M${x} 54 L${x + 7} 54 L${x + 3.5} 62 Z`, '#e8edf2')) +
      many(
        [
          [30, 28],
          [70, 28],
          [28, 70],
          [72, 70],
        ],
        ([x, y]) => ci(x!, y!, 2.4, GOLD),
      ),
  ].join('')
}

/** A gun on wheels that fires most of the time. */
export function kannon(): string {
  return [
    glow(104, 22, 24, '#ff8a1f', 0.35) +
      p('M92 26 L120 8 L112 24 L126 28 L108 34 L112 46 L96 36 Z', '#ff8a1f') +
      p('M94 28 L110 18 L108 27 L116 30 L104 32 Z', '#ffe9a0'),
    sil(5, 'M6 66 L24 40 L88 16 L98 36 L46 66 L30 80 Z', 'M0 84 L22 58 L60 84 L54 92 L8 94 Z'),
    p('M0 84 L22 58 L60 84 L54 92 L8 94 Z', '#6a3a20') + p('M0 84 L22 58 L28 62 L8 88 Z', '#a8623a'),
    p('M6 66 L24 40 L88 16 L98 36 L46 66 L30 80 Z', PLATE) +
      p('M6 66 L24 40 L88 16 L91 22 L28 48 L11 70 Z', '#b9c3cd') +
      sh('M30 80 L46 66 L98 36 L96 31 L40 58 Z', 0.35),
    ln('M40 34 L50 60', 6, IRON) +
      ln('M62 26 L72 48', 6, IRON) +
      many([44, 52], x => p(`M${x} ${52 - x * 0.2} L${x + 7} ${49 - x * 0.2} L${x + 5} ${60 - x * 0.2} Z`, '#f0e2b8')),
    el(93, 26, 5, 11, INK, 'transform="rotate(-24 93 26)"') +
      el(93, 26, 3, 8, '#5a1206', 'transform="rotate(-24 93 26)"'),
    ci(34, 78, 21, INK) +
      ci(34, 78, 18, '#4a2a1a') +
      ci(34, 78, 14, '#20160f') +
      many(
        [0, 1, 2, 3],
        i => `<path d="M32 64 L36 64 L36 92 L32 92 Z" fill="#a8623a" transform="rotate(${i * 45} 34 78)"/>`,
      ) +
      ci(34, 78, 6, INK) +
      ci(34, 78, 4, GOLD),
  ].join('')
}

export function dropPod(): string {
  return [
    p('M50 -6 L62 20 L38 20 Z', '#ff8a1f', 'fill-opacity=".35"') +
      many(
        [
          [34, 4],
          [66, 2],
          [26, 22],
          [74, 24],
        ],
        ([x, y]) => ln(`M${x} ${y! - 14} L${x} ${y! + 14}`, 2, '#ffd98a', 'stroke-opacity=".5"'),
      ),
    sil(5, sy('M50 8 L62 14 L70 62 L50 72'), 'M68 30 L88 46 L90 64 L70 58 Z', mx('M68 30 L88 46 L90 64 L70 58 Z')),
    pp('M68 30 L88 46 L90 64 L70 58 Z', BLUE_DARK, 0.3) + hi(mx('M68 30 L88 46 L88 49 L69 35 Z'), 0.5),
    ps('M50 8 L62 14 L70 62 L50 72', BLUE, 0.3) +
      hi('M50 8 L38 14 L31 56 L36 40 L44 16 Z', 0.35) +
      ps('M50 22 L58 24 L62 52 L50 56', '#c9ced6', 0.3) +
      p('M44 30 L56 30 L55 42 L50 50 L45 42 Z', GOLD),
    glow(50, 84, 26, '#ff8a1f', 0.35) +
      p('M28 64 L72 64 L66 104 L58 84 L50 110 L42 84 L34 104 Z', '#ff8a1f') +
      p('M36 66 L64 66 L58 92 L50 82 L43 92 Z', '#ffe08a') +
      ps('M50 62 L72 58 L70 68 L50 74', IRON, 0.2),
  ].join('')
}
