// Draws the pictures of the start page and the app's mark: node packages/web/drawing/scenes.mjs
import { writeFileSync } from 'node:fs'
import { F } from './figures.mjs'
import { G } from './glyphs.mjs'

const ALL = { ...F, ...G }
const f1 = n => +n.toFixed(1)
const rng = s => () => (
  (s = Math.imul(s ^ (s >>> 15), 0x2c1b3c6d) ^ Math.imul(s ^ (s >>> 12), 0x297a2d39)), (s ^= s >>> 15), (s >>> 0) / 4294967296
)
const symbol = id => `<symbol id="${id}" viewBox="${ALL[id].vb}">${ALL[id].body}</symbol>`
const use = (id, x, y, w, h = w) => `<use href="#${id}" x="${x}" y="${y}" width="${w}" height="${h}"/>`

/** A faceted wall: triangles between colour c0 and c1, lit by `fade` of their height. */
function facets(w, h, step, seed, c0, c1, fade) {
  const R = rng(seed)
  const nx = Math.ceil(w / step) + 2
  const ny = Math.ceil(h / step) + 2
  const P = []
  for (let j = 0; j <= ny; j++)
    for (let i = 0; i <= nx; i++)
      P.push([-step + i * step + (R() - 0.5) * step * 0.7, -step + j * step + (R() - 0.5) * step * 0.7])
  let s = ''
  const tri = (...t) => {
    const cy = t.reduce((a, p) => a + p[1], 0) / 3 / h
    const k = Math.max(0, Math.min(1, fade(cy) * (0.35 + R() * 0.65)))
    const col = c0.map((v, i) => Math.round(v + (c1[i] - v) * k))
    s += `<path d="M${t.map(p => `${f1(p[0])} ${f1(p[1])}`).join('L')}Z" fill="rgb(${col})" stroke="rgb(${col})" stroke-width=".7"/>`
  }
  for (let j = 0; j < ny; j++)
    for (let i = 0; i < nx; i++) {
      const a = P[j * (nx + 1) + i]
      const b = P[j * (nx + 1) + i + 1]
      const c = P[(j + 1) * (nx + 1) + i]
      const d = P[(j + 1) * (nx + 1) + i + 1]
      tri(a, b, c)
      tri(b, d, c)
    }
  return s
}

function planet(id, seed, [c1, c2, c3, atm], kind, [x, y, size]) {
  const R = rng(seed)
  let s = ''
  if (kind === 'bands')
    for (let i = 0; i < 9; i++) {
      const v = 6 + i * 11 + R() * 4
      s += `<path d="M-4 ${f1(v)}C25 ${f1(v - 6 + R() * 8)} 70 ${f1(v + 4 + R() * 6)} 104 ${f1(v - 2)}V${f1(v + 4 + R() * 5)}C70 ${f1(v + 11)} 30 ${f1(v + 2)} -4 ${f1(v + 6)}Z" fill="${i % 2 ? c2 : c3}" opacity="${f1(0.3 + R() * 0.45)}"/>`
    }
  if (kind === 'land')
    for (let i = 0; i < 9; i++) {
      const px = 8 + R() * 80
      const py = 8 + R() * 80
      const r = 8 + R() * 17
      let d = ''
      for (let k = 0; k < 9; k++) {
        const a = (k / 9) * 6.283
        const q = r * (0.5 + R() * 0.7)
        d += `${k ? 'L' : 'M'}${f1(px + Math.cos(a) * q)} ${f1(py + Math.sin(a) * q * 0.75)}`
      }
      s += `<path d="${d}Z" fill="${i % 3 ? c2 : c3}" opacity=".85" stroke="${c3}" stroke-opacity=".35" stroke-linejoin="round" stroke-width="2"/>`
    }
  if (kind === 'crater')
    for (let i = 0; i < 15; i++) {
      const px = 6 + R() * 88
      const py = 6 + R() * 88
      const r = 2.5 + R() * 8
      s += `<ellipse cx="${f1(px)}" cy="${f1(py)}" rx="${f1(r)}" ry="${f1(r * 0.85)}" fill="${c3}" opacity=".7"/><ellipse cx="${f1(px + r * 0.16)}" cy="${f1(py + r * 0.2)}" rx="${f1(r * 0.8)}" ry="${f1(r * 0.66)}" fill="${c2}" opacity=".9"/>`
    }
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="-8 -8 116 116"><defs><radialGradient id="g${id}" cx=".34" cy=".3" r=".85"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset=".35" stop-color="#fff" stop-opacity="0"/><stop offset=".66" stop-color="#000" stop-opacity=".42"/><stop offset="1" stop-color="#000" stop-opacity=".93"/></radialGradient><radialGradient id="a${id}"><stop offset=".84" stop-color="${atm}" stop-opacity=".65"/><stop offset="1" stop-color="${atm}" stop-opacity="0"/></radialGradient><clipPath id="c${id}"><circle cx="50" cy="50" r="47"/></clipPath></defs><circle cx="48" cy="48" r="57" fill="url(#a${id})"/><g clip-path="url(#c${id})"><rect width="100" height="100" fill="${c1}"/>${s}<circle cx="50" cy="50" r="48" fill="url(#g${id})"/></g><path d="M5.5 37A47 47 0 0 1 60 4" fill="none" stroke="${atm}" stroke-width="1.4" stroke-opacity=".45" stroke-linecap="round"/></svg>`
}

const doom = `<defs><radialGradient id="hs"><stop offset="0" stop-color="#ff6a3a" stop-opacity=".95"/><stop offset=".4" stop-color="#d6293a" stop-opacity=".45"/><stop offset="1" stop-color="#d6293a" stop-opacity="0"/></radialGradient><linearGradient id="hf" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0c0607" stop-opacity="0"/><stop offset="1" stop-color="#0c0708"/></linearGradient></defs>${facets(
  440, 300, 46, 12, [24, 8, 9], [120, 34, 26],
  y => Math.max(0, 1 - Math.abs(y - 0.42) * 1.9),
)}<circle cx="220" cy="90" r="200" fill="url(#hs)"/><g opacity=".95">${use('portal-3', 112, -34, 216)}</g><path d="M0 202L60 182L120 196L210 176L300 196L372 178L440 198V300H0Z" fill="#120b0c"/>${use('demon-cyberdemon', 82, 12, 276, 184)}${use('demon-revenant', 18, 72, 92)}${use('demon-cacodemon', 340, 40, 84)}${use('demon-imp', 4, 126, 86)}${use('demon-pinky', 346, 122, 92)}<path d="M0 226L90 212L220 226L350 210L440 224V300H0Z" fill="#0a0708"/>${use('marine-delta', 296, 160, 74)}${use('marine-bravo', 84, 156, 80)}${use('marine-charlie', 232, 152, 84)}${use('marine-alpha', 154, 140, 98)}<rect y="214" width="440" height="24" fill="url(#hf)"/><rect y="237" width="440" height="63" fill="#0c0708"/>`

const R = rng(4)
const stars = Array.from(
  { length: 90 },
  () => `<circle cx="${f1(R() * 440)}" cy="${f1(R() * 300)}" r="${f1(0.4 + R() * 1.2)}" fill="#e6ecff" opacity="${f1(0.3 + R() * 0.7)}"/>`,
).join('')
const conquest = `<defs><radialGradient id="cs"><stop offset="0" stop-color="#3a62b8" stop-opacity=".7"/><stop offset="1" stop-color="#3a62b8" stop-opacity="0"/></radialGradient><radialGradient id="cg"><stop offset="0" stop-color="#4a8a35" stop-opacity=".6"/><stop offset="1" stop-color="#4a8a35" stop-opacity="0"/></radialGradient><linearGradient id="cf" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#070a17" stop-opacity="0"/><stop offset="1" stop-color="#070a17"/></linearGradient></defs><rect width="440" height="300" fill="#050711"/>${stars}<circle cx="90" cy="190" r="210" fill="url(#cs)"/><circle cx="360" cy="190" r="210" fill="url(#cg)"/>${planet('1', 67, ['#4a3a78', '#7a5ab8', '#342560', '#c8a8ff'], 'bands', [118, -24, 204])}${planet('2', 11, ['#a5572f', '#7d3a20', '#d9925a', '#ffb27a'], 'crater', [36, 26, 62])}${planet('3', 23, ['#2f6a8f', '#3f8f5a', '#1f5a48', '#8fd8ff'], 'land', [350, 20, 74])}${use('art-sm-walker', 2, 118, 112)}${use('art-sm-captain', 66, 82, 160)}<g transform="translate(440 0) scale(-1 1)">${use('art-ork-buggy', 2, 124, 112)}</g>${use('art-ork-boss', 210, 78, 166)}<rect y="196" width="440" height="44" fill="url(#cf)"/><rect y="239" width="440" height="61" fill="#070a17"/>`

function picture(file, w, h, body) {
  const ids = [...new Set([...body.matchAll(/href="#([\w-]+)"/g)].map(m => m[1]))]
  const defs = ids.length ? `<defs>${ids.map(symbol).join('')}</defs>` : ''
  const out = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" preserveAspectRatio="xMidYMid slice">${defs}${body}</svg>\n`
  writeFileSync(new URL(`../public/${file}`, import.meta.url), out)
  console.log(file, `${(out.length / 1024).toFixed(0)} KB`)
}

const mark = colour => ALL.redoubt.body.replaceAll('currentColor', colour)
picture('scene-doom.svg', 440, 300, doom)
picture('scene-conquest.svg', 440, 300, conquest)
picture('backdrop.svg', 1440, 900, facets(1440, 900, 130, 77, [9, 10, 12], [38, 26, 26], y => y * 0.9))
picture('redoubt.svg', 64, 64, `<rect width="64" height="64" rx="14" fill="#14171b"/><g transform="translate(7 7) scale(.78)">${mark('#ff7a80')}</g>`)
// The platform may cut a maskable icon to a circle of four fifths.
picture('redoubt-maskable.svg', 64, 64, `<rect width="64" height="64" fill="#14171b"/><g transform="translate(14 14) scale(.5625)">${mark('#ff7a80')}</g>`)
