import type { Said } from '@redoubt/kernel'
import { type Path, type Problem, problemAt, type Sources } from '../parse.ts'

/** Says what is wrong with an entry, at a path inside it; `idle` where only matches to come are refused. */
export type Report = (entry: object, path: Path, message: Said, idle?: 'idle') => void

export function reporter(sources: Sources, problems: Problem[]): Report {
  return (entry, path, message, idle) => {
    const source = sources.get(entry)
    const problem = problemAt(source?.file ?? 'box', [...(source?.path ?? []), ...path], message)
    problems.push(idle ? { ...problem, idle: true } : problem)
  }
}

/** Every object inside a value, with the path to it. */
export function* objectsIn(value: unknown, path: Path = []): Generator<[Record<string, unknown>, Path]> {
  if (Array.isArray(value)) {
    for (const [at, part] of value.entries()) yield* objectsIn(part, [...path, at])
  } else if (typeof value === 'object' && value !== null) {
    yield [value as Record<string, unknown>, path]
    for (const [key, part] of Object.entries(value)) yield* objectsIn(part, [...path, key])
  }
}
