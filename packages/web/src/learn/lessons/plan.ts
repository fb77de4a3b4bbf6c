/** An edge of a sketch: between which spaces, and what stands there. */
type Edge = readonly [a: string, b: string, mark: '|' | ':' | '=']

/** A text map (docs/referee.md) from its spaces, one letter each, and the edges that are not open. */
export function plan(rows: readonly string[], edges: readonly Edge[] = []): string[] {
  const width = rows[0]!.length
  const lines = Array.from({ length: 2 * rows.length + 1 }, () => Array<string>(2 * width + 1).fill(' '))
  for (const [y, row] of rows.entries()) for (const [x, mark] of [...row].entries()) lines[2 * y + 1]![2 * x + 1] = mark
  for (const [a, b, mark] of edges) {
    const [ax, ay] = cell(a)
    const [bx, by] = cell(b)
    lines[ay + by + 1]![ax + bx + 1] = mark === '|' && ax === bx ? '-' : mark
  }
  return lines.map(line => line.join(''))
}

/** 'b3' is column 1, row 2. */
function cell(name: string): [x: number, y: number] {
  return [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1]
}
