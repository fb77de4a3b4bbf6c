import { ci, glow, hi, INK, ln, lnn, many, mx, p, pp, ps, rc, sh, sil, sy } from '../../ui/drawing.ts'

/** Armoured soldiers: one body, many helmets, weapons and things on the back. */
export interface Marine {
  armour: string
  dark: string
  trim: string
  helm: 'closed' | 'crest' | 'laurel' | 'bare' | 'grey' | 'young' | 'hood' | 'psychic' | 'beak' | 'heavy'
  eyes?: string
  weapon?: 'bolter' | 'sword' | 'chainsword' | 'staff' | 'rifle' | 'knife' | 'axe' | 'hammer' | 'none'
  back?: 'jump' | 'servo' | 'banner' | 'cape'
  badge?: string
  /** Cracks, blood, a broken visor. */
  hurt?: boolean
}

const STEEL = '#8d99a6'
const IRON = '#34393f'
const PAULDRON = 'M64 60 C76 48 95 54 98 73 L95 92 L76 92 L66 77 Z'
const BODY = 'M50 62 L73 66 L81 98 L50 98'
const HELM = 'M50 12 C65 12 75 22 75 38 L74 52 L66 66 L50 70'
const FACE = 'M50 18 C62 18 71 27 71 40 L69 54 L61 67 L50 71'

export function marine(m: Marine): string {
  const heavy = m.helm === 'heavy'
  const pau = heavy ? 'M58 38 C76 28 100 38 102 62 L99 94 L74 94 L62 70 Z' : PAULDRON
  return [
    back(m),
    sil(5, pau, mx(pau), sy(BODY), sy(headOutline(m))),
    ps(BODY, m.dark),
    ps('M50 70 L62 72 L66 98 L50 98', m.armour, 0.3),
    p(sy('M50 76 L63 72 L59 80 L54 83 L50 90'), m.trim),
    sh('M50 76 L63 72 L59 80 L54 83 L50 90 Z', 0.25),
    pp(pau, m.armour),
    hi(mx(heavy ? 'M61 40 C76 32 96 40 99 58 L88 48 Z' : 'M67 61 C78 51 92 56 95.500 72 L85 63 Z'), 0.35),
    pp(heavy ? 'M68 80 L99 74 L99 82 L71 88 Z' : 'M68 78 L97 74 L96.500 81 L71 85 Z', m.trim, 0.25),
    lnn(pau, 2),
    m.badge ? ci(17, 68, 5, m.badge) + ci(17, 68, 2.2, m.dark) : '',
    head(m),
    weapon(m),
    m.hurt ? wounds() : '',
  ].join('')
}

function headOutline(m: Marine): string {
  if (m.helm === 'hood') return 'M50 6 C66 10 78 26 79 46 L84 66 L66 76 L50 78'
  if (m.helm === 'psychic') return 'M50 14 L60 14 L84 8 L88 44 L74 66 L50 72'
  if (m.helm === 'heavy') return 'M50 30 C62 30 70 38 70 50 L68 66 L60 74 L50 76'
  return m.helm === 'crest' ? 'M50 6 C70 4 88 14 92 32 L80 42 L74 54 L66 66 L50 70' : HELM
}

function head(m: Marine): string {
  const eyes = m.eyes ?? '#ffb224'
  switch (m.helm) {
    case 'hood':
      return hooded('#5c6b74', eyes)
    case 'bare':
    case 'grey':
    case 'young':
      return bare(m.helm)
    case 'psychic':
      return psychic(m, eyes)
    case 'heavy':
      return heavyHelm(m, eyes)
    default:
      return closed(m, eyes)
  }
}

function closed(m: Marine, eyes: string): string {
  const beak = m.helm === 'beak'
  const crest = 'M50 6 C70 4 88 14 92 32 L83 40 C77 26 64 18 50 18'
  return [
    m.helm === 'crest'
      ? ps(crest, '#b3202e', 0.3) +
        many([58, 66, 74, 82], (x, i) => lnn(`M${x} ${8 + i * 4} L${x - 2} ${18 + i * 4}`, 1.6))
      : '',
    ps(HELM, m.armour, 0.28),
    hi('M50 12 C36 12 25 22 25 37 C31 24 40 19 50 18 Z', 0.38),
    ps('M50 12 L54 12 L54 36 L50 36', m.trim, 0.3),
    m.helm === 'laurel'
      ? many([0, 1, 2, 3], i =>
          pp(`M${57 + i * 4} ${20 + i * 4} L${66 + i * 4} ${15 + i * 5} L${62 + i * 4} ${25 + i * 4} Z`, m.trim, 0.2),
        )
      : '',
    ps('M50 38 L75 36 L74 46 L62 50 L50 48', INK, 0),
    pp('M55 41 L71 39 L70 44.500 L60 46.500 Z', eyes, 0),
    hi('M30 40 L38 40.500 L36 43 L30 42.500 Z', 0.7),
    beak
      ? ps('M50 46 L58 52 L54 72 L50 80', m.armour, 0.3) + ps('M50 58 L53 60 L51.500 74 L50 76', m.dark, 0)
      : ps('M50 52 L60 54 L64 62 L58 68 L50 69', '#c9ced6', 0.28) + ln('M46 56 L46 66') + ln('M54 56 L54 66'),
  ].join('')
}

function bare(kind: 'bare' | 'grey' | 'young'): string {
  const skin = kind === 'young' ? '#dcae88' : kind === 'grey' ? '#b98a6a' : '#c99a78'
  const hair = kind === 'young' ? '#5a3a22' : kind === 'grey' ? '#c9ced6' : '#2a1f1a'
  return [
    ps('M50 56 L66 58 L70 74 L50 78', '#2c3440', 0.2),
    ps(FACE, skin, 0.26),
    ps('M50 10 C66 10 76 22 73 40 L69 40 L66 28 L56 24 L50 26', hair, 0.25),
    hi('M50 10 C38 10 28 20 27 34 C32 22 40 17 50 16 Z', 0.25),
    pp('M54 40 L68 37 L67 41 L55 43.500 Z', hair, 0),
    pp('M55 45 L66 43 L65 49 L57 50 Z', '#fff', 0.15),
    ci(40, 47, 2, '#27405f') + ci(61, 47, 2, '#27405f'),
    ps('M50 44 L54 55 L50 58', '#00000055', 0),
    ln(kind === 'young' ? 'M43 62 C47 65 53 65 57 62' : 'M42 63 L58 62', 2.2, '#5a3020'),
    kind === 'grey'
      ? ci(61, 46, 6.5, INK) +
        ci(61, 46, 5, STEEL) +
        ci(61, 46, 3, '#b3202e') +
        ci(60, 45, 1.2, '#ffd0c0') +
        ln('M36 50 L33 64', 2, '#8a4a3a') +
        ps('M50 66 L60 64 L57 71 L50 73', '#c9ced6', 0.2)
      : '',
    kind === 'bare' ? ln('M34 36 L40 56', 2, '#8a4a3a') + ci(66, 30, 2, STEEL) + ci(70, 36, 2, STEEL) : '',
  ].join('')
}

function hooded(cloth: string, eyes: string): string {
  const hood = 'M50 6 C66 10 78 26 79 46 L84 66 L66 76 L50 78'
  return [
    ps(hood, cloth, 0.28),
    hi('M50 6 C34 10 22 26 21 45 C28 28 38 18 50 14 Z', 0.3),
    ps('M50 24 C60 26 67 36 67 48 L64 64 L56 72 L50 73', '#2a1f1a', 0),
    ps('M50 30 C58 31 64 38 64 48 L61 62 L55 70 L50 71', '#c99a78', 0.28),
    ps('M50 38 L66 38 L66 50 L56 52 L50 48', INK, 0),
    pp('M53 41 L64 40.500 L63.500 47.500 L56 49 Z', eyes, 0.1),
    ln('M44 62 L56 62', 2.4, '#5a3020'),
  ].join('')
}

function psychic(m: Marine, eyes: string): string {
  return [
    pp('M60 14 L84 8 L88 44 L72 62 L66 40 Z', m.armour, 0.3),
    pp('M66 18 L80 14 L83 40 L73 50 L70 38 Z', '#0d2a4a', 0),
    many([20, 28, 36], y => lnn(`M70 ${y} L80 ${y - 3}`, 1.6, '#67dcf2')),
    ps(FACE, '#c99a78', 0.26),
    ps('M50 14 C62 14 72 24 71 36 L60 28 L50 29', '#d9d9df', 0.25),
    pp('M54 42 L68 39 L66 45 L56 47 Z', INK, 0),
    glow(39, 44, 8, eyes) + glow(61, 44, 8, eyes),
    pp('M55 43 L66 41 L65 44.500 L57 46 Z', '#eaffff', 0),
    ps('M50 46 L53.500 56 L50 58', '#00000055', 0),
    ps('M50 60 L59 59 L58 70 L50 76', '#d9d9df', 0.25),
    ln('M45 62.500 L55 62.500', 2, '#5a3020'),
  ].join('')
}

function heavyHelm(m: Marine, eyes: string): string {
  return [
    ps('M50 26 L74 30 L80 46 L72 74 L50 80', m.dark, 0.2),
    ps('M50 32 C60 32 68 39 68 50 L66 64 L59 72 L50 74', m.armour, 0.28),
    hi('M50 32 C40 32 32 39 32 49 C37 40 43 37 50 37 Z', 0.4),
    ps('M50 48 L67 46 L66 53 L56 56 L50 55', INK, 0),
    pp('M54 50 L64 48.500 L63 52 L57 53.500 Z', eyes, 0),
    ps('M50 58 L58 60 L60 66 L56 71 L50 72', '#c9ced6', 0.28),
    ln('M46 61 L46 69') + ln('M54 61 L54 69'),
    p(sy('M50 24 L58 20 L62 28 L54 32 L50 36'), m.trim),
  ].join('')
}

function weapon(m: Marine): string {
  switch (m.weapon) {
    case 'bolter':
      return bolter()
    case 'rifle':
      return (
        sil(4, 'M82 98 L86 98 L96 12 L98 4 L93 4 L91 12 L80 92 Z') +
        p('M82 98 L86 98 L96 12 L98 4 L93 4 L91 12 L80 92 Z', IRON) +
        p('M93 4 L95 4 L84 94 L82 94 Z', STEEL) +
        p('M84 40 L96 42 L94 52 L84 50 Z', '#5a6069')
      )
    case 'sword':
      return blade('#c9d6e6', '#67dcf2', m.trim)
    case 'chainsword':
      return chainsword(m)
    case 'knife':
      return (
        sil(3, 'M8 66 L16 40 L22 66 Z', 'M6 66 L24 66 L22 72 L18 72 L18 92 L11 92 L11 72 L7 72 Z') +
        p('M8 66 L16 40 L22 66 Z', '#dfe5ea') +
        sh('M16 40 L22 66 L15 66 Z', 0.3) +
        p('M6 66 L24 66 L22 72 L7 72 Z', m.trim) +
        rc(11, 72, 7, 20, 1, '#3a2a20')
      )
    case 'staff':
      return (
        ln('M12 98 L16 6', 7) +
        ln('M12 98 L16 6', 4, m.trim) +
        glow(16, 14, 17, '#67dcf2') +
        p('M16 -2 L25 10 L16 26 L7 10 Z', INK) +
        p('M16 1 L22.500 10 L16 23 L9.500 10 Z', '#67dcf2') +
        hi('M16 1 L16 23 L9.500 10 Z', 0.5) +
        ln('M26 12 L36 18 L32 24 L44 28', 2, '#bff4ff') +
        ln('M20 26 L28 34 L24 40', 2, '#bff4ff')
      )
    case 'axe':
      return (
        ln('M13 98 L18 22', 6) +
        ln('M13 98 L18 22', 3.4, '#5a3420') +
        sil(3, 'M16 14 L34 8 L40 26 L34 42 L17 36 Z') +
        p('M16 14 L34 8 L40 26 L34 42 L17 36 Z', STEEL) +
        hi('M16 14 L34 8 L36 14 L18 20 Z', 0.5) +
        p('M34 8 L40 26 L34 42 L37 26 Z', '#dfe5ea')
      )
    case 'hammer':
      return (
        ln('M10 98 L16 20', 7) +
        ln('M10 98 L16 20', 4, IRON) +
        sil(4, 'M2 8 L32 4 L34 26 L4 30 Z') +
        p('M2 8 L32 4 L34 26 L4 30 Z', STEEL) +
        p('M2 8 L32 4 L32.500 10 L2.500 14 Z', '#dfe5ea') +
        sh('M18 6 L32 4 L34 26 L19 28 Z', 0.3) +
        glow(18, 17, 9, '#67dcf2', 0.35) +
        p('M14 12 L22 11 L23 22 L15 23 Z', '#bff4ff') +
        sil(4, 'M62 52 L98 48 L102 74 L84 98 L64 80 Z') +
        p('M62 52 L98 48 L102 74 L84 98 L64 80 Z', m.armour) +
        sh('M80 50 L98 48 L102 74 L84 98 Z', 0.3) +
        p('M78 56 L84 56 L84 64 L92 64 L92 70 L84 70 L84 88 L78 84 L78 70 L70 71 L70 65 L78 64 Z', m.trim)
      )
    default:
      return ''
  }
}

function bolter(): string {
  const gun = 'M2 76 L60 66 L98 64 L98 74 L64 78 L60 90 L48 92 L46 82 L4 88 Z'
  return (
    sil(4, gun) +
    p(gun, IRON) +
    p('M2 76 L60 66 L98 64 L98 67 L60 70 L3 80 Z', STEEL) +
    p('M24 76 L40 73 L42 80 L26 83 Z', '#d8a552') +
    rc(88, 66, 8, 5, 1, INK)
  )
}

function blade(steel: string, shine: string, trim: string): string {
  return (
    sil(3, 'M14 72 L8 20 L16 2 L24 20 L20 72 Z', 'M2 70 L32 70 L29 78 L5 78 Z', 'M12 78 L22 78 L21 96 L13 96 Z') +
    p('M14 72 L8 20 L16 2 L24 20 L20 72 Z', steel) +
    p('M16 2 L24 20 L20 72 L17 72 Z', '#7f90a8') +
    p('M15.500 14 L16.800 14 L17.600 68 L15.600 68 Z', shine) +
    p('M2 70 L32 70 L29 78 L5 78 Z', trim) +
    sh('M17 70 L32 70 L29 78 L17 78 Z', 0.3) +
    rc(13, 78, 8, 17, 2, '#3a2030')
  )
}

function chainsword(m: Marine): string {
  const bar = 'M4 66 L8 18 L18 10 L26 18 L24 66 Z'
  return (
    sil(3, bar, 'M2 64 L28 64 L28 76 L2 76 Z', 'M10 76 L20 76 L20 96 L10 96 Z') +
    p(bar, '#59626d') +
    hi('M4 66 L8 18 L12 15 L10 66 Z', 0.4) +
    rc(11, 24, 8, 38, 2, m.armour) +
    many(
      [20, 29, 38, 47, 56],
      y =>
        p(`M${25} ${y} L31 ${y + 3} L24.500 ${y + 6} Z`, '#dfe5ea') +
        p(`M6 ${y} L0 ${y + 3} L5.500 ${y + 6} Z`, '#dfe5ea'),
    ) +
    p('M2 64 L28 64 L28 76 L2 76 Z', m.trim) +
    sh('M16 64 L28 64 L28 76 L16 76 Z', 0.3) +
    rc(11, 76, 8, 19, 2, IRON)
  )
}

function back(m: Marine): string {
  switch (m.back) {
    case 'jump':
      return (
        many([-1, 1], s => glow(50 + s * 33, 84, 17, '#ff8a1f', 0.35)) +
        sil(4, 'M70 20 L94 16 L98 58 L72 60 Z', mx('M70 20 L94 16 L98 58 L72 60 Z')) +
        pp('M70 20 L94 16 L98 58 L72 60 Z', m.dark, 0.2) +
        pp('M72 24 L82 22 L84 56 L74 57 Z', m.armour, 0.2) +
        pp('M74 18 L90 15 L86 8 L78 9 Z', m.trim, 0.2) +
        pp('M72 60 L98 58 L90 98 L84 78 L78 98 Z', '#ff8a1f', 0) +
        pp('M77 60 L93 59 L86 84 Z', '#ffe08a', 0)
      )
    case 'servo':
      return (
        ln('M66 66 L88 44 L80 14', 11) +
        ln('M66 66 L88 44 L80 14', 7, '#6a737d') +
        ln('M66 66 L88 44 L80 14', 2, '#c2ccd6') +
        ci(88, 44, 6, INK) +
        ci(88, 44, 4, '#d8a552') +
        sil(3, 'M80 16 L66 12 L58 2 L72 4 L82 8 Z', 'M80 16 L92 8 L102 8 L96 18 L86 22 Z') +
        p('M80 16 L66 12 L58 2 L72 4 L82 8 Z', STEEL) +
        p('M80 16 L92 8 L102 8 L96 18 L86 22 Z', '#6a737d')
      )
    case 'banner':
      return (
        ln('M84 98 L84 0', 5) +
        ln('M84 98 L84 0', 2.6, '#8a6a3a') +
        sil(3, 'M58 4 L100 4 L100 50 L92 44 L84 52 L76 44 L58 50 Z') +
        p('M58 4 L100 4 L100 50 L92 44 L84 52 L76 44 L58 50 Z', '#f0ead8') +
        sh('M84 4 L100 4 L100 50 L92 44 L84 52 Z', 0.2) +
        rc(58, 4, 42, 7, 0, m.armour) +
        p('M79 18 L91 18 L91 26 L85 38 L79 26 Z', m.trim)
      )
    case 'cape':
      return (
        sil(4, 'M26 40 L6 62 L-4 98 L104 98 L94 62 L74 40 Z') +
        p('M26 40 L6 62 L-4 98 L104 98 L94 62 L74 40 Z', '#8c1626') +
        sh('M74 40 L94 62 L104 98 L70 98 Z', 0.35) +
        ln('M14 62 L6 98', 2, '#5a0c18') +
        ln('M86 62 L94 98', 2, '#5a0c18')
      )
    default:
      return ''
  }
}

/** What a bloodied warlord looks like: the visor broken, the plate cracked. */
function wounds(): string {
  return (
    p('M54 22 L72 26 L74 46 L70 62 L58 66 L61 52 L54 44 L60 36 Z', '#c99a78') +
    ln('M54 22 L60 36 L54 44 L61 52 L58 66', 2.4) +
    p('M58 44 L70 41 L69 47 L60 49 Z', '#fff') +
    ci(65, 45, 2.2, '#27405f') +
    p('M60 27 L64 40 L61 58 L66 68 L68 44 Z', '#a3141f', 'fill-opacity=".85"') +
    ln('M30 74 L38 80 L34 88 L42 96', 2.2) +
    ln('M12 62 L20 70 L16 78', 2.2) +
    ln('M88 60 L80 68 L86 78', 2.2) +
    p('M62 78 L70 80 L66 98 L60 98 Z', '#a3141f', 'fill-opacity=".8"') +
    ci(70, 72, 2, '#a3141f') +
    ci(57, 72, 1.4, '#a3141f')
  )
}
