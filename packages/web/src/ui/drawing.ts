/** The drawing words of the sprite (packages/web/drawing/dsl.mjs), for pictures that are put together in the browser.
 * Absolute M, L, C, Q, Z paths only. */
export const INK = '#0a0b0e'

type Segment = [string, ...number[]]
const ARITY: Readonly<Record<string, number>> = { M: 2, L: 2, C: 6, Q: 4, Z: 0 }

function parse(d: string): Segment[] {
  const out: Segment[] = []
  for (const [, letter = '', rest = ''] of d.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    const n = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const k = ARITY[letter]!
    if (k === 0) out.push(['Z'])
    else for (let i = 0; i < n.length; i += k) out.push([letter === 'M' && i > 0 ? 'L' : letter, ...n.slice(i, i + k)])
  }
  return out
}

const round = (x: number) => +x.toFixed(1)
const write = (segments: readonly Segment[]) => segments.map(([c, ...n]) => c + n.map(round).join(' ')).join('')
const mirrored = (n: readonly number[], cx: number) => n.map((v, i) => (i % 2 ? v : 2 * cx - v))

/** A path mirrored about x = cx. */
export function mx(d: string, cx = 50): string {
  return write(parse(d).map(([c, ...n]) => [c, ...mirrored(n, cx)]))
}

/** The whole symmetric outline from its right half, top centre to bottom centre. */
export function sy(d: string, cx = 50): string {
  const half = parse(d).filter(([c]) => c !== 'Z')
  const ends = half.map(s => s.slice(-2) as number[])
  const back: Segment[] = [['L', ...mirrored(ends.at(-1)!, cx)]]
  for (let i = half.length - 1; i > 0; i--) {
    const [c, ...n] = half[i]!
    const to = mirrored(ends[i - 1]!, cx)
    if (c === 'C') back.push(['C', ...mirrored([n[2]!, n[3]!, n[0]!, n[1]!], cx), ...to])
    else if (c === 'Q') back.push(['Q', ...mirrored([n[0]!, n[1]!], cx), ...to])
    else back.push(['L', ...to])
  }
  return write([...half, ...back, ['Z']])
}

const more = (extra: string) => (extra ? ` ${extra}` : '')

export const p = (d: string, fill: string, extra = '') => `<path d="${write(parse(d))}" fill="${fill}"${more(extra)}/>`
export const hi = (d: string, opacity = 0.25, c = '#fff') => p(d, c, `fill-opacity="${opacity}"`)
export const sh = (d: string, opacity = 0.3) => p(d, '#000', `fill-opacity="${opacity}"`)
/** Symmetric part: its fill, the right half darker (one light, upper left). */
export const ps = (d: string, fill: string, shade = 0.26, cx = 50) =>
  p(sy(d, cx), fill) + (shade ? sh(`${d}Z`, shade) : '')
/** Mirrored pair: the left one lit, the right one shaded. */
export const pp = (d: string, fill: string, shade = 0.26, cx = 50) =>
  p(mx(d, cx), fill) + p(d, fill) + (shade ? sh(d, shade) : '')
export const ln = (d: string, w = 2, c = INK, extra = '') =>
  `<path d="${write(parse(d))}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"${more(extra)}/>`
export const lnn = (d: string, w = 2, c = INK, cx = 50) => ln(d, w, c) + ln(mx(d, cx), w, c)
export const ci = (x: number, y: number, r: number, fill: string, extra = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${more(extra)}/>`
export const el = (x: number, y: number, rx: number, ry: number, fill: string, extra = '') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${more(extra)}/>`
export const rc = (x: number, y: number, w: number, h: number, r: number, fill: string, extra = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${r}" fill="${fill}"${more(extra)}/>`
/** The heavy silhouette drawn first, so that a figure has one outer contour. */
export const sil = (w: number, ...ds: string[]) =>
  `<path d="${ds.map(d => write(parse(d))).join('')}" fill="${INK}" stroke="${INK}" stroke-width="${w}" stroke-linejoin="round"/>`
export const glow = (x: number, y: number, r: number, c: string, o = 0.22) =>
  ci(x, y, r, c, `fill-opacity="${o}"`) + ci(x, y, r * 0.62, c, `fill-opacity="${round(o + 0.15)}"`)
export const at = (x: number, y: number, scale: number, ...parts: string[]) =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})">${parts.join('')}</g>`
export const flip = (...parts: string[]) => `<g transform="translate(100 0) scale(-1 1)">${parts.join('')}</g>`
export const turn = (degrees: number, x: number, y: number, ...parts: string[]) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${parts.join('')}</g>`
export const many = <T>(list: readonly T[], draw: (one: T, i: number) => string) => list.map(draw).join('')

export function star(x: number, y: number, points: number, outer: number, inner: number, from = -90): string {
  let d = ''
  for (let i = 0; i < points * 2; i++) {
    const a = ((from + (i * 180) / points) * Math.PI) / 180
    const r = i % 2 ? inner : outer
    d += `${i ? 'L' : 'M'}${round(x + Math.cos(a) * r)} ${round(y + Math.sin(a) * r)}`
  }
  return `${d}Z`
}

/** A small generator with a fixed sequence: pictures are the same everywhere. */
export function chance(seed: number): () => number {
  let s = seed >>> 0
  return () => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0
    return s / 4294967296
  }
}
