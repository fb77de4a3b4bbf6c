import type { Told } from '../../io.ts'
import { safe } from './markup.ts'
import { table } from './table.ts'

interface Panel {
  title: string
  /** What the drawing shows, in a sentence; it also stands for the drawing where none can be seen. */
  says: string
  drawing: string
  /** The figures behind the drawing. */
  head: readonly string[]
  rows: readonly (readonly (string | number)[])[]
  /** Takes the whole width of the page. */
  wide?: boolean
}

/** A drawing with its sentence and its figures. */
export function panel({ title, says, drawing, head, rows, wide }: Panel, told: Told): string {
  return [
    `<figure class="panel${wide ? ' full' : ''}"><figcaption><h3>${safe(title)}</h3><p>${safe(says)}</p></figcaption>`,
    drawing,
    rows.length > 0
      ? `<details><summary>${safe(told('The figures'))}</summary>${table(title, head.map(told), rows)}</details>`
      : '',
    '</figure>',
  ].join('')
}

/** A drawing of this size in its own units; it grows and shrinks with the page, up to so many pixels. */
export function drawing(says: string, width: number, height: number, inside: string, most = 0): string {
  const size = `viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}"`
  const limit = most > 0 ? ` style="max-width:${Math.ceil(most)}px"` : ''
  return `<svg ${size}${limit} role="img" aria-label="${safe(says)}">${inside}</svg>`
}
