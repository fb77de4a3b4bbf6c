import { safe } from './markup.ts'

/** Rows of cells under a head; the first cell of a row names it. Numbers stand to the right. */
export function table(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const cell = (value: string | number, c: number) => {
    const name = c === 0 ? 'th scope="row"' : isNumber(value) ? 'td class="n"' : 'td'
    return `<${name}>${safe(value)}</${c === 0 ? 'th' : 'td'}>`
  }
  return [
    `<div class="wide"><table><caption class="sr-only">${safe(caption)}</caption><thead><tr>`,
    ...head.map((text, c) => {
      const numbers = c > 0 && rows.length > 0 && isNumber(rows[0]![c]!)
      return `<th scope="col"${numbers ? ' class="n"' : ''}>${safe(text)}</th>`
    }),
    '</tr></thead><tbody>',
    ...rows.map(row => `<tr>${row.map(cell).join('')}</tr>`),
    '</tbody></table></div>',
  ].join('')
}

const isNumber = (value: string | number): boolean => typeof value === 'number' || /^[\d−-]/.test(value)
