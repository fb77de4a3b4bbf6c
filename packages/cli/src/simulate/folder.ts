import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import type { Result } from '@redoubt/bots'
import { Failure, Usage } from '../io.ts'
import { replaceFile, using } from './disk.ts'
import { difference, type Terms } from './terms.ts'

/** Where a run keeps its finished matches, so that it can be stopped at any instant and go on later. */
export interface Folder {
  /** What an earlier start has left, by the number of the match. */
  finished: ReadonlyMap<number, Result>
  keep(number: number, result: Result): void
  write(name: string, text: string): void
}

interface Line {
  match: number
  result: Result
}

const OTHER = 'Name another folder, or delete this one to begin anew.'

export function openFolder(path: string, terms: Terms): Folder {
  const about = join(path, 'run.json')
  const games = join(path, 'games.jsonl')
  using(path, () => mkdirSync(path, { recursive: true }))
  if (existsSync(about)) {
    const begun = readTerms(about)
    const why = begun ? difference(begun, terms) : null
    if (!begun) throw new Failure(`${about} is damaged. ${OTHER}`)
    if (why)
      throw new Usage(
        `${path} holds another run: ${why}. Start with the same arguments to go on, or name another folder.`,
      )
  } else {
    if (existsSync(games)) throw new Usage(`${path} holds matches but no run.json. Name another folder.`)
    using(path, () => replaceFile(about, `${JSON.stringify(terms, null, 2)}\n`))
  }
  return {
    finished: using(path, () => read(games)),
    keep: (match, result) =>
      using(games, () => appendFileSync(games, `${JSON.stringify({ match, result } satisfies Line)}\n`)),
    write: (name, text) => using(path, () => replaceFile(join(path, name), text)),
  }
}

/** Null if it is not what we wrote. */
function readTerms(file: string): Terms | null {
  const text = using(file, () => readFileSync(file, 'utf8'))
  try {
    const terms: unknown = JSON.parse(text)
    return typeof terms === 'object' && terms !== null && 'program' in terms ? (terms as Terms) : null
  } catch {
    return null
  }
}

/** A program that was killed may have left half a line at the end: it goes, and its match is played again. */
function read(file: string): Map<number, Result> {
  const finished = new Map<number, Result>()
  if (!existsSync(file)) return finished
  const text = readFileSync(file, 'utf8')
  const end = text.lastIndexOf('\n') + 1
  if (end < text.length) truncateSync(file, Buffer.byteLength(text.slice(0, end)))
  for (const [n, line] of text.slice(0, end).split('\n').entries()) {
    if (!line) continue
    const { match, result } = parse(line) ?? {}
    if (match === undefined || !result) throw new Failure(`${file}: line ${n + 1} is damaged. ${OTHER}`)
    finished.set(match, result)
  }
  return finished
}

function parse(line: string): Partial<Line> | null {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
