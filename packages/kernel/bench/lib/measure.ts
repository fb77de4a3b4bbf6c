/** What one round of work did: how many operations, and a number that depends on all of them. */
export interface Done {
  operations: number
  checksum: number
}

export interface Rate extends Done {
  perSecond: number
  /** Microseconds for one operation. */
  each: number
}

/** Until the compiler has settled: its threads count as processor time too. */
const WARM_UP_MS = 3000
const ROUNDS = 7

/**
 * The median of several rounds after a warm-up; every round must do the same work. Processor time, not the time on the
 * wall: other programs of a busy machine do not count, the collection of garbage does.
 */
export function measure(round: () => Done): Rate {
  for (const until = performance.now() + WARM_UP_MS; performance.now() < until; ) round()
  const rates: Rate[] = []
  for (let i = 0; i < ROUNDS; i++) {
    const before = process.cpuUsage()
    rates.push(rateOf(round(), before))
  }
  return median(rates)
}

/** Two kinds of work in turn, so that a busy minute of the machine is one for both. */
export function measureInTurn(one: () => Done, other: () => Done): [Rate, Rate] {
  for (const until = performance.now() + 2 * WARM_UP_MS; performance.now() < until; ) {
    one()
    other()
  }
  const rates: [Rate[], Rate[]] = [[], []]
  for (let i = 0; i < 2 * ROUNDS; i++) {
    const before = process.cpuUsage()
    rates[i % 2]!.push(rateOf(i % 2 === 0 ? one() : other(), before))
  }
  return [median(rates[0]), median(rates[1])]
}

/** The same for work that waits for something between two operations. */
export async function measureAsync(round: () => Promise<Done>): Promise<Rate> {
  for (const until = performance.now() + WARM_UP_MS; performance.now() < until; ) await round()
  const rates: Rate[] = []
  for (let i = 0; i < ROUNDS; i++) {
    const before = process.cpuUsage()
    rates.push(rateOf(await round(), before))
  }
  return median(rates)
}

function rateOf(done: Done, before: NodeJS.CpuUsage): Rate {
  const { user, system } = process.cpuUsage(before)
  const seconds = (user + system) / 1e6
  return { ...done, perSecond: done.operations / seconds, each: (seconds * 1e6) / done.operations }
}

function median(rates: Rate[]): Rate {
  if (new Set(rates.map(rate => rate.checksum)).size > 1) throw new Error('Two rounds of the same work differ.')
  return rates.sort((a, b) => a.each - b.each)[ROUNDS >> 1]!
}

export function report(name: string, rate: Rate, note = ''): void {
  const perSecond = Math.round(rate.perSecond).toLocaleString('en')
  console.log(
    `${name.padEnd(46)} ${perSecond.padStart(12)} /s ${rate.each.toFixed(3).padStart(10)} µs   checksum ${rate.checksum}  ${note}`.trimEnd(),
  )
}

/** Mixes a number into a checksum. */
export function mix(sum: number, n: number): number {
  return (Math.imul(sum, 31) + n) | 0
}
