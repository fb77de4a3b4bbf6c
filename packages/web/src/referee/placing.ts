import { box } from '@redoubt/doom/content'
import { isMarineId } from '@redoubt/doom/seats'
import type { Placed, Sheet } from '../doom/sheet/sheet.ts'
import { placeOf, nameOf as spaceAt } from './tiles.ts'

/** A figure put on a space: a marine moves there, a demon is one more; what is pressed again is taken away. */
export function placed(sheet: Sheet, figure: string, space: string): Sheet {
  const isMarine = isMarineId(figure)
  const [wide, high] = box().demons[figure]?.base ?? [1, 1]
  const at = covered(space, wide, high)
  const others = sheet.figures.filter(
    each => (isMarine ? each.id !== figure : true) && !each.at.some(one => at.includes(one)),
  )
  const was = sheet.figures.find(each => each.at.includes(space))
  if (was && (was.id === figure || was.kind === figure))
    return { ...sheet, figures: sheet.figures.filter(each => each !== was) }
  const numbers = others.filter(({ kind }) => kind === figure).map(({ id }) => Number(id.split('-').at(-1)))
  const one: Placed = isMarine
    ? { id: figure, kind: 'marine', at }
    : { id: `${figure}-${Math.max(0, ...numbers) + 1}`, kind: figure, at }
  return { ...sheet, figures: [...others, one] }
}

/** The spaces of a base whose upper left one is named. */
function covered(space: string, wide: number, high: number): string[] {
  const [x, y] = placeOf(space)
  return Array.from({ length: wide * high }, (_, n) => spaceAt(x + (n % wide), y + Math.floor(n / wide)))
}
