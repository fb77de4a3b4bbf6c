import { openReason } from '@redoubt/bots/reason'
import { below, type Decision, fastRandom, type Seat } from '@redoubt/kernel'
import type { BotFailure, HostEvent, Report } from '../messages/message.ts'
import type { Refusal } from '../messages/refusal.ts'
import { type ChessClock, start, stop, timeLeft } from '../time/chessclock.ts'
import type { Job } from '../time/queue.ts'
import { tempo } from '../time/tempo.ts'
import { askBot, type BotQuestion } from './askbot.ts'
import { fallbacks } from './fallback.ts'
import type { Held, Hosting, Pace } from './hosting.ts'
import { type BotPlayer, type Player, personIn } from './player.ts'
import { isWindow, type Preferences, passesFor } from './windows.ts'

/** What the turn needs of the match around it. */
interface Around {
  players: ReadonlyMap<Seat, Player>
  chess: ChessClock | null
  preferences: Preferences
  secret: string
  /** What is to be decided now; null while nothing may move. */
  pending(): Decision | null
  question(seat: Seat): BotQuestion
  /** Has something done when nothing else is being done. */
  add(work: () => Job<unknown>): void
  /** Makes a decision, or says why not. */
  play(seat: Seat, key: string, byHost: boolean, why?: HostEvent): Job<Refusal | null>
  lose(seat: Seat): Job<Refusal | null>
  report(what: Report): void
}

/** Sees to it that somebody decides: asks bots, watches the clock, passes for seats that do not want to be asked. */
export interface Turn {
  /** Looks anew who is to decide, after anything has changed. */
  wake(): void
  /** The host is about to pass for the seat that is to decide. */
  passes(): boolean
  /** Looks anew whether the seat still wants to be asked. */
  preferenceChanged(): void
  /** While held, no further bot is asked; one that thinks already may finish. While answers are held, bots think but do not say yet. */
  hold(held: Held): void
  /** How much is done without being asked. */
  pace(pace: Pace): void
  /** The seat that was to decide has done so itself, then. */
  answered(then: number): void
}

const BOT_TIME = 10_000
/** Milliseconds until it is tried again to write down what a bot or the host has chosen. */
const AGAIN = 2000
/** Milliseconds that a person may well need to see that there is nothing to answer with. */
const GLANCE = [700, 2600] as const

export function turn(hosting: Hosting, around: Around): Turn {
  const { clock } = hosting
  const { players, chess, preferences, pending, play, report } = around
  // Neither the chance of the match nor anything that a seat could foretell.
  const chance = { random: fastRandom(`host ${around.secret}`) }
  const times = tempo(chance)
  let since = 0
  /** Grows whenever somebody else may be to decide: what was meant for an earlier turn is not done. */
  let turns = 0
  let alarms: Array<() => void> = []
  let stopAutoPass = () => {}
  let held: Held = hosting.held ?? false
  let pace: Pace = hosting.pace ?? 'plays'
  /** The bot whose turn came while held. */
  let waiting: (() => void) | null = null
  /** What a bot gave as its reason last, until a person decides. */
  let reasoned = ''
  /** The answer of a bot that is not to say it yet. */
  let unsaid: (() => void) | null = null

  return { wake, passes, preferenceChanged, hold, pace: setPace, answered }

  function setPace(wanted: Pace): void {
    if (wanted === pace) return
    pace = wanted
    wake()
  }

  function wake(): void {
    turns++
    for (const cancel of alarms) cancel()
    alarms = []
    waiting = unsaid = null
    stopAutoPass()
    if (chess) stop(chess, clock.now())
    const decision = pending()
    if (!decision) return
    const { seat } = decision
    since = clock.now()
    if (chess && pace !== 'rests') start(chess, seat, clock.now())
    if (pace !== 'plays') return
    if (chess) alarms.push(clock.after(chess.left[seat]!, () => flag(seat)))
    const player = players.get(seat)!
    if (player.kind !== 'bot') {
      reasoned = ''
      passIfWanted()
      return
    }
    const ask = () => void alarms.push(clock.after(0, () => think(seat, player)))
    if (held === true) waiting = ask
    else ask()
  }

  function hold(on: Held): void {
    held = on
    if (held !== true) {
      const ask = waiting
      waiting = null
      ask?.()
    }
    if (held === false) {
      const say = unsaid
      unsaid = null
      say?.()
    }
  }

  function preferenceChanged(): void {
    stopAutoPass()
    passIfWanted()
  }

  function passes(): boolean {
    const decision = pending()
    if (!decision || pace !== 'plays' || players.get(decision.seat)!.kind === 'bot') return false
    return passesFor(preferences, decision)
  }

  function passIfWanted(): void {
    if (!passes()) return
    const { seat } = pending()!
    const wait = hosting.windowDelay || isSuspected(seat) ? times.draw(seat, glance) : 0
    stopAutoPass = clock.after(inTime(seat, wait), () => soon(() => made(seat, 'pass', true)))
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

  function answered(then: number): void {
    const decision = pending()
    if (decision && isWindow(preferences, decision) && decision.options.length > 1)
      times.heard(decision.seat, then - since)
  }

  function think(seat: Seat, player: BotPlayer): void {
    const time = player.time ?? hosting.botTime ?? BOT_TIME
    try {
      const question = around.question(seat)
      const asked = player.think === undefined ? question : { ...question, think: player.think }
      const cancel = askBot(clock, player.bot, asked, time, answer => {
        if ('failed' in answer) soon(() => fallBack(seat, answer.failed, answer.error))
        else {
          const say = () =>
            void alarms.push(
              unhurried(seat, player, () =>
                soon(() => decide(seat, answer.key, reasonFor(player, asked.decision, answer.key))),
              ),
            )
          if (held === 'answers') unsaid = say
          else say()
        }
      })
      alarms.push(cancel)
    } catch (error) {
      soon(() => fallBack(seat, 'rules-failure', error)) // the view could not be drawn
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

  /** Why it chose so, unless there was no choice or it has just said the same. */
  function reasonFor({ bot }: BotPlayer, decision: BotQuestion['decision'], key: string): HostEvent | undefined {
    const { seat, kind, options } = decision
    if (!options || options.length < 2) return undefined
    const reason = openReason(hosting.game.id, kind, key, bot.reason?.() ?? null)
    const said = JSON.stringify([seat, reason])
    if (!reason || said === reasoned) return undefined
    reasoned = said
    return { type: 'reason', seat, ...reason }
  }

  function* decide(seat: Seat, key: string, why?: HostEvent): Job<void> {
    if (!(yield* made(seat, key, false, why))) yield* fallBack(seat, 'rules-failure')
  }

  function* fallBack(seat: Seat, reason: BotFailure, error?: unknown): Job<void> {
    report({ type: 'bot-fallback', seat, error })
    yield* chooseFor(seat, { type: 'bot-fallback', seat, reason })
  }

  function flag(seat: Seat): void {
    const left = timeLeft(chess!, seat, clock.now())
    if (left > 0) alarms.push(clock.after(left, () => flag(seat)))
    else if (chess!.settings.onFlag === 'lose') soon(() => settled(around.lose(seat)))
    else soon(() => chooseFor(seat, { type: 'clock-fallback', seat }))
  }

  /** The safest choice that the rules can bear. */
  function* chooseFor(seat: Seat, why: HostEvent): Job<void> {
    for (const key of fallbacks(pending()!, chance)) if (yield* made(seat, key, true, why)) return
    report({ type: 'stuck', seat })
  }

  /** False if another choice must be made: the rules do not bear this one. */
  function made(seat: Seat, key: string, byHost: boolean, why?: HostEvent): Job<boolean> {
    return settled(play(seat, key, byHost, why))
  }

  function* settled(work: Job<Refusal | null>): Job<boolean> {
    const refused = yield* work
    if (refused?.code === 'not-recorded') alarms.push(clock.after(AGAIN, wake))
    return refused?.code !== 'rules-failure' && refused?.code !== 'illegal-choice'
  }

  /** As soon as nothing else is being done, if it is still this turn then. */
  function soon(work: () => Job<unknown>): void {
    const mine = turns
    around.add(function* () {
      if (mine === turns) yield* work()
    })
  }
}
