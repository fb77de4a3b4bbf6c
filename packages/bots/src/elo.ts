/** What two players made of their matches. */
export interface Meeting {
  players: readonly [string, string]
  games: number
  /** Points of the first: 1 for a win, ½ for a draw. */
  points: number
}

export interface Rating {
  player: string
  /** Relative to the first player; null if no chain of matches leads there. */
  elo: number | null
  /** With 95 % confidence the difference to the first player is not farther off than this. */
  error: number
}

/** Elo points of one unit of the logistic scale. */
const ELO = 400 / Math.LN10
const MOST_STEPS = 10_000
const Z = 1.96

/**
 * Ratings that make the results most likely (Bradley and Terry), with errors from the curvature there. Everybody who
 * met has one more draw with each other, so that a player who never lost is not infinitely strong.
 */
export function elo(players: readonly string[], meetings: readonly Meeting[]): Rating[] {
  const size = players.length
  const games = square(size)
  const points = square(size)
  for (const { players: pair, games: n, points: p } of meetings) {
    const [i, j] = [players.indexOf(pair[0]), players.indexOf(pair[1])]
    if (i < 0 || j < 0 || i === j || n === 0) continue
    games[i]![j]! += n
    games[j]![i]! += n
    points[i]![j]! += p
    points[j]![i]! += n - p
  }
  for (let i = 0; i < size; i++)
    for (let j = 0; j < size; j++) {
      if (games[i]![j] === 0) continue
      games[i]![j]! += 1
      points[i]![j]! += 0.5
    }
  const known = connected(games)
  const strength = fit(games, points, known)
  const errors = spread(games, strength, known)
  return players.map((player, i) => ({
    player,
    elo: known.includes(i) ? ELO * Math.log(strength[i]! / strength[0]!) : null,
    error: Z * ELO * (errors.get(i) ?? 0),
  }))
}

const square = (size: number): number[][] => Array.from({ length: size }, () => new Array<number>(size).fill(0))

/** Whoever can be compared with the first, by matches or by matches of opponents. */
function connected(games: readonly number[][]): number[] {
  const found = [0]
  for (const i of found) found.push(...[...games.keys()].filter(j => games[i]![j]! > 0 && !found.includes(j)))
  return games.length === 0 ? [] : found
}

/** Minorisation and maximisation: slow, but it cannot miss. */
function fit(games: readonly number[][], points: readonly number[][], known: readonly number[]): number[] {
  let strength = games.map(() => 1)
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = strength.map((own, i) => {
      if (!known.includes(i)) return own
      let won = 0
      let weight = 0
      games[i]!.forEach((n, j) => {
        won += points[i]![j]!
        weight += n / (own + strength[j]!)
      })
      return weight > 0 ? won / weight : own
    })
    const change = Math.max(...next.map((value, i) => Math.abs(Math.log(value / strength[i]!))))
    strength = next
    if (change < 1e-12) break
  }
  return strength
}

/** Standard errors of the differences to the first, from the inverse of the information. */
function spread(
  games: readonly number[][],
  strength: readonly number[],
  known: readonly number[],
): Map<number, number> {
  const others = known.filter(i => i !== 0)
  const weight = (i: number, j: number) => {
    const p = strength[i]! / (strength[i]! + strength[j]!)
    return games[i]![j]! * p * (1 - p)
  }
  const information = others.map(i =>
    others.map(j => (i === j ? games.reduce((sum, _, k) => sum + weight(i, k), 0) : -weight(i, j))),
  )
  const inverse = invert(information)
  return new Map(others.map((i, n) => [i, Math.sqrt(inverse[n]![n]!)]))
}

/** Gauss and Jordan; the information of connected players is positive definite. */
function invert(matrix: readonly number[][]): number[][] {
  const size = matrix.length
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))])
  for (let c = 0; c < size; c++) {
    const pivot = rows[c]![c]!
    rows[c] = rows[c]!.map(value => value / pivot)
    for (let r = 0; r < size; r++) {
      if (r === c) continue
      const factor = rows[r]![c]!
      rows[r] = rows[r]!.map((value, k) => value - factor * rows[c]![k]!)
    }
  }
  return rows.map(row => row.slice(size))
}
