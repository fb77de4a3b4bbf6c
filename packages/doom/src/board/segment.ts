/** What a straight line from one corner to another meets. Offsets are relative to the raster number of its first corner. */
export interface Segment {
  /** Edges met strictly inside and across. */
  readonly edges: Int32Array
  /** Corners strictly between the two ends. */
  readonly corners: Int32Array
  /** Cells whose inside the line crosses, from one end to the other. */
  readonly cells: Int32Array
}

/** Greatest integer not above a / b, for b > 0, without a fraction in between. */
function floorDiv(a: number, b: number): number {
  const rest = ((a % b) + b) % b
  return (a - rest) / b
}

/** The cells crossed while going `span` lines along the first axis and `rise` along the second. */
function* crossed(span: number, rise: number): Generator<[along: number, across: number]> {
  const length = Math.abs(span)
  for (let i = 0; i < length; i++) {
    const column = span > 0 ? i : -i - 1
    const first = floorDiv(Math.min(rise * i, rise * (i + 1)), length)
    const last = -floorDiv(-Math.max(rise * i, rise * (i + 1)), length) - 1
    if (rise > 0) for (let k = first; k <= last; k++) yield [column, k]
    else for (let k = last; k >= first; k--) yield [column, k]
  }
}

/** A line that is neither horizontal nor vertical. */
export function makeSegment(dx: number, dy: number, stride: number): Segment {
  const edges: number[] = []
  const corners: number[] = []
  const cells: number[] = []
  for (let i = 1; i < Math.abs(dx); i++) {
    const x = Math.sign(dx) * i
    const y = floorDiv(dy * i, Math.abs(dx))
    if (y * Math.abs(dx) === dy * i) corners.push(y * stride + x)
    else edges.push(2 * (y * stride + x))
  }
  for (let i = 1; i < Math.abs(dy); i++) {
    const y = Math.sign(dy) * i
    const x = floorDiv(dx * i, Math.abs(dy))
    if (x * Math.abs(dy) !== dx * i) edges.push(2 * (y * stride + x) + 1)
  }
  for (const [x, y] of crossed(dx, dy)) cells.push(y * stride + x)
  return { edges: Int32Array.from(edges), corners: Int32Array.from(corners), cells: Int32Array.from(cells) }
}

/** Segments of one raster, made when first asked for. */
export function segments(stride: number): (dx: number, dy: number) => Segment {
  const known = new Map<number, Segment>()
  return (dx, dy) => {
    const key = dx * 4096 + dy
    let segment = known.get(key)
    if (!segment) known.set(key, (segment = makeSegment(dx, dy, stride)))
    return segment
  }
}
