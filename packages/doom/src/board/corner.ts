/**
 * Around every corner lie four quadrants, parts of the four spaces that meet there, and four arms, the edges between them.
 * Quadrant q and its neighbour q - 1 are parted by arm q.
 */
export const NORTH_EAST = 0
export const SOUTH_EAST = 1
export const SOUTH_WEST = 2
export const NORTH_WEST = 3
type Quadrant = 0 | 1 | 2 | 3

export const opposite = (q: number): Quadrant => ((q + 2) & 3) as Quadrant

/** Arms as bits: north (between NW and NE), east, south, west. */
export const NORTH = 1
export const EAST = 2
export const SOUTH = 4
export const WEST = 8

/** `LINK[arms * 16 + set]`: all quadrants that can be reached from a set of quadrants without crossing a solid arm. */
export const LINK = new Uint8Array(256)
for (let arms = 0; arms < 16; arms++) {
  for (let set = 0; set < 16; set++) {
    let reached = set
    // Each turn reaches one quadrant more, as long as there is one.
    for (let turns = 0; turns < 3; turns++) {
      for (let q = 0; q < 4; q++) {
        const pair = (1 << q) | (1 << ((q + 3) & 3))
        if ((arms & (1 << q)) === 0 && (reached & pair) !== 0) reached |= pair
      }
    }
    LINK[arms * 16 + set] = reached
  }
}

export const joined = (arms: number, from: number, to: number): boolean =>
  ((LINK[arms * 16 + (1 << from)]! >> to) & 1) === 1
