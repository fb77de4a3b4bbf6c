import { writeFileSync } from 'node:fs'
import { K } from './dsl.mjs'
import { F } from './figures.mjs'

let G = {}
try {
  ;({ G } = await import('./glyphs.mjs'))
} catch (e) {
  if (e.code !== 'ERR_MODULE_NOT_FOUND') throw e
}
export const ALL = { ...F, ...G }
/** A sign of one colour is cut out down to whatever it stands on, which may be light. */
const cutOut = body =>
  [...body.matchAll(/(?:fill|stroke)="([^"]+)"/g)].every(([, colour]) => [K, 'currentColor', 'none'].includes(colour))
    ? body.replaceAll(`"${K}"`, `"var(--icon-ground, ${K})"`)
    : body
export const symbol = id => {
  const s = ALL[id]
  if (!s) throw new Error('no icon ' + id)
  return `<symbol id="${id}" viewBox="${s.vb}"${/^door/.test(id) ? ' preserveAspectRatio="none"' : ''}>${cutOut(s.body)}</symbol>`
}
const out = `<svg xmlns="http://www.w3.org/2000/svg">\n${Object.keys(ALL).map(symbol).join('\n')}\n</svg>\n`
writeFileSync(new URL('../public/icons.svg', import.meta.url), out)
if (process.argv[1].endsWith('sprite.mjs'))
  console.log(Object.keys(ALL).length, 'symbols', (out.length / 1024).toFixed(1), 'KB')
