import { BLOCKING, DIFFICULT, IMPASSABLE, PANE, RAILING, WALL } from '@redoubt/doom'
import type { Ground } from '../../../reading/ground.ts'
import { U } from '../../layers/unit.ts'
import { beyond, edgeOf, everySpace, f1, layer, noise, SIDES, type Side, sideLine, squares } from './pen.ts'

const isWall = (ground: Ground, space: number, side: Side) => ground.board.edges[edgeOf(ground, space, side)] === WALL

/** Sides where a region of terrain ends. */
const border = (ground: Ground, kind: number, space: number): Side[] =>
  SIDES.filter(side => {
    const other = beyond(ground, space, side)
    return other < 0 || ground.board.terrain[other] !== kind || isWall(ground, space, side)
  })

/** The rule line around a region, where no wall stands. */
const outline = (ground: Ground, kind: number, spaces: readonly number[]): string =>
  spaces
    .flatMap(space =>
      border(ground, kind, space)
        .filter(side => !isWall(ground, space, side))
        .map(side => sideLine(ground, space, side)),
    )
    .join('')

function pits(ground: Ground, spaces: readonly number[]): string {
  let drawn = `<path d="${squares(ground, spaces)}" fill="#120606"/>`
  for (const space of spaces) {
    const [x, y] = ground.cell(space)
    const sides = border(ground, IMPASSABLE, space)
    const [X, Y] = [x * U, y * U]
    drawn += `<rect x="${X}" y="${Y}" width="40" height="40" fill="url(#pit)"/><rect x="${X}" y="${Y}" width="40" height="40" fill="url(#t-chev)" opacity=".55"/>`
    if (sides.includes('n')) drawn += `<rect x="${X}" y="${Y}" width="40" height="9" fill="#000" opacity=".6"/>`
    if (sides.includes('w')) drawn += `<rect x="${X}" y="${Y}" width="6" height="40" fill="#000" opacity=".5"/>`
    if (sides.includes('s'))
      drawn += `<rect x="${X}" y="${Y + 34}" width="40" height="6" fill="#ff7a3a" opacity=".28"/>`
    if (sides.includes('e'))
      drawn += `<rect x="${X + 35}" y="${Y}" width="5" height="40" fill="#ff7a3a" opacity=".22"/>`
  }
  const path = outline(ground, IMPASSABLE, spaces)
  return `${drawn}<path d="${path}" stroke="#17090a" stroke-width="6" fill="none"/><path d="${path}" stroke="#ff5a5a" stroke-width="3.4" stroke-dasharray="7.5 5.833" stroke-dashoffset="-2.9" fill="none"/>`
}

function rubble(ground: Ground, spaces: readonly number[]): string {
  const next = noise(`${ground.key} rubble`)
  let drawn = `<path d="${squares(ground, spaces)}" fill="#0e2138" opacity=".5"/><path d="${squares(ground, spaces)}" fill="url(#t-dot)" opacity=".26"/>`
  for (const space of spaces) {
    const [x, y] = ground.cell(space)
    for (let n = 0; n < 6; n++) {
      const a = x * U + 5 + next() * 27
      const b = y * U + 6 + next() * 25
      const s = 3 + next() * 6
      const p = (dx: number, dy: number) => `${f1(a + s * dx)} ${f1(b + s * dy)}`
      drawn += `<path d="M${p(0, 0.7)}L${p(0.4, 0)}L${p(1, 0.2)}L${p(1.2, 0.8)}L${p(0.6, 1.1)}Z" fill="#77818c" stroke="#101317"/><path d="M${p(0.4, 0)}L${p(1, 0.2)}L${p(0.5, 0.6)}Z" fill="#b4bdc7"/>`
    }
  }
  const path = outline(ground, DIFFICULT, spaces)
  return `${drawn}<path d="${path}" stroke="#061222" stroke-width="5.5" fill="none" stroke-linecap="round"/><path d="${path}" stroke="#58a8ff" stroke-width="3.8" stroke-linecap="round" stroke-dasharray=".01 6.667" fill="none"/>`
}

/** Raised crates: the lid stands back from the sides where the block ends, and shows its front below. */
function crates(ground: Ground, spaces: readonly number[]): string {
  const path = squares(ground, spaces)
  let drawn = `<path d="${path}" fill="#000" opacity=".55" transform="translate(8 10)" filter="url(#soft3)"/><path d="${path}" fill="#1b1f24"/>`
  for (const space of spaces) {
    const [x, y] = ground.cell(space)
    const sides = border(ground, BLOCKING, space)
    const inset = (side: Side, by: number) => (sides.includes(side) ? by : 0)
    const X = x * U + inset('w', 3)
    const Y = y * U + inset('n', 3)
    const w = 40 - inset('w', 3) - inset('e', 3)
    const h = 40 - inset('n', 3) - inset('s', 8)
    const lid = `x="${X}" y="${Y}" width="${w}" height="${h}"`
    drawn += `<rect ${lid} fill="url(#crate)"/><rect ${lid} fill="url(#t-cross)"/>`
    if (sides.includes('n')) drawn += `<rect x="${X}" y="${Y}" width="${w}" height="3" fill="#fff" opacity=".26"/>`
    if (sides.includes('w')) drawn += `<rect x="${X}" y="${Y}" width="3" height="${h}" fill="#fff" opacity=".2"/>`
    if (sides.includes('s')) drawn += `<rect x="${X}" y="${Y + h}" width="${w}" height="6" fill="#2a3037"/>`
    drawn += `<rect x="${x * U + 12}" y="${y * U + 11}" width="16" height="12" rx="2" fill="#1b1f24"/><rect x="${x * U + 14}" y="${y * U + 13}" width="${4 + (x % 3) * 3}" height="2.4" fill="#ffb224"/><rect x="${x * U + 14}" y="${y * U + 18}" width="9" height="2.4" fill="#7d8996"/>`
  }
  const line = outline(ground, BLOCKING, spaces)
  return `${drawn}<path d="${line}" stroke="#1d0507" stroke-width="6.5" fill="none" stroke-linecap="square"/><path d="${line}" stroke="#ff3d4a" stroke-width="3.6" fill="none" stroke-linecap="square"/>`
}

/** Lines that stand alone between two floors: railings (dashed) and panes (solid). */
function fences(ground: Ground): string {
  let rails = ''
  let panes = ''
  for (const space of everySpace(ground))
    for (const side of ['n', 'w'] as const) {
      const kind = ground.board.edges[edgeOf(ground, space, side)]
      if (kind !== RAILING && kind !== PANE) continue
      const other = beyond(ground, space, side)
      const kinds = [ground.board.terrain[space], ground.board.terrain[other]]
      if (kinds.includes(kind === RAILING ? IMPASSABLE : BLOCKING) || kinds.includes(BLOCKING)) continue
      if (kind === RAILING) rails += sideLine(ground, space, side)
      else panes += sideLine(ground, space, side)
    }
  return (
    (rails &&
      `<path d="${rails}" stroke="#17090a" stroke-width="6" fill="none"/><path d="${rails}" stroke="#ff5a5a" stroke-width="3.4" stroke-dasharray="7.5 5.833" stroke-dashoffset="-2.9" fill="none"/>`) +
    (panes &&
      `<path d="${panes}" stroke="#1d0507" stroke-width="6.5" fill="none" stroke-linecap="square"/><path d="${panes}" stroke="#ff3d4a" stroke-width="3.6" fill="none" stroke-linecap="square"/>`)
  )
}

/** Layer 5: pits, rubble and blocks with the rule lines of the printed game. */
export function terrain(ground: Ground): string {
  const of = (kind: number) => everySpace(ground).filter(space => ground.board.terrain[space] === kind)
  return layer(
    'terrain',
    pits(ground, of(IMPASSABLE)),
    rubble(ground, of(DIFFICULT)),
    crates(ground, of(BLOCKING)),
    fences(ground),
  )
}
