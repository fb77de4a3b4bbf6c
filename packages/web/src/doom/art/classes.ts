import type { ClassCard, ClassPicture, Effect } from '@redoubt/doom/content'
import { at, ci, el, glow, hi, INK, ln, many, mx, p, pp, ps, rc, sh, sil, star, sy, turn } from '../../ui/drawing.ts'
import {
  backdrop,
  DARK,
  eyes,
  grille,
  HELMS,
  hazard,
  helm,
  LIGHT,
  lenses,
  PALE,
  STEEL,
  shoulders,
  slit,
  tee,
  UNDER,
} from './bust.ts'

const RED = '#e0323c'
const BLOOD = '#8f1620'
const ORANGE = '#ff8a2a'
const AMBER = '#ffb020'
const GREEN = '#2fbf71'
const BLUE = '#3d80f6'
const SKY = '#4cc3f0'
const VIOLET = '#a06bff'
const BONE = '#e7dfcc'
const SAND = '#b99b6b'
const MOSS = '#6f8f4a'

/** A gun barrel that looks at you. */
const muzzle = (x: number, y: number, r: number) => ci(x, y, r + 3, INK) + ci(x, y, r, PALE) + ci(x, y, r * 0.62, INK)

/** A pistol, its grip below. */
const pistol =
  sil(4, 'M0 0 L34 0 L34 9 L14 10 L11 24 L2 24 Z') +
  p('M0 0 L34 0 L34 9 L0 9 Z', PALE) +
  p('M2 9 L14 9 L11 24 L2 24 Z', '#5b3a22') +
  hi('M2 1.500 L32 1.500 L32 3.500 L2 3.500 Z', 0.5)

/** What stands in each picture that class cards name: a bust, and the thing by which one knows it. */
const FIGURES: Readonly<Record<ClassPicture, () => [colour: string, picture: string]>> = {
  'class-breacher': () => [
    ORANGE,
    shoulders(ORANGE, 2) +
      helm('block', STEEL) +
      slit(38, 9, 27, AMBER) +
      grille(57) +
      p(star(50, 88, 9, 27, 15), AMBER) +
      p(star(50, 88, 9, 18, 10), '#fff4c8') +
      muzzle(42, 88, 7) +
      muzzle(58, 88, 7),
  ],
  'class-slipstream': () => [
    SKY,
    many([22, 36, 50, 64, 78], (y, i) =>
      ln(`M${2 + (i % 2) * 6} ${y} L${30 + (i % 2) * 4} ${y}`, 3.5, SKY, 'stroke-opacity=".55"'),
    ) +
      turn(
        -12,
        50,
        60,
        shoulders(SKY) +
          helm('wedge', PALE) +
          p('M76 28 L98 16 L90 34 L78 42 Z', SKY) +
          ln('M76 28 L98 16 L90 34 L78 42 Z', 2) +
          slit(40, 8, 24, '#bdf3ff'),
      ),
  ],
  'class-berserker': () => [
    RED,
    shoulders(BLOOD, 2) +
      helm('dome', '#4a2a2e') +
      eyes('#ff5a4d', 42) +
      ps('M50 55 L66 54 L62 66 L50 68', INK, 0) +
      many([38, 44, 50, 56], x => p(`M${x} 56 L${x + 6} 56 L${x + 3} 63 Z`, BONE)) +
      ln('M30 20 L36 34', 3, RED) +
      ln('M66 18 L70 30', 3, RED) +
      sil(4, 'M62 76 L74 70 L90 72 L96 84 L92 101 L68 101 L60 90 Z') +
      p('M62 76 L74 70 L90 72 L96 84 L92 101 L68 101 L60 90 Z', RED) +
      many([68, 76, 84], x => ln(`M${x} 74 L${x + 1} 86`, 2)) +
      sh('M80 72 L90 72 L96 84 L92 101 L84 101 Z', 0.3),
  ],
  'class-squad-leader': () => [
    BLUE,
    sil(4, 'M78 4 L82 4 L82 70 L78 70 Z', 'M82 8 L99 12 L94 22 L99 32 L82 36 Z') +
      rc(78, 4, 4, 66, 1, PALE) +
      p('M82 8 L99 12 L94 22 L99 32 L82 36 Z', BLUE) +
      p(star(89, 22, 5, 6, 2.6), '#fff') +
      shoulders(BLUE) +
      helm('dome', STEEL) +
      ps('M50 8 L74 14 L80 28 L50 33', BLUE, 0.25) +
      p(star(50, 21, 5, 8, 3.4), AMBER) +
      slit(40, 9, 24) +
      grille(57) +
      ln('M24 44 C16 52 18 62 30 62', 3, PALE) +
      ci(31, 62, 3, INK),
  ],
  'class-pathfinder': () => [
    GREEN,
    shoulders(MOSS) +
      helm('hood', '#3e5138') +
      ps('M50 22 C64 24 74 36 73 52 L66 66 L50 68', UNDER, 0) +
      eyes('#9dffb8', 45) +
      ci(50, 86, 17, INK) +
      ci(50, 86, 14.5, BONE) +
      p('M50 73 L54 86 L46 86 Z', RED) +
      p('M50 99 L54 86 L46 86 Z', DARK) +
      ci(50, 86, 2.2, INK),
  ],
  'class-vanguard': () => [
    AMBER,
    many([0, 1, 2], i =>
      p(
        `M50 ${2 + i * 13} L84 ${22 + i * 13} L84 ${31 + i * 13} L50 ${11 + i * 13} L16 ${31 + i * 13} L16 ${22 + i * 13} Z`,
        AMBER,
        `fill-opacity="${0.75 - i * 0.22}"`,
      ),
    ) +
      shoulders(AMBER) +
      helm('wedge', STEEL) +
      ps('M50 9 L56 12 L55 34 L50 36', AMBER, 0.3) +
      slit(42, 8, 24) +
      grille(58),
  ],
  'class-butcher': () => [
    RED,
    shoulders('#7a7f86') +
      helm('dome', BONE, 0.22) +
      many([36, 64], x => ci(x, 42, 6, INK) + ci(x, 42, 2.6, RED)) +
      many([42, 50, 58], x => ci(x, 56, 2, INK) + ci(x, 63, 2, INK)) +
      many([30, 70], x => ci(x, 56, 1.8, INK)) +
      ln('M44 20 L50 30 L56 20', 2.5, RED) +
      turn(
        18,
        80,
        70,
        sil(4, 'M64 40 L98 40 L98 66 L64 66 Z', 'M76 66 L84 66 L84 96 L76 96 Z') +
          p('M64 40 L98 40 L98 66 L64 66 Z', '#c7d0d8') +
          p('M76 66 L84 66 L84 96 L76 96 Z', '#5b3a22') +
          p('M64 58 L98 52 L98 66 L64 66 Z', BLOOD) +
          hi('M66 42 L96 42 L96 45 L66 45 Z', 0.6) +
          ci(91, 47, 2.4, INK),
      ),
  ],
  'class-field-medic': () => [
    '#f0f4f7',
    shoulders('#dfe6ea') +
      helm('dome', '#e9eef1', 0.2) +
      p('M46 16 L54 16 L54 22 L60 22 L60 30 L54 30 L54 36 L46 36 L46 30 L40 30 L40 22 L46 22 Z', RED) +
      slit(43, 9, 25, '#8ef0c0') +
      grille(58) +
      turn(
        35,
        78,
        78,
        sil(
          4,
          'M72 60 L84 60 L84 92 L72 92 Z',
          'M76.500 46 L79.500 46 L79.500 60 L76.500 60 Z',
          'M70 92 L86 92 L86 97 L70 97 Z',
        ) +
          rc(72, 60, 12, 32, 2, '#e8fbff') +
          rc(72, 74, 12, 18, 2, RED) +
          rc(77, 46, 2.4, 14, 1, PALE) +
          rc(70, 92, 16, 5, 1, PALE),
      ),
  ],
  'class-demolitionist': () => [
    AMBER,
    shoulders(SAND) +
      helm('dome', '#6d5a33') +
      hazard(26, 20, 48, 9) +
      lenses('#ffd27a', 45, 9) +
      grille(59) +
      sil(4, 'M62 80 C62 70 92 70 92 80 L92 92 C92 103 62 103 62 92 Z') +
      p('M62 80 C62 70 92 70 92 80 L92 92 C92 103 62 103 62 92 Z', '#2b2f35') +
      hi('M66 78 C70 74 76 74 78 76 L70 92 L66 90 Z', 0.3) +
      rc(72, 67, 10, 7, 2, PALE) +
      ln('M77 67 C77 58 88 60 90 52', 2.5, BONE) +
      p(star(91, 49, 7, 8, 3.4), '#fff0a0') +
      ci(91, 49, 2.4, '#fff'),
  ],
  'class-marksman': () => [
    MOSS,
    shoulders(MOSS) +
      helm('hood', '#55613d') +
      ps('M50 24 C62 26 71 38 70 52 L64 66 L50 68', UNDER, 0) +
      ci(36, 46, 4, LIGHT) +
      ci(62, 46, 12, INK) +
      ci(62, 46, 9, '#17788c') +
      ci(62, 46, 5.5, LIGHT) +
      ln('M62 31 L62 61', 1.6, '#fff') +
      ln('M47 46 L77 46', 1.6, '#fff') +
      sil(4, 'M2 84 L98 74 L98 81 L60 86 L56 96 L40 98 L2 96 Z') +
      p('M2 84 L98 74 L98 81 L60 86 L56 96 L40 98 L2 96 Z', DARK) +
      p('M2 86 L40 82 L40 95 L2 95 Z', '#5b3a22') +
      ln('M44 81 L66 78', 4, PALE),
  ],
  'class-shield-bearer': () => [
    BLUE,
    shoulders(STEEL, 2) +
      helm('block', PALE) +
      tee() +
      sil(5, sy('M50 58 L80 62 L82 88 L66 101 L50 101')) +
      ps('M50 58 L80 62 L82 88 L66 101 L50 101', BLUE, 0.25) +
      ps('M50 64 L74 67 L75 86 L62 97 L50 97', '#2b4f8f', 0.2) +
      ps('M50 66 L56 67 L56 97 L50 97', BONE, 0.2) +
      ps('M50 76 L74 77 L74 83 L50 83', BONE, 0.2) +
      hi('M22 63 L40 60 L40 64 L23 66 Z', 0.5),
  ],
  'class-juggernaut': () => [
    '#8a6a4a',
    sil(5, 'M60 58 C80 40 101 50 101 76 L101 101 L64 101 Z', mx('M60 58 C80 40 101 50 101 76 L101 101 L64 101 Z')) +
      ps('M50 62 L66 60 L72 101 L50 101', DARK) +
      pp('M60 58 C80 40 101 50 101 76 L101 101 L64 101 Z', '#8a6a4a', 0.3) +
      hi(mx('M64 58 C78 46 96 54 98 70 L84 60 Z'), 0.3) +
      many([70, 82, 94], x => ci(x, 92, 2.4, INK) + ci(100 - x, 92, 2.4, INK)) +
      pp('M66 74 L99 72 L99 80 L68 82 Z', AMBER, 0.3) +
      helm('small', STEEL) +
      slit(43, 6, 16, RED) +
      ps('M50 62 L70 56 L76 74 L50 80', PALE, 0.3) +
      many([42, 50, 58], x => ln(`M${x} 66 L${x} 74`, 2.4)),
  ],
  'class-quartermaster': () => [
    VIOLET,
    shoulders(SAND) +
      helm('dome', STEEL) +
      ps('M50 10 L76 16 L82 27 L50 31', SAND, 0.25) +
      ps('M50 28 L86 28 L84 34 L50 36', '#6b5a3a', 0.2) +
      slit(41, 9, 24) +
      grille(57) +
      many([0, 1, 2], i =>
        turn(
          -16 + i * 16,
          50,
          100,
          sil(3, `M42 66 L60 66 L60 92 L42 92 Z`) +
            rc(42, 66, 18, 26, 2, [RED, AMBER, VIOLET][i]!) +
            rc(45, 69, 12, 9, 1, '#fff', 'fill-opacity=".75"') +
            ln('M45 83 L57 83', 1.6, '#fff') +
            ln('M45 87 L54 87', 1.6, '#fff'),
        ),
      ),
  ],
  'class-exorcist': () => [
    '#ffe39a',
    ci(50, 36, 38, 'none', 'stroke="#ffe39a" stroke-width="3" stroke-opacity=".9"') +
      many([0, 45, 90, 135, 180, 225, 270, 315], a => turn(a, 50, 36, ln('M50 -6 L50 2', 3, '#ffe39a'))) +
      shoulders('#8d7440') +
      helm('tall', BONE, 0.25) +
      ps('M50 2 L54 4 L54 30 L50 32', AMBER, 0.25) +
      tee('#fff2b0') +
      sil(3, 'M44 78 L56 78 L56 101 L44 101 Z') +
      rc(44, 78, 12, 24, 1, '#7a2f2a') +
      ln('M50 81 L50 97', 2.2, AMBER) +
      ln('M46 86 L54 86', 2.2, AMBER),
  ],
  'class-ripper': () => [
    GREEN,
    shoulders('#365a4a') +
      helm('wedge', '#3f4c46') +
      eyes('#b6ff5a', 42) +
      ps('M50 56 L66 52 L60 70 L50 73', INK, 0) +
      many([38, 45, 52, 59], x => p(`M${x} 56 L${x + 5} 56 L${x + 2.5} 66 Z`, BONE)) +
      pp('M74 24 L92 6 L86 34 L78 40 Z', STEEL, 0.2) +
      many([0, 1, 2, 3], i =>
        p(
          `M${8 + i * 10} ${74 + i * 2} C${16 + i * 10} ${84} ${18 + i * 10} 96 ${14 + i * 10} 101 L${10 + i * 10} 101 C${13 + i * 10} 94 ${10 + i * 10} 84 ${8 + i * 10} ${74 + i * 2} Z`,
          '#c7d0d8',
          `stroke="${INK}" stroke-width="1.5"`,
        ),
      ) +
      many([0, 1, 2], i => ln(`M${64 + i * 11} 74 L${56 + i * 11} 98`, 3.4, '#ff5a4d')),
  ],
  'class-saboteur': () => [
    VIOLET,
    shoulders('#3a3350') +
      helm('dome', '#2b2936') +
      lenses('#c79bff', 43, 8) +
      ps('M50 55 L68 54 L62 69 L50 71', '#22202b', 0.2) +
      ln('M38 60 L62 60', 1.6, PALE) +
      ln('M40 65 L60 65', 1.6, PALE) +
      sil(4, 'M60 76 L92 76 L92 101 L60 101 Z') +
      rc(60, 76, 32, 26, 3, '#4a4560') +
      p('M79 79 L68 91 L75 91 L71 100 L85 87 L78 87 Z', '#ffe66b') +
      ln('M64 76 C58 66 70 64 66 56', 2, RED) +
      ln('M88 76 C94 66 84 62 90 54', 2, SKY),
  ],
  'class-ghost': () => [
    PALE,
    `<g opacity=".5">${shoulders('#7f8ea0')}</g>` +
      `<g opacity=".8">${helm('hood', '#4b5563', 0.2)}</g>` +
      ps('M50 18 C66 20 77 36 76 54 L68 70 L50 73', '#0b0e13', 0) +
      pp('M56 46 L72 41 L70 48 L60 51 Z', '#e6fbff', 0) +
      glow(35, 46, 9, LIGHT, 0.2) +
      glow(65, 46, 9, LIGHT, 0.2) +
      many([82, 88, 94], y =>
        ln(
          `M4 ${y} C24 ${y - 7} 40 ${y + 7} 62 ${y} C78 ${y - 5} 88 ${y + 4} 98 ${y}`,
          2.4,
          '#dfe9f5',
          'stroke-opacity=".5"',
        ),
      ),
  ],
  'class-sentinel': () => [
    STEEL,
    shoulders('#74808c') +
      helm('block', PALE) +
      p('M50 0 C60 2 66 8 64 18 L50 22 L36 18 C34 8 40 2 50 0 Z', RED) +
      ln('M50 2 L50 20', 2, BLOOD) +
      tee('#ffd27a') +
      many([34, 42, 58, 66], x => ci(x, 58, 1.8, INK)) +
      turn(
        28,
        82,
        60,
        sil(4, 'M79 12 L85 12 L85 74 L79 74 Z', 'M70 74 L94 74 L94 79 L70 79 Z') +
          p('M79 16 L82 8 L85 16 L85 74 L79 74 Z', '#dfe8ee') +
          hi('M80 18 L81.500 18 L81.500 72 L80 72 Z', 0.8) +
          rc(70, 74, 24, 5, 1, AMBER) +
          rc(80, 79, 4, 15, 1, '#5b3a22'),
      ),
  ],
  'class-survivor': () => [
    RED,
    shoulders('#5d6a55') +
      helm('dome', '#6b7460') +
      slit(40, 10, 26) +
      ln('M60 34 L66 44 L60 48 L68 58', 2.4) +
      ln('M66 44 L74 41', 2) +
      ps('M50 17 L73 24 L75 31 L50 26', BONE, 0.2) +
      p('M64 22 L72 20 L70 30 Z', BLOOD) +
      grille(57) +
      sil(3, 'M8 80 L92 80 L92 98 L8 98 Z') +
      rc(8, 80, 84, 18, 3, '#0f1c16') +
      ln('M10 90 L34 90 L40 84 L46 97 L53 82 L58 90 L90 90', 2.6, '#5dff9e'),
  ],
  'class-assault-runner': () => [
    ORANGE,
    p('M2 60 C14 50 20 66 34 62 L30 84 C18 80 12 92 0 86 Z', ORANGE) +
      p('M8 64 C16 58 22 68 32 66 L30 78 C20 76 14 84 6 80 Z', '#ffe08a') +
      turn(
        12,
        50,
        70,
        shoulders(ORANGE) +
          helm('wedge', STEEL) +
          ps('M50 9 L60 13 L58 34 L50 37', ORANGE, 0.3) +
          slit(41, 8, 24, '#ffe08a') +
          grille(58),
      ) +
      many([0, 1], i =>
        p(
          `M${66 + i * 15} 74 L${80 + i * 15} 86 L${66 + i * 15} 98 L${66 + i * 15} 91 L${72 + i * 15} 86 L${66 + i * 15} 81 Z`,
          '#fff',
          `stroke="${INK}" stroke-width="2"`,
        ),
      ),
  ],
  'class-interceptor': () => [
    AMBER,
    ln('M12 46 C12 14 52 2 74 16', 6, AMBER) +
      p('M70 6 L88 20 L68 27 Z', AMBER) +
      ln('M90 50 C92 76 74 90 62 94', 6, SKY) +
      shoulders(STEEL) +
      helm('tall', '#4d5866') +
      eyes('#ffd27a', 46) +
      grille(59) +
      ps('M50 2 L53 3 L52 34 L50 35', AMBER, 0.2) +
      ln('M90 50 C92 76 74 90 62 94', 6, SKY) +
      p('M66 84 L50 96 L70 101 Z', SKY),
  ],
  'class-gunslinger': () => [
    SAND,
    shoulders('#6b4a2e') +
      helm('dome', '#4b5563') +
      ps('M50 6 C64 6 70 14 71 24 L50 26', '#5b3a22', 0.25) +
      ps('M50 22 L92 25 C90 33 76 33 50 32', '#7a5132', 0.25) +
      slit(40, 7, 24, '#ffb87a') +
      ps('M50 53 L74 52 L66 72 L50 76', RED, 0.25) +
      turn(-35, 70, 84, at(58, 74, 1.05, pistol)) +
      `<g transform="translate(100 0) scale(-1 1)">${turn(-35, 70, 84, at(58, 74, 1.05, pistol))}</g>`,
  ],
  'class-scavenger': () => [
    MOSS,
    p(star(80, 34, 10, 20, 15), PALE) +
      ci(80, 34, 7, '#10141a') +
      shoulders('#5d5138') +
      helm('dome', '#5f6a4e') +
      lenses('#ffe08a', 41, 9) +
      ps('M50 54 L64 54 L60 72 L50 75', UNDER, 0.2) +
      pp('M60 58 C72 56 78 66 74 74 L64 76 Z', '#7d8791', 0.3) +
      many([28, 72], x => ci(x, 67, 4.5, INK) + ci(x, 67, 2.4, PALE)) +
      sil(3, 'M12 84 L40 80 L44 98 L14 101 Z') +
      p('M12 84 L40 80 L44 98 L14 101 Z', '#8a6a4a') +
      ln('M13 90 L42 87', 2) +
      ln('M27 82 L29 100', 2),
  ],
  'class-spotter': () => [
    SKY,
    p('M28 52 L0 30 L0 78 Z', LIGHT, 'fill-opacity=".22"') +
      p('M72 52 L100 30 L100 78 Z', LIGHT, 'fill-opacity=".22"') +
      shoulders('#476072') +
      helm('dome', '#55636f') +
      ps('M50 10 L72 16 L78 28 L50 30', '#476072', 0.2) +
      many(
        [33, 67],
        x =>
          sil(3, `M${x - 15} 40 L${x + 15} 40 L${x + 15} 66 L${x - 15} 66 Z`) +
          rc(x - 15, 40, 30, 26, 5, DARK) +
          ci(x, 53, 11.5, INK) +
          ci(x, 53, 9, '#17788c') +
          ci(x, 53, 6, LIGHT) +
          ci(x - 3, 50, 2.4, '#fff'),
      ) +
      rc(46, 47, 8, 9, 1, PALE) +
      el(50, 78, 12, 4, INK),
  ],
}

/** What an undrawn class is coloured by: the first of these that one of its effects is. */
const COLOURS: ReadonlyArray<[colour: string, ops: readonly Effect['op'][]]> = [
  [GREEN, ['heal']],
  [BLUE, ['addShields', 'grantCover', 'immune', 'preventKill']],
  [RED, ['damage', 'kill', 'attack', 'extraAttack', 'splash', 'stun', 'push']],
  [ORANGE, ['addDice', 'setDie', 'rerollDice', 'pierceShields', 'ignoreCover', 'modifyRange']],
  [SKY, ['gainMovement', 'moveFigure', 'placeFigure', 'ignoreMovementCost', 'modifySpeed', 'modifySprint']],
  [AMBER, ['drawCards', 'returnFromDiscard', 'putOnDeck', 'modifyHandSize']],
]

/** One nobody has drawn, of somebody's pack: coloured by what it does, with a helmet that depends on its name. */
function stranger({ id, abilities }: ClassCard): [string, string] {
  const shapes = Object.keys(HELMS) as Array<keyof typeof HELMS>
  const n = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
  const ops = abilities.flatMap(({ effects }) => effects.map(({ op }) => op))
  const [colour] = COLOURS.find(([, some]) => some.some(op => ops.includes(op))) ?? [VIOLET]
  return [colour, shoulders(colour) + helm(shapes[n % shapes.length]!, STEEL) + (n % 2 ? slit(41, 9, 24) : eyes())]
}

export function classSvg(card: ClassCard): string {
  const picture = card.hints?.picture
  const [colour, figure] = picture ? FIGURES[picture]() : stranger(card)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${backdrop(colour)}${figure}</svg>`
}

const urls = new Map<string, string>()

/** As an image: drawn once by the browser. */
export function classUrl(card: ClassCard): string {
  const svg = classSvg(card)
  let known = urls.get(svg)
  if (!known) urls.set(svg, (known = `data:image/svg+xml,${encodeURIComponent(svg)}`))
  return known
}
