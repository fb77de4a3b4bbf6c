import { at, ci, flip, glow, hi, INK, ln, many, p, rc, sh, sil, star, turn } from '../../ui/drawing.ts'
import { GOLD, IRON } from './metals.ts'
import { runt } from './ork.ts'

/** What events show: happenings. */

export function slash(): string {
  return [
    p('M-12 96 C30 70 70 40 108 -8 C84 48 44 84 -12 96 Z', '#b3202e') +
      p('M0 88 C36 66 70 40 102 2 C80 46 46 74 0 88 Z', '#ff8a5a') +
      p('M12 80 C42 62 70 40 94 14 C76 44 48 66 12 80 Z', '#fff3d6'),
    turn(
      38,
      50,
      50,
      sil(4, 'M50 -12 L59 4 L57 56 L43 56 L41 4 Z', 'M26 54 L74 54 L70 64 L30 64 Z', 'M45 64 L55 64 L55 84 L45 84 Z') +
        p('M50 -12 L59 4 L57 56 L43 56 L41 4 Z', '#dfe9f6') +
        p('M50 -12 L59 4 L57 56 L50 56 Z', '#8fa4c0') +
        p('M26 54 L74 54 L70 64 L30 64 Z', GOLD) +
        rc(45.5, 64, 9, 19, 2, '#27436f') +
        ci(50, 59, 3.4, '#b3202e'),
    ),
    many(
      [
        [20, 20],
        [82, 74],
        [66, 88],
        [10, 48],
      ],
      ([x, y]) => p(star(x!, y!, 4, 7, 2), '#ffd98a'),
    ),
  ].join('')
}

/** A barrier that holds: shots break on it. */
export function barrier(inside: string): string {
  return [
    at(18, 22, 0.66, inside),
    ci(50, 58, 46, '#67dcf2', 'fill-opacity=".16"') +
      ci(50, 58, 46, 'none', 'stroke="#bff4ff" stroke-width="3"') +
      ci(50, 58, 41, 'none', 'stroke="#67dcf2" stroke-width="1.500" stroke-opacity=".6"') +
      hi('M14 38 C22 22 36 14 50 13 C38 18 26 28 20 42 Z', 0.6),
    many(
      [
        [4, 34, -22, 22],
        [94, 40, 122, 28],
        [88, 84, 116, 100],
        [18, 92, -10, 104],
      ],
      ([x, y, a, b]) =>
        ln(`M${a} ${b} L${x} ${y}`, 3, '#ffd98a') +
        p(star(x!, y!, 6, 11, 4), '#ff8a1f') +
        p(star(x!, y!, 6, 6, 2), '#fff3d6'),
    ),
  ].join('')
}

export function dyingWorld(): string {
  return [
    p('M46 -10 L54 -10 L58 40 L42 40 Z', '#ff5a3d', 'fill-opacity=".6"') +
      p('M48.500 -10 L51.500 -10 L53 40 L47 40 Z', '#fff3d6'),
    ci(50, 62, 44, '#ff8a1f', 'fill-opacity=".25"') +
      ci(50, 62, 37, INK) +
      ci(50, 62, 35, '#4a2a22') +
      p('M50 27 L74 36 L85 58 L82 78 L64 96 L50 97 Z', '#2a1612') +
      many(
        [
          [34, 46, 9],
          [66, 80, 8],
          [30, 78, 6],
        ],
        ([x, y, r]) => ci(x!, y!, r!, '#5c362a'),
      ),
    ln('M50 36 L44 50 L56 58 L46 70 L58 82 L52 96', 5, '#ff8a1f') +
      ln('M50 36 L44 50 L56 58 L46 70 L58 82 L52 96', 2, '#ffe9a0') +
      ln('M56 58 L74 54 L84 62', 3, '#ff8a1f') +
      ln('M46 70 L28 68 L18 74', 3, '#ff8a1f') +
      ln('M44 50 L30 44', 2.4, '#ff8a1f'),
    p(star(50, 36, 9, 24, 9), '#ffb52e') +
      p(star(50, 36, 9, 13, 5), '#fff7d6') +
      many(
        [
          [6, 40],
          [96, 46],
          [90, 96],
          [10, 96],
        ],
        ([x, y]) => p(`M${x} ${y} L${x! + 8} ${y! - 4} L${x! + 6} ${y! + 6} Z`, '#6a4034'),
      ),
    sil(3, 'M34 -6 L66 -6 L60 4 L40 4 Z') + p('M34 -6 L66 -6 L60 4 L40 4 Z', '#46556f'),
  ].join('')
}

export function growing(big: string, small: string): string {
  return [
    at(26, 6, 0.92, big),
    at(-12, 50, 0.48, small),
    sil(3, 'M8 46 L8 22 L0 22 L14 4 L28 22 L20 22 L20 46 Z') +
      p('M8 46 L8 22 L0 22 L14 4 L28 22 L20 22 L20 46 Z', '#9dff6a') +
      sh('M14 4 L28 22 L20 22 L20 46 L14 46 Z', 0.25),
  ].join('')
}

export function shout(face: string): string {
  return [
    many([62, 50, 38], (r, i) =>
      ci(
        50,
        62,
        r,
        'none',
        `stroke="${['#ffd23d', '#ff8a1f', '#ffd23d'][i]}" stroke-width="${2 + i}" stroke-opacity="${0.35 + i * 0.15}" stroke-dasharray="${16 - i * 3} 7"`,
      ),
    ),
    many(
      Array.from({ length: 12 }, (_, i) => i),
      i =>
        `<path d="M48 -8 L52 -8 L50.500 8 L49.500 8 Z" fill="#ffd23d" fill-opacity=".7" transform="rotate(${i * 30} 50 60)"/>`,
    ),
    at(12, 14, 0.78, face),
  ].join('')
}

export function swarm(): string {
  const places: Array<[number, number, number]> = [
    [-14, -6, 0.4],
    [20, -12, 0.42],
    [58, -8, 0.4],
    [90, 2, 0.34],
    [-24, 26, 0.44],
    [4, 16, 0.5],
    [44, 14, 0.52],
    [80, 22, 0.46],
    [-10, 50, 0.56],
    [28, 46, 0.62],
    [68, 50, 0.56],
  ]
  return many(places, ([x, y, k], i) =>
    at(
      x,
      y,
      k,
      i % 3 === 1
        ? flip(runt('#ffd23d', '#5a3a2a', '#b3202e'))
        : runt(i % 2 ? '#ffe98a' : '#ffb08a', i % 2 ? '#8a4a2a' : '#4a4a2a', i % 4 ? '#6a737d' : '#d8a552'),
    ),
  )
}

export function squig(): string {
  return [
    glow(86, 14, 18, '#ff8a1f', 0.35) +
      ln('M70 24 C76 14 82 18 86 12', 4) +
      ln('M70 24 C76 14 82 18 86 12', 2, '#c9b28a') +
      p(star(88, 10, 8, 12, 4), '#ff8a1f') +
      p(star(88, 10, 8, 6, 2), '#fff3d6'),
    sil(
      5,
      'M50 18 C78 18 96 38 94 62 C92 84 74 94 50 94 C26 94 8 84 6 62 C4 38 22 18 50 18 Z',
      'M20 92 L14 102 L34 102 L34 92 Z',
      'M66 92 L66 102 L88 102 L80 90 Z',
      'M58 10 L78 14 L74 30 L54 26 Z',
    ),
    p('M20 92 L14 102 L34 102 L34 92 Z', '#a8323a') + p('M66 92 L66 102 L88 102 L80 90 Z', '#7a1f28'),
    p('M50 18 C78 18 96 38 94 62 C92 84 74 94 50 94 C26 94 8 84 6 62 C4 38 22 18 50 18 Z', '#c8404a') +
      sh('M50 18 C78 18 96 38 94 62 C92 84 74 94 50 94 Z', 0.26) +
      hi('M50 20 C30 20 12 34 9 54 C18 36 32 27 50 25 Z', 0.35) +
      many(
        [
          [24, 34, 4],
          [78, 40, 3],
          [86, 60, 4],
          [16, 56, 3],
        ],
        ([x, y, r]) => ci(x!, y!, r!, '#8f2430'),
      ),
    ci(34, 42, 9, INK) +
      ci(34, 42, 7, '#ffe98a') +
      ci(36, 43, 3, INK) +
      ci(62, 40, 7, INK) +
      ci(62, 40, 5.4, '#ffe98a') +
      ci(63, 41, 2.2, INK) +
      p('M14 56 C30 66 70 66 86 54 C86 76 70 86 50 86 C30 86 14 76 14 56 Z', '#2a0808') +
      many([18, 28, 38, 48, 58, 68], (x, i) =>
        p(
          `M${x} ${59 + (i < 3 ? i : 5 - i) * 1.6} L${x + 9} ${60 + (i < 3 ? i : 5 - i) * 1.6} L${x + 5} ${71 + (i < 3 ? i : 5 - i) * 1.6} Z`,
          i < 3 ? '#fff3d0' : '#d8caa0',
        ),
      ) +
      many([30, 44, 58], x => p(`M${x} 84 L${x + 10} 84 L${x + 5} 74 Z`, '#f0e2b8')),
    p('M58 10 L78 14 L74 30 L54 26 Z', IRON) +
      hi('M58 10 L78 14 L77 18 L57 14 Z', 0.4) +
      ln('M46 24 L80 34', 3, '#8a6a3a'),
  ].join('')
}

export function brokenShield(): string {
  return [
    p(star(52, 48, 9, 56, 26), '#ff8a1f', 'fill-opacity=".25"'),
    sil(
      5,
      'M16 14 L46 10 L40 34 L50 48 L38 66 L44 88 C26 78 14 58 16 14 Z',
      'M60 10 L88 16 C90 58 76 78 58 90 L52 70 L64 50 L54 34 Z',
    ),
    p('M16 14 L46 10 L40 34 L50 48 L38 66 L44 88 C26 78 14 58 16 14 Z', '#5d7fc0') +
      hi('M16 14 L46 10 L45 15 L21 19 C21 44 26 62 36 76 C22 62 15 42 16 14 Z', 0.45),
    p('M60 10 L88 16 C90 58 76 78 58 90 L52 70 L64 50 L54 34 Z', '#2f4a80') +
      ln('M30 24 L30 56', 4, GOLD) +
      ln('M22 38 L40 38', 4, GOLD),
    turn(
      42,
      52,
      48,
      sil(4, 'M48 -22 L58 -22 L60 70 L53 88 L46 70 Z') +
        p('M48 -22 L58 -22 L60 70 L53 88 L46 70 Z', '#dfe5ea') +
        p('M53 -22 L58 -22 L60 70 L53 88 Z', '#8d99a6') +
        p('M51 30 L55 30 L54 84 L52 84 Z', '#b3202e'),
    ),
    many(
      [
        [44, 46],
        [66, 30],
        [38, 84],
        [80, 78],
      ],
      ([x, y]) => p(star(x!, y!, 4, 8, 2.4), '#fff3d6'),
    ) +
      many(
        [
          [92, 4],
          [8, 84],
          [96, 92],
        ],
        ([x, y]) => p(`M${x} ${y} L${x! + 7} ${y! - 5} L${x! + 8} ${y! + 4} Z`, '#5d7fc0'),
      ),
  ].join('')
}

export function fallBack(): string {
  return [
    many(
      [
        [6, 78, 13],
        [22, 86, 15],
        [-8, 88, 12],
        [38, 92, 12],
        [-2, 66, 8],
      ],
      ([x, y, r]) => ci(x!, y!, r!, '#6b6f7c', 'fill-opacity=".75"'),
    ) + glow(28, 66, 18, '#ff8a1f', 0.3),
    p('M18 78 L44 52 L52 62 Z', '#ff8a1f') + p('M26 70 L46 54 L51 60 Z', '#ffe08a'),
    sil(5, 'M38 52 L66 14 L96 -2 L92 32 L58 66 Z', 'M44 42 L22 38 L34 54 Z', 'M66 62 L70 86 L54 72 Z'),
    p('M44 42 L22 38 L34 54 Z', '#46556f') + p('M66 62 L70 86 L54 72 Z', '#2f3b55'),
    p('M38 52 L66 14 L96 -2 L92 32 L58 66 Z', '#6d7f9c') +
      hi('M38 52 L66 14 L96 -2 L68 24 L46 58 Z', 0.4) +
      p('M66 26 L80 14 L84 22 L72 36 Z', INK) +
      p('M68 27 L79 17.500 L81.500 22 L72 33 Z', '#67dcf2') +
      ci(58, 46, 5, GOLD),
    sil(3, 'M2 30 L26 6 L26 16 L46 16 L46 28 L26 28 L26 38 Z'.replaceAll('46', '50')) +
      p('M2 22 L22 4 L22 14 L48 14 L48 30 L22 30 L22 40 Z', '#f0c878') +
      sh('M2 22 L22 22 L48 22 L48 30 L22 30 L22 40 Z', 0.25),
  ].join('')
}
