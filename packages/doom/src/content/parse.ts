import { explainIssue, type Finding, pathText, phrase, type Said, saidAt, sentence } from '@redoubt/kernel'
import type { z } from 'zod'
import { MapError, parseTiles } from '../board/maps/index.ts'
import {
  CARD_FILES,
  type CardFile,
  type Entries,
  MISSION_FOLDER,
  missionSchema,
  OPERATIONS_FILE,
  operationsSchema,
  TILES_FILE,
} from './files.ts'

/** Something wrong in a file of content: where exactly, and what. */
export interface Problem {
  file: string
  /** `portals[2].at`; empty for the whole file. */
  path: string
  /** In English. */
  message: string
  /** The same as data, where something is put in. */
  said?: Finding
  /** It does nothing or nonsense where it stands, and was let through once: what was begun with it goes on. */
  idle?: true
}

export type Path = readonly PropertyKey[]

/** Where entries were read, so that a later check can point at them. */
export type Sources = ReadonlyMap<object, { file: string; path: Path }>

/** A file that is nonsense throughout need not be told so a thousand times. */
export const MOST_PROBLEMS = 200

export const problemText = ({ file, path, message }: Problem): string =>
  [file, path, message].filter(part => part !== '').join(': ')

/** The same as data. */
export const problemSaid = ({ file, path, message, said = phrase(message) }: Problem): Finding =>
  saidAt(file, path === '' ? said : saidAt(path, said))

export const problemAt = (file: string, path: Path, said: Said): Problem => ({
  file,
  path: pathText(path),
  message: sentence(said),
  ...(typeof said === 'object' ? { said } : {}),
})

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
  tiles: [],
  missions: [],
  operations: [],
  difficulties: [],
  winning: null,
})

const isCardFile = (file: string): file is CardFile => Object.hasOwn(CARD_FILES, file)

/** Sorts the files of a content folder into entries. Whatever does not fit its schema becomes a problem and stays out. */
export function parseFiles(files: Readonly<Record<string, unknown>>): {
  entries: Entries
  sources: Sources
  problems: Problem[]
} {
  const entries = emptyEntries()
  const sources = new Map<object, { file: string; path: Path }>()
  const problems: Problem[] = []

  function read<T extends object>(schema: z.ZodType<T>, value: unknown, file: string, path: Path, into: T[]): void {
    const parsed = schema.safeParse(value)
    if (parsed.success) {
      into.push(parsed.data)
      sources.set(parsed.data, { file, path })
      return
    }
    for (const issue of parsed.error.issues) {
      if (problems.length >= MOST_PROBLEMS) return
      for (const { path: inner, said } of explainIssue(issue, value))
        problems.push(problemAt(file, [...path, ...inner], said))
    }
  }

  function readTiles(json: unknown, file: string): void {
    if (!Array.isArray(json) || !json.every(line => typeof line === 'string')) {
      problems.push(problemAt(file, [], 'must be a list of lines'))
      return
    }
    try {
      parseTiles(json, (face, line) => {
        entries.tiles.push(face)
        sources.set(face, { file, path: [line - 1] })
      })
    } catch (error) {
      if (!(error instanceof MapError)) throw error
      problems.push(problemAt(file, [error.line - 1], error.reason))
    }
  }

  for (const [file, json] of Object.entries(files)) {
    if (isCardFile(file)) {
      const { list, schema } = CARD_FILES[file]
      if (!Array.isArray(json)) problems.push(problemAt(file, [], 'must be a list of entries'))
      else for (const [at, value] of json.entries()) read<object>(schema, value, file, [at], entries[list])
    } else if (file === OPERATIONS_FILE) {
      const found: Array<z.infer<typeof operationsSchema>> = []
      read(operationsSchema, json, file, [], found)
      for (const { operations, difficultyLevels = [], winning } of found) {
        for (const [at, operation] of operations.entries()) sources.set(operation, { file, path: ['operations', at] })
        for (const [at, level] of difficultyLevels.entries())
          sources.set(level, { file, path: ['difficultyLevels', at] })
        entries.operations.push(...operations)
        entries.difficulties.push(...difficultyLevels)
        if (winning) entries.winning = winning
      }
    } else if (file === TILES_FILE) {
      readTiles(json, file)
    } else if (file.startsWith(MISSION_FOLDER)) {
      read(missionSchema, json, file, [], entries.missions)
    } else {
      problems.push(problemAt(file, [], 'no such file in a content folder'))
    }
  }
  return { entries, sources, problems }
}
