import { ci, el, g, hi, K, ln, mx, p, pp, ps, rc, sh, sil, sy } from './dsl.mjs'
export const G = {}
const S = (id, vb, title, ...c) => (G[id] = { vb, title, body: c.join('') })
const B = '0 0 64 64',
  W = '0 0 120 60',
  C = 'currentColor'
const star = (cx, cy, n, R, r, rot = 0) =>
  'M' +
  Array.from({ length: n * 2 }, (_, i) => {
    const a = (((i * 180) / n + rot - 90) * Math.PI) / 180,
      q = i % 2 ? r : R
    return `${(cx + q * Math.cos(a)).toFixed(1)} ${(cy + q * Math.sin(a)).toFixed(1)}`
  }).join('L') +
  'Z'
const poly = (cx, cy, n, R, rot = 0) =>
  'M' +
  Array.from({ length: n }, (_, i) => {
    const a = (((i * 360) / n + rot - 90) * Math.PI) / 180
    return `${(cx + R * Math.cos(a)).toFixed(1)} ${(cy + R * Math.sin(a)).toFixed(1)}`
  }).join('L') +
  'Z'
const ring = (x, y, r, w, c, e = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${c}" stroke-width="${w}"${e ? ' ' + e : ''}/>`

/* ── damage mark: a burst with a skull bitten out of it ── */
const skullCut = 'M32 17 C41 17 47 23 47 31 L46 37 L41 40 L40 46 L24 46 L23 40 L18 37 L17 31 C17 23 23 17 32 17 Z'
const burst = star(32, 32, 11, 31, 22.5, 0)
const skullFace = c =>
  p('M22.500 30 L29.500 32 L28.500 37 L24 38 L21.500 35 Z', c) +
  p('M41.500 30 L34.500 32 L35.500 37 L40 38 L42.500 35 Z', c) +
  p('M32 36 L34 41 L30 41 Z', c) +
  ln('M28.500 43 L28.500 46', 1.8, c) +
  ln('M32 43 L32 46', 1.8, c) +
  ln('M35.500 43 L35.500 46', 1.8, c)
S('damage', B, 'Damage', p(burst, C), p(skullCut, K), p(skullCut, C, 'fill-opacity=".14"'), skullFace(C))

/* ── dice ── */
const pip = (x, y, s, c, k) =>
  g(
    `transform="translate(${x} ${y}) scale(${s})"`,
    p(star(0, 0, 9, 13, 8.2), c),
    p(
      'M0 -5.500 C4.500 -5.500 6.500 -2.500 6 1 L4 3 L3.500 5.500 L-3.500 5.500 L-4 3 L-6 1 C-6.500 -2.500 -4.500 -5.500 0 -5.500 Z',
      k,
    ),
    ci(-2.5, 0.2, 1.4, c),
    ci(2.5, 0.2, 1.4, c),
  )
const PIPS = {
  0: [],
  1: [[31, 31, 1.3]],
  2: [
    [21, 21, 1],
    [42, 42, 1],
  ],
  3: [
    [31, 17.5, 0.92],
    [18, 42, 0.92],
    [44.5, 42, 0.92],
  ],
}
for (const [name, a, b, c, pc, pk] of [
  ['red', '#c8202f', '#8c1220', '#ff6a6a', '#fff4ea', '#8c1220'],
  ['black', '#2b3038', '#14171b', '#69737f', '#f2f5f7', '#14171b'],
])
  for (const n of [0, 1, 2, 3])
    S(
      `die-${name}-${n}`,
      B,
      `${name === 'red' ? 'Red' : 'Black'} die, ${n} damage`,
      rc(2, 2, 60, 60, 12, K),
      rc(4, 4, 56, 56, 10, b),
      p('M14 4 L48 4 C54 4 56 6 56 12 L56 48 C56 54 54 56 48 56 L14 56 C8 56 4 54 4 48 L4 14 C4 8 8 4 14 4 Z', a),
      p(
        'M14 4 L48 4 C52 4 54 5 55 8 L16 8 C11 8 8 11 8 16 L8 54 C5 53 4 51 4 48 L4 14 C4 8 8 4 14 4 Z',
        c,
        'fill-opacity=".8"',
      ),
      p('M56 22 L56 48 C56 54 54 56 48 56 L22 56 Z', '#000', 'fill-opacity=".16"'),
      n
        ? PIPS[n].map(([x, y, s]) => pip(x, y, s, pc, pk)).join('')
        : ln('M23 23 L39 39', 3, c, 'stroke-opacity=".4"') + ln('M39 23 L23 39', 3, c, 'stroke-opacity=".4"'),
    )

/* ── stat and rule glyphs (single colour: follow the text colour) ── */
S(
  'shield',
  B,
  'Shield',
  p('M32 3 L56 11 L55 32 C54 46 44 56 32 61 C20 56 10 46 9 32 L8 11 Z', C),
  p('M32 10 L49 16 L48.500 31 C48 42 41 49 32 53.500 Z', K, 'fill-opacity=".38"'),
  p(
    'M32 10 L15 16 L15.500 31 C16 42 23 49 32 53.500 L32 49 C26 45 20.500 39 20 31 L19.500 19 L32 15 Z',
    '#fff',
    'fill-opacity=".35"',
  ),
)
S(
  'dodge',
  B,
  'Dodge',
  p(
    'M22 8 L42 6 L34 20 L46 26 L38 42 L48 58 L38 58 L28 43 L20 58 L10 58 L24 36 L27 26 L18 30 L14 40 L7 38 L12 24 L27 16 Z',
    C,
  ),
  ci(46, 11, 7, C),
  p('M50 26 L61 26 L61 30 L48 30 Z', C, 'fill-opacity=".7"'),
  p('M46 36 L61 36 L61 40 L44 40 Z', C, 'fill-opacity=".5"'),
  p('M50 46 L61 46 L61 50 L52 50 Z', C, 'fill-opacity=".35"'),
)
S(
  'special-defense',
  B,
  'Special defense',
  p('M32 2 L57 11 L56 33 C54 47 44 57 32 62 C20 57 10 47 8 33 L7 11 Z', C),
  p('M32 8 L51.500 15 L50.500 32 C49 43 41 51 32 55.500 C23 51 15 43 13.500 32 L12.500 15 Z', K),
  p(
    'M19 18 C23 24 27 26 32 26 C37 26 41 24 45 18 C47 26 45 31 42 34 L40 43 L35 48 L29 48 L24 43 L22 34 C19 31 17 26 19 18 Z',
    C,
  ),
  p('M24 33 L31 36 L28 39 L25 38 Z', K),
  p('M40 33 L33 36 L36 39 L39 38 Z', K),
  p('M28 43 L30 47 L32 43.500 L34 47 L36 43 L34.500 45 L29.500 45 Z', K),
)
S(
  'argent',
  B,
  'Argent power',
  sil(4, 'M32 2 L46 20 L42 48 L32 62 L22 48 L18 20 Z', 'M47 28 L57 38 L52 54 L43 58 Z', 'M17 28 L7 38 L12 54 L21 58 Z'),
  p('M47 28 L57 38 L52 54 L43 58 Z', '#1b7f95'),
  p('M47 28 L51 38 L48 50 L43 58 Z', '#67dcf2'),
  p('M17 28 L7 38 L12 54 L21 58 Z', '#67dcf2'),
  p('M17 28 L14 38 L16 50 L21 58 Z', '#c9f8ff'),
  p('M32 2 L46 20 L42 48 L32 62 Z', '#2fa9c4'),
  p('M32 2 L18 20 L22 48 L32 62 Z', '#9ff0ff'),
  p('M32 2 L25 21 L28 46 L32 62 L22 48 L18 20 Z', '#e9fdff'),
  p('M32 2 L39 21 L36 46 L32 62 Z', '#7fe6f7'),
  p('M18 20 L25 21 L39 21 L46 20 L32 2 Z', '#fff', 'fill-opacity=".3"'),
)
S(
  'stun',
  B,
  'Stunned',
  p('M34 2 L12 36 L28 36 L22 62 L52 24 L35 24 L42 6 Z', C),
  p('M35 6 L20 32 L26 32 L37 8 Z', '#fff', 'fill-opacity=".45"'),
  ...[
    [8, 14, 5],
    [56, 48, 5],
    [54, 10, 4],
  ].map(([x, y, s]) => p(star(x, y, 4, s, s * 0.35), C)),
  ln('M6 44 C4 50 6 56 12 58', 3, C),
  ln('M58 20 C61 26 61 32 58 36', 3, C),
)
S(
  'action-main',
  B,
  'Main action',
  p('M32 2 L60 50 L52 60 L12 60 L4 50 Z', C),
  p('M32 12 L53 49 L49 54 L15 54 L11 49 Z', K),
  p('M32 17 L41 33 L35 33 L35 50 L29 50 L29 33 L23 33 Z', C),
  p('M15 46 L24 46 L24 50 L15 50 Z', C),
  p('M40 46 L49 46 L49 50 L40 50 Z', C),
)
S(
  'action-bonus',
  B,
  'Bonus action',
  p(poly(32, 32, 8, 31, 22.5), C),
  p(poly(32, 32, 8, 25, 22.5), K),
  p('M28 15 L36 15 L36 28 L49 28 L49 36 L36 36 L36 49 L28 49 L28 36 L15 36 L15 28 L28 28 Z', C),
)
S(
  'reaction',
  B,
  'Reaction',
  p(
    'M32 4 C47 4 59 15 60 30 L52 30 C51 19 42 12 32 12 C24 12 17 17 14 24 L22 24 L11 38 L2 24 L6 24 C9 12 19 4 32 4 Z',
    C,
  ),
  p(
    'M32 60 C18 60 7 51 4 40 L12 40 C15 48 23 52 32 52 C41 52 48 47 51 40 L43 40 L53 27 L62 40 L59 40 C55 52 45 60 32 60 Z',
    C,
  ),
  p('M35 18 L24 34 L31 34 L28 47 L41 30 L33.500 30 Z', C),
)
S(
  'speed',
  B,
  'Speed',
  p('M4 10 L22 10 L40 32 L22 54 L4 54 L20 32 Z', C),
  p('M30 10 L44 10 L62 32 L44 54 L30 54 L47 32 Z', C, 'fill-opacity=".65"'),
)
S(
  'range',
  B,
  'Range',
  `<path d="M32 7a25 25 0 1 0 .1 0zm0 7a18 18 0 1 1-.1 0z" fill="currentColor" fill-rule="evenodd"/>`,
  p('M29 0 L35 0 L35 20 L29 20 Z', C),
  p('M29 44 L35 44 L35 64 L29 64 Z', C),
  p('M0 29 L20 29 L20 35 L0 35 Z', C),
  p('M44 29 L64 29 L64 35 L44 35 Z', C),
  ci(32, 32, 4.5, C),
)
S(
  'health',
  B,
  'Health',
  p(
    'M32 60 C14 46 3 35 3 21 C3 10 11 4 19 4 C25 4 30 8 32 13 C34 8 39 4 45 4 C53 4 61 10 61 21 C61 35 50 46 32 60 Z',
    C,
  ),
  p('M6 28 L20 28 L25 17 L33 41 L39 24 L42 30 L59 30 L58 35 L39 35 L38.500 34 L33 51 L24 27 L22.500 33 L8 33 Z', K),
  p('M11 17 C12 12 16 9 20 10 C15 12 13 16 12 22 Z', '#fff', 'fill-opacity=".5"'),
)
S(
  'stagger',
  B,
  'Stagger',
  p('M32 10 C45 10 53 19 53 31 L51 40 L44 44 L43 54 L21 54 L20 44 L13 40 L11 31 C11 19 19 10 32 10 Z', C),
  p('M20 28 L29 31 L27 38 L21 39 L18 35 Z', K),
  p('M44 28 L35 31 L37 38 L43 39 L46 35 Z', K),
  p('M34 8 L29 18 L35 23 L30 30 L38 22 L33 18 L39 9 Z', K),
  p('M26 46 L38 46 L38 50 L26 50 Z', K),
  ...[
    [7, 9],
    [57, 9],
    [3, 24],
    [61, 24],
  ].map(([x, y]) => p(star(x, y, 4, 6, 2.2), C)),
)
S(
  'cover',
  B,
  'Cover',
  p('M6 34 L58 34 L58 60 L6 60 Z', C),
  p('M6 45 L58 45 L58 48 L6 48 Z', K),
  p('M22 34 L25 34 L25 45 L22 45 Z', K),
  p('M40 34 L43 34 L43 45 L40 45 Z', K),
  p('M31 48 L34 48 L34 60 L31 60 Z', K),
  p('M14 48 L17 48 L17 60 L14 60 Z', K),
  p('M47 48 L50 48 L50 60 L47 60 Z', K),
  p('M32 4 C42 4 48 11 48 20 L48 31 L16 31 L16 20 C16 11 22 4 32 4 Z', C),
  p('M20 20 L44 20 L42 27 L22 27 Z', K),
)
S(
  'los',
  B,
  'Line of sight',
  p('M2 32 C12 16 22 10 32 10 C42 10 52 16 62 32 C52 48 42 54 32 54 C22 54 12 48 2 32 Z', C),
  p('M9 32 C17 20 25 16 32 16 C39 16 47 20 55 32 C47 44 39 48 32 48 C25 48 17 44 9 32 Z', K),
  ci(32, 32, 12, C),
  ci(32, 32, 5.5, K),
  ci(28, 28, 3, '#fff', 'fill-opacity=".8"'),
)
S(
  'glory-kill',
  B,
  'Glory kill',
  p('M14 24 L22 14 L32 16 L40 12 L50 18 L54 32 L48 46 L44 60 L20 60 L18 48 L10 38 Z', C),
  ln('M24 18 L25 32', 3, K),
  ln('M34 18 L34 32', 3, K),
  ln('M43 20 L42 32', 3, K),
  p('M12 36 L32 36 L36 42 L30 47 L18 46 Z', K),
  p('M14 38 L30 38 L33 42 L29 44.500 L19 44 Z', C),
  p(star(12, 12, 4, 11, 3), C),
  p(star(54, 8, 4, 8, 2.4), C),
)

/* ── map tokens ── */
const portal = (lv, on, c1, c2, c3) => {
  const teeth = { 1: 4, 2: 6, 3: 10 }[lv],
    TI = { 1: 23, 2: 23.5, 3: 23 }[lv]
  const pipsRow = Array.from({ length: lv }, (_, i) =>
    p(poly(32 + (i - (lv - 1) / 2) * 9, 56, 4, 4.2), on ? '#fff' : '#9aa4b0', `stroke="${K}" stroke-width="1.5"`),
  ).join('')
  if (!on)
    return (
      sil(3, star(32, 32, teeth, 31, TI, 0)) +
      p(star(32, 32, teeth, 31, TI, 0), '#434c57') +
      p(star(32, 32, teeth, 31, TI, 0), '#000', 'fill-opacity=".1"') +
      ci(32, 32, 22, '#14171b') +
      ring(32, 32, 18, 3, c1, 'stroke-opacity=".75" stroke-dasharray="9 5"') +
      ci(32, 32, 9, '#262c34') +
      ln('M27 27 L37 37', 3, c1, 'stroke-opacity=".9"') +
      ln('M37 27 L27 37', 3, c1, 'stroke-opacity=".9"') +
      pipsRow
    )
  return (
    ci(32, 32, 32, c1, 'fill-opacity=".2"') +
    sil(3, star(32, 32, teeth, 31.5, TI, 0)) +
    p(star(32, 32, teeth, 31.5, TI, 0), c3) +
    p(star(32, 32, teeth, 28.5, 22.5, 0), c1) +
    ci(32, 32, 21, K) +
    ci(32, 32, 19, c3) +
    `<path d="M32 14C45 14 52 25 49 35 47 44 38 48 31 45 24 42 24 33 30 31 35 30 37 35 34 37" fill="none" stroke="${c1}" stroke-width="5" stroke-linecap="round"/><path d="M32 50C19 50 12 39 15 29 17 20 26 16 33 19 39 22 40 29 36 32" fill="none" stroke="${c2}" stroke-width="4" stroke-linecap="round"/>` +
    ci(32, 33, 4, '#fff') +
    ci(32, 33, 8, c2, 'fill-opacity=".35"') +
    pipsRow
  )
}
for (const [lv, n, a, b, c] of [
  [1, 'blue', '#3d8bff', '#bfe0ff', '#0c2f73'],
  [2, 'yellow', '#ffc928', '#fff3b8', '#6b4a00'],
  [3, 'red', '#ff3b3b', '#ffc4b8', '#6b0a0f'],
]) {
  S(`portal-${lv}`, B, `Portal level ${lv} (${n}), active`, portal(lv, true, a, b, c))
  S(`portal-${lv}-inactive`, B, `Portal level ${lv} (${n}), inactive`, portal(lv, false, a, b, c))
}
const tele = on => {
  const c = on ? '#67f0d0' : '#5d6874',
    d = on ? '#0f4d45' : '#1b1f25'
  return (
    (on ? ci(32, 32, 32, c, 'fill-opacity=".16"') : '') +
    sil(3, poly(32, 32, 6, 29)) +
    p(poly(32, 32, 6, 29), '#3a424c') +
    p('M32 3 L57 17.500 L51 21 L32 10 L13 21 L7 17.500 Z', '#8a96a3') +
    p('M57 17.500 L57 46.500 L32 61 L32 54 L51 43 L51 21 Z', '#1d2229') +
    p(poly(32, 32, 6, 21), d) +
    ring(32, 32, 14, 3, c, on ? '' : 'stroke-dasharray="6 5"') +
    p('M32 15 L40 26 L35 26 L35 34 L29 34 L29 26 L24 26 Z', c) +
    p('M32 49 L24 38 L29 38 L29 36 L35 36 L35 38 L40 38 Z', c, 'fill-opacity=".75"') +
    (on ? ci(32, 32, 6, '#eafff9', 'fill-opacity=".35"') : '') +
    [0, 60, 120, 180, 240, 300]
      .map(a => {
        const q = (a * Math.PI) / 180 - Math.PI / 2
        return ci(32 + 25 * Math.cos(q), 32 + 25 * Math.sin(q), 2.2, on ? '#eafff9' : '#14171b')
      })
      .join('')
  )
}
S('teleporter', B, 'Teleporter, active', tele(true))
S('teleporter-inactive', B, 'Teleporter, inactive', tele(false))
S(
  'door',
  '0 0 128 32',
  'Closed door',
  rc(1, 3, 126, 26, 4, K),
  rc(3, 5, 61, 22, 2, '#6d7884'),
  rc(64, 5, 61, 22, 2, '#58626d'),
  p('M3 5 L125 5 L125 9 L3 9 Z', '#a4b0bc'),
  p('M3 23 L125 23 L125 27 L3 27 Z', '#2b323a'),
  ...[10, 26, 42, 78, 94, 110].map(x => p(`M${x} 9 L${x + 8} 9 L${x + 2} 23 L${x - 6} 23 Z`, '#ffb224')),
  rc(56, 4, 16, 24, 3, '#1b1f25'),
  ci(64, 16, 5.5, '#5a0d12'),
  ci(64, 16, 4, '#ff3b3b'),
  ci(62.8, 14.6, 1.3, '#ffd9d0'),
  ln('M64 5 L64 9', 2),
  ln('M64 23 L64 27', 2),
)
S(
  'door-open',
  '0 0 128 32',
  'Open door',
  rc(1, 3, 20, 26, 4, K),
  rc(107, 3, 20, 26, 4, K),
  rc(3, 5, 16, 22, 2, '#58626d'),
  rc(109, 5, 16, 22, 2, '#4d5762'),
  ci(11, 16, 3, '#67f0a0'),
  ci(117, 16, 3, '#67f0a0'),
  ln('M28 16 L100 16', 2, '#67f0a0', 'stroke-dasharray="3 7" stroke-opacity=".6"'),
)
S(
  'health-pack',
  B,
  'Health pack',
  sil(4, 'M8 18 L22 18 L24 10 L40 10 L42 18 L56 18 L60 24 L60 52 L54 58 L10 58 L4 52 L4 24 Z'),
  p('M22 20 L24 11 L40 11 L42 20 L38 20 L36.500 15 L27.500 15 L26 20 Z', '#8d99a6'),
  p('M8 18 L56 18 L60 24 L60 52 L54 58 L10 58 L4 52 L4 24 Z', '#dfe5ea'),
  p('M32 18 L56 18 L60 24 L60 52 L54 58 L32 58 Z', '#000', 'fill-opacity=".16"'),
  p('M4 46 L60 46 L60 52 L54 58 L10 58 L4 52 Z', '#1f9a66'),
  p('M8 18 L56 18 L58 21 L6 21 Z', '#fff'),
  p('M27 24 L37 24 L37 30 L43 30 L43 40 L37 40 L37 45 L27 45 L27 40 L21 40 L21 30 L27 30 Z', '#12794e'),
  p('M29 26 L35 26 L35 32 L41 32 L41 38 L35 38 L35 43 L29 43 L29 38 L23 38 L23 32 L29 32 Z', '#3fe39a'),
  rc(10, 48, 7, 6, 1, '#0c4a31'),
  rc(47, 48, 7, 6, 1, '#0c4a31'),
)
S(
  'objective',
  B,
  'Objective',
  sil(4, 'M10 4 L18 4 L18 8 L56 12 L46 24 L56 38 L18 38 L18 60 L10 60 Z'),
  p('M10 4 L18 4 L18 60 L10 60 Z', '#8d99a6'),
  p('M14 4 L18 4 L18 60 L14 60 Z', '#4d5762'),
  p('M18 8 L56 12 L46 24 L56 38 L18 38 Z', '#ffb224'),
  p('M18 26 L47 25.500 L56 38 L18 38 Z', '#d98a00'),
  p(star(32, 23, 5, 9.5, 4), '#2b1c00'),
)
S(
  'frag',
  B,
  'Frag (marine killed)',
  sil(4, 'M32 6 C50 6 58 18 57 32 L53 43 L45 47 L44 59 L20 59 L19 47 L11 43 L7 32 C6 18 14 6 32 6 Z'),
  p('M32 6 C50 6 58 18 57 32 L53 43 L45 47 L44 59 L20 59 L19 47 L11 43 L7 32 C6 18 14 6 32 6 Z', '#d9dee3'),
  p('M32 6 C50 6 58 18 57 32 L53 43 L45 47 L44 59 L32 59 Z', '#000', 'fill-opacity=".2"'),
  p('M32 6 C50 6 58 18 57 32 L56 34 C46 28 18 28 8 34 L7 32 C6 18 14 6 32 6 Z', '#b3202e'),
  p('M32 6 C16 6 7 16 7 29 C14 16 22 12 32 11 Z', '#fff', 'fill-opacity=".35"'),
  p('M14 34 L28 37 L27 45 L20 46 L15 41 Z', K),
  p('M50 34 L36 37 L37 45 L44 46 L49 41 Z', K),
  p('M32 42 L35 49 L29 49 Z', K),
  ln('M27 53 L27 58', 2.4),
  ln('M32 53 L32 58', 2.4),
  ln('M37 53 L37 58', 2.4),
)
S(
  'threat',
  B,
  'Threat',
  sil(4, 'M32 3 L61 54 L55 61 L9 61 L3 54 Z'),
  p('M32 3 L61 54 L55 61 L9 61 L3 54 Z', '#d6293a'),
  p('M32 3 L61 54 L55 61 L32 61 Z', '#000', 'fill-opacity=".22"'),
  p('M32 14 L52 51 L12 51 Z', '#2a060a'),
  p(
    'M20 46 C22 38 24 34 22 27 C28 30 30 34 30 37 C32 32 34 28 33 22 C40 28 45 37 44 46 C43 52 38 54 32 54 C25 54 20 51 20 46 Z',
    '#ffb224',
  ),
  p('M27 47 C28 42 30 41 30 37 C34 40 38 44 37 48 C36 52 28 52 27 47 Z', '#fff0b8'),
)
S(
  'progress',
  B,
  'Progress',
  sil(4, poly(32, 32, 8, 29, 22.5)),
  p(poly(32, 32, 8, 29, 22.5), '#2b6f4f'),
  p(poly(32, 32, 8, 22, 22.5), '#12281f'),
  p('M14 32 L24 22 L30 30 L42 17 L50 24 L31 47 Z', '#57e89a'),
  p('M14 32 L24 22 L30 30 L42 17 L44 19 L31 35 L24 27 Z', '#c8ffe0'),
)
S(
  'respawn',
  B,
  'Respawn',
  p('M32 4 L44 20 L36 20 L36 34 L28 34 L28 20 L20 20 Z', C),
  p('M8 38 L56 38 L56 44 L8 44 Z', C),
  p('M12 48 L52 48 L52 53 L12 53 Z', C, 'fill-opacity=".6"'),
  p('M18 57 L46 57 L46 61 L18 61 Z', C, 'fill-opacity=".35"'),
)

/* ── weapons: muzzle to the right, lit from the upper left ── */
const g1 = '#707c89',
  g2 = '#48525d',
  g3 = '#262c34',
  wood = '#8a5230'
const gun = (id, title, outline, ...c) => S(id, W, title, sil(4, ...outline), ...c)
{
  const st = 'M2 30 L8 22 L34 20 L36 32 L26 36 L12 44 L3 44 Z',
    rv = 'M32 16 L70 16 L70 32 L54 34 L50 46 L42 46 L42 35 L33 34 Z',
    br = 'M68 17 L118 17 L118 24 L68 24 Z',
    tb = 'M66 25 L110 25 L110 31 L66 31 Z',
    pm = 'M74 23 L98 23 L100 36 L76 36 Z'
  gun(
    'weapon-combat-shotgun',
    'Combat shotgun',
    [st, rv, br, tb, pm],
    p(st, g3),
    hi('M4 30 L9 23 L34 21 L34 24 L10 28 Z', 0.25),
    p(tb, g2),
    p(br, g1),
    p('M68 17 L118 17 L118 19 L68 19 Z', '#aab4bf'),
    p(rv, g2),
    p('M32 16 L70 16 L70 20 L32 20 Z', g1),
    p(pm, '#b3452e'),
    p('M74 23 L98 23 L98.500 26 L74.500 26 Z', '#e0754f'),
    ...[80, 86, 92].map(x => ln(`M${x} 28 L${x + 1} 35`, 2)),
    rc(44, 22, 14, 5, 1, K),
    ln('M52 36 C58 36 60 40 56 44', 2.4, g1),
    rc(112, 13, 4, 4, 0, g1),
  )
}
{
  const st = 'M2 34 C4 26 14 24 26 23 L46 20 L48 34 L34 36 L30 48 L22 46 L24 38 L8 46 L3 44 Z',
    rv = 'M44 17 L62 15 L64 34 L48 37 Z',
    b1 = 'M60 14 L116 12 L117 21 L62 23 Z',
    b2 = 'M62 24 L117 22 L118 31 L63 34 Z',
    hook = 'M70 34 L92 33 L98 40 L90 46 L94 38 L72 40 Z'
  gun(
    'weapon-super-shotgun',
    'Super shotgun',
    [st, rv, b1, b2, hook],
    p(st, wood),
    hi('M4 34 C6 28 14 26 26 25 L45 22 L45 25 L26 28 Z', 0.3),
    p(b2, g2),
    p(b1, g1),
    p('M60 14 L116 12 L116 14.500 L61 16.500 Z', '#b8c2cc'),
    p('M62 24 L117 22 L117 24 L62 26 Z', '#7f8b98'),
    el(117, 16.5, 2.4, 4.6, K),
    el(118, 26.5, 2.4, 4.6, K),
    p(rv, g3),
    p('M46 18 L62 16 L62 20 L47 22 Z', g1),
    p(hook, '#9aa6b2'),
    ln('M50 37 C54 42 48 46 44 42', 2.4, g1),
    ci(54, 27, 3, '#d8b068'),
    p('M66 15 L70 15 L71 33 L67 33 Z', g3),
    p('M96 13 L99 13 L100 32 L97 32 Z', g3),
  )
}
{
  const body = 'M20 18 L76 16 L82 22 L82 34 L64 36 L38 38 L34 50 L25 50 L26 38 L20 36 Z',
    st = 'M2 20 L22 20 L22 34 L14 34 L10 40 L2 40 Z',
    br = 'M80 22 L118 22 L118 30 L80 30 Z',
    mag = 'M48 36 L64 35 L70 56 L54 57 Z',
    sc = 'M34 6 L66 6 L68 14 L60 16 L40 16 L32 14 Z'
  gun(
    'weapon-heavy-assault-rifle',
    'Heavy assault rifle',
    [body, st, br, mag, sc],
    p(st, g3),
    p(br, g2),
    p('M80 22 L118 22 L118 24.500 L80 24.500 Z', g1),
    p('M104 19 L116 19 L116 33 L104 33 Z', g3),
    ...[86, 92, 98].map(x => rc(x, 25, 3, 3, 1, K)),
    p(mag, '#394049'),
    p('M48 36 L52 36 L58 57 L54 57 Z', g1),
    p(body, g2),
    p('M20 18 L76 16 L79 20 L20 23 Z', g1),
    p('M40 26 L74 25 L74 29 L40 30 Z', '#ffb224'),
    p('M40 26 L74 25 L74 26.500 L40 27.500 Z', '#ffe08a'),
    p(sc, g3),
    p('M34 6 L66 6 L66.500 8.500 L33.500 8.500 Z', g1),
    ci(66, 11, 3, '#67dcf2'),
    rc(24, 26, 10, 4, 1, K),
  )
}
{
  const body = 'M10 18 L60 12 L86 14 L92 20 L92 38 L84 44 L50 44 L44 38 L38 52 L28 52 L30 38 L10 38 Z',
    st = 'M2 22 L12 20 L12 38 L2 40 Z',
    mz = 'M90 18 L108 20 L118 26 L118 32 L108 38 L90 40 Z'
  gun(
    'weapon-plasma-rifle',
    'Plasma rifle',
    [body, st, mz],
    p(st, g3),
    p(mz, g3),
    p('M92 20 L108 21.500 L116 26 L92 26 Z', g1),
    ci(114, 29, 6, '#2f7dff', 'fill-opacity=".35"'),
    ci(115, 29, 3.2, '#bfe6ff'),
    p(body, '#515c69'),
    p('M10 18 L60 12 L86 14 L90 18 L60 17 L10 23 Z', '#93a0ad'),
    p('M52 40 L88 40 L84 44 L50 44 Z', g3),
    rc(54, 20, 32, 17, 3, K),
    ...[57, 65, 73, 81].map((x, i) => rc(x, 21.5, 4.5, 14, 2, '#2f7dff') + rc(x, 21.5, 2, 14, 1, '#bfe6ff')),
    p('M16 26 L44 24 L44 32 L16 33 Z', g3),
    ci(22, 29, 2, '#67dcf2'),
    ci(29, 28.5, 2, '#67dcf2'),
    ci(36, 28, 2, '#2f7dff'),
  )
}
{
  const body = 'M22 18 L66 18 L66 34 L48 36 L44 50 L35 50 L37 36 L22 34 Z',
    st = 'M2 20 L24 18 L24 32 L12 32 L2 38 Z',
    sl = 'M64 17 L104 17 L104 31 L64 31 Z',
    br = 'M102 21 L118 21 L118 27 L102 27 Z',
    box = 'M48 34 L68 34 L72 54 L50 54 Z',
    bp = 'M92 30 L98 30 L106 52 L101 52 L95 38 L90 52 L85 52 Z'
  gun(
    'weapon-machine-gun',
    'Machine gun',
    [body, st, sl, br, box, bp],
    p(bp, g3),
    p(st, wood),
    hi('M3 21 L24 19 L24 22 L4 25 Z', 0.3),
    p(br, g1),
    p(sl, g2),
    p('M64 17 L104 17 L104 20 L64 20 Z', g1),
    ...[70, 78, 86, 94].map(x => el(x, 25, 2.4, 3.4, K)),
    p(body, g3),
    p('M22 18 L66 18 L66 22 L22 22 Z', g1),
    p(box, '#5c6549'),
    p('M48 34 L68 34 L68.600 37 L48.300 37 Z', '#8d9a70'),
    p('M55 42 L66 42 L67 47 L56 47 Z', '#39402c'),
    p('M30 12 L58 12 L58 15 L52 15 L52 18 L48 18 L48 15 L30 15 Z', g1),
    ...[56, 60, 64].map(x => rc(x, 28, 2.6, 7, 1, '#d8b068')),
  )
}
{
  const body = 'M18 24 L70 20 L74 34 L50 36 L40 38 L36 50 L28 50 L29 38 L18 36 Z',
    st = 'M2 26 L20 24 L20 36 L8 44 L2 42 Z',
    r1 = 'M68 18 L114 14 L118 18 L72 24 Z',
    r2 = 'M70 30 L116 32 L118 37 L72 36 Z',
    sc = 'M34 10 L58 8 L60 17 L36 19 Z'
  gun(
    'weapon-static-rifle',
    'Static rifle',
    [body, st, r1, r2, sc],
    p(st, g3),
    p(r1, g1),
    p(r2, g2),
    p('M68 18 L114 14 L115 15.500 L70 20 Z', '#b8c2cc'),
    ...[
      ['M78 22 L82 27 L79 27 L84 33', 0],
      ['M92 20 L96 26 L92 26 L97 34', 0],
      ['M106 18 L110 25 L106 25 L112 34', 0],
    ].map(([d]) => ln(d, 4, '#2f8fa8') + ln(d, 1.8, '#e9fdff')),
    p(body, g2),
    p('M18 24 L70 20 L70.600 23 L18 27.500 Z', g1),
    p('M40 28 L66 26 L67 31 L41 32 Z', '#12505e'),
    p('M40 28 L58 26.700 L59 31.500 L41 32 Z', '#67dcf2'),
    p(sc, g3),
    p('M34 10 L58 8 L58.400 10 L34.300 12 Z', g1),
    ci(58.5, 13, 2.6, '#ff5a4d'),
  )
}
{
  const tube = 'M14 12 L86 12 L86 38 L14 38 Z',
    mz = 'M84 8 L104 6 L110 10 L110 40 L104 44 L84 42 Z',
    rear = 'M2 14 L16 12 L16 38 L2 36 Z',
    gr = 'M34 36 L48 36 L44 54 L34 54 Z',
    gr2 = 'M64 36 L76 36 L74 50 L66 50 Z',
    tip = 'M106 16 L119 25 L106 34 Z'
  gun(
    'weapon-rocket-launcher',
    'Rocket launcher',
    [tube, mz, rear, gr, gr2, tip],
    p(gr, g3),
    p(gr2, g3),
    p(tip, '#d6293a'),
    p('M106 16 L119 25 L106 25 Z', '#ff7a6a'),
    p(rear, g3),
    p(tube, '#5c6549'),
    p('M14 12 L86 12 L86 18 L14 18 Z', '#93a077'),
    p('M14 32 L86 32 L86 38 L14 38 Z', '#353b29'),
    p(mz, g2),
    p('M84 8 L104 6 L110 10 L110 14 L84 14 Z', '#9aa6b2'),
    p('M84 36 L110 34 L110 40 L104 44 L84 42 Z', g3),
    p('M24 20 L34 20 L28 31 L18 31 Z', '#ffb224'),
    p('M40 20 L50 20 L44 31 L34 31 Z', '#ffb224'),
    rc(52, 4, 20, 8, 2, g3),
    ci(70, 8, 2.4, '#67dcf2'),
    rc(60, 21, 20, 9, 2, K),
    ...[63, 68, 73].map(x => rc(x, 23, 3, 5, 1, '#ff8a1f')),
  )
}
{
  const body = 'M16 14 L52 12 L56 40 L44 44 L20 42 Z',
    hd = 'M20 4 L46 4 L48 12 L42 12 L40 9 L26 9 L24 14 L18 14 Z',
    gr = 'M2 22 L18 20 L18 34 L10 36 L8 44 L2 44 Z',
    brs = 'M54 12 L116 12 L116 42 L54 42 Z',
    drum = 'M24 40 L48 42 L46 58 L28 58 Z'
  gun(
    'weapon-chaingun',
    'Chaingun',
    [body, hd, gr, brs, drum],
    p(hd, g3),
    p(gr, g3),
    p(drum, '#6b5a2c'),
    p('M24 40 L48 42 L47.600 45 L25 43.500 Z', '#d8b068'),
    ...[
      [13, g1],
      [19.5, g2],
      [26, g1],
      [32.5, g2],
    ].map(
      ([y, c]) =>
        rc(54, y, 62, 5.2, 1, c) +
        p(`M54 ${y} L116 ${y} L116 ${y + 1.6} L54 ${y + 1.6} Z`, '#c2ccd6', 'fill-opacity=".6"') +
        ci(114, y + 2.6, 1.8, K),
    ),
    p('M54 37.500 L116 37.500 L116 41 L54 41 Z', g3),
    p('M66 10 L74 10 L74 44 L66 44 Z', g3),
    p('M66 10 L69 10 L69 44 L66 44 Z', g1),
    p('M98 10 L106 10 L106 44 L98 44 Z', g3),
    p('M98 10 L101 10 L101 44 L98 44 Z', g1),
    p(body, g2),
    p('M16 14 L52 12 L52.600 17 L17 19 Z', '#93a0ad'),
    ci(36, 28, 9, K),
    ci(36, 28, 7, '#b3452e'),
    ci(36, 28, 3, K),
    p('M30 24 L34 22 L35 25 Z', '#ff9a7a'),
  )
}
{
  const eng = 'M8 16 L40 12 L48 18 L48 42 L38 48 L12 46 L6 36 Z',
    bl = 'M44 20 L106 22 L117 29 L106 38 L44 40 Z',
    hd = 'M12 14 L16 4 L44 4 L50 16 L44 16 L40 9 L20 9 L18 16 Z',
    rear = 'M2 24 L10 22 L10 44 L2 40 Z'
  const teeth = [
    ...[50, 60, 70, 80, 90, 100].map(x => `M${x} 22 L${x + 7} 22 L${x + 5} 16 Z`),
    ...[50, 60, 70, 80, 90, 100].map(x => `M${x} 38 L${x + 7} 38 L${x + 1} 44 Z`),
    'M112 26 L118 24 L117 33 Z',
  ]
  gun(
    'weapon-chainsaw',
    'Chainsaw',
    [eng, bl, hd, rear, ...teeth],
    ...teeth.map(t => p(t, '#d9dee3')),
    p(bl, g3),
    p('M48 25 L104 26 L110 29 L104 33 L48 35 Z', '#93a0ad'),
    p('M48 25 L104 26 L110 29 L48 29 Z', '#d4dce4'),
    ...[58, 70, 82, 94].map(x => el(x, 30, 3, 1.8, g3)),
    p(hd, g2),
    p(rear, g3),
    p(eng, '#c8391f'),
    p('M8 16 L40 12 L46 17 L9 22 Z', '#ff7a52'),
    p('M10 40 L48 38 L48 42 L38 48 L12 46 Z', '#7a1c0c'),
    rc(14, 25, 22, 12, 2, K),
    ...[17, 22, 27, 32].map(x => rc(x, 27, 2.4, 8, 1, '#8d99a6')),
    p('M60 24 L68 23 L76 34 L66 36 Z', '#8c1220', 'fill-opacity=".75"'),
  )
}
{
  const body = 'M14 16 L56 14 L60 20 L60 40 L44 42 L40 54 L30 54 L31 42 L14 38 Z',
    st = 'M2 18 L16 16 L16 38 L6 42 L2 38 Z',
    r1 = 'M56 8 L116 12 L118 20 L58 20 Z',
    r2 = 'M58 34 L118 33 L116 41 L56 46 Z'
  gun(
    'weapon-gauss-cannon',
    'Gauss cannon',
    [body, st, r1, r2, 'M58 20 L112 22 L112 32 L58 34 Z'],
    p(st, g3),
    p('M58 20 L112 22 L112 32 L58 34 Z', '#3a0a0a'),
    p('M58 24 L116 26 L116 28.500 L58 30.500 Z', '#ff3b2e'),
    p('M58 26 L116 26.800 L116 27.800 L58 28.600 Z', '#ffe3d6'),
    p(r1, g1),
    p('M56 8 L116 12 L116.500 14.500 L57 12 Z', '#c2ccd6'),
    p(r2, g2),
    p('M58 34 L118 33 L117.500 35.500 L58 37 Z', '#8a96a3'),
    ...[70, 84, 98].map(
      x =>
        p(`M${x} 10 L${x + 5} 10.500 L${x + 5} 21 L${x} 20.500 Z`, g3) +
        p(`M${x} 33.500 L${x + 5} 33.300 L${x + 5} 44 L${x} 45 Z`, g3),
    ),
    p(body, g2),
    p('M14 16 L56 14 L58 17 L14 20 Z', '#93a0ad'),
    ci(40, 28, 8.5, K),
    ci(40, 28, 6.5, '#ff3b2e'),
    ci(39, 27, 3, '#ffe3d6'),
    rc(18, 24, 12, 8, 1, K),
    rc(20, 26, 8, 1.6, 0, '#ff8a7a'),
    rc(20, 29, 5, 1.6, 0, '#ff8a7a'),
  )
}
{
  const body = 'M12 14 L50 8 L78 10 L84 18 L84 42 L76 50 L46 50 L40 56 L28 56 L28 48 L12 44 Z',
    st = 'M2 18 L14 16 L14 44 L2 42 Z',
    j1 = 'M80 10 L108 4 L119 14 L112 20 L84 22 Z',
    j2 = 'M84 38 L112 40 L119 46 L108 56 L80 50 Z'
  gun(
    'weapon-bfg',
    'BFG 9000',
    [body, st, j1, j2, poly(97, 30, 12, 14)],
    p(st, g3),
    ci(97, 30, 15, '#2bd94a', 'fill-opacity=".35"'),
    ci(97, 30, 12, '#128a2c'),
    ci(97, 30, 9.5, '#3ff05c'),
    ci(96, 29, 6, '#b8ffb0'),
    ci(95, 28, 2.8, '#fff'),
    p(j1, g1),
    p('M80 10 L108 4 L112 8 L82 14 Z', '#c2ccd6'),
    p(j2, g3),
    p('M84 38 L112 40 L114 42 L84 42 Z', g1),
    p(body, g2),
    p('M12 14 L50 8 L78 10 L82 15 L50 13.500 L13 20 Z', '#93a0ad'),
    p('M13 38 L84 38 L84 42 L76 50 L46 50 L28 48 L12 44 Z', g3),
    rc(40, 18, 36, 16, 4, K),
    rc(43, 21, 30, 10, 3, '#0d4a1c'),
    p('M44 26 L50 22 L56 29 L62 22 L68 28 L72 25', 'none', 'stroke="#3ff05c" stroke-width="2.4"'),
    rc(18, 24, 16, 8, 2, K),
    ...[20, 25, 30].map(x => rc(x, 26, 3, 4, 1, '#3ff05c')),
  )
}
S(
  'grenade-frag',
  B,
  'Frag grenade',
  sil(
    4,
    'M20 20 C8 28 8 50 20 58 L44 58 C56 50 56 28 44 20 Z',
    'M24 8 L40 8 L42 20 L22 20 Z',
    'M38 8 L54 12 L58 34 L52 36 L48 18 L40 15 Z',
  ),
  p('M38 8 L54 12 L58 34 L52 36 L48 18 L40 15 Z', '#8d99a6'),
  ring(16, 12, 6, 2.6, '#8d99a6'),
  p('M24 8 L40 8 L42 20 L22 20 Z', g2),
  p('M24 8 L32 8 L30 20 L22 20 Z', g1),
  p('M20 20 C8 28 8 50 20 58 L44 58 C56 50 56 28 44 20 Z', '#5c6f3c'),
  p('M32 20 L44 20 C56 28 56 50 44 58 L32 58 Z', '#000', 'fill-opacity=".25"'),
  p('M20 20 C10 27 9 42 15 52 C14 40 18 28 28 20 Z', '#fff', 'fill-opacity=".3"'),
  ln('M13 32 L51 32', 2.6),
  ln('M12 45 L52 45', 2.6),
  ln('M25 21 C22 34 22 46 25 57', 2.6),
  ln('M39 21 C42 34 42 46 39 57', 2.6),
  rc(29, 35, 6, 7, 1, '#ff8a1f'),
)
S(
  'grenade-siphon',
  B,
  'Siphon grenade',
  sil(4, 'M18 10 L46 10 L50 18 L50 50 L44 60 L20 60 L14 50 L14 18 Z'),
  p('M18 10 L46 10 L50 18 L14 18 Z', g1),
  p('M14 46 L50 46 L50 50 L44 60 L20 60 L14 50 Z', g2),
  p('M14 18 L50 18 L50 46 L14 46 Z', '#3a0f4a'),
  ci(32, 32, 13, '#c04dff', 'fill-opacity=".4"'),
  ci(32, 32, 8.5, '#d985ff'),
  ci(30.5, 30.5, 4, '#fff'),
  ...[
    [8, 32, 1],
    [56, 32, -1],
  ].map(([x, y, s]) =>
    p(
      `M${x} ${y - 7} L${x + 9 * s} ${y} L${x} ${y + 7} L${x + 3 * s} ${y} Z`,
      '#e6b0ff',
      `stroke="${K}" stroke-width="1.5"`,
    ),
  ),
  p('M18 20 L21 20 L21 44 L18 44 Z', g1),
  p('M43 20 L46 20 L46 44 L43 44 Z', g3),
  p('M26 4 L38 4 L38 10 L26 10 Z', g3),
  p('M20 12 L30 12 L29 16 L17 16 Z', '#fff', 'fill-opacity=".4"'),
)
S(
  'grenade-decoy',
  B,
  'Decoy grenade',
  p('M20 44 L6 4 L58 4 L44 44 Z', '#67f0d0', 'fill-opacity=".22"'),
  p(
    'M32 4 C38 4 42 8 42 14 C42 18 40 21 38 22 C46 24 49 30 49 38 L15 38 C15 30 18 24 26 22 C24 21 22 18 22 14 C22 8 26 4 32 4 Z',
    '#67f0d0',
    'fill-opacity=".75"',
  ),
  ...[9, 16, 23, 30, 36].map(y => ln(`M12 ${y} L52 ${y}`, 1.6, '#0c3a33', 'stroke-opacity=".7"')),
  sil(4, 'M10 46 L22 40 L42 40 L54 46 L54 54 L42 61 L22 61 L10 54 Z'),
  p('M10 46 L22 40 L42 40 L54 46 L54 54 L42 61 L22 61 L10 54 Z', g2),
  p('M10 46 L22 40 L42 40 L54 46 L42 51 L22 51 Z', g1),
  el(32, 45.5, 11, 3.6, '#0f4d45'),
  el(32, 45.5, 7.5, 2.2, '#bffff0'),
  rc(28, 53, 8, 4, 1, '#ffb224'),
)
S(
  'weapon-fists',
  W,
  'UAC marine kit',
  sil(
    4,
    'M6 18 L34 14 L38 20 L38 44 L34 50 L6 46 Z',
    'M36 18 L46 10 L82 8 L98 16 L102 30 L98 44 L84 52 L46 52 L36 44 Z',
  ),
  p('M6 18 L34 14 L38 20 L38 44 L34 50 L6 46 Z', g3),
  p('M6 18 L34 14 L36 18 L7 23 Z', g1),
  p('M16 17 L22 16 L22 48 L16 47 Z', '#ffb224'),
  p('M26 15.500 L29 15 L29 49.300 L26 49 Z', g1),
  p('M36 18 L46 10 L82 8 L98 16 L102 30 L98 44 L84 52 L46 52 L36 44 Z', g2),
  p('M46 10 L82 8 L98 16 L52 20 L38 24 L36 18 Z', '#93a0ad'),
  p('M84 10 L98 16 L102 30 L98 44 L88 50 L84 42 L88 30 L84 18 Z', g3),
  ...[12, 22, 32, 42].map(
    (y, i) =>
      rc(86 + (i === 1 || i === 2 ? 2 : 0), y + 1, 11, 7, 2, '#ffb224') +
      rc(86 + (i === 1 || i === 2 ? 2 : 0), y + 1, 11, 2.4, 1, '#ffe08a'),
  ),
  ln('M60 20 L84 19', 2.2),
  ln('M60 30 L86 30', 2.2),
  ln('M62 41 L84 42', 2.2),
  p('M42 26 L64 24 L70 31 L66 39 L46 42 L40 36 Z', g1),
  p('M42 26 L64 24 L66 27 L43 30 Z', '#b4bdc7'),
)

/* ── Conquest glyphs ── */
S(
  'cq-resource',
  B,
  'Resource',
  sil(3, poly(32, 32, 6, 29)),
  p(poly(32, 32, 6, 29), '#c98a3a'),
  p('M32 3 L57 17.500 L32 32 L7 17.500 Z', '#f0c878'),
  p('M57 17.500 L57 46.500 L32 61 L32 32 Z', '#8a5a1e'),
  p('M32 14 L46 22 L46 40 L32 49 L18 40 L18 22 Z', K, 'fill-opacity=".55"'),
  p('M33 18 L25 34 L31 34 L29 46 L40 29 L34 29 L37 18 Z', '#ffe7b0'),
)
S(
  'cq-card',
  B,
  'Card',
  sil(3, 'M20 6 L52 10 L47 54 L15 50 Z', 'M10 12 L42 8 L48 52 L16 58 Z'),
  p('M22 6 L54 12 L46 54 L18 50 Z', '#5d4526'),
  p('M10 13 L42 8 L49 52 L17 58 Z', '#d9c7a0'),
  p('M14 16 L39.500 12 L45 48.500 L20 53 Z', '#2b3a5e'),
  p(poly(29.5, 32, 4, 11, 8), '#d8a552'),
  p(poly(29.5, 32, 4, 6, 8), '#2b3a5e'),
)
S(
  'cq-command',
  B,
  'Command icon',
  p('M32 2 L39 16 L55 12 L50 28 L62 36 L48 44 L48 60 L32 52 L16 60 L16 44 L2 36 L14 28 L9 12 L25 16 Z', C),
  ci(32, 34, 13, K),
  p('M32 23 L35 31 L43 31 L36.500 36 L39 44 L32 39 L25 44 L27.500 36 L21 31 L29 31 Z', C),
)
S(
  'cq-shield',
  B,
  'Shield card',
  p('M10 6 L54 6 L54 34 C54 46 44 56 32 62 C20 56 10 46 10 34 Z', C),
  p('M16 12 L48 12 L48 34 C48 42 41 50 32 55 C23 50 16 42 16 34 Z', K),
  p('M29 12 L35 12 L35 53 L32 55 L29 53 Z', C),
  p('M16 24 L48 24 L48 30 L16 30 Z', C),
)
S(
  'cq-attack',
  B,
  'Attack',
  p('M60 3 L61 12 L33 42 L24 33 L52 4 Z', C),
  p('M52 4 L60 3 L28 37 L24 33 Z', '#fff', 'fill-opacity=".3"'),
  p('M14 28 L38 52 L34 57 L27 53 L14 62 L4 62 L3 52 L13 39 L9 33 Z', C),
  p('M12 50 L17 55 L11 60 L5 60 L5 54 Z', K, 'fill-opacity=".5"'),
)
S(
  'cq-hp',
  B,
  'Hit points',
  p(
    'M32 60 C14 46 3 36 3 21 C3 10 11 4 19 4 C25 4 30 8 32 13 C34 8 39 4 45 4 C53 4 61 10 61 21 C61 36 50 46 32 60 Z',
    C,
  ),
  p(
    'M32 20 L38 24 L38 32 L46 32 L46 39 L38 39 L38 46 L32 51 L26 46 L26 39 L18 39 L18 32 L26 32 L26 24 Z',
    K,
    'fill-opacity=".55"',
  ),
)
S(
  'cq-material',
  B,
  'Planet type: material',
  sil(3, poly(32, 32, 4, 30)),
  p(poly(32, 32, 4, 30), '#a8323a'),
  p('M32 2 L62 32 L32 32 Z', '#7a1c26'),
  p('M32 62 L62 32 L32 32 Z', '#5e121c'),
  p('M22 20 L42 20 L46 34 L38 48 L26 48 L18 34 Z', '#ffd9a8'),
  p('M32 20 L42 20 L46 34 L32 34 Z', '#e08a52'),
  p('M32 34 L46 34 L38 48 L32 48 Z', '#a8502a'),
  p('M18 34 L32 34 L32 48 L26 48 Z', '#d97a45'),
)
S(
  'cq-stronghold',
  B,
  'Planet type: stronghold',
  sil(3, 'M4 6 L60 6 L60 42 L32 61 L4 42 Z'),
  p('M4 6 L60 6 L60 42 L32 61 L4 42 Z', '#2f7d4f'),
  p('M32 6 L60 6 L60 42 L32 61 Z', '#1d5a38'),
  p(
    'M14 16 L20 16 L20 21 L26 21 L26 16 L38 16 L38 21 L44 21 L44 16 L50 16 L50 30 L46 33 L46 42 L38 47 L38 38 L26 38 L26 47 L18 42 L18 33 L14 30 Z',
    '#d8f5e0',
  ),
  p(
    'M32 21 L38 21 L38 16 L38 21 L44 21 L44 16 L50 16 L50 30 L46 33 L46 42 L38 47 L38 38 L32 38 Z',
    '#000',
    'fill-opacity=".18"',
  ),
)
S(
  'cq-tech',
  B,
  'Planet type: tech',
  sil(3, poly(32, 32, 32, 29)),
  ci(32, 32, 29, '#2d5fb0'),
  p('M32 3 C49 3 61 16 61 32 C61 48 49 61 32 61 Z', '#1d4385'),
  p(star(32, 32, 8, 23, 16.5, 0), '#d6e8ff'),
  ci(32, 32, 11, '#1d4385'),
  p('M30 24 L34 24 L34 30 L40 30 L40 34 L34 34 L34 40 L30 40 L30 34 L24 34 L24 30 L30 30 Z', '#8fd0ff'),
)
S(
  'faction-marines',
  B,
  'Space Marines',
  sil(3, 'M32 2 L52 10 L56 34 L46 52 L32 62 L18 52 L8 34 L12 10 Z'),
  p('M32 2 L52 10 L56 34 L46 52 L32 62 L18 52 L8 34 L12 10 Z', '#2f62c4'),
  p('M32 2 L52 10 L56 34 L46 52 L32 62 Z', '#1d3f85'),
  p('M28 20 L14 16 L12 22 L20 25 L13 28 L15 33 L22 32 L18 37 L22 40 L29 34 Z', '#f0d9a0'),
  p('M36 20 L50 16 L52 22 L44 25 L51 28 L49 33 L42 32 L46 37 L42 40 L35 34 Z', '#c79a4a'),
  p('M32 8 L37 14 L36 42 L32 56 L28 42 L27 14 Z', '#fff3d6'),
  p('M32 8 L37 14 L36 42 L32 56 Z', '#c9b88f'),
  p('M22 40 L42 40 L42 44 L22 44 Z', '#8a5a1e'),
)
S(
  'faction-orks',
  B,
  'Orks',
  sil(3, 'M12 8 L24 14 L40 14 L52 8 L58 26 L54 44 L44 58 L20 58 L10 44 L6 26 Z'),
  p('M12 8 L24 14 L40 14 L52 8 L58 26 L54 44 L44 58 L20 58 L10 44 L6 26 Z', '#4f9a3a'),
  p('M32 14 L40 14 L52 8 L58 26 L54 44 L44 58 L32 58 Z', '#2f6a26'),
  p('M12 24 L28 30 L26 37 L16 35 Z', K),
  p('M52 24 L36 30 L38 37 L48 35 Z', K),
  p('M16 27 L26 31 L24.500 34 L18 33 Z', '#ff5a3d'),
  p('M48 27 L38 31 L39.500 34 L46 33 Z', '#ff5a3d'),
  p('M15 42 L49 42 L46 53 L18 53 Z', K),
  p('M17 54 L19 36 L26 53 Z', '#fff3d0'),
  p('M47 54 L45 36 L38 53 Z', '#e0d3ae'),
  p('M28 42 L34 42 L31 48 Z', '#fff3d0'),
  p('M35 42 L40 42 L38 47 Z', '#e0d3ae'),
)
S(
  'cq-first-planet',
  B,
  'First planet',
  sil(3, 'M32 62 L14 36 L14 14 L32 2 L50 14 L50 36 Z'),
  p('M32 62 L14 36 L14 14 L32 2 L50 14 L50 36 Z', '#d8a552'),
  p('M32 2 L50 14 L50 36 L32 62 Z', '#9a6a24'),
  ci(32, 26, 13, '#14182b'),
  p('M29 19 L35 16 L35 36 L29 36 L29 23 L26 24 L26 20.500 Z', '#ffe7b0'),
)
S(
  'cq-initiative',
  B,
  'Initiative',
  sil(3, 'M6 8 L36 8 L60 32 L36 56 L6 56 L24 32 Z'),
  p('M6 8 L36 8 L60 32 L24 32 Z', '#ffe7b0'),
  p('M24 32 L60 32 L36 56 L6 56 Z', '#b9812f'),
  p('M26 20 L34 20 L46 32 L34 44 L26 44 L36 32 Z', '#3b2508'),
)
const wl = bl =>
  sil(3, 'M8 10 L20 20 L32 4 L44 20 L56 10 L52 38 L12 38 Z', 'M14 42 L50 42 L46 56 L32 62 L18 56 Z') +
  p('M8 10 L20 20 L32 4 L44 20 L56 10 L52 38 L12 38 Z', bl ? '#8d4a4a' : '#e0b060') +
  p('M32 4 L44 20 L56 10 L52 38 L32 38 Z', '#000', 'fill-opacity=".25"') +
  p('M14 42 L50 42 L46 56 L32 62 L18 56 Z', bl ? '#5e2a2e' : '#a87a30') +
  p('M32 42 L50 42 L46 56 L32 62 Z', '#000', 'fill-opacity=".25"') +
  (bl
    ? p('M36 2 L30 16 L37 24 L28 38 L32 50 L27 62 L34 52 L31 39 L42 25 L34 17 L41 8 Z', K) +
      p(
        'M44 30 C48 37 50 41 50 45 C50 50 47 53 44 53 C41 53 38 50 38 45 C38 41 40 37 44 30 Z',
        '#ff4a4a',
        `stroke="${K}" stroke-width="2"`,
      ) +
      p('M41 43 C41 40 42 38 43 36 L43 47 Z', '#ffc4bb')
    : ci(32, 26, 6, '#fff3d0') + ci(32, 26, 3.6, '#3a7bd8') + p('M10 14 L19 22 L14 34 Z', '#fff', 'fill-opacity=".3"'))
S('cq-warlord', B, 'Warlord, hale', wl(false))
S('cq-warlord-bloodied', B, 'Warlord, bloodied', wl(true))

/* ── interface ── */
const bastion = (R, r, w) =>
  'M' +
  Array.from({ length: 5 }, (_, i) => {
    const at = (d, q) => {
      const a = ((i * 72 + d - 90) * Math.PI) / 180
      return `${(32 + q * Math.cos(a)).toFixed(1)} ${(33 + q * Math.sin(a)).toFixed(1)}`
    }
    return [
      at(-w, r * 1.14),
      at(-w * 0.82, R * 0.83),
      at(0, R),
      at(w * 0.82, R * 0.83),
      at(w, r * 1.14),
      at(36, r),
    ].join('L')
  }).join('L') +
  'Z'
S(
  'redoubt',
  B,
  'Redoubt',
  p(bastion(32, 17.5, 15), C),
  p(bastion(25.5, 12, 13), K),
  p(poly(32, 33, 5, 9.5), C),
  p('M29 33 C29 29 35 29 35 33 L35 41 L29 41 Z', K),
)
S(
  'ui-undo',
  B,
  'Undo',
  p(
    'M4 24 L26 6 L26 17 L38 17 C51 17 60 26 60 38 C60 50 51 58 38 58 L20 58 L20 49 L38 49 C46 49 51 45 51 38 C51 31 46 27 38 27 L26 27 L26 42 Z',
    C,
  ),
)
S(
  'ui-help',
  B,
  'Rules help',
  p('M10 6 L32 11 L54 6 L54 52 L32 58 L10 52 Z', C),
  p('M15 13 L30 16 L30 51 L15 47 Z', K),
  p('M34 16 L49 13 L49 47 L34 51 Z', K),
  ln('M19 22 L26 23.500', 2.6, C),
  ln('M19 30 L26 31.500', 2.6, C),
  ln('M19 38 L26 39.500', 2.6, C),
  p(
    'M38 25 C38 20 46 19 46 25 C46 29 42 29 42 33',
    'none',
    'stroke="currentColor" stroke-width="3.4" stroke-linecap="round"',
  ),
  ci(42, 39.5, 2.4, C),
)
S(
  'ui-menu',
  B,
  'Menu',
  p('M6 12 L58 12 L58 19 L6 19 Z', C),
  p('M6 29 L58 29 L58 36 L6 36 Z', C),
  p('M6 46 L58 46 L58 53 L6 53 Z', C),
)
S(
  'ui-human',
  B,
  'Player here',
  p('M32 4 C41 4 46 10 46 18 C46 27 40 33 32 33 C24 33 18 27 18 18 C18 10 23 4 32 4 Z', C),
  p('M8 60 C8 46 18 38 32 38 C46 38 56 46 56 60 Z', C),
)
S(
  'ui-link',
  B,
  'Player by link',
  p('M26 40 L40 26', 'none', 'stroke="currentColor" stroke-width="6" stroke-linecap="round"'),
  p(
    'M30 18 L38 10 C44 4 51 5 55 9 C59 13 60 20 54 26 L46 34',
    'none',
    'stroke="currentColor" stroke-width="6" stroke-linecap="round"',
  ),
  p(
    'M34 46 L26 54 C20 60 13 59 9 55 C5 51 4 44 10 38 L18 30',
    'none',
    'stroke="currentColor" stroke-width="6" stroke-linecap="round"',
  ),
)
S(
  'ui-bot',
  B,
  'Bot',
  p('M12 20 L52 20 L56 26 L56 48 L50 56 L14 56 L8 48 L8 26 Z', C),
  p('M16 28 L48 28 L48 44 L16 44 Z', K),
  rc(21, 32, 7, 8, 1, C),
  rc(36, 32, 7, 8, 1, C),
  p('M30 6 L34 6 L34 20 L30 20 Z', C),
  ci(32, 6, 5, C),
  p('M0 30 L6 30 L6 44 L0 44 Z', C),
  p('M58 30 L64 30 L64 44 L58 44 Z', C),
  rc(24, 48, 16, 3, 1, K),
)
S('ui-check', B, 'Done', p('M6 34 L16 24 L26 34 L48 10 L58 20 L26 54 Z', C))
S('ui-close', B, 'Close', p('M14 6 L32 24 L50 6 L58 14 L40 32 L58 50 L50 58 L32 40 L14 58 L6 50 L24 32 L6 14 Z', C))
S(
  'ui-warning',
  B,
  'Warning',
  p('M32 4 L62 58 L2 58 Z', C),
  p('M28 22 L36 22 L34.500 42 L29.500 42 Z', K),
  ci(32, 49, 4, K),
)
S('ui-play', B, 'Play', p('M12 6 L56 32 L12 58 Z', C))
S(
  'ui-replay',
  B,
  'Replay',
  p(
    'M8 6 L16 6 L16 15 C21 9 27 6 34 6 C49 6 60 17 60 32 C60 47 49 58 34 58 C22 58 12 51 8 40 L16 37 C19 45 26 50 34 50 C44 50 52 42 52 32 C52 22 44 14 34 14 C28 14 23 17 20 21 L29 21 L29 29 L8 29 Z',
    C,
  ),
  p('M28 24 L44 32 L28 41 Z', C),
)
S(
  'ui-gear',
  B,
  'Settings',
  `<path fill-rule="evenodd" fill="currentColor" d="M27 3h10l2 9 6 3 8-5 7 7-5 8 3 6 9 2v-1 10l-9 2-3 6 5 8-7 7-8-5-6 3-2 9H27l-2-9-6-3-8 5-7-7 5-8-3-6-3-1V31l4-2 3-6-5-8 7-7 8 5 6-3zM32 22a11 11 0 1 0 .1 0z" transform="translate(1 -1) scale(.94)"/>`,
)
S(
  'ui-sound',
  B,
  'Sound',
  p('M4 22 L16 22 L32 8 L32 56 L16 42 L4 42 Z', C),
  p('M40 22 C46 28 46 36 40 42', 'none', 'stroke="currentColor" stroke-width="5" stroke-linecap="round"'),
  p('M47 13 C58 24 58 40 47 51', 'none', 'stroke="currentColor" stroke-width="5" stroke-linecap="round"'),
)
S(
  'ui-log',
  B,
  'Log',
  p('M10 4 L54 4 L54 60 L10 60 Z', C),
  ...[14, 25, 36, 47].map((y, i) =>
    p(`M17 ${y} L${[47, 40, 47, 34][i]} ${y} L${[47, 40, 47, 34][i]} ${y + 5} L17 ${y + 5} Z`, K),
  ),
)
S(
  'ui-list',
  B,
  'All choices',
  ...[10, 28, 46].map(y => `${ci(9, y + 4, 5, C)}${p(`M20 ${y} L60 ${y} L60 ${y + 8} L20 ${y + 8} Z`, C)}`),
)
S(
  'ui-map',
  B,
  'Map',
  p('M4 12 L22 5 L42 12 L60 5 L60 52 L42 59 L22 52 L4 59 Z', C),
  ln('M22 8 L22 50', 3, K),
  ln('M42 14 L42 56', 3, K),
)
S(
  'ui-rotate',
  B,
  'Rotate',
  p(
    'M32 8 C46 8 56 18 56 32 L63 32 L52 46 L41 32 L48 32 C48 23 41 16 32 16 C23 16 16 23 16 32 C16 41 23 48 32 48 L32 56 C18 56 8 46 8 32 C8 18 18 8 32 8 Z',
    C,
  ),
)
S(
  'ui-erase',
  B,
  'Erase',
  p('M36 8 L58 30 L36 52 L22 52 L6 36 Z', C),
  p('M22 24 L42 46 L36 52 L22 52 L6 36 Z', K, 'fill-opacity=".45"'),
  p('M14 56 L60 56 L60 61 L14 61 Z', C),
)
S(
  'ui-brush',
  B,
  'Brush',
  p('M58 4 L60 8 L36 40 L26 32 L54 6 Z', C),
  p('M24 35 L33 43 C33 54 22 60 6 58 C12 54 10 44 14 38 C17 34 21 34 24 35 Z', C),
)
S('ui-chevron', B, 'More', p('M18 6 L44 32 L18 58 L10 50 L28 32 L10 14 Z', C))
S(
  'ui-seal',
  B,
  'Seal',
  p('M20 40 L14 62 L24 57 L30 63 L34 44 Z M44 40 L50 62 L40 57 L34 63 L30 44 Z', C),
  p(
    'M32 2 L38 6 L45 5 L48 12 L54 16 L53 24 L57 30 L52 35 L51 43 L43 44 L38 49 L32 46 L26 49 L21 44 L13 43 L12 35 L7 30 L11 24 L10 16 L16 12 L19 5 L26 6 Z',
    C,
  ),
  p('M20 14 L44 14 L44 38 L20 38 Z', K),
  p('M24 18 L29 18 L29 23 L24 23 Z M35 18 L40 18 L40 23 L35 23 Z M29.500 23.500 L34.500 23.500 L34.500 28.500 L29.500 28.500 Z M24 29 L29 29 L29 34 L24 34 Z M35 29 L40 29 L40 34 L35 34 Z', C),
)
S(
  'ui-lock',
  B,
  'Hidden',
  p(
    'M18 28 L18 20 C18 10 24 4 32 4 C40 4 46 10 46 20 L46 28 L39 28 L39 20 C39 14 36 11 32 11 C28 11 25 14 25 20 L25 28 Z',
    C,
  ),
  p('M10 28 L54 28 L54 60 L10 60 Z', C),
  p('M32 37 C36 37 38 40 37 43 L35 46 L36 53 L28 53 L29 46 L27 43 C26 40 28 37 32 37 Z', K),
)
S(
  'ui-hand',
  B,
  'Hand of cards',
  p('M6 18 L24 10 L40 46 L22 54 Z', C, 'fill-opacity=".5"'),
  p('M22 8 L42 8 L42 50 L22 50 Z', C, 'fill-opacity=".75"'),
  p('M40 10 L58 18 L42 56 L26 48 Z', C),
)
S(
  'ui-squad',
  B,
  'Squad',
  p('M32 6 C42 6 47 13 46 22 L44 30 L38 36 L26 36 L20 30 L18 22 C17 13 22 6 32 6 Z', C),
  p('M20 20 L44 20 L43 27 L21 27 Z', K),
  p('M10 60 C10 48 18 41 32 41 C46 41 54 48 54 60 Z', C),
  p('M8 22 L14 22 L15 32 L9 38 Z', C, 'fill-opacity=".5"'),
  p('M56 22 L50 22 L49 32 L55 38 Z', C, 'fill-opacity=".5"'),
)
S(
  'ui-demon',
  B,
  'Invader',
  p(
    'M8 4 C10 14 16 18 24 16 L40 16 C48 18 54 14 56 4 C62 18 58 28 52 30 L48 46 L40 58 L24 58 L16 46 L12 30 C6 28 2 18 8 4 Z',
    C,
  ),
  p('M18 30 L30 36 L26 42 L20 39 Z', K),
  p('M46 30 L34 36 L38 42 L44 39 Z', K),
  p('M24 48 L28 53 L32 48 L36 53 L40 48 L37 56 L27 56 Z', K),
)

/* ── Characters of DOOM's bots: what each looks like says what it does ── */
S(
  'face-marines-cautious',
  B,
  'Halden',
  p('M32 4 C46 4 54 14 54 28 L52 40 L44 50 L20 50 L12 40 L10 28 C10 14 18 4 32 4 Z', C),
  p('M16 26 L48 26 L46 34 L36 36 L32 33 L28 36 L18 34 Z', K),
  p('M4 42 L32 36 L60 42 L56 60 L8 60 Z', C, 'stroke="#0a0b0e" stroke-width="3"'),
  ln('M32 42 L32 56', 3),
)
S(
  'face-marines-reckless',
  B,
  'Brandt',
  p('M20 14 L24 2 L29 10 L33 1 L37 10 L43 3 L44 14 L52 24 L50 42 L40 58 L24 58 L14 42 L12 24 Z', C),
  p('M18 27 L30 31 L28 36 L20 34 Z', K),
  p('M46 27 L34 31 L36 36 L44 34 Z', K),
  p('M20 44 L44 42 L38 52 L26 52 Z', K),
  ln('M38 18 L46 24 L43 27 L49 33', 2.5),
)
S(
  'face-marines-dutiful',
  B,
  'Okoro',
  p('M32 4 C48 4 56 16 56 30 L52 46 L42 60 L22 60 L12 46 L8 30 C8 16 16 4 32 4 Z', C),
  p('M14 28 L50 28 L50 37 L36 39 L28 39 L14 37 Z', K),
  p('M32 8 L40 18 L36 18 L32 13 L28 18 L24 18 Z', K),
  p('M26 46 L38 46 L36 54 L28 54 Z', K),
)
S(
  'face-invader-cautious',
  B,
  'Lurker',
  p('M4 60 C4 30 12 8 32 4 C52 8 60 30 60 60 L50 52 L44 60 L32 52 L20 60 L14 52 Z', C),
  p('M12 46 C12 26 20 16 32 14 C44 16 52 26 52 46 L32 42 Z', K),
  p('M19 34 L29 36 L27 39 L21 38 Z', C),
  p('M45 34 L35 36 L37 39 L43 38 Z', C),
)
S(
  'face-invader-reckless',
  B,
  'Ravager',
  p('M4 2 C8 14 16 16 24 12 L40 12 C48 16 56 14 60 2 C64 16 58 26 52 28 L50 62 L14 62 L12 28 C6 26 0 16 4 2 Z', C),
  p('M18 20 L29 26 L26 30 L20 28 Z', K),
  p('M46 20 L35 26 L38 30 L44 28 Z', K),
  p('M18 36 L23 42 L28 36 L32 42 L36 36 L41 42 L46 36 L46 56 L41 50 L36 56 L32 50 L28 56 L23 50 L18 56 Z', K),
)
S(
  'face-invader-dutiful',
  B,
  'Warden',
  p('M6 16 L16 4 L18 14 L46 14 L48 4 L58 16 L54 30 L56 60 L8 60 L10 30 Z', C),
  p('M17 24 L29 24 L28 30 L18 30 Z', K),
  p('M47 24 L35 24 L36 30 L46 30 Z', K),
  p('M16 38 L20 38 L20 60 L16 60 Z', K),
  p('M26 38 L30 38 L30 60 L26 60 Z', K),
  p('M35 38 L39 38 L39 60 L35 60 Z', K),
  p('M45 38 L49 38 L49 60 L45 60 Z', K),
)

/* ── Conquest card art ── */
const A = '-4 -4 108 108',
  bl = '#3568c8',
  blD = '#1f3f86',
  gd = '#d8a552',
  gr = '#5fa23c',
  grL = '#86c75a',
  rust = '#8a4a2a',
  ir = '#5a6069',
  irD = '#34393f'
{
  const pau = 'M64 60 C76 46 96 52 99 72 L96 90 L76 90 L66 76 Z',
    helm = 'M50 22 C64 22 73 31 73 44 L72 56 L64 68 L50 71',
    crest = 'M50 18 C66 14 84 20 90 34 L82 42 C76 32 64 27 50 28'
  const body = 'M50 62 L74 66 L82 98 L50 98'
  S(
    'art-sm-captain',
    A,
    'Space Marine captain',
    sil(5, sy(helm), sy(crest), pau, mx(pau), sy(body), 'M50 2 L58 12 L56 20 L44 20 L42 12 Z'),
    ps(body, blD),
    ps('M50 70 L62 72 L66 98 L50 98', bl, 0.3),
    p(sy('M50 74 L64 70 L60 80 L54 84 L50 94'), gd),
    sh('M50 74 L64 70 L60 80 L54 84 L50 94 Z', 0.25),
    ci(50, 80, 4, '#b3202e'),
    pp(pau, bl),
    hi(mx('M67 61 C78 50 93 55 97 71 L86 62 Z'), 0.35),
    pp('M66 76 L98 72 L97.500 79 L70 83 Z', gd, 0.25),
    ln(pau, 2),
    ln(mx(pau), 2),
    ps(crest, '#b3202e', 0.3),
    ...[58, 66, 74, 82].map(
      (x, i) =>
        ln(`M${x} ${18 + i * 2.6} L${x - 1} ${26 + i * 3}`, 1.6) +
        ln(mx(`M${x} ${18 + i * 2.6} L${x - 1} ${26 + i * 3}`), 1.6),
    ),
    p('M50 2 L58 12 L56 20 L44 20 L42 12 Z', gd),
    sh('M50 2 L58 12 L56 20 L50 20 Z', 0.3),
    ps(helm, bl, 0.28),
    hi('M50 28 C38 28 28 33 27.500 43 L28 50 C32 38 40 34 50 34 Z', 0.35),
    ps('M50 28 L55 29 L54 50 L50 52', gd, 0.25),
    pp('M54 46 L70 42 L69 50 L58 53 Z', K, 0),
    pp('M56 47.500 L68 44.500 L67 48.500 L59 51 Z', '#ff5a3d', 0),
    ps('M50 54 L58 56 L62 60 L58 68 L50 70', '#c9ced6', 0.28),
    ln('M45 58 L45 67', 2),
    ln('M50 58 L50 68', 2),
    ln('M55 58 L55 67', 2),
  )
}
{
  const pau = 'M64 60 C76 50 93 56 96 74 L94 92 L76 92 L66 78 Z',
    helm = 'M50 12 C65 12 75 22 75 38 L74 52 L66 66 L50 70',
    body = 'M50 62 L72 66 L80 98 L50 98'
  S(
    'art-sm-trooper',
    A,
    'Space Marine trooper',
    sil(5, sy(helm), pau, mx(pau), sy(body), 'M2 76 L60 66 L98 64 L98 74 L64 78 L60 90 L48 92 L46 82 L4 88 Z'),
    ps(body, blD),
    pp(pau, bl),
    hi(mx('M67 61 C78 53 91 58 94 73 L84 66 Z'), 0.35),
    ln(pau, 2),
    ln(mx(pau), 2),
    p('M80 62 L88 66 L86 76 L78 72 Z', '#fff', 'fill-opacity=".7"'),
    ps(helm, bl, 0.28),
    hi('M50 12 C36 12 25 22 25 37 C31 24 40 19 50 18 Z', 0.4),
    ps('M50 12 L54 12 L54 36 L50 36', '#fff', 0.3),
    ps('M50 38 L75 36 L74 46 L62 50 L50 48', K, 0),
    pp('M55 41 L71 39 L70 44.500 L60 46.500 Z', '#ffb224', 0),
    hi('M30 40 L38 40.500 L36 43 L30 42.500 Z', 0.7),
    ps('M50 52 L60 54 L64 62 L58 68 L50 69', '#c9ced6', 0.28),
    ln('M46 56 L46 66', 2),
    ln('M54 56 L54 66', 2),
    p('M2 76 L60 66 L98 64 L98 74 L64 78 L60 90 L48 92 L46 82 L4 88 Z', irD),
    p('M2 76 L60 66 L98 64 L98 67 L60 70 L3 80 Z', '#8d99a6'),
    p('M24 76 L40 73 L42 80 L26 83 Z', gd),
    rc(88, 66, 8, 5, 1, K),
  )
}
{
  const hood = 'M50 6 C66 10 78 26 79 46 L84 66 L66 76 L50 78',
    body = 'M50 66 L78 70 L92 98 L50 98',
    gun = 'M82 98 L86 98 L96 12 L98 4 L93 4 L91 12 L80 92 Z'
  S(
    'art-sm-scout',
    A,
    'Space Marine scout',
    sil(5, sy(hood), sy(body), gun),
    ps(body, '#4d5a63'),
    pp('M66 74 L84 76 L92 98 L72 98 Z', blD, 0.2),
    p(gun, irD),
    p('M93 4 L95 4 L84 94 L82 94 Z', '#8d99a6'),
    p('M84 40 L96 42 L94 52 L84 50 Z', ir),
    ps(hood, '#5c6b74', 0.28),
    hi('M50 6 C34 10 22 26 21 45 C28 28 38 18 50 14 Z', 0.3),
    ps('M50 24 C60 26 67 36 67 48 L64 64 L56 72 L50 73', '#2a1f1a', 0),
    ps('M50 30 C58 31 64 38 64 48 L61 62 L55 70 L50 71', '#c99a78', 0.28),
    ps('M50 38 L66 38 L66 50 L56 52 L50 48', K, 0),
    pp('M53 41 L64 40.500 L63.500 47.500 L56 49 Z', '#7fe36a', 0.1),
    hi('M37 41.500 L44 42 L42 44.500 L37 44 Z', 0.7),
    ln('M44 62 L56 62', 2.4, '#5a3020'),
    p('M58 54 L62 52 L60 64 Z', '#a83232'),
  )
}
{
  const hull = 'M50 8 L72 12 L82 26 L82 58 L72 68 L50 70',
    arm = 'M80 24 L96 26 L99 52 L97 82 L88 92 L80 82 L82 58 Z',
    leg = 'M54 66 L76 66 L80 92 L86 98 L52 98 Z'
  S(
    'art-sm-walker',
    A,
    'War walker',
    sil(5, sy(hull), arm, mx(arm), leg, mx(leg)),
    pp(leg, irD, 0.3),
    pp('M56 70 L74 70 L76 82 L58 82 Z', bl, 0.25),
    ps(hull, bl, 0.28),
    hi('M50 8 L28 12 L18 26 L18 36 L30 18 L50 15 Z', 0.35),
    ps('M50 22 L66 24 L70 34 L66 46 L50 48', irD, 0.2),
    ps('M50 32 L64 31 L64 38 L50 40', '#ffb224', 0.2),
    hi('M37 33 L46 33 L44 36 L37 36 Z', 0.7),
    ps('M50 52 L70 52 L66 62 L50 64', gd, 0.25),
    ci(50, 57, 4, blD),
    pp(arm, ir, 0.28),
    p(mx('M84 80 L88 100 L92 86 Z'), '#d9dee3'),
    p(mx('M92 78 L98 96 L98 78 Z'), '#d9dee3'),
    p(mx('M80 78 L79 96 L85 84 Z'), '#d9dee3'),
    p('M82 60 L98 58 L98 98 L94 98 L94 70 L91 70 L91 98 L87 98 L87 70 L84 72 Z', irD),
    p('M87 70 L88.500 70 L88.500 98 L87 98 Z', '#8d99a6'),
    pp('M80 24 L96 26 L97 38 L82 40 Z', bl, 0.25),
    hi(mx('M81 25 L95 27 L96 30 L81 29 Z'), 0.4),
    ...[
      [26, 28],
      [26, 56],
      [74, 28],
      [74, 56],
    ].map(([x, y]) => ci(x, y, 2, gd)),
  )
}
{
  const head = 'M50 28 C64 28 72 36 73 48 L76 58 L70 72 L60 80 L50 81',
    horn = 'M62 30 C74 26 84 18 86 2 C98 18 92 38 76 44 Z',
    sho = 'M66 62 C82 52 98 60 100 78 L98 98 L72 98 Z',
    body = 'M50 70 L74 74 L80 98 L50 98'
  S(
    'art-ork-boss',
    A,
    'Ork warboss',
    sil(5, sy(head), horn, mx(horn), sho, mx(sho), sy(body), mx('M80 60 L86 42 L92 62 Z'), 'M80 60 L86 42 L92 62 Z'),
    ps(body, '#4a2a1a'),
    pp('M80 60 L86 42 L92 62 Z', '#c9c2b0', 0.3),
    pp(sho, ir, 0.3),
    hi(mx('M68 63 C82 56 95 62 98 76 L86 68 Z'), 0.35),
    pp('M72 82 L99 80 L99 87 L73 90 Z', '#b3202e', 0.3),
    ...[76, 84, 92].map(x => pp(`M${x} 80 L${x + 6} 80 L${x + 3} 90 Z`, '#f0e2b8', 0.2)),
    ln(sho, 2),
    ln(mx(sho), 2),
    pp(horn, '#d9c294', 0.28),
    ln('M72 27 L78 42', 2, '#7d6740'),
    ln('M81 19 L89 33', 2, '#7d6740'),
    ln('M28 27 L22 42', 2, '#7d6740'),
    ln('M19 19 L11 33', 2, '#7d6740'),
    ps(head, gr, 0.28),
    hi('M50 40 C40 38 30 42 27 50 C32 45 42 44 50 45 Z', 0.3),
    ps('M50 24 C64 24 74 32 74 44 L62 46 L50 44', ir, 0.28),
    hi('M50 24 C36 24 27 32 26.500 43 C32 32 40 29 50 29 Z', 0.4),
    ps('M50 24 L55 25 L54 44 L50 44', '#b3202e', 0.2),
    pp('M54 48 L71 46 L69 54 L58 56 Z', K, 0),
    pp('M57 49.500 L69 48 L67 52.500 L60 53.500 Z', '#ff5a3d', 0),
    ci(39, 51, 1.2, '#fff'),
    ci(63, 51, 1.2, '#fff'),
    ps('M50 52 L55 58 L50 60', '#3f7a2a', 0.2),
    ps('M50 62 L74 60 L76 68 L66 84 L50 86', ir, 0.28),
    hi('M30 61 L25 66 L30 74 L34 66 Z', 0.4),
    p(sy('M50 66 L66 64 L62 76 L50 78'), '#240b08'),
    ...[36, 43, 50].map(x => p(`M${x} 66 L${x + 6} 66 L${x + 3} 72 Z`, '#f0e2b8')),
    ...[58].map(x => p(`M${x} 66 L${x + 6} 65 L${x + 3} 71 Z`, '#cdbf95')),
    p('M34 78 L37 60 L43 79 Z', '#fff3d0'),
    p('M66 78 L63 60 L57 79 Z', '#e0d3ae'),
    ci(28, 70, 1.8, K),
    ci(72, 70, 1.8, K),
  )
}
{
  const head = 'M50 14 C66 14 76 24 77 40 L82 50 L74 66 L62 76 L50 77',
    ear = 'M74 34 L94 26 L88 48 L77 50 Z',
    sho = 'M64 64 C80 58 94 66 96 80 L94 98 L70 98 Z',
    body = 'M50 68 L72 72 L78 98 L50 98',
    axe = 'M4 98 L12 98 L20 52 L38 50 L40 36 L34 20 L16 24 L4 38 L6 50 L13 52 Z'
  S(
    'art-ork-boy',
    A,
    'Ork boy',
    sil(5, sy(head), ear, mx(ear), sho, mx(sho), sy(body), axe),
    ps(body, rust),
    ln('M42 76 L46 96', 3, '#3a1c0e'),
    pp(sho, gr, 0.3),
    pp('M70 74 L94 76 L93 84 L72 83 Z', irD, 0.2),
    ln(sho, 2),
    ln(mx(sho), 2),
    pp(ear, gr, 0.28),
    p('M78 36 L88 31 L84 44 Z', '#3f7a2a'),
    ps(head, gr, 0.28),
    hi('M50 14 C35 14 24 24 23 39 C30 26 40 21 50 20 Z', 0.35),
    ps('M50 12 L58 14 L60 26 L50 28', '#b3202e', 0.25),
    ps('M50 32 L60 31 L74 37 L72 44 L58 42 L50 44', '#3f7a2a', 0.2),
    pp('M55 43 L70 41 L68 49 L58 50 Z', K, 0),
    pp('M57 44.500 L68 43 L66.500 47.500 L60 48 Z', '#ffd23d', 0),
    ps('M50 46 L55 52 L50 54', '#3f7a2a', 0.2),
    p(sy('M50 58 L70 56 L66 70 L50 73'), '#240b08'),
    ...[34, 41, 48, 55].map((x, i) => p(`M${x} 58 L${x + 6} 58 L${x + 3} 63.500 Z`, i < 3 ? '#fff3d0' : '#d8caa0')),
    p('M30 70 L33 50 L40 71 Z', '#fff3d0'),
    p('M70 70 L67 50 L60 71 Z', '#e0d3ae'),
    p('M4 98 L12 98 L22 52 L14 50 Z', '#5a3420'),
    p('M13 52 L38 50 L40 36 L34 20 L16 24 L4 38 L6 50 Z', '#8d99a6'),
    p('M4 38 L16 24 L34 20 L33 26 L18 29 L9 40 Z', '#dfe5ea'),
    p('M34 20 L40 36 L38 50 L32 50 L34 38 Z', irD),
    p('M18 36 L26 34 L24 44 Z', '#8c1220'),
  )
}
{
  const head = 'M50 16 C64 16 73 25 74 40 L78 50 L70 66 L60 74 L50 75',
    sho = 'M62 64 C78 58 92 66 94 80 L92 98 L68 98 Z',
    body = 'M50 68 L72 72 L78 98 L50 98',
    gun = 'M2 70 L20 62 L72 70 L96 66 L99 84 L74 86 L66 98 L54 98 L54 86 L22 82 L4 86 Z'
  S(
    'art-ork-gunner',
    A,
    'Ork gunner',
    sil(5, sy(head), sho, mx(sho), sy(body), gun, 'M72 34 L90 30 L84 46 Z', 'M28 34 L10 30 L16 46 Z'),
    ps(body, '#4a2a1a'),
    pp(sho, gr, 0.3),
    pp('M64 66 C76 61 88 66 92 76 L76 76 Z', rust, 0.2),
    p('M28 34 L10 30 L16 46 Z', grL),
    p('M72 34 L90 30 L84 46 Z', '#3f7a2a'),
    ps(head, gr, 0.28),
    ps('M50 14 C64 14 75 22 75 36 L50 34', rust, 0.28),
    hi('M50 14 C36 14 26 22 25 35 C32 24 40 20 50 20 Z', 0.35),
    ps('M50 30 L76 32 L76 38 L50 38', '#3a1c0e', 0.1),
    ...[-1, 1].map(
      s =>
        ci(50 + s * 11.5, 42, 10.5, K) +
        ci(50 + s * 11.5, 42, 8.5, s < 0 ? gd : '#a87a30') +
        ci(50 + s * 11.5, 42, 6.4, '#5a1206') +
        ci(50 + s * 11.5, 42, 4.6, '#ff8a1f') +
        ci(48 + s * 11.5, 40, 1.8, '#fff'),
    ),
    p(sy('M50 57 L66 56 L63 67 L50 70'), '#240b08'),
    ...[37, 44, 51, 57].map((x, i) => p(`M${x} 57 L${x + 5.4} 57 L${x + 2.7} 62 Z`, i < 2 ? '#fff3d0' : '#d8caa0')),
    p('M33 68 L36 52 L41 68 Z', '#fff3d0'),
    p('M67 68 L64 52 L59 68 Z', '#e0d3ae'),
    p(gun, irD),
    p('M2 70 L20 62 L72 70 L96 66 L97 71 L72 75 L20 67 L3 75 Z', '#8d99a6'),
    p('M30 70 L50 73 L50 82 L30 79 Z', '#b3202e'),
    ...[32, 38, 44].map(x =>
      p(`M${x} ${70.5 + (x - 32) * 0.15} L${x + 4} ${71 + (x - 32) * 0.15} L${x + 2} 78 Z`, '#f0e2b8'),
    ),
    el(96, 75, 4, 7.5, K),
    el(96, 75, 2.4, 5, '#ff8a1f'),
    rc(58, 76, 10, 4, 1, gd),
  )
}
{
  const hull = 'M18 40 L34 22 L64 20 L74 38 L96 44 L98 66 L84 74 L14 74 L4 62 L6 46 Z',
    plow = 'M2 56 L20 62 L24 84 L6 90 L0 74 Z'
  S(
    'art-ork-buggy',
    A,
    'Scrap wagon',
    sil(
      5,
      hull,
      plow,
      'M50 4 L54 4 L54 24 L50 24 Z',
      'M54 4 L76 8 L66 14 L76 20 L54 18 Z',
      'M16 70 C16 58 38 58 40 74 C42 92 16 92 16 76 Z',
      'M64 70 C64 56 92 56 94 74 C96 94 64 94 64 76 Z',
      'M62 26 L96 20 L97 27 L64 34 Z',
    ),
    p('M50 4 L54 4 L54 24 L50 24 Z', irD),
    p('M54 4 L76 8 L66 14 L76 20 L54 18 Z', '#b3202e'),
    ci(61, 11.5, 3, '#fff3d0'),
    p('M62 26 L96 20 L97 27 L64 34 Z', irD),
    p('M62 26 L96 20 L96.500 22.500 L63 29 Z', '#8d99a6'),
    p(hull, rust),
    p('M18 40 L34 22 L64 20 L74 38 L96 44 L96.500 48 L70 44 L60 26 L38 28 L22 44 L6 50 L6 46 Z', '#c4774a'),
    p('M4 62 L98 60 L98 66 L84 74 L14 74 Z', '#4a2412'),
    p('M38 28 L58 27 L64 40 L34 42 Z', '#1c0e0c'),
    p('M42 42 C42 32 56 30 58 40 Z', gr),
    p('M44 37 L50 38.500 L48 40.500 Z', '#ffd23d'),
    p('M56 37 L51.500 38.500 L53 40.500 Z', '#ffd23d'),
    ...[
      [12, 52],
      [30, 52],
      [78, 52],
      [90, 52],
    ].map(([x, y]) => ci(x, y, 2, '#f0c878')),
    p('M42 50 L62 49 L62 62 L42 63 Z', ir),
    ln('M44 56 L60 55', 2),
    p(plow, ir),
    p('M2 56 L20 62 L21 66 L2 61 Z', '#c2ccd6'),
    ...[64, 71, 78].map((y, i) =>
      p(`M${3 + i} ${y} L${21 + i} ${y + 2} L${10 + i} ${y + 8} Z`, i % 2 ? '#cdbf95' : '#f0e2b8'),
    ),
    ...[
      [28, 76, 13],
      [79, 76, 15],
    ].map(
      ([x, y, r]) => ci(x, y, r, '#15171a') + ci(x, y, r - 3.5, irD) + ci(x, y, r - 6.5, '#8d99a6') + ci(x, y, 2.4, K),
    ),
  )
}
{
  const ear = 'M66 40 L99 22 L92 44 L70 56 Z',
    head = 'M50 22 C64 22 72 32 72 44 L68 60 L56 72 L50 73',
    body = 'M50 68 L66 72 L72 98 L50 98'
  S(
    'art-ork-runt',
    A,
    'Runt',
    sil(5, sy(head), ear, mx(ear), sy(body)),
    ps(body, rust),
    ln('M36 78 L64 96', 3, '#3a1c0e'),
    pp(ear, grL, 0.28),
    p('M74 42 L92 31 L87 43 L73 50 Z', '#5a8a38'),
    p(mx('M74 42 L92 31 L87 43 L73 50 Z'), '#6aa044'),
    ps(head, grL, 0.28),
    hi('M50 22 C37 22 28 32 28 43 C33 32 42 28 50 27 Z', 0.35),
    ps('M50 18 L60 20 L58 30 L50 30', ir, 0.3),
    ...[-1, 1].map(s => ci(50 + s * 10, 44, 7.5, K) + ci(50 + s * 10, 44, 6, '#ffe98a') + ci(50 + s * 9, 45, 2.2, K)),
    ps('M50 46 L57 56 L52 61 L50 62', '#5a8a38', 0.2),
    p(sy('M50 63 L60 61 L57 68 L50 70'), '#240b08'),
    p('M42 62.500 L46 63 L44 67 Z', '#fff3d0'),
    p('M58 62.500 L54 63 L56 67 Z', '#fff3d0'),
    p('M48 63.500 L52 63.500 L50 67 Z', '#fff3d0'),
  )
}
S(
  'art-sm-fort',
  A,
  'Fortress',
  sil(
    5,
    'M8 98 L8 52 L20 44 L20 30 L34 30 L34 18 L46 18 L46 6 L54 6 L54 18 L66 18 L66 30 L80 30 L80 44 L92 52 L92 98 Z',
  ),
  p('M46 6 L54 6 L54 20 L46 20 Z', gd),
  p('M34 18 L66 18 L66 98 L34 98 Z', '#5a6a8a'),
  p('M50 18 L66 18 L66 98 L50 98 Z', '#000', 'fill-opacity=".25"'),
  p('M8 52 L20 44 L20 30 L36 30 L36 98 L8 98 Z', '#465574'),
  p('M64 30 L80 30 L80 44 L92 52 L92 98 L64 98 Z', '#2f3b55'),
  p('M20 30 L36 30 L36 33 L23 33 L23 46 L10 54 L10 98 L8 98 L8 52 L20 44 Z', '#9db0d6'),
  p('M34 18 L50 18 L50 21 L37 21 L37 98 L34 98 Z', '#9db0d6'),
  p('M42 62 C42 52 58 52 58 62 L58 98 L42 98 Z', K),
  p('M45 64 C45 56 55 56 55 64 L55 98 L45 98 Z', '#ffb224', 'fill-opacity=".85"'),
  ...[
    [26, 58],
    [26, 72],
    [74, 58],
    [74, 72],
    [42, 34],
    [56, 34],
  ].map(([x, y]) => rc(x - 2, y, 4, 8, 1, '#ffd98a')),
  p('M54 6 L70 9 L63 13 L70 17 L54 17 Z', bl),
)
S(
  'art-sm-strike',
  A,
  'Orbital strike',
  p('M0 84 L100 84 L100 100 L0 100 Z', '#2a1c14'),
  p('M44 -2 L56 -2 L60 78 L40 78 Z', '#67dcf2', 'fill-opacity=".45"'),
  p('M47 -2 L53 -2 L55 78 L45 78 Z', '#e9fdff'),
  p(star(50, 82, 9, 40, 14, 0), '#ff8a1f'),
  p(star(50, 82, 9, 28, 11, 12), '#ffcf5a'),
  ci(50, 82, 11, '#fff7d6'),
  ...[
    [14, 10, 4],
    [26, 30, 3],
    [82, 16, 5],
    [72, 40, 3],
  ].map(([x, y, s]) => p(star(x, y, 4, s, s * 0.3), '#bfe6ff')),
  p('M64 6 L90 -2 L96 4 L86 14 L70 14 Z', '#46556f'),
  p('M64 6 L90 -2 L92 1 L68 9 Z', '#9db0d6'),
)
S(
  'art-sm-relic',
  A,
  'Relic blade',
  p(star(50, 44, 12, 50, 30), gd, 'fill-opacity=".25"'),
  sil(
    5,
    'M50 0 L60 12 L58 66 L42 66 L40 12 Z',
    'M22 62 L78 62 L74 74 L26 74 Z',
    'M45 74 L55 74 L55 92 L60 99 L40 99 L45 92 Z',
  ),
  p('M50 0 L60 12 L58 66 L42 66 L40 12 Z', '#c9d6e6'),
  p('M50 0 L60 12 L58 66 L50 66 Z', '#7f90a8'),
  p('M49 12 L51 12 L51.500 62 L48.500 62 Z', '#67dcf2'),
  p('M22 62 L78 62 L74 74 L26 74 Z', gd),
  p('M50 62 L78 62 L74 74 L50 74 Z', '#8a5a1e'),
  p('M45 74 L55 74 L55 92 L60 99 L40 99 L45 92 Z', '#4a2a1a'),
  ci(50, 68, 5, '#b3202e'),
  ci(48.5, 66.5, 1.6, '#ffb8b0'),
)

S('ui-cursor', B, 'Select', p('M12 4 L54 34 L34 38 L44 58 L35 62 L26 42 L12 54 Z', C))
S(
  'ui-offline',
  B,
  'Connection lost',
  p('M4 22 C20 6 44 6 60 22 L54 29 C41 16 23 16 10 29 Z', C, 'fill-opacity=".45"'),
  p('M15 34 C25 25 39 25 49 34 L43 41 C36 35 28 35 21 41 Z', C),
  ci(32, 50, 6, C),
  p('M52 40 L58 46 L64 40 L64 46 L61 49 L64 52 L64 58 L58 52 L52 58 L49 55 L55 49 L49 43 Z', '#ff7a80'),
)
S(
  'class-rank',
  B,
  'Class card',
  p('M8 4 L56 4 L56 60 L8 60 Z', C, 'fill-opacity=".25"'),
  p('M32 10 L50 24 L50 33 L32 19 L14 33 L14 24 Z', C),
  p('M32 25 L50 39 L50 48 L32 34 L14 48 L14 39 Z', C),
  p(poly(32, 50, 4, 7), C),
)

/* Signs of the interface, on a grid of 24. */
const U = '0 0 24 24'
S('ui-clock', U, 'Clock', '<path d="M12 2a10 10 0 1 0 0 20a10 10 0 0 0 0-20Zm0 3a7 7 0 1 1 0 14a7 7 0 0 1 0-14Z" fill="currentColor"/><path d="M12 7.500v5l3.600 2.200" fill="none" stroke="currentColor" stroke-width="2.400" stroke-linecap="round"/>')
S('ui-chat', U, 'Chat', '<path d="M3 4h18v12H11l-5 5v-5H3Z" fill="currentColor"/><path d="M7 8.500h10M7 12h6" stroke="#0a0b0e" stroke-width="1.800"/>')
S('ui-qr', U, 'QR code', '<path d="M2 2h8v8H2ZM14 2h8v8h-8ZM2 14h8v8H2Z" fill="currentColor"/><path d="M4.500 4.500h3v3h-3ZM16.500 4.500h3v3h-3ZM4.500 16.500h3v3h-3Z" fill="#0a0b0e"/><path d="M13 13h4v4h-4ZM18 18h4v4h-4ZM18 13h4v3h-4ZM13 19h3v3h-3Z" fill="currentColor"/>')
S('ui-bulb', U, 'Hint', '<path d="M12 2a7 7 0 0 0-4.500 12.300c.9.800 1.500 1.700 1.500 2.700h6c0-1 .6-1.900 1.500-2.700A7 7 0 0 0 12 2Z" fill="currentColor"/><path d="M9 18.500h6v1.700H9ZM10 21h4v1.500h-4Z" fill="currentColor"/><path d="M9 8.500a3.500 3.500 0 0 1 3-3" fill="none" stroke="#0a0b0e" stroke-width="1.600"/>')
S('ui-star', U, 'Star', '<path d="M12 1.800l3.100 6.600 7.200.9-5.300 5 1.400 7.200L12 17.900 5.600 21.500 7 14.300l-5.300-5 7.200-.9Z" fill="currentColor"/>')
S('ui-search', U, 'Search', '<path d="M10 3a7 7 0 1 0 0 14a7 7 0 0 0 0-14Z" fill="none" stroke="currentColor" stroke-width="2.800"/><path d="M15.500 15.500L21.500 21.500" stroke="currentColor" stroke-width="3.400" stroke-linecap="round"/>')
S('ui-dice', U, 'Dice', '<path d="M3 3h18v18H3Z" fill="currentColor"/><path d="M7 7h.1M17 7h.1M12 12h.1M7 17h.1M17 17h.1" stroke="#0a0b0e" stroke-width="3.400" stroke-linecap="round"/>')
S('ui-learn', U, 'Learn', '<path d="M12 3L1.500 8.500L12 14l10.500-5.500Z" fill="currentColor"/><path d="M5.500 12v4.500c3.800 3 9.200 3 13 0V12L12 15.500Z" fill="currentColor"/><path d="M21.500 9v7" stroke="currentColor" stroke-width="2"/>')
S('ui-puzzle', U, 'Puzzle', '<path d="M3 8h5c-1.400-3 .4-5 2.500-5S14.400 5 13 8h5v4.500c3-1.400 4.500.3 4.500 2.300s-1.500 3.700-4.500 2.300V22H3Z" fill="currentColor"/>')
S('ui-people', U, 'People', '<path d="M8.500 4a3.700 3.700 0 1 1 0 7.400a3.700 3.700 0 0 1 0-7.400ZM1.500 20c0-4.600 3-7 7-7s7 2.400 7 7Z" fill="currentColor"/><path d="M16 5a3.200 3.200 0 1 1 0 6.400M17.500 13.300c3 .5 5 2.800 5 6.700h-4" fill="currentColor" fill-opacity=".65"/>')
S('ui-target', U, 'Point at', '<path d="M12 2.500a9.500 9.500 0 1 0 0 19a9.500 9.500 0 0 0 0-19Z" fill="none" stroke="currentColor" stroke-width="2.200"/><path d="M12 7.300a4.700 4.700 0 1 0 0 9.400a4.700 4.700 0 0 0 0-9.400Z" fill="none" stroke="currentColor" stroke-width="2.200"/><path d="M12 11a1 1 0 1 0 0 2a1 1 0 0 0 0-2Z" fill="currentColor" stroke="currentColor" stroke-width="1.500"/>')
S('ui-chair', U, 'Chair', '<path d="M6 2h3v9h6V2h3v12H6ZM5 15h14v3h-2v4h-2.600v-4H9.600v4H7v-4H5Z" fill="currentColor"/>')

/* Keywords of Conquest, and what would fall. */
S('kw-area', B, 'Area Effect', p(star(32, 32, 8, 31, 17), C), ci(32, 32, 8, K))
S('kw-brutal', B, 'Brutal', p('M8 4L20 8L30 60L18 52Z M28 4L40 8L46 60L36 52Z M48 4L58 10L60 54L52 48Z', C))
S(
  'kw-armorbane',
  B,
  'Armorbane',
  p('M32 3L56 11L56 30C56 46 46 56 32 61C18 56 8 46 8 30L8 11Z', C),
  ln('M36 2L24 26L36 30L26 62', 7, K),
)
S('kw-ranged', B, 'Ranged', ring(32, 32, 20, 7, C), ln('M32 4L32 18 M32 46L32 60 M4 32L18 32 M46 32L60 32', 7, C))
S(
  'kw-flying',
  B,
  'Flying',
  p('M4 14C22 12 30 22 34 32C38 22 46 12 62 8C60 30 50 50 32 56C40 46 38 40 32 38C26 44 14 40 10 34C16 34 20 32 20 28C12 28 6 22 4 14Z', C),
)
S(
  'skull',
  B,
  'Falls',
  p('M32 4C15 4 6 16 6 29C6 38 10 43 16 46L16 56L24 56L24 50L29 50L29 56L35 56L35 50L40 50L40 56L48 56L48 46C54 43 58 38 58 29C58 16 49 4 32 4Z', C),
  ci(23, 28, 7, K),
  ci(41, 28, 7, K),
  p('M32 36L36 43L28 43Z', K),
)
