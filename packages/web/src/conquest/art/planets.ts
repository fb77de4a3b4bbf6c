import type { PlanetPicture } from '@redoubt/conquest'
import { chance } from '../../ui/drawing.ts'
import { type DrawnPlanet, planetPictureFor } from './fitting.ts'

/** An orb per picture: base, features, shadow of the night side, atmosphere. */
type Kind = 'bands' | 'land' | 'crater' | 'forge' | 'rings' | 'ice'
interface Orb {
  colours: [string, string, string, string]
  kind: Kind
  seed: number
}

const ORBS: Readonly<Record<PlanetPicture, Orb>> = {
  'living-world': { colours: ['#2f6a8f', '#3f8f5a', '#1f5a48', '#8fd8ff'], kind: 'land', seed: 23 },
  'lava-forge': { colours: ['#7a2f22', '#a8452a', '#ffb54a', '#ff9a6a'], kind: 'forge', seed: 31 },
  'grey-moon': { colours: ['#6a6f7c', '#4a4f5c', '#9aa2b4', '#c8d4f0'], kind: 'crater', seed: 7 },
  'blue-forge': { colours: ['#2a3a5c', '#4a6aa8', '#8fd0ff', '#9fd8ff'], kind: 'forge', seed: 5 },
  'ringed-world': { colours: ['#3a5a2a', '#6a8a3a', '#2a3f1c', '#c8e89a'], kind: 'rings', seed: 53 },
  'sand-giant': { colours: ['#b9a98a', '#8f7d5e', '#d8ccb0', '#f0e0b8'], kind: 'bands', seed: 41 },
  'gold-moon': { colours: ['#c9b06a', '#9a7a3a', '#efe0a0', '#ffe9a8'], kind: 'crater', seed: 77 },
  'rust-moon': { colours: ['#a5572f', '#7d3a20', '#d9925a', '#ffb27a'], kind: 'crater', seed: 11 },
  'violet-giant': { colours: ['#4a3a78', '#7a5ab8', '#342560', '#c8a8ff'], kind: 'bands', seed: 67 },
  'ice-world': { colours: ['#cfe2ee', '#8fb6d4', '#f4fbff', '#d8f4ff'], kind: 'ice', seed: 19 },
}

const f = (n: number) => +n.toFixed(1)

function features({ colours: [, c2, c3], kind, seed }: Orb): string {
  const R = chance(seed * 2654435 + 1)
  let s = ''
  if (kind === 'bands' || kind === 'rings')
    for (let i = 0; i < 9; i++) {
      const y = 6 + i * 11 + R() * 4
      s += `<path d="M-4 ${f(y)}C25 ${f(y - 6 + R() * 8)} 70 ${f(y + 4 + R() * 6)} 104 ${f(y - 2)}V${f(y + 4 + R() * 5)}C70 ${f(y + 11)} 30 ${f(y + 2)} -4 ${f(y + 6)}Z" fill="${i % 2 ? c2 : c3}" opacity="${f(0.3 + R() * 0.45)}"/>`
    }
  if (kind === 'land' || kind === 'ice')
    for (let i = 0; i < 10; i++) {
      const x = 8 + R() * 80
      const y = 8 + R() * 80
      const r = 8 + R() * 17
      let d = ''
      for (let k = 0; k < 9; k++) {
        const a = (k / 9) * 6.283
        const q = r * (0.5 + R() * 0.7)
        d += `${k ? 'L' : 'M'}${f(x + Math.cos(a) * q)} ${f(y + Math.sin(a) * q * 0.75)}`
      }
      s += `<path d="${d}Z" fill="${i % 3 ? c2 : c3}" opacity=".85" stroke="${c3}" stroke-opacity=".35" stroke-linejoin="round" stroke-width="2"/>`
    }
  if (kind === 'ice')
    s += `<path d="M-2 34L30 40L52 28L70 50L102 44M20 -2L34 30L30 62L48 102M52 28L60 70L90 90" stroke="#5a8fb8" stroke-width="1.400" fill="none" opacity=".8"/>`
  if (kind === 'crater')
    for (let i = 0; i < 16; i++) {
      const x = 6 + R() * 88
      const y = 6 + R() * 88
      const r = 2.5 + R() * 8
      s += `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(r)}" ry="${f(r * 0.85)}" fill="${c3}" opacity=".7"/><ellipse cx="${f(x + r * 0.16)}" cy="${f(y + r * 0.2)}" rx="${f(r * 0.8)}" ry="${f(r * 0.66)}" fill="${c2}" opacity=".9"/>`
    }
  if (kind === 'forge') {
    for (let i = 0; i < 9; i++)
      s += `<path d="M${f(R() * 20)} ${f(8 + i * 10)}H${f(50 + R() * 50)}v${f(2 + R() * 4)}H${f(R() * 30)}Z" fill="${c2}" opacity=".7"/>`
    for (let i = 0; i < 34; i++)
      s += `<rect x="${f(10 + R() * 82)}" y="${f(8 + R() * 84)}" width="${f(1 + R() * 2.4)}" height="1.200" fill="${c3}"/>`
    s += `<path d="M-2 62L40 54L62 60L102 46" stroke="${c3}" stroke-width="1.600" fill="none"/><path d="M30 -2L44 40L40 54L48 102" stroke="${c3}" stroke-width="1.200" fill="none"/>`
  }
  return s
}

/** A planet that names no picture has the land of its own name in the colours of its types. */
export function planetSvg(planet: DrawnPlanet): string {
  const named = planet.hints?.picture
  const orb = named ? ORBS[named] : { ...ORBS[planetPictureFor(planet)], seed: planet.id.length * 13 + 1 }
  const [c1, , c3, air] = orb.colours
  const ring = (front: boolean) =>
    orb.kind === 'rings'
      ? `<path d="M-6 62C10 ${front ? 78 : 40} 90 ${front ? 60 : 22} 106 38" fill="none" stroke="${c3}" stroke-width="5" opacity=".9"/><path d="M-6 62C10 ${front ? 78 : 40} 90 ${front ? 60 : 22} 106 38" fill="none" stroke="${air}" stroke-width="1.600" opacity=".8"/>`
      : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 116 116"><defs><radialGradient id="n" cx=".34" cy=".3" r=".85"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset=".35" stop-color="#fff" stop-opacity="0"/><stop offset=".66" stop-color="#000" stop-opacity=".42"/><stop offset="1" stop-color="#000" stop-opacity=".93"/></radialGradient><radialGradient id="a"><stop offset=".84" stop-color="${air}" stop-opacity=".65"/><stop offset="1" stop-color="${air}" stop-opacity="0"/></radialGradient><clipPath id="c"><circle cx="50" cy="50" r="${orb.kind === 'rings' ? 40 : 47}"/></clipPath></defs><circle cx="48" cy="48" r="${orb.kind === 'rings' ? 49 : 57}" fill="url(#a)"/>${ring(false)}<g clip-path="url(#c)"><rect width="100" height="100" fill="${c1}"/>${features(orb)}<circle cx="50" cy="50" r="${orb.kind === 'rings' ? 41 : 48}" fill="url(#n)"/></g><path d="M5.500 37A47 47 0 0 1 60 4" fill="none" stroke="${air}" stroke-width="1.400" stroke-opacity="${orb.kind === 'rings' ? 0 : 0.45}" stroke-linecap="round"/>${ring(true)}</svg>`
}
