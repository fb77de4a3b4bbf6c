import type { Job, Played } from './game.ts'

/** What was played of each mission. */
export class Tally {
  readonly failures: string[] = []
  private readonly missions = new Map<string, Played[]>()
  private readonly start = performance.now()
  private done = 0
  private readonly jobs: number

  constructor(jobs: number) {
    this.jobs = jobs
  }

  played({ mission }: Job, game: Played): void {
    this.done++
    const games = this.missions.get(mission)
    if (games) games.push(game)
    else this.missions.set(mission, [game])
  }

  failed(job: Job, reason: string): void {
    this.done++
    const again = `npm run soak -- doom/random -- --mission ${job.mission} --from ${job.n} --games 1`
    this.failures.push(`${job.mission} ${job.n}: ${reason}\n  again: ${again}`)
    console.log(`FAILED ${this.failures.at(-1)}`)
  }

  progress({ n }: Job): void {
    const seconds = (performance.now() - this.start) / 1000
    const left = (seconds / Math.max(1, this.done)) * (this.jobs - this.done)
    console.log(
      `${time(seconds)}: ${this.done} of ${this.jobs} games, ${this.failures.length} failed, about ${time(left)} to go; ` +
        `to go on after a stop: --from ${n}`,
    )
  }

  report(): void {
    for (const [mission, games] of this.missions) console.log(`${mission}: ${summary(games)}`)
    const all = [...this.missions.values()].flat()
    console.log(`all: ${summary(all)}; ${time((performance.now() - this.start) / 1000)} on the clock`)
  }
}

function summary(games: readonly Played[]): string {
  const sum = (of: (game: Played) => number) => games.reduce((total, game) => total + of(game), 0)
  const decisions = sum(game => game.decisions)
  const each = Math.max(1, games.length)
  const longest = games.reduce((most, game) => Math.max(most, game.decisions), 0)
  return (
    `${games.length} games in ${time(sum(game => game.seconds))} of computing, marines won ${sum(game => Number(game.marinesWin))}; ` +
    `${decisions} decisions, per game ${Math.round(decisions / each)} (longest ${longest}), ${(sum(game => game.rounds) / each).toFixed(1)} rounds`
  )
}

function time(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return minutes < 1 ? `${seconds.toFixed(0)} s` : `${minutes} min ${Math.round(seconds - minutes * 60)} s`
}
