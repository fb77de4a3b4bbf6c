import { chance, ci, p, rc } from '../../ui/drawing.ts'

/** What stands behind a figure: 132 by 100, dark below, lit from the upper left. */
const SCENES = ['ruins', 'void', 'fire', 'plain', 'hall', 'dawn', 'storm', 'camp', 'bridge', 'sky'] as const
export type Scene = (typeof SCENES)[number]

const PAINT: Readonly<Record<Scene, [string, string, string]>> = {
  ruins: ['#5a7fc4', '#1f3566', '#0a1430'],
  void: ['#35437a', '#141a3a', '#04060f'],
  fire: ['#d0763a', '#6a2418', '#1c0a0c'],
  plain: ['#86a860', '#31551f', '#0d1a09'],
  hall: ['#8a7a5a', '#3a3040', '#120e18'],
  dawn: ['#e8b878', '#7a5278', '#1a1430'],
  storm: ['#6a8aa8', '#24384e', '#080f1a'],
  camp: ['#b08a4a', '#4f431c', '#14120a'],
  bridge: ['#4a8a9a', '#173a48', '#061218'],
  sky: ['#8fc0e8', '#3a6aa8', '#10264a'],
}

export function scene(kind: Scene, seed: number): string {
  const [top, middle, low] = PAINT[kind]
  const roll = chance(seed * 7919 + 17)
  return (
    `<defs><linearGradient id="g" x1=".2" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient><radialGradient id="s" cx=".3" cy=".18" r=".75"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="132" height="100" fill="url(#g)"/>${far(kind, roll, low, middle)}<rect width="132" height="100" fill="url(#s)"/>`
  )
}

function far(kind: Scene, roll: () => number, low: string, middle: string): string {
  let s = ''
  if (kind === 'void' || kind === 'bridge' || kind === 'storm')
    for (let i = 0; i < 26; i++)
      s += ci(
        roll() * 132,
        roll() * 90,
        0.4 + roll() * 1.1,
        '#dbe6ff',
        `fill-opacity="${(0.3 + roll() * 0.6).toFixed(1)}"`,
      )
  if (kind === 'fire')
    for (let i = 0; i < 30; i++)
      s += ci(
        roll() * 132,
        roll() * 96,
        0.6 + roll() * 1.6,
        '#ffc06a',
        `fill-opacity="${(0.3 + roll() * 0.6).toFixed(1)}"`,
      )
  if (kind === 'sky' || kind === 'dawn')
    for (let i = 0; i < 5; i++)
      s +=
        p(`M${(roll() * 110).toFixed(0)} ${(10 + i * 13).toFixed(0)} l0 0`.replace('l0 0', 'L40 40'), 'none') +
        rc(roll() * 100, 8 + i * 11 + roll() * 6, 26 + roll() * 30, 2.4 + roll() * 3, 2, '#fff', 'fill-opacity=".16"')
  if (kind === 'ruins' || kind === 'fire' || kind === 'dawn') {
    let x = -6
    while (x < 134) {
      const w = 7 + roll() * 13
      const h = 18 + roll() * 38
      s += p(
        `M${x} 100 L${x} ${100 - h} L${x + w * 0.45} ${100 - h - roll() * 9} L${x + w} ${100 - h + roll() * 10} L${x + w} 100 Z`,
        low,
        'fill-opacity=".72"',
      )
      x += w + roll() * 6
    }
  }
  if (kind === 'plain' || kind === 'camp' || kind === 'storm' || kind === 'sky') {
    let d = 'M-4 104 L-4 78'
    for (let x = 0; x <= 140; x += 14) d += ` L${x} ${(72 - roll() * 20).toFixed(0)}`
    s += p(`${d} L140 104 Z`, low, 'fill-opacity=".75"')
    let e = 'M-4 104 L-4 90'
    for (let x = 0; x <= 140; x += 18) e += ` L${x} ${(86 - roll() * 8).toFixed(0)}`
    s += p(`${e} L140 104 Z`, low)
  }
  if (kind === 'camp')
    for (let i = 0; i < 4; i++) {
      const x = roll() * 120
      s += p(`M${x} 84 L${x + 6} ${50 + roll() * 16} L${x + 8} 84 Z`, '#2a1c0c')
    }
  if (kind === 'hall')
    for (let i = 0; i < 4; i++)
      s +=
        rc(6 + i * 36, 0, 12, 100, 0, low, 'fill-opacity=".55"') +
        rc(6 + i * 36, 0, 3, 100, 0, '#fff', 'fill-opacity=".07"') +
        rc(26 + i * 36, 16, 8, 26, 4, '#ffd98a', 'fill-opacity=".3"')
  if (kind === 'bridge')
    for (let i = 0; i < 3; i++)
      s += p(`M${-4 + i * 48} 0 L${8 + i * 48} 0 L${20 + i * 48} 100 L${4 + i * 48} 100 Z`, middle, 'fill-opacity=".6"')
  if (kind === 'storm') s += p('M96 0 L84 30 L94 30 L78 62 L104 24 L94 24 L106 0 Z', '#e8f6ff', 'fill-opacity=".7"')
  return s
}
