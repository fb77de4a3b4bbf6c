// Draws WREN, the guide (node packages/web/drawing/guide.mjs): a sapper sergeant. Same rules as the figures: faceted, light from the
// upper left, one glow (the earpiece).
import { mkdirSync, writeFileSync } from 'node:fs'
import { ci, el, hi, K, ln, mx, p, pp, ps, sh, sil, sy, rc } from './dsl.mjs';
const skin = '#c58a63', skinD = '#a56d49', hair = '#3a2a26', hairL = '#5b4239', coat = '#4a5560', coatD = '#2b323a';
const face = 'M50 20 C64 20 72 29 72 43 L71 53 L66 64 L58 72 L50 74';
const hairBack = 'M50 7 C69 6 81 17 81 36 L79 50 L73 56 L50 56';
const cap = 'M50 4 C66 4 79 12 81 26 L78 31 L50 29';
const torso = 'M50 72 L66 74 L90 82 L98 99 L50 99';
const neck = 'M50 62 L60 62 L62 78 L50 82';
const ear = 'M71 42 C77 40 78 46 76 51 L71 55 Z';
const base = (eyes, mouth, extra = '') => [
  sil(5, sy(face), sy(hairBack), sy(cap), sy(torso), ear, mx(ear)),
  ps(hairBack, hair, 0.3),
  ps(torso, coat, 0.28), hi('M34 74 L12 82 L4 97 L14 97 L24 84 Z', 0.16), ln(sy('M50 72 L66 74 L90 82 L98 99'), 2),
  ps('M50 80 L64 74 L70 77 L58 99 L50 99', coatD, 0.25), ln('M36 75 L43 97', 2), ln('M64 75 L57 97', 2),
  ps(neck, skinD, 0.3),
  // badge: the fort star
  p('M22 86 L24 90 L28.500 90.500 L25.200 93.500 L26.200 98 L22 95.700 L17.800 98 L18.800 93.500 L15.500 90.500 L20 90 Z', '#ff7a80', 'stroke="#0a0b0e" stroke-width="1.400"'),
  p('M70 84 L86 88 L87 92 L71 88 Z', '#ffb224'), p('M72 91 L88 95 L88.500 98 L72.500 95 Z', '#ffb224'), sh('M70 84 L86 88 L87 92 L71 88 Z', .2),
  pp(ear, skinD, 0.2),
  ps(face, skin, 0.2), hi('M50 21 C38 21 29 29 28.500 42 L30 52 L34 40 L42 33 L50 33 Z', 0.16),
  sh('M72 43 L71 53 L66 64 L58 72 L61 60 L66 50 Z', 0.16),
  // side locks
  p('M28 30 L26 46 L29 55 L33 44 L34 31 Z', hairL), p('M72 30 L74 46 L71 55 L67 44 L66 31 Z', hair), ln('M28 30 L26 46 L29 55 L33 44', 1.6), ln('M72 30 L74 46 L71 55 L67 44', 1.6),
  // field cap with goggles pushed up
  ps(cap, '#6d7b52', 0.28), hi('M50 5 C36 5 24 12 21 24 C30 14 40 10 50 10 Z', 0.3), ps('M50 25 L79 27 L78 32 L50 31.500', '#454f34', 0.25), ln(sy('M50 25 L79 27'), 1.6),
  p('M30 12 L46 10 L48 21 L44 25 L32 26 L28 22 Z', K), p('M54 10 L70 12 L72 22 L68 26 L56 25 L52 21 Z', K),
  p('M31.500 14 L45 12.500 L46 20 L43 23 L33 23.800 L30.500 21 Z', '#3f6f7c'), p('M55 12.500 L68.500 14 L69.500 21 L67 23.800 L57 23 L54 20 Z', '#305763'),
  hi('M32.500 15 L42 13.800 L36 22.500 L33 22.600 L31.500 20.500 Z', .45), hi('M57 13.800 L62 14.200 L58.500 21 L56 19.500 Z', .3), ln('M46 16 L54 16', 2.4, K),
  eyes,
  ln('M50 46 L47.500 56 L51.500 57', 1.7, '#7c4c31'),
  mouth,
  ln('M60 50 L64 59', 1.5, '#8a5639'), // scar
  // headset, the one glow
  p('M21 40 L28 39 L29 54 L22 55 Z', K), p('M22.500 41.500 L27 41 L27.600 52.500 L23.300 53 Z', '#8ceeff'), hi('M22.500 41.500 L25 41.200 L24.500 52.800 L23.300 53 Z', .6),
  ln('M25 55 C26 66 33 70 40 69.500', 2.6, K), ln('M25 55 C26 66 33 70 40 69.500', 1.1, '#8d99a6'), p('M38 67 L44 67 L44 72 L38 72 Z', K), extra].join('');
const brows = (a, b) => ln(a, 3, hair) + ln(b, 3, hair);
const openEyes = p('M34 43 L40 40.500 L46 43 L44 46.500 L36 46.500 Z', '#f4f1ea', 'stroke="#0a0b0e" stroke-width="1.200"') + p('M54 43 L60 40.500 L66 43 L64 46.500 L56 46.500 Z', '#e6e1d6', 'stroke="#0a0b0e" stroke-width="1.200"') + ci(40.6, 43.600, 2.500, '#1c3d44') + ci(60.6, 43.600, 2.500, '#1c3d44') + ci(39.8, 42.800, .9, '#fff') + ci(59.800, 42.800, .9, '#fff');
const FACES = {
  calm: base(openEyes + brows('M33 38 L40 35.500 L46 37.500', 'M54 37.500 L60 35.500 L67 38'), p('M43 63 Q50 66 58 62 L56 65.500 Q50 68.500 45 65.500 Z', '#6e2f2a') + ln('M42.500 62.800 Q50 65.500 58.500 61.500', 1.6, '#5a2a20')),
  glad: base(ln('M34 45 Q40 39.500 46 45', 2.400, '#1a1210') + ln('M54 45 Q60 39.500 66 45', 2.400, '#1a1210') + brows('M33 36.500 L40 34 L46 36.500', 'M54 36.500 L60 34 L67 36.500'), p('M40 60 Q50 62.500 61 59.500 L57.500 67 Q50 71 43 67.500 Z', '#5a1f1d') + p('M41.500 60.800 Q50 63 59.500 60.300 L58.500 63 Q50 65.400 42.700 63.400 Z', '#f6f2ea')),
  thinks: base(openEyes + brows('M33 36.500 L40 37 L46 40', 'M54 36 L60 33.500 L67 36'), ln('M44 65 L57 63', 2.2, '#5a2a20')),
}
const folder = new URL('../public/guide/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const [face, body] of Object.entries(FACES))
  writeFileSync(new URL(`${face}.svg`, folder), `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 0 106 102">${body}</svg>\n`)
