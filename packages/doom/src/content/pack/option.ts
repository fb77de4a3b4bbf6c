import { finding, type Said, sentence } from '@redoubt/kernel'
import { z } from 'zod'
import { contentById, holdContent } from '../../match/contents.ts'
import { box } from '../box.ts'
import type { Content } from '../content.ts'
import { type Problem, problemSaid } from '../parse.ts'
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

/** A pack that cannot be used: the first thing that is wrong with it. */
class BadPack extends Error {
  constructor(readonly said: Said) {
    super(sentence(said))
    this.name = 'BadPack'
  }
}

const refusal = ([first, ...more]: readonly Problem[]): Said =>
  more.length > 0 ? finding`${problemSaid(first!)} (and ${more.length} more)` : problemSaid(first!)

/**
 * The content that `options.pack` names or brings; none given: the box. Throws with the first problem of a bad pack. Words that do
 * nothing do no harm either: whoever hands in a pack is told of them (`packRefused`), a match that has begun with them goes on.
 */
export function contentFrom({ pack }: { pack?: PackOption | undefined }): Content {
  if (pack === undefined) return box()
  if (typeof pack === 'string') return contentById(pack)
  const { begun, problems } = load(pack)
  if (!begun) throw new BadPack(refusal(problems))
  holdContent(begun)
  return begun
}

/** Why nobody begins with this pack, although a match that was begun with it goes on. */
export function packRefused(pack: PackOption | undefined): Said | null {
  if (pack === undefined || typeof pack === 'string') return null
  const { begun, problems } = load(pack)
  return begun && problems.length > 0 ? refusal(problems) : null
}

const isFiles = (value: unknown): value is PackFiles =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Schema of `options.pack`; a pack that nothing can be played with does not pass. */
export const packOption = z
  .custom<PackOption>(value => typeof value === 'string' || isFiles(value), 'must be the id of a pack or its files')
  .superRefine((pack, context) => {
    try {
      contentFrom({ pack })
    } catch (error) {
      const { message, said } = error as BadPack
      context.addIssue({ code: 'custom', message, params: { said } })
    }
  })
