import type { Clock } from '@redoubt/host'
import { z } from 'zod'
import type { Socket } from './socket.ts'
import { delayBefore, type Status } from './status.ts'

/** One line to the server that is made anew whenever it breaks, until it is closed. */
export interface Line {
  readonly status: Status
  /** False if there is no connection now; nothing is kept of it. */
  send(text: string): boolean
  /** The first word was understood. */
  settled(): void
  outdated(): void
  /** Somebody is back: tries at once instead of waiting, and asks a line that seems to be there whether it is. */
  retry(): void
  /** Ends this connection and makes a new one: with another cookie, or elsewhere. */
  renew(after?: number): void
  /** Whether the device has a network at all. */
  network(up: boolean): void
  close(): void
}

export interface LineSettings {
  connect(): Socket
  clock: Clock
  random(): number
  /** A fresh connection waits for its first word. */
  opened(): void
  heard(message: unknown): void
  /** Something to ask when nothing was heard for long. */
  knock(): void
  changed(status: Status): void
}

/**
 * Milliseconds: for a connection to be made (longer after each that was not, up to the longest: a line may be that slow), of silence before
 * asking, for an answer to that, for one to somebody who is back and should see everything within a second, before tries are forgotten.
 */
const TIMES = { connect: 10_000, longest: 60_000, silence: 15_000, answer: 8_000, back: 800, good: 10_000 }
/** Milliseconds: whoever slept or was very busy hears what has come meanwhile before they call a line dead. */
const MOMENT = 50

const frame = z.looseObject({})

export function line({ connect, clock, random, opened, heard, knock, changed }: LineSettings): Line {
  let status: Status = { state: 'connecting', retryAt: null, tries: 0 }
  /** The one in use or being made, and the same once it is open. */
  let current: Socket | null = null
  let socket: Socket | null = null
  let isUp = true
  let tries = 0
  let stopRetry = () => {}
  let stopWatchdog = () => {}
  let stopForget = () => {}
  begin()

  return {
    get status() {
      return status
    },
    send: text => {
      if (!socket) return false
      socket.send(text)
      return true
    },
    settled: () => {
      tries = Math.min(tries, 1) // it can be reached again: no long wait if it breaks soon
      stopForget = clock.after(TIMES.good, () => {
        tries = 0
      })
      set({ state: 'online' })
    },
    outdated: () => end({ state: 'outdated' }),
    retry: () => {
      if (status.state === 'connecting' && status.retryAt !== null) begin()
      else if (status.state === 'online') check()
    },
    renew: after => {
      if (status.state !== 'online' && status.state !== 'connecting') return
      drop()
      if (after === undefined) begin()
      else wait(after)
    },
    network: up => {
      if (isUp === up || isOver()) return
      isUp = up
      if (up) begin()
      else end({ state: 'offline' })
    },
    close: () => end({ state: 'closed' }),
  }

  function begin(): void {
    stopRetry()
    drop()
    if (!isUp || isOver()) return
    set({ state: 'connecting', retryAt: null, tries })
    let mine: Socket
    try {
      mine = connect()
    } catch {
      lost()
      return
    }
    patient(Math.min(TIMES.connect * (tries + 1), TIMES.longest), lost)
    const isMine = () => current === mine
    current = mine
    mine.addEventListener('open', () => {
      if (!isMine()) return
      socket = mine
      listen()
      opened()
    })
    mine.addEventListener('message', ({ data }) => {
      if (!isMine()) return
      listen()
      const message = read(data)
      if (message) heard(message)
    })
    mine.addEventListener('close', () => isMine() && lost())
    mine.addEventListener('error', () => isMine() && lost())
  }

  /** Nothing for a while: is anybody there? Nothing again: no. */
  function listen(): void {
    stopWatchdog()
    stopWatchdog = clock.after(TIMES.silence, () => {
      knock()
      patient(TIMES.answer, lost)
    })
  }

  /** A line that broke while the device slept does not say so. */
  function check(): void {
    stopWatchdog()
    knock()
    patient(TIMES.back, begin)
  }

  /** What is done if nothing is heard for so long. */
  function patient(ms: number, then: () => void): void {
    stopWatchdog = clock.after(ms, () => {
      stopWatchdog = clock.after(MOMENT, then)
    })
  }

  function lost(): void {
    drop()
    wait(delayBefore(tries, random()))
    tries++
  }

  function wait(ms: number): void {
    if (isOver() || !isUp) return
    set({ state: 'connecting', retryAt: clock.now() + ms, tries })
    stopRetry = clock.after(ms, begin)
  }

  function drop(): void {
    stopWatchdog()
    stopForget()
    const old = current
    current = null
    socket = null
    old?.close()
  }

  function end(how: Status): void {
    stopRetry()
    drop()
    set(how)
  }

  function isOver(): boolean {
    return status.state === 'closed' || status.state === 'outdated'
  }

  function set(now: Status): void {
    status = now
    changed(now)
  }
}

function read(data: unknown): unknown {
  try {
    return typeof data === 'string' ? frame.parse(JSON.parse(data)) : null
  } catch {
    return null // not a message; the gap will be noticed
  }
}
