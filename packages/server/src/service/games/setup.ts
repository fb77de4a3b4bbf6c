import { BadOptions, type Said, saidAt, sentence } from '@redoubt/kernel'
import { Refused, tellable } from '@redoubt/protocol'
import { gameOf } from './games.ts'

/** Where uploaded packs are kept. */
interface Packs {
  /** The files of one. */
  pack(id: string): Promise<unknown>
}

/** The options with what they only name: an uploaded pack becomes its files. */
export async function wholeOptions(options: unknown, uploads: Packs): Promise<unknown> {
  const pack = (options as { pack?: unknown } | null)?.pack
  return typeof pack === 'string' ? { ...(options as object), pack: await uploads.pack(pack) } : options
}

/** Whoever types in what a die shows could type anything: real dice are for those who sit around one table. */
export function refuseTableDice(options: unknown): void {
  if ((options as { tableDice?: unknown } | null)?.tableDice)
    throw badOptions(saidAt('tableDice', 'real dice are for people around one table; online the server rolls'))
}

/** Can there be such a match? Packs come as uploads, which were checked and are bounded; never in the options themselves. */
export async function checkedOptions(id: string, options: unknown, uploads: Packs): Promise<void> {
  const game = gameOf(id)
  refuseTableDice(options)
  const pack = (options as { pack?: unknown } | null)?.pack
  if (pack !== undefined && typeof pack !== 'string')
    throw badOptions(saidAt('pack', 'a pack is handed in first; its name stands here'))
  try {
    game.create(await wholeOptions(options, uploads), 'trial')
  } catch (error) {
    throw error instanceof BadOptions ? badOptions(error.said) : error
  }
}

/** "squad.alpha.class: There is no …": where it is wrong, and the whole of it for people. */
function badOptions(said: Said): Refused {
  return new Refused('bad-options', { field: sentence(said).split(':')[0]!.slice(0, 80), said: tellable(said) })
}
