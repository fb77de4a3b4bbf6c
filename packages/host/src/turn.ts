import { below, type Decision, fastRandom, type Seat } from '@redoubt/kernel'
import { askBot, type BotQuestion } from './askbot.ts'
import { type ChessClock, start, stop, timeLeft } from './chessclock.ts'
import { fallbacks } from './fallback.ts'
import type { BotFailure, HostEvent, Report } from './message.ts'
import { type BotPlayer, type Player, personIn } from './player.ts'
import type { Hosting } from './setup.ts'
import { tempo } from './tempo.ts'
import { isWindow, type Preferences, passesFor } from './windows.ts'

/** What the turn needs of the match around it. */
export interface Around {
  players: ReadonlyMap<Seat, Player>
  chess: ChessClock | null
  preferences: Preferences
  secret: string
  /** What is to be decided now; null while nothing may move. */
  pending(): Decision | null
  question(seat: Seat): BotQuestion
  /** Makes a decision; false if it cannot be made. */
  play(seat: Seat, key: string, byHost: boolean, why?: HostEvent): boolean
  lose(seat: Seat): void
  report(what: Report): void
}

/** Sees to it that somebody decides: asks bots, watches the clock, passes for seats that do not want to be asked. */
export interface Turn {
  /** Looks anew who is to decide, after anything has changed. */
  wake(): void
  /** Looks anew whether the seat still wants to be asked. */
  preferenceChanged(): void
  /** While held, no further bot is asked; one that thinks already may finish. */
  hold(held: boolean): void
  /** The seat that was to decide has done so itself. */
  answered(): void
}

const BOT_TIME = 10_000
/** Milliseconds that a person may well need to see that there is nothing to answer with. */
const GLANCE = [700, 2600] as const

export function turn(hosting: Hosting, around: Around): Turn {
  const { clock } = hosting
  const { players, chess, preferences, pending, play, report } = around
  // Neither the chance of the match nor anything that a seat could foretell.
  const chance = { random: fastRandom(`host ${around.secret}`) }
  const times = tempo(chance)
  let since = 0
  let alarms: Array<() => void> = []
  let stopAutoPass = () => {}
  let held = hosting.held ?? false
  /** The bot whose turn came while held. */
  let waiting: (() => void) | null = null

  return { wake, preferenceChanged, hold, answered }

  function wake(): void {
    for (const cancel of alarms) cancel()
    alarms = []
    waiting = null
    stopAutoPass()
    if (chess) stop(chess, clock.now())
    const decision = pending()
    if (!decision) return
    const { seat } = decision
    since = clock.now()
    if (chess) {
      start(chess, seat, clock.now())
      alarms.push(clock.after(chess.left[seat]!, () => flag(seat)))
    }
    const player = players.get(seat)!
    if (player.kind !== 'bot') {
      passIfWanted(decision)
      return
    }
    const ask = () => void alarms.push(clock.after(0, () => think(seat, player)))
    if (held) waiting = ask
    else ask()
  }

  function hold(on: boolean): void {
    held = on
    if (held || !waiting) return
    const ask = waiting
    waiting = null
    ask()
  }

  function preferenceChanged(): void {
    const decision = pending()
    if (!decision || players.get(decision.seat)!.kind === 'bot') return
    stopAutoPass()
    passIfWanted(decision)
  }

  function passIfWanted(decision: Decision): void {
    if (!passesFor(preferences, decision)) return
    const { seat } = decision
    const wait = hosting.windowDelay || isSuspected(seat) ? times.draw(seat, glance) : 0
    stopAutoPass = clock.after(inTime(seat, wait), () => play(seat, 'pass', true))
  }

  function glance(): number {
    const [min, max] = hosting.windowDelay ?? GLANCE
    return min + below(chance, max - min + 1)
  }

  /** Is there another person who could read something into how long this seat takes? */
  function isSuspected(seat: Seat): boolean {
    const self = personIn(players.get(seat)!)
    return [...players].some(
      ([other, player]) => other !== seat && player.kind !== 'bot' && (self === undefined || personIn(player) !== self),
    )
  }

  /** Nobody loses on time because the host took its time. */
  function inTime(seat: Seat, ms: number): number {
    return chess ? Math.min(ms, Math.floor(timeLeft(chess, seat, clock.now()) / 2)) : ms
  }

  function answered(): void {
    const decision = pending()
    if (decision && isWindow(preferences, decision) && decision.options.length > 1)
      times.heard(decision.seat, clock.now() - since)
  }

  function think(seat: Seat, player: BotPlayer): void {
    const time = player.time ?? hosting.botTime ?? BOT_TIME
    try {
      const question = around.question(seat)
      const asked = player.think === undefined ? question : { ...question, think: player.think }
      const cancel = askBot(clock, player.bot, asked, time, answer => {
        if ('failed' in answer) fallBack(seat, answer.failed, answer.error)
        else
          alarms.push(unhurried(seat, player, () => play(seat, answer.key, false) || fallBack(seat, 'rules-failure')))
      })
      alarms.push(cancel)
    } catch (error) {
      fallBack(seat, 'rules-failure', error) // the view could not be drawn
    }
  }

  /** A bot knows at once that it has no answer; it waits as long as it would have thought about one. */
  function unhurried(seat: Seat, { think: asked = 0 }: BotPlayer, work: () => void): () => void {
    const decision = pending()
    const empty = decision && isWindow(preferences, decision) && decision.options.length === 1 && isSuspected(seat)
    const wait = empty
      ? inTime(
          seat,
          times.draw(seat, () => asked),
        ) -
        (clock.now() - since)
      : 0
    if (wait > 0) return clock.after(wait, work)
    work()
    return () => {}
  }

  function fallBack(seat: Seat, reason: BotFailure, error?: unknown): void {
    report({ type: 'bot-fallback', seat, error })
    chooseFor(seat, { type: 'bot-fallback', seat, reason })
  }

  function flag(seat: Seat): void {
    const left = timeLeft(chess!, seat, clock.now())
    if (left > 0) alarms.push(clock.after(left, () => flag(seat)))
    else if (chess!.settings.onFlag === 'lose') around.lose(seat)
    else chooseFor(seat, { type: 'clock-fallback', seat })
  }

  /** The safest choice that the rules can bear. */
  function chooseFor(seat: Seat, why: HostEvent): void {
    for (const key of fallbacks(pending()!, chance)) if (play(seat, key, true, why)) return
    report({ type: 'stuck', seat })
  }
}
