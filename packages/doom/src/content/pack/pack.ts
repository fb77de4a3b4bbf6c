import { explainIssue, finding, hash, type Said } from '@redoubt/kernel'
import { z } from 'zod'
import { id, name, schemaHint } from '../../language/basic.ts'
import { BOX_ID } from '../../match/contents.ts'
import { readBox } from '../box.ts'
import { language } from '../catalogue.ts'
import { checkEntries } from '../check/index.ts'
import { type Content, contentOf } from '../content.ts'
import { MISSION_FOLDER } from '../files.ts'
import { type Path, type Problem, parseFiles, problemAt } from '../parse.ts'
import { inspect, readJson } from './json.ts'
import { PACK_LIMITS } from './limits.ts'
import { mergeEntries } from './merge.ts'
import { ALLOWED, contentPath, ignoredPath, languageOf, MANIFEST_FILE, rootOf, unsafePath } from './paths.ts'
import { readTexts, textWarnings } from './texts.ts'

/** `pack.json`: who made the pack and which version it is. */
export const manifest = z.strictObject({
  $schema: schemaHint,
  id: id.refine(word => word !== BOX_ID, `the id ${BOX_ID} is ours`).describe('Lower case words joined by hyphens.'),
  name,
  version: z.string().regex(/^\d+(\.\d+){0,2}$/, 'a version is written 1, 1.2 or 1.2.3'),
  authors: z.array(name).max(50).optional(),
  licence: z.string().min(1).max(60).optional().describe('Under what terms others may use the pack.'),
  description: z.string().min(1).max(1000).optional(),
  language: language.optional().describe('What the pack is written in; en if it does not say.'),
})
export type Manifest = z.infer<typeof manifest>

/** Path inside the pack to its text, or to its JSON already read. */
export type PackFiles = Readonly<Record<string, unknown>>

export interface LoadedPack {
  manifest: Manifest | null
  /** Ours with the entries of the pack over it; null if anything is wrong. */
  content: Content | null
  /** What a match goes on with that was begun with the pack: also where only what does nothing is wrong with it. */
  begun: Content | null
  problems: Problem[]
  /** What players can live with: texts that a language of the pack lacks. */
  warnings: Problem[]
}

/** A pack whose files are harmless data of a bearable size; what they mean has not been looked at. */
interface OpenedPack {
  /** Path inside the pack to its JSON. */
  json: ReadonlyMap<string, unknown>
  problems: Problem[]
}

export function openPack(files: PackFiles): OpenedPack {
  const json = new Map<string, unknown>()
  const problems: Problem[] = []
  const all = Object.keys(files)
  const refuse = (file: string, said: Said, path: Path = []) =>
    problems.push(problemAt(file.slice(0, PACK_LIMITS.path), path, said))
  if (all.length > PACK_LIMITS.files) refuse('pack', finding`${all.length} files; at most ${PACK_LIMITS.files}`)
  const sizeOf = (file: string) => (typeof files[file] === 'string' ? files[file].length : 0)
  const size = all.reduce((sum, file) => sum + sizeOf(file), 0)
  if (size > PACK_LIMITS.totalSize) refuse('pack', finding`${size} characters; at most ${PACK_LIMITS.totalSize}`)
  if (problems.length > 0) return { json, problems }
  const root = rootOf(all)
  let values = 0
  for (const path of all) {
    const file = path.slice(root.length)
    const unsafe = unsafePath(path)
    if (unsafe) refuse(path, unsafe)
    else if (ignoredPath(file)) continue
    else if (file !== MANIFEST_FILE && !contentPath(file))
      refuse(file, finding`does not belong in a pack; allowed are ${ALLOWED}`)
    else if (sizeOf(path) > PACK_LIMITS.fileSize)
      refuse(file, finding`${sizeOf(path)} characters; at most ${PACK_LIMITS.fileSize}`)
    else {
      const given = files[path]
      const read = typeof given === 'string' ? readJson(given) : inspect(given)
      if ('said' in read) refuse(file, read.said, read.path)
      else {
        values += read.values
        json.set(file, read.value)
      }
    }
  }
  if (values > PACK_LIMITS.values) refuse('pack', finding`${values} values; at most ${PACK_LIMITS.values}`)
  return { json, problems }
}

function readManifest(json: OpenedPack['json'], problems: Problem[]): Manifest | null {
  if (!json.has(MANIFEST_FILE)) {
    problems.push(problemAt(MANIFEST_FILE, [], 'is missing: a pack says who it is'))
    return null
  }
  const value = json.get(MANIFEST_FILE)
  const parsed = manifest.safeParse(value)
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues)
    for (const { path, said } of explainIssue(issue, value)) problems.push(problemAt(MANIFEST_FILE, path, said))
  return null
}

/** Lays an opened pack over the content of the box. */
export function readPack({ json, problems: before }: OpenedPack): LoadedPack {
  const refused = (manifest: Manifest | null, problems: Problem[]): LoadedPack => ({
    manifest,
    content: null,
    begun: null,
    problems,
    warnings: [],
  })
  if (before.length > 0) return refused(null, before)
  const problems: Problem[] = []
  const read = readManifest(json, problems)
  const texts = readTexts(json, problems)
  const data = [...json].filter(([file]) => file !== MANIFEST_FILE && languageOf(file) === null)
  const theirs = parseFiles(Object.fromEntries(data))
  problems.push(...theirs.problems)
  for (const mission of theirs.entries.missions) {
    const { file } = theirs.sources.get(mission)!
    if (file !== `${MISSION_FOLDER}${mission.id}.json`) {
      problems.push(problemAt(file, ['id'], finding`the file of ${mission.id} must be called ${mission.id}.json`))
    }
  }
  if (!read || problems.length > 0) return refused(read, problems)
  const ours = readBox()
  const entries = mergeEntries(ours.entries, theirs.entries)
  // Our maps are sound; other demons or groups may not fit on them, other tiles not together.
  const { demons, invasions, tiles, missions } = theirs.entries
  const maps = demons.length + invasions.length + tiles.length > 0 ? entries.missions : missions
  problems.push(...checkEntries(entries, new Map([...ours.sources, ...theirs.sources]), maps))
  if (problems.some(problem => !problem.idle)) return refused(read, problems)
  const spoken = { language: read.language ?? 'en', texts }
  const content = contentOf(`${read.id}@${read.version}#${fingerprint(json)}`, entries, spoken)
  if (problems.length > 0) return { ...refused(read, problems), begun: content }
  return { manifest: read, content, begun: content, problems, warnings: textWarnings(content, theirs.entries) }
}

/** Two packs with the same id and version may differ; their content never shares an id. */
export const fingerprint = (json: OpenedPack['json']): string => hash(Object.fromEntries(json)).slice(0, 16)

/**
 * Reads a pack. Pure: nothing is registered or written. A pack with any problem gives no content, and every problem says
 * where it is.
 */
export const loadPack = (files: PackFiles): LoadedPack => readPack(openPack(files))
