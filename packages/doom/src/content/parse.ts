import type { z } from 'zod'
import {
  CARD_FILE_NAMES,
  CARD_FILES,
  type CardFile,
  type Entries,
  MISSION_FOLDER,
  missionSchema,
  OPERATIONS_FILE,
  operationsSchema,
} from './files.ts'

/** Something wrong in a file of content: where exactly, and what. */
export interface Problem {
  file: string
  /** `portals[2].at`; empty for the whole file. */
  path: string
  message: string
}

export const problemText = ({ file, path, message }: Problem): string =>
  [file, path, message].filter(part => part !== '').join(': ')

export function pathText(path: readonly PropertyKey[]): string {
  return path
    .map((key, at) => (typeof key === 'number' ? `[${key}]` : at === 0 ? String(key) : `.${String(key)}`))
    .join('')
}

export const emptyEntries = (): Entries => ({
  dice: [],
  demons: [],
  actionCards: [],
  weapons: [],
  classes: [],
  glory: [],
  squads: [],
  eventSets: [],
  events: [],
  invasions: [],
  threats: [],
  objectives: [],
  marines: [],
  stun: [],
  initiative: [],
  missions: [],
  operations: [],
  difficulties: [],
  winning: { missionsToWin: 4, otherwise: 'The side that wins the last mission wins the operation.' },
})

/** Reads one value with a schema; adds a problem per mistake and gives back nothing if there is one. */
function read<T>(
  schema: z.ZodType<T>,
  value: unknown,
  file: string,
  at: PropertyKey[],
  problems: Problem[],
): T | undefined {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  for (const { path, message } of parsed.error.issues) {
    problems.push({ file, path: pathText([...at, ...path]), message })
  }
  return undefined
}

const isCardFile = (file: string): file is CardFile => (CARD_FILE_NAMES as string[]).includes(file)

/** Sorts the files of a content folder into entries. Whatever does not fit its schema becomes a problem and stays out. */
export function parseFiles(files: Readonly<Record<string, unknown>>): { entries: Entries; problems: Problem[] } {
  const entries = emptyEntries()
  const problems: Problem[] = []
  for (const [file, json] of Object.entries(files)) {
    if (isCardFile(file)) {
      if (!Array.isArray(json)) {
        problems.push({ file, path: '', message: 'must be a list of entries' })
        continue
      }
      const { list, schema } = CARD_FILES[file]
      const into: unknown[] = entries[list]
      for (const [at, value] of json.entries()) {
        const entry = read<unknown>(schema, value, file, [at], problems)
        if (entry !== undefined) into.push(entry)
      }
    } else if (file === OPERATIONS_FILE) {
      const read1 = read(operationsSchema, json, file, [], problems)
      if (read1) {
        entries.operations.push(...read1.operations)
        entries.difficulties.push(...(read1.difficultyLevels ?? []))
        if (read1.winning) entries.winning = read1.winning
      }
    } else if (file.startsWith(MISSION_FOLDER)) {
      const mission = read(missionSchema, json, file, [], problems)
      if (mission) entries.missions.push(mission)
    } else {
      problems.push({ file, path: '', message: 'no such file in a content folder' })
    }
  }
  return { entries, problems }
}
