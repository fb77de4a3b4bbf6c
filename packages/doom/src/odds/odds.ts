/** Chances of 0, 1, 2 … */
export type Odds = readonly number[]

/** Hits on the faces of each die. */
export interface Dice {
  red: readonly number[]
  black: readonly number[]
}

/** The chances of a sum of two. */
export function convolve(a: Odds, b: Odds): number[] {
  const sum = new Array<number>(a.length + b.length - 1).fill(0)
  for (let i = 0; i < a.length; i++) for (let j = 0; j < b.length; j++) sum[i + j]! += a[i]! * b[j]!
  return sum
}

const ofDie = (faces: readonly number[]): Odds => {
  const odds = new Array<number>(Math.max(...faces) + 1).fill(0)
  for (const face of faces) odds[face]! += 1 / faces.length
  return odds
}

/** The chances of so many hits with these dice. */
export function hitOdds(dice: Dice, red: number, black: number): Odds {
  let hits: Odds = [1]
  for (let i = 0; i < red; i++) hits = convolve(hits, ofDie(dice.red))
  for (let i = 0; i < black; i++) hits = convolve(hits, ofDie(dice.black))
  return hits
}

export function mean(odds: Odds): number {
  let sum = 0
  for (let n = 1; n < odds.length; n++) sum += n * odds[n]!
  return sum
}

/** The chance of at least so much. */
export function atLeast(odds: Odds, n: number): number {
  let sum = 0
  for (let k = Math.max(0, n); k < odds.length; k++) sum += odds[k]!
  return sum
}

/** Several possibilities, equally likely: which sets the invader chose in secret. */
export function mixture(all: readonly Odds[]): number[] {
  const mixed = new Array<number>(Math.max(...all.map(odds => odds.length))).fill(0)
  for (const odds of all) for (let n = 0; n < odds.length; n++) mixed[n]! += odds[n]! / all.length
  return mixed
}
