import { type Entry, type MatchSave, openSave, type Timeline, toSave } from '@redoubt/host'
import { type AnyGame, commitment, hash } from '@redoubt/kernel'
import { type Standing, whatStands } from './entries.ts'
import type { MatchRecord } from './record.ts'
import type { KeptMatch } from './tables.ts'

/** The record of a kept match, with all that was kept to compare it with. */
function keptSave(game: AnyGame, head: KeptMatch, { decisions, rounds, since, forfeit }: Standing): MatchSave {
  const { options, seed, rules, position, practice } = head
  return {
    ...{ format: 1, game: game.id, rules, options, commitment: sealOf(head), seed, decisions, rounds },
    ...(position?.seq === decisions.length ? { state: position } : {}),
    ...(since ? { since } : {}),
    ...(forfeit ? { forfeit } : {}),
    ...(practice ? { practice } : {}),
  }
}

/** The same from its record, and where that goes on. */
export function saved(game: AnyGame, { head, entries }: Pick<MatchRecord, 'head' | 'entries'>) {
  const folded = whatStands(entries)
  return { save: keptSave(game, head, folded), seq: folded.seq, auto: folded.auto }
}

/** Something hidden was taken back against bots. */
export const practiceIn = ({ practice }: { practice?: true }): { practice?: true } => (practice ? { practice } : {})

/** The same with everything that proves it, as it leaves this browser. */
export function wholeSave(game: AnyGame, save: MatchSave): MatchSave {
  const { line, moved, drift } = openSave(game, save, undefined, true)
  const cut = moved && drift!.lost > 0
  const { forfeit, practice } = save
  return { ...toSave(line), ...(forfeit && !cut ? { forfeit } : {}), ...(practice ? { practice } : {}) }
}

/** What was written down while it was played: nothing here comes from playing it again. */
export function evidence(head: KeptMatch, save: MatchSave): MatchSave {
  const { position, outcome, made } = head
  const last = position?.seq === made ? { hash: hash(position) } : {}
  return { ...save, length: made, ...last, ...(save.forfeit ? {} : { outcome }) }
}

export function sealOf(head: Pick<KeptMatch, 'seed' | 'commitment'>): string {
  return head.commitment ?? commitment(head.seed)
}

/** What a store is told so that it keeps this line. */
export function entriesOf({ keys, marks, rounds, since }: Timeline, save: MatchSave): Entry[] {
  const entries: Entry[] = []
  const seq = () => entries.length
  for (const [n, key] of keys.entries()) {
    if (n === since?.at) entries.push({ seq: seq(), by: 'host', since })
    const begins = rounds.find(({ at }) => at === n + 1)
    const round = begins ? { round: { round: begins.round, hash: begins.hash, state: begins.state! } } : {}
    entries.push({ seq: seq(), by: marks[n + 1]!.by ?? '', key, ...round })
  }
  if (since && since.at === keys.length) entries.push({ seq: seq(), by: 'host', since })
  if (save.forfeit && keys.length === save.decisions.length)
    entries.push({ seq: seq(), by: 'host', forfeit: save.forfeit })
  return entries
}
