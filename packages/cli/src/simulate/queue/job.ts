import { createHash } from 'node:crypto'
import { levelOf } from '@redoubt/bots'
import { type Run, sizeOf, type Task, taskOf } from '../run.ts'
import type { Terms } from '../terms.ts'

/** Some matches of a run, in a row, for one worker. */
export interface Job {
  run: string
  /** The number of its first match. */
  first: number
  tasks: Task[]
}

/** Matches in one job: few seconds of work, and never more than one match of bots that take their time. */
const MATCHES = 8

/** The same arguments are the same run: whoever starts it again finds what has been made. */
export const runName = (terms: Terms): string => digest(JSON.stringify(terms)).slice(0, 24)

/** The jobs of a run that hold something to do. Where they begin does not depend on what is done already. */
export function jobsOf(name: string, run: Run, todo: readonly number[]): Job[] {
  const searching = run.kinds.some(({ game = 'doom', bots }) => bots.some(bot => levelOf(game, bot)?.searches))
  const size = searching ? 1 : MATCHES
  const firsts = new Set(todo.map(number => number - (number % size)))
  return [...firsts].map(first => {
    const numbers = Array.from({ length: Math.min(size, sizeOf(run) - first) }, (_, i) => first + i)
    return { run: name, first, tasks: numbers.map(number => taskOf(run, number)) }
  })
}

/** A UUID that the same job has whoever posts it, so that it is never in the queue twice. */
export function jobId({ run, first }: Pick<Job, 'run' | 'first'>): string {
  const hex = digest(`${run} ${first}`)
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')
