import type { Result } from '@redoubt/bots'
import { hire } from './player.ts'
import { type Run, taskOf } from './run.ts'

/** Plays matches of a run by their numbers and hands every result over; ends early when told to stop. */
export type Play = (
  run: Run,
  todo: readonly number[],
  keep: (number: number, result: Result) => void,
  stop: AbortSignal,
) => Promise<void>

/** On this machine. Who plays a match does not matter: it depends on the run and its number alone. */
export const playHere =
  (threads: number): Play =>
  async (run, todo, keep, stop) => {
    const players = hire(Math.min(threads, todo.length))
    const dismissAll = () => Promise.all(players.map(player => player.dismiss()))
    stop.addEventListener('abort', dismissAll)
    let next = 0
    try {
      await Promise.all(
        players.map(async player => {
          while (next < todo.length && !stop.aborted) {
            const number = todo[next++]!
            keep(number, await player.play(taskOf(run, number)))
          }
        }),
      )
    } catch (error) {
      if (!stop.aborted) throw error
    } finally {
      stop.removeEventListener('abort', dismissAll)
      await dismissAll()
    }
  }
