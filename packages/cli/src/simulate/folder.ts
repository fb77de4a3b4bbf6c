import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Result } from '@redoubt/bots'
import { Usage } from '../io.ts'
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

export function openFolder(path: string, terms: Terms): Folder {
  mkdirSync(path, { recursive: true })
  const about = join(path, 'run.json')
  const games = join(path, 'games.jsonl')
  if (existsSync(about)) {
    const why = difference(JSON.parse(readFileSync(about, 'utf8')) as Terms, terms)
    if (why)
      throw new Usage(
        `${path} holds another run: ${why}. Start with the same arguments to go on, or name another folder.`,
      )
  } else {
    if (existsSync(games)) throw new Usage(`${path} holds matches but no run.json. Name another folder.`)
    writeFileSync(about, `${JSON.stringify(terms, null, 2)}\n`)
  }
  return {
    finished: read(games),
    keep: (match, result) => appendFileSync(games, `${JSON.stringify({ match, result } satisfies Line)}\n`),
    write: (name, text) => writeFileSync(join(path, name), text),
  }
}

/** A program that was killed may have left half a line at the end: it goes, and its match is played again. */
function read(file: string): Map<number, Result> {
  const finished = new Map<number, Result>()
  if (!existsSync(file)) return finished
  const text = readFileSync(file, 'utf8')
  const end = text.lastIndexOf('\n') + 1
  if (end < text.length) truncateSync(file, Buffer.byteLength(text.slice(0, end)))
  for (const line of text.slice(0, end).split('\n')) {
    if (!line) continue
    const { match, result } = JSON.parse(line) as Line
    finished.set(match, result)
  }
  return finished
}
