import { z } from 'zod'
import { contentById, holdContent } from '../../match/contents.ts'
import { box } from '../box.ts'
import type { Content } from '../content.ts'
import { type Problem, problemText } from '../parse.ts'
import { fingerprint, type LoadedPack, openPack, type PackFiles, readPack } from './pack.ts'

/** What `options.pack` may be: the id of content that is loaded, or the files of a pack. */
export type PackOption = string | PackFiles

/** A match is created, replayed and restored with the same pack again and again: the last ones are kept, refused ones too. */
const recent = new Map<string, LoadedPack>()
const MOST_RECENT = 64

function load(files: PackFiles): LoadedPack {
  const opened = openPack(files)
  if (opened.problems.length > 0) return readPack(opened)
  const print = fingerprint(opened.json)
  const loaded = recent.get(print) ?? readPack(opened)
  recent.delete(print)
  recent.set(print, loaded)
  if (recent.size > MOST_RECENT) recent.delete(recent.keys().next().value!)
  return loaded
}

const refusal = (problems: readonly Problem[]): string => {
  const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : ''
  return `${problemText(problems[0]!)}${more}`
}

/** The content that `options.pack` names or brings; none given: the box. Throws with the first problem of a bad pack. */
export function contentFrom({ pack }: { pack?: PackOption | undefined }): Content {
  if (pack === undefined) return box()
  if (typeof pack === 'string') return contentById(pack)
  const { content, problems } = load(pack)
  if (!content) throw new Error(refusal(problems))
  holdContent(content)
  return content
}

const isFiles = (value: unknown): value is PackFiles =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Schema of `options.pack`; a pack that would be refused does not pass. */
export const packOption = z
  .custom<PackOption>(value => typeof value === 'string' || isFiles(value), 'must be the id of a pack or its files')
  .superRefine((pack, context) => {
    try {
      contentFrom({ pack })
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message })
    }
  })
