import { writeFileSync } from 'node:fs'
import { type Result, tally } from '@redoubt/bots'
import type { Wanted } from './arguments.ts'
import { using } from './disk.ts'
import type { Folder } from './folder.ts'
import { standingOf } from './ladder/standing.ts'
import { ladderText } from './ladder/text.ts'
import type { Voice } from './report/names.ts'
import { report } from './report/report.ts'
import { byKind } from './run.ts'
import { aligned, csv, kindHead, tableRows } from './table.ts'
import { commandOf } from './terms.ts'

/** What a run comes to. The same results give the same bytes, however they were made. */
interface Conclusion {
  /** For the terminal. */
  text: string
  json: string
  csv: string
  page: string
}

export function conclude(
  { run, terms, ladder }: Wanted,
  results: ReadonlyArray<Result | undefined>,
  voice: Voice,
): Conclusion {
  const played = byKind(run, results)
  const table = run.kinds.map((kind, k) => tally(kind, played[k]!))
  const standing = ladder && standingOf(ladder, table)
  const { seed, games, effort } = run
  const data = { seed, games, effort, ...(standing ? { standing } : {}), table, results: played }
  return {
    text: standing ? ladderText(standing, kindHead(run.kinds[0]!), voice.told) : aligned(tableRows(table, voice.told)),
    json: `${JSON.stringify(data)}\n`,
    csv: csv(table),
    page: report({ run, played, table, voice }, commandOf(terms), standing),
  }
}

export function publish({ text, json, csv, page }: Conclusion, { files, ladder }: Wanted, folder: Folder | null) {
  folder?.write('results.json', json)
  folder?.write('table.csv', csv)
  folder?.write('report.html', page)
  if (ladder) folder?.write('ladder.md', text)
  for (const [file, content] of [
    [files.json, json],
    [files.csv, csv],
    [files.report, page],
  ] as const)
    if (file) using(file, () => writeFileSync(file, content))
}
