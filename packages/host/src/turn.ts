import { below, type Decision, fastRandom, type Seat } from '@redoubt/kernel'
import { askBot, type BotQuestion } from './askbot.ts'
import { type ChessClock, start, stop, timeLeft } from './chessclock.ts'
import { fallbacks } from './fallback.ts'
import type { BotFailure, HostEvent, Report } from './message.ts'
import type { BotPlayer, Player } from './player.ts'
import type { Hosting } from './setup.ts'
import { type Preferences, passesFor } from './windows.ts'

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
}

const BOT_TIME = 10_000

export function turn(hosting: Hosting, around: Around): Turn {
  const { clock } = hosting
  const { players, chess, preferences, pending, play, report } = around
  // Neither the chance of the match nor anything that a seat could foretell.
  const chance = { random: fastRandom(`host ${around.secret}`) }
  let alarms: Array<() => void> = []
  let stopAutoPass = () => {}
  let held = hosting.held ?? false
  /** The bot whose turn came while held. */
  let waiting: (() => void) | null = null

  return { wake, preferenceChanged, hold }

  function wake(): void {
    for (const cancel of alarms) cancel()
    alarms = []
    waiting = null
    stopAutoPass()
    if (chess) stop(chess, clock.now())
    const decision = pending()
    if (!decision) return
    const { seat } = decision
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
    const [min, max] = hosting.windowDelay ?? [0, 0]
    stopAutoPass = clock.after(min + below(chance, max - min + 1), () => play(decision.seat, 'pass', true))
  }

  function think(seat: Seat, player: BotPlayer): void {
    const time = player.time ?? hosting.botTime ?? BOT_TIME
    try {
      const question = around.question(seat)
      const asked = player.think === undefined ? question : { ...question, think: player.think }
      const cancel = askBot(clock, player.bot, asked, time, answer => {
        if ('failed' in answer) fallBack(seat, answer.failed, answer.error)
        else if (!play(seat, answer.key, false)) fallBack(seat, 'rules-failure')
      })
      alarms.push(cancel)
    } catch (error) {
      fallBack(seat, 'rules-failure', error) // the view could not be drawn
    }
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
