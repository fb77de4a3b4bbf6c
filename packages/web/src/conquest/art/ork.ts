import { ci, el, glow, hi, INK, ln, lnn, many, mx, p, pp, ps, rc, sh, sil, sy } from '../../ui/drawing.ts'

/** Orks: one body, many heads, weapons and bad ideas. */
export interface Ork {
  skin?: string
  cloth: string
  head: 'boy' | 'boss' | 'goggles' | 'weird' | 'mad' | 'jaw' | 'dok' | 'mask' | 'cap' | 'hat' | 'horned'
  shoulder?: string
  weapon?: 'axe' | 'gun' | 'rokkit' | 'klaw' | 'burna' | 'staff' | 'hammer' | 'saw' | 'snazz' | 'none'
  back?: 'rokkit' | 'trophy'
  hurt?: boolean
}

const GREEN = '#5fa23c'
const DEEP = '#3f7a2a'
const IRON = '#34393f'
const PLATE = '#5a6069'
const STEEL = '#8d99a6'
const BONE = '#f0e2b8'
const HEAD = 'M50 14 C66 14 76 24 77 40 L82 50 L74 66 L62 76 L50 77'
const EAR = 'M74 34 L94 26 L88 48 L77 50 Z'
const SHOULDER = 'M64 64 C80 57 96 65 98 80 L96 98 L70 98 Z'
const BODY = 'M50 68 L73 72 L79 98 L50 98'

export function ork(o: Ork): string {
  const skin = o.skin ?? GREEN
  const horn = 'M62 24 C76 22 86 14 88 -2 C100 16 94 36 76 40 Z'
  const horned = o.head === 'boss' || o.head === 'horned'
  return [
    back(o),
    sil(5, sy(HEAD), EAR, mx(EAR), SHOULDER, mx(SHOULDER), sy(BODY), ...(horned ? [horn, mx(horn)] : [])),
    ps(BODY, o.cloth),
    ln('M42 76 L46 96', 3, '#1c0e08'),
    pp(SHOULDER, o.shoulder ?? skin, 0.3),
    o.shoulder ? hi(mx('M66 65 C80 60 93 66 96 78 L84 70 Z'), 0.35) : '',
    o.shoulder
      ? many([74, 82, 90], x => pp(`M${x} 84 L${x + 6} 84 L${x + 3} 93 Z`, BONE, 0.2))
      : pp('M70 76 L95 78 L94 85 L72 84 Z', IRON, 0.2),
    lnn(SHOULDER, 2),
    horned ? pp(horn, '#d9c294', 0.28) + lnn('M74 23 L80 37', 2, '#7d6740') + lnn('M82 15 L91 29', 2, '#7d6740') : '',
    pp(EAR, skin, 0.28),
    pp('M78 36 L88 31 L84 44 Z', DEEP, 0),
    ps(HEAD, skin, 0.28),
    hi('M50 14 C35 14 24 24 23 39 C30 26 40 21 50 20 Z', 0.33),
    face(o, skin),
    weapon(o),
    o.hurt ? wounds() : '',
  ].join('')
}

function teeth(y: number, xs: readonly number[]): string {
  return many(xs, (x, i) =>
    p(`M${x} ${y} L${x + 6} ${y} L${x + 3} ${y + 5.5} Z`, i < xs.length / 2 ? '#fff3d0' : '#d8caa0'),
  )
}

function mouth(): string {
  return (
    p(sy('M50 58 L70 56 L66 70 L50 73'), '#240b08') +
    teeth(58, [34, 41, 48, 55]) +
    p('M30 70 L33 50 L40 71 Z', '#fff3d0') +
    p('M70 70 L67 50 L60 71 Z', '#e0d3ae')
  )
}

function brow(eyes: string): string {
  return (
    ps('M50 32 L60 31 L74 37 L72 44 L58 42 L50 44', DEEP, 0.2) +
    pp('M55 43 L70 41 L68 49 L58 50 Z', INK, 0) +
    pp('M57 44.500 L68 43 L66.500 47.500 L60 48 Z', eyes, 0) +
    ps('M50 46 L55 52 L50 54', DEEP, 0.2)
  )
}

function lenses(y: number, rim: string, glass: string): string {
  return many(
    [-1, 1],
    s =>
      ci(50 + s * 12, y, 11, INK) +
      ci(50 + s * 12, y, 9, rim) +
      ci(50 + s * 12, y, 6.6, '#1c0a04') +
      ci(50 + s * 12, y, 5, glass) +
      ci(48 + s * 12, y - 2, 1.8, '#fff'),
  )
}

function face(o: Ork, skin: string): string {
  switch (o.head) {
    case 'boss':
      return [
        ps('M50 12 C66 12 77 22 77 36 L62 38 L50 36', PLATE, 0.28) +
          hi('M50 12 C36 12 25 22 24 35 C31 23 40 18 50 18 Z', 0.4) +
          ps('M50 12 L55 13 L54 36 L50 36', '#b3202e', 0.2),
        pp('M54 40 L73 38 L71 47 L58 49 Z', INK, 0) +
          pp('M57 42 L70 40.500 L68 45.500 L60 46.500 Z', '#ff5a3d', 0) +
          ci(38, 43, 1.3, '#fff') +
          ci(64, 43, 1.3, '#fff'),
        ps('M50 46 L55 53 L50 55', DEEP, 0.2) +
          ps('M50 57 L76 54 L78 64 L66 82 L50 84', PLATE, 0.28) +
          hi('M26 56 L22 62 L28 72 L33 62 Z', 0.4),
        p(sy('M50 61 L68 59 L63 74 L50 76'), '#240b08') +
          teeth(61, [35, 42, 49, 56]) +
          p('M32 78 L35 55 L42 78 Z', '#fff3d0') +
          p('M68 78 L65 55 L58 78 Z', '#e0d3ae') +
          ci(25, 68, 2, INK) +
          ci(75, 68, 2, INK),
      ].join('')
    case 'horned':
      return (
        ps('M50 12 C66 12 77 22 77 38 L50 34', '#22252b', 0.2) +
        hi('M50 12 C36 12 25 22 24 36 C31 23 40 18 50 18 Z', 0.3) +
        ps('M50 20 L55 26 L50 32', BONE, 0.2) +
        brow('#ff5a3d') +
        mouth()
      )
    case 'goggles':
      return (
        ps('M50 12 C64 12 76 20 77 34 L50 32', '#8a4a2a', 0.28) +
        ps('M50 32 L78 34 L78 42 L50 42', '#3a1c0e', 0.1) +
        lenses(42, '#d8a552', '#ff8a1f') +
        mouth()
      )
    case 'cap':
      return (
        ps('M50 10 C66 10 77 20 77 32 L86 37 L50 35', '#5a2c1a', 0.28) +
        p('M44 16 L56 16 L53 26 L47 26 Z', BONE) +
        brow('#ffd23d') +
        mouth()
      )
    case 'hat':
      return (
        p('M14 32 C20 10 36 2 50 4 C64 2 80 10 86 32 C70 24 30 24 14 32 Z', INK) +
        ps('M50 7 C64 5 77 12 82 28 C70 23 60 23 50 23', '#5a1f6a', 0.28) +
        ln('M16 30 C32 22 68 22 84 30', 3, '#f0c878') +
        ci(50, 14, 5, BONE) +
        rc(46, 16, 8, 4, 1, BONE) +
        ci(48, 13, 1.4, INK) +
        ci(52, 13, 1.4, INK) +
        brow('#ffd23d') +
        p(sy('M50 58 L70 56 L66 70 L50 73'), '#240b08') +
        many([34, 41, 48, 55], x => p(`M${x} 58 L${x + 6} 58 L${x + 3} 64 Z`, '#f0c050')) +
        p('M30 70 L33 50 L40 71 Z', '#ffd23d') +
        p('M70 70 L67 50 L60 71 Z', '#c99a2a')
      )
    case 'weird':
      return (
        many(
          [
            [24, 10],
            [50, 2],
            [76, 10],
          ],
          ([x, y]) => glow(x!, y!, 12, '#6dff5a'),
        ) +
        ln('M30 18 L24 6 L30 -2', 2.4, '#c8ffb0') +
        ln('M50 14 L46 4 L53 -2', 2.4, '#c8ffb0') +
        ln('M70 18 L78 8 L72 0', 2.4, '#c8ffb0') +
        ps('M50 16 L66 20 L64 26 L50 24', '#b87333', 0.2) +
        ps('M50 32 L60 31 L74 37 L72 44 L50 44', DEEP, 0.2) +
        glow(38, 45, 13, '#9dff6a', 0.4) +
        glow(62, 45, 13, '#9dff6a', 0.4) +
        pp('M54 42 L71 40 L68 50 L57 50 Z', '#f4ffe0', 0) +
        p(sy('M50 56 L68 55 L66 74 L50 78'), '#1c3a08') +
        teeth(56, [34, 41, 48, 55]) +
        p('M40 70 L50 64 L60 70 L50 76 Z', '#9dff6a')
      )
    case 'mad':
      return (
        ps('M50 30 L60 29 L77 38 L72 45 L58 40 L50 42', DEEP, 0.3) +
        ci(38, 44, 8, INK) +
        ci(62, 44, 8, INK) +
        ci(38, 44, 6, '#fff2c0') +
        ci(62, 44, 6, '#fff2c0') +
        ci(39, 44, 2.2, '#c8102a') +
        ci(61, 44, 2.2, '#c8102a') +
        ln('M26 26 L36 34', 2.4, DEEP) +
        ln('M46 24 L50 32 L54 24', 2.4, DEEP) +
        p(sy('M50 54 L74 52 L70 76 L50 82'), '#3a0a0a') +
        p(sy('M50 68 L62 66 L58 78 L50 80'), '#b8283a') +
        teeth(54, [28, 35, 42, 49, 56, 63]) +
        p('M28 78 L31 52 L39 79 Z', '#fff3d0') +
        p('M72 78 L69 52 L61 79 Z', '#e0d3ae') +
        ln('M50 60 L50 68', 1.4, '#d9e8d0') +
        ln('M20 56 L10 58', 2, '#ffb0a0') +
        ln('M80 56 L90 58', 2, '#ffb0a0')
      )
    case 'jaw':
      return (
        brow('#ff8a1f') +
        ln('M30 20 L40 32 L34 40', 2.4, '#7a2a1a') +
        ps('M50 52 L80 48 L84 62 L70 84 L50 86', STEEL, 0.3) +
        hi('M20 49 L16 62 L24 74 L28 58 Z', 0.5) +
        p(sy('M50 58 L72 56 L67 72 L50 74'), '#1a0806') +
        many([27, 35, 43, 51, 59, 66], x => p(`M${x} 57 L${x + 7} 57 L${x + 3.5} 66 Z`, '#e8edf2')) +
        many([31, 39, 47, 55, 63], x => p(`M${x} 74 L${x + 7} 74 L${x + 3.5} 65 Z`, '#c2ccd6')) +
        many(
          [
            [22, 58],
            [26, 70],
            [78, 58],
            [74, 70],
          ],
          ([x, y]) => ci(x!, y!, 2.2, INK),
        )
      )
    case 'dok':
      return (
        ps('M50 8 L72 12 L74 30 L50 28', '#e8e4d8', 0.2) +
        p('M46 13 L54 13 L54 17 L58 17 L58 23 L54 23 L54 27 L46 27 L46 23 L42 23 L42 17 L46 17 Z', '#b3202e') +
        brow('#ffd23d') +
        ci(62, 45, 10, INK) +
        ci(62, 45, 8, '#d8a552') +
        ci(62, 45, 6, '#9fd8e8') +
        ci(60, 43, 2, '#fff') +
        ln('M71 49 L78 64', 1.6, '#d8a552') +
        p(sy('M50 56 L68 54 L64 64 L50 67'), '#240b08') +
        teeth(56, [34, 41, 48, 55]) +
        ps('M50 66 L66 62 L68 76 L50 80', '#dcd8c8', 0.2)
      )
    case 'mask':
      return (
        ps('M50 14 C68 14 80 26 80 44 L76 66 L62 80 L50 81', '#5b524a', 0.3) +
        hi('M50 14 C33 14 21 26 20 42 C28 27 38 21 50 20 Z', 0.35) +
        ps('M50 32 L72 34 L72 46 L50 46', INK, 0) +
        ps('M50 34.500 L69 36 L69 43.500 L50 43.500', '#ff8a1f', 0.25) +
        hi('M32 36 L46 35 L44 39 L32 40 Z', 0.6) +
        ps('M50 54 L62 56 L60 72 L50 76', IRON, 0.2) +
        many([58, 63, 68], y => ln(`M43 ${y} L57 ${y}`, 2, STEEL)) +
        many(
          [
            [26, 52],
            [74, 52],
            [28, 26],
            [72, 26],
          ],
          ([x, y]) => ci(x!, y!, 2.2, '#d8b068'),
        )
      )
    default:
      return ps('M50 12 L58 14 L60 26 L50 28', '#b3202e', 0.25) + brow('#ffd23d') + mouth() + (skin === GREEN ? '' : '')
  }
}

function weapon(o: Ork): string {
  switch (o.weapon) {
    case 'axe': {
      const axe = 'M13 52 L38 50 L40 36 L34 20 L16 24 L4 38 L6 50 Z'
      return (
        sil(4, axe, 'M4 98 L12 98 L22 52 L14 50 Z') +
        p('M4 98 L12 98 L22 52 L14 50 Z', '#5a3420') +
        p(axe, STEEL) +
        p('M4 38 L16 24 L34 20 L33 26 L18 29 L9 40 Z', '#dfe5ea') +
        p('M34 20 L40 36 L38 50 L32 50 L34 38 Z', IRON) +
        p('M18 36 L26 34 L24 44 Z', '#8c1220')
      )
    }
    case 'gun':
    case 'snazz':
      return gun(o.weapon === 'snazz')
    case 'rokkit':
      return rokkitTube()
    case 'klaw':
      return (
        sil(
          4,
          'M70 62 L92 54 L102 70 L100 98 L72 98 Z',
          'M84 60 L84 30 L94 12 L98 34 L96 58 Z',
          'M74 62 L66 38 L70 20 L78 38 L82 60 Z',
        ) +
        p('M70 62 L92 54 L102 70 L100 98 L72 98 Z', PLATE) +
        hi('M70 62 L92 54 L96 60 L73 68 Z', 0.4) +
        p('M84 60 L84 30 L94 12 L98 34 L96 58 Z', '#b9c3cd') +
        sh('M94 12 L98 34 L96 58 L91 58 Z', 0.35) +
        p('M74 62 L66 38 L70 20 L78 38 L82 60 Z', '#dfe5ea') +
        sh('M70 20 L78 38 L82 60 L78 60 Z', 0.3) +
        ci(86, 78, 6, INK) +
        ci(86, 78, 4, '#b3202e')
      )
    case 'burna':
      return (
        glow(12, 30, 26, '#ff8a1f', 0.3) +
        p(
          'M16 62 C-4 50 2 30 12 22 C10 32 18 30 16 18 C26 26 32 36 28 48 C34 44 34 40 33 36 C40 50 34 60 24 64 Z',
          '#ff8a1f',
        ) +
        p('M18 62 C6 52 10 42 16 36 C16 44 22 42 21 34 C28 42 28 54 24 62 Z', '#ffe08a') +
        sil(4, 'M14 62 L26 60 L70 82 L68 92 L60 92 L18 72 Z') +
        p('M14 62 L26 60 L70 82 L68 92 L60 92 L18 72 Z', IRON) +
        p('M14 62 L26 60 L70 82 L70 84 L24 64 L15 65 Z', STEEL) +
        ci(62, 92, 8, INK) +
        ci(62, 92, 6, '#b3202e') +
        hi('M58 88 L62 87 L60 91 Z', 0.6)
      )
    case 'staff':
      return (
        ln('M10 98 L14 10', 7) +
        ln('M10 98 L14 10', 4, '#b87333') +
        glow(14, 12, 17, '#6dff5a', 0.3) +
        ci(14, 12, 9, INK) +
        ci(14, 12, 7, '#b87333') +
        ci(14, 12, 4.6, '#c8ffb0') +
        ln('M24 10 L34 6 L32 14 L42 12', 2, '#c8ffb0') +
        ln('M6 24 L-2 34', 2, '#c8ffb0')
      )
    case 'hammer':
      return (
        ln('M12 98 L18 26', 8) +
        ln('M12 98 L18 26', 4.6, '#5a3420') +
        sil(4, 'M0 12 L36 8 L40 32 L4 38 Z') +
        p('M0 12 L36 8 L40 32 L4 38 Z', PLATE) +
        p('M0 12 L36 8 L36.500 13 L1 18 Z', '#c2ccd6') +
        sh('M20 10 L36 8 L40 32 L22 35 Z', 0.3) +
        many([4, 14, 24], x =>
          p(`M${x + 2} ${37 - x * 0.15} L${x + 10} ${36 - x * 0.15} L${x + 7} ${46 - x * 0.15} Z`, BONE),
        )
      )
    case 'saw':
      return (
        sil(4, 'M4 30 L26 22 L32 44 L10 52 Z') +
        ci(16, 34, 17, INK) +
        many(
          [0, 1, 2, 3, 4, 5, 6, 7],
          i => `<path d="M16 17 L20 25 L12 25 Z" fill="#dfe5ea" transform="rotate(${i * 45} 16 34)"/>`,
        ) +
        ci(16, 34, 12, STEEL) +
        ci(16, 34, 4, '#b3202e') +
        ln('M18 46 L24 98', 8) +
        ln('M18 46 L24 98', 4.6, IRON) +
        p('M82 44 L90 44 L90 72 L82 72 Z', INK) +
        rc(83.5, 46, 5, 24, 1, '#bfe8ff') +
        rc(83.5, 56, 5, 14, 1, '#8fd35f') +
        ln('M86 72 L86 84', 1.8, STEEL) +
        ln('M80 42 L92 42', 3, STEEL) +
        ln('M86 34 L86 42', 3, STEEL)
      )
    default:
      return ''
  }
}

function gun(shiny: boolean): string {
  const shape = 'M2 70 L20 62 L72 70 L96 66 L99 84 L74 86 L66 98 L54 98 L54 86 L22 82 L4 86 Z'
  return (
    sil(4, shape) +
    p(shape, shiny ? '#b8862a' : IRON) +
    p('M2 70 L20 62 L72 70 L96 66 L97 71 L72 75 L20 67 L3 75 Z', shiny ? '#ffe08a' : STEEL) +
    p('M30 70 L50 73 L50 82 L30 79 Z', shiny ? '#5a1f6a' : '#b3202e') +
    many([32, 38, 44], x =>
      p(`M${x} ${70.5 + (x - 32) * 0.15} L${x + 4} ${71 + (x - 32) * 0.15} L${x + 2} 78 Z`, BONE),
    ) +
    el(96, 75, 4, 7.5, INK) +
    el(96, 75, 2.4, 5, '#ff8a1f') +
    rc(58, 76, 10, 4, 1, '#d8a552') +
    (shiny
      ? sil(2, 'M14 62 L14 52 L64 60 L64 68 Z') +
        p('M14 62 L14 52 L64 60 L64 68 Z', '#8d99a6') +
        ci(20, 58, 3, '#67dcf2') +
        ci(58, 64, 3, '#67dcf2')
      : '')
  )
}

function rokkitTube(): string {
  return (
    sil(4, 'M6 84 L58 54 L66 66 L14 96 Z', 'M56 50 L84 26 L98 34 L92 50 L66 68 Z') +
    p('M6 84 L58 54 L66 66 L14 96 Z', IRON) +
    p('M6 84 L58 54 L60 58 L8 88 Z', STEEL) +
    p('M56 50 L70 42 L78 58 L66 68 Z', '#8a4a2a') +
    p('M70 42 L84 26 L98 34 L92 50 L78 58 Z', '#b3202e') +
    hi('M70 42 L84 26 L90 29 L74 47 Z', 0.4) +
    many(
      [
        [78, 40],
        [84, 46],
      ],
      ([x, y]) => p(`M${x} ${y} L${x! + 6} ${y! - 4} L${x! + 5} ${y! + 4} Z`, BONE),
    ) +
    rc(30, 76, 8, 14, 2, '#5a3420')
  )
}

function back(o: Ork): string {
  if (o.back === 'rokkit')
    return (
      glow(14, 92, 22, '#ff8a1f', 0.35) +
      sil(4, 'M4 30 L16 4 L30 30 L30 74 L4 74 Z', 'M-2 66 L4 52 L4 78 Z', 'M38 66 L30 52 L30 78 Z') +
      p('M4 30 L16 4 L30 30 Z', '#b3202e') +
      rc(4, 30, 26, 44, 0, PLATE) +
      sh('M17 4 L30 30 L30 74 L17 74 Z', 0.3) +
      many([8, 14, 20], x => p(`M${x} 40 L${x + 7} 40 L${x + 3.5} 48 Z`, BONE)) +
      p('M4 74 L30 74 L24 98 L17 84 L10 98 Z', '#ff8a1f') +
      p('M9 74 L25 74 L17 90 Z', '#ffe08a')
    )
  if (o.back === 'trophy')
    return (
      lnn('M82 70 L84 4', 5) +
      lnn('M82 70 L84 4', 2.6, '#5a3420') +
      many(
        [16, 84],
        x =>
          ci(x, 12, 9, INK) +
          ci(x, 12, 7, BONE) +
          rc(x - 4, 14, 8, 7, 1, BONE) +
          ci(x - 2.6, 12, 1.8, INK) +
          ci(x + 2.6, 12, 1.8, INK),
      ) +
      many([28, 36], y => lnn(`M76 ${y} L92 ${y - 3}`, 2.4, '#8a4a2a'))
    )
  return ''
}

/** A small one with large ears. */
export function runt(eyes = '#ffe98a', cloth = '#8a4a2a', hat = PLATE): string {
  const ear = 'M66 40 L99 22 L92 44 L70 56 Z'
  const head = 'M50 22 C64 22 72 32 72 44 L68 60 L56 72 L50 73'
  const body = 'M50 68 L66 72 L72 98 L50 98'
  const light = '#86c75a'
  return [
    sil(5, sy(head), ear, mx(ear), sy(body)),
    ps(body, cloth) +
      ln('M36 78 L64 96', 3, '#3a1c0e') +
      pp(ear, light, 0.28) +
      p('M74 42 L92 31 L87 43 L73 50 Z', '#5a8a38') +
      p(mx('M74 42 L92 31 L87 43 L73 50 Z'), '#6aa044'),
    ps(head, light, 0.28) +
      hi('M50 22 C37 22 28 32 28 43 C33 32 42 28 50 27 Z', 0.35) +
      ps('M50 18 L60 20 L58 30 L50 30', hat, 0.3),
    many([-1, 1], s => ci(50 + s * 10, 44, 7.5, INK) + ci(50 + s * 10, 44, 6, eyes) + ci(50 + s * 9, 45, 2.2, INK)),
    ps('M50 46 L57 56 L52 61 L50 62', '#5a8a38', 0.2) +
      p(sy('M50 63 L60 61 L57 68 L50 70'), '#240b08') +
      p('M42 62.500 L46 63 L44 67 Z', '#fff3d0') +
      p('M58 62.500 L54 63 L56 67 Z', '#fff3d0') +
      p('M48 63.500 L52 63.500 L50 67 Z', '#fff3d0'),
  ].join('')
}

function wounds(): string {
  return (
    p('M54 12 L66 14 L74 26 L72 38 L64 36 L60 28 Z', DEEP) +
    ln('M54 12 L60 28 L64 36 L72 38', 2.4) +
    p('M60 26 L68 24 L70 50 L64 60 L62 44 Z', '#a3141f', 'fill-opacity=".85"') +
    p('M26 60 L32 62 L28 86 L22 80 Z', '#a3141f', 'fill-opacity=".8"') +
    ln('M84 66 L78 76 L86 84', 2.4) +
    ln('M14 70 L22 78 L16 88', 2.4) +
    ln('M88 6 L80 12', 3) +
    p('M86 -4 L92 6 L88 16 L80 12 Z', INK) +
    ci(38, 43, 5, INK) +
    ln('M33 38 L43 48', 2.4, '#a3141f') +
    ln('M43 38 L33 48', 2.4, '#a3141f') +
    ci(20, 92, 2, '#a3141f')
  )
}
