import { ci, el, glow, hi, INK, ln, many, p, pp, rc, sh, sil, star, sy, turn } from '../../ui/drawing.ts'
import { BONE, GOLD, IRON, PLATE, STEEL } from './metals.ts'

/** What attachments show: weapons, wargear, honours. */

export function relicBlade(): string {
  const blade = 'M50 -2 L60 12 L58 66 L42 66 L40 12 Z'
  return turn(
    24,
    50,
    50,
    p(star(50, 44, 12, 56, 34), GOLD, 'fill-opacity=".22"') +
      sil(5, blade, 'M22 62 L78 62 L74 74 L26 74 Z', 'M45 74 L55 74 L55 92 L60 99 L40 99 L45 92 Z'),
    p(blade, '#c9d6e6') +
      p('M50 -2 L60 12 L58 66 L50 66 Z', '#7f90a8') +
      p('M49 12 L51 12 L51.500 62 L48.500 62 Z', '#67dcf2') +
      p('M22 62 L78 62 L74 74 L26 74 Z', GOLD) +
      p('M50 62 L78 62 L74 74 L50 74 Z', '#8a5a1e'),
    rc(45, 74, 10, 18, 2, '#7a1f34') +
      many([78, 84, 90], y => ln(`M45 ${y} L55 ${y - 2}`, 1.6, '#3a0c14')) +
      p('M40 92 L60 92 L60 99 L40 99 Z', GOLD) +
      ci(50, 68, 4, '#b3202e') +
      ln('M34 20 L28 8', 2, '#bff4ff') +
      ln('M66 30 L76 22', 2, '#bff4ff') +
      ln('M34 44 L24 44', 2, '#bff4ff'),
  )
}

export function bigBolter(): string {
  const body = 'M-8 44 L20 34 L86 34 L90 28 L100 28 L102 54 L62 56 L58 72 L44 72 L42 58 L20 58 L10 78 L-6 78 Z'
  return [
    p(star(50, 48, 10, 58, 36), '#fff', 'fill-opacity=".07"'),
    sil(5, body, 'M64 56 L80 56 L78 84 L66 84 Z', 'M100 36 L116 36 L116 48 L100 48 Z'),
    p('M100 36 L116 36 L116 48 L100 48 Z', IRON) +
      rc(104, 39, 3, 6, 1, INK) +
      rc(110, 39, 3, 6, 1, INK) +
      p('M64 56 L80 56 L78 84 L66 84 Z', '#4a535e') +
      hi('M64 56 L69 56 L70 84 L66 84 Z', 0.3),
    p(body, '#27436f') +
      p('M-8 44 L20 34 L86 34 L90 28 L100 28 L100.500 34 L86 40 L21 40 L-7 50 Z', '#8fb0e8') +
      p('M26 44 L78 44 L78 52 L26 52 Z', '#12233f') +
      many([32, 42, 52, 62, 72], x => rc(x, 45.5, 5, 5, 1, GOLD)) +
      rc(34, 24, 26, 8, 2, INK) +
      rc(36, 25.5, 22, 5, 1, PLATE) +
      ci(94, 41, 5, INK) +
      ci(94, 41, 3.4, GOLD),
    p('M4 60 L14 60 L6 76 L-3 76 Z', '#3a2a20'),
  ].join('')
}

export function ironHalo(): string {
  return [
    glow(50, 48, 44, '#ffe08a', 0.22),
    many(
      Array.from({ length: 16 }, (_, i) => i),
      i =>
        `<path d="M45.500 16 L50 ${i % 2 ? 2 : -8} L54.500 16 Z" fill="${i % 2 ? '#b8862a' : '#f0c878'}" stroke="${INK}" stroke-width="1.800" transform="rotate(${i * 22.5} 50 48)"/>`,
    ),
    ci(50, 48, 34, INK) +
      ci(50, 48, 32, '#f0c878') +
      el(52, 50, 30, 30, '#a8721f') +
      ci(50, 48, 26, '#d8a552') +
      ci(50, 48, 22, INK) +
      ci(50, 48, 20, '#16315f') +
      p(sy('M50 34 C58 34 62 40 62 46 L58 54 L56 62 L50 63'), '#e8edf2') +
      sh('M50 34 C58 34 62 40 62 46 L58 54 L56 62 L50 63 Z', 0.25) +
      ci(45, 48, 3.4, INK) +
      ci(55, 48, 3.4, INK) +
      p('M50 52 L52 56 L48 56 Z', INK) +
      hi('M26 34 C30 24 40 18 50 18 L50 22 C42 22 34 27 30 36 Z', 0.6),
  ].join('')
}

export function cybork(): string {
  return [
    glow(50, 50, 40, '#9dff6a', 0.16),
    sil(5, sy('M50 10 L66 14 L86 26 L88 50 L76 60 L72 92 L50 96')),
    p(sy('M50 10 L66 14 L86 26 L88 50 L76 60 L72 92 L50 96'), '#5fa23c'),
    p('M50 10 L66 14 L86 26 L88 50 L76 60 L72 92 L50 96 Z', PLATE) +
      hi('M50 10 L34 14 L14 26 L13 40 L24 26 L50 16 Z', 0.3),
    ln('M50 10 L46 30 L54 44 L46 62 L52 80 L50 96', 3) +
      many([22, 40, 58, 76], y => ln(`M44 ${y} L58 ${y + 3}`, 2.4, '#c2ccd6')),
    p('M58 26 L80 30 L80 46 L60 48 Z', IRON) +
      many([34, 39, 44], y => ln(`M62 ${y} L78 ${y + 1}`, 2, STEEL)) +
      ci(66, 66, 10, INK) +
      ci(66, 66, 8, '#b3202e') +
      ci(66, 66, 5, '#ffb08a') +
      ci(64, 64, 2, '#fff') +
      ln('M74 70 C86 74 84 88 72 88', 4, '#1b1f25') +
      ln('M74 70 C86 74 84 88 72 88', 1.8, GOLD),
    ln('M24 36 L38 44', 2.4, '#3f7a2a') +
      ln('M26 54 L42 58', 2.4, '#3f7a2a') +
      ln('M32 72 L44 74', 2.4, '#3f7a2a') +
      p('M40 6 L60 6 L58 18 L42 18 Z', INK) +
      rc(43, 7, 14, 9, 2, '#4f9033') +
      many(
        [
          [82, 30],
          [84, 48],
          [74, 86],
        ],
        ([x, y]) => ci(x!, y!, 2.4, GOLD),
      ),
  ].join('')
}

export function launcha(): string {
  const tube = 'M-10 70 L66 30 L78 48 L2 90 Z'
  return [
    many(
      [
        [-16, 88, 9],
        [-8, 96, 7],
        [-22, 78, 6],
      ],
      ([x, y, r]) => ci(x!, y!, r!, '#6a6a6a', 'fill-opacity=".5"'),
    ),
    sil(5, tube, 'M64 24 L96 -2 L112 2 L112 18 L82 52 Z', 'M96 20 L116 24 L104 34 Z', 'M78 4 L78 -12 L94 0 Z'),
    p(tube, PLATE) +
      p('M-10 70 L66 30 L70 36 L-6 76 Z', '#b9c3cd') +
      sh('M2 90 L78 48 L75 43 L-1 84 Z', 0.35) +
      ln('M14 58 L26 78', 6, '#8a4a2a') +
      ln('M42 43 L54 63', 6, '#8a4a2a'),
    p('M96 20 L116 24 L104 34 Z', IRON) + p('M78 4 L78 -12 L94 0 Z', IRON),
    p('M64 24 L96 -2 L112 2 L112 18 L82 52 Z', '#b3202e') +
      hi('M64 24 L96 -2 L112 2 L72 36 Z', 0.3) +
      p('M96 -2 L112 2 L112 18 L103 9 Z', BONE) +
      many(
        [
          [78, 24],
          [88, 16],
          [86, 34],
        ],
        ([x, y]) => p(`M${x} ${y} L${x! + 8} ${y! - 3} L${x! + 6} ${y! + 6} Z`, BONE),
      ),
    sil(3, 'M30 74 L40 69 L50 92 L42 98 Z') + p('M30 74 L40 69 L50 92 L42 98 Z', '#5a3420'),
  ].join('')
}

export function medal(): string {
  return [
    p(star(50, 58, 14, 54, 34), '#fff', 'fill-opacity=".08"'),
    sil(4, 'M30 -6 L46 -6 L54 34 L44 40 Z', 'M70 -6 L54 -6 L46 34 L56 40 Z'),
    p('M30 -6 L46 -6 L54 34 L44 40 Z', '#b3202e') +
      p('M70 -6 L54 -6 L46 34 L56 40 Z', '#7a1420') +
      p('M36 -6 L40 -6 L49 36 L47 38 Z', '#f0ead8'),
    many([0, 1, 2, 3, 4], i =>
      pp(
        `M${66 + i * 3 - (i > 2 ? (i - 2) * 5 : 0)} ${88 - i * 11} L${84 + i * 1.5 - (i > 2 ? (i - 2) * 3 : 0)} ${80 - i * 12} L${74 + i * 2} ${74 - i * 10} Z`,
        '#6f9a3c',
        0.25,
      ),
    ),
    sil(4, star(50, 62, 5, 30, 14)) +
      p(star(50, 62, 5, 29, 13), '#f0c878') +
      p('M50 33 L57 52 L50 62 Z', '#a8721f') +
      p('M78 53 L62 65 L50 62 Z', '#a8721f') +
      p('M67 86 L50 75 L50 62 Z', '#a8721f') +
      ci(50, 62, 10, INK) +
      ci(50, 62, 8, '#27436f') +
      p('M45 64 L50 56 L55 64 L50 61 Z', '#fff') +
      p('M45 69 L50 61 L55 69 L50 66 Z', '#fff'),
  ].join('')
}
