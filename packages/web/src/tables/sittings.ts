import { type Held, type Host, resumeMatch, systemClock } from '@redoubt/host'
import { type AnyGame, BadSave, type Outcome, type State, type Viewer } from '@redoubt/kernel'
import { aloudIn } from './aloud.ts'
import type { Keeping } from './keeping.ts'
import { practiceIn, saved } from './kept.ts'
import type { MatchRecord } from './record.ts'
import { BOT_TIME, type MakesBots, playersOf } from './seated.ts'
import { type KeptMatch, TableProblem, type Tables } from './tables.ts'

const UNSEEN = 'unseen'

/** A match that is being played here. */
export interface Sitting {
  game: AnyGame
  host: Host
  record: MatchRecord
  /** Whoever is still being shown what happened; at first nobody has seen anything. */
  holding: Map<Viewer | typeof UNSEEN, Held>
}

interface Sittings {
  sit(id: string): Promise<Sitting>
  watch: Tables['watch']
  hold(sitting: Sitting, who: Viewer, held: Held): void
  /** Nobody plays it here any more; others may once all of it is kept. */
  stand(id: string): Promise<void>
  leave(id: string): Promise<Sitting | null>
}

/** The matches that are being played in this browser. */
export function sittingsOf(kept: Keeping, known: (game: string) => Promise<AnyGame>, bot: MakesBots): Sittings {
  const sittings = new Map<string, Promise<Sitting>>()
  return { sit, watch, hold, stand, leave }

  function sit(id: string): Promise<Sitting> {
    const sitting = sittings.get(id) ?? sitDown(id)
    sittings.set(id, sitting)
    sitting.catch(() => sittings.delete(id))
    return sitting
  }

  async function sitDown(id: string): Promise<Sitting> {
    const record = await kept.take(id)
    try {
      const { head, entries } = record
      const game = await known(head.game)
      const { seq, auto, save } = saved(game, record)
      const host = resumed(game, {
        ...{ game, save, seq, auto, entries, clock: systemClock, seats: await playersOf(head, bot), botTime: BOT_TIME },
        held: true,
        record: (entry, after) =>
          record.enter(entry, {
            ...standing(game, after, 'forfeit' in entry ? entry.forfeit : null),
            ...{ rules: game.rules, updated: Date.now() },
            ...('takeBack' in entry ? practiceIn(entry) : {}),
          }),
      })
      if (record.head.rules !== game.rules || !record.head.position)
        record.change({ ...standing(game, host.position(), save.forfeit ?? null), rules: game.rules })
      return { game, record, host, holding: new Map([[UNSEEN, true]]) }
    } catch (error) {
      kept.release(id)
      throw error
    }
  }

  function watch(id: string, viewer: Viewer, since: number, listener: Parameters<Tables['watch']>[3]): () => void {
    let gone = false
    let leave = () => {}
    sit(id)
      .then(async sitting => {
        await sitting.record.settled() // what a host that died had not kept
        if (gone) return
        const { game, host } = sitting
        const marked: typeof listener = message => {
          const key = message.decision ? aloudIn(game.id, host.position()) : null
          listener(key === null ? message : { ...message, aloud: key })
        }
        const unsubscribe = host.subscribe(viewer, marked, since)
        hold(sitting, UNSEEN, false)
        leave = () => {
          unsubscribe()
          hold(sitting, viewer, false)
        }
      })
      .catch(() => {}) // `open` has told the screen why
    return () => {
      gone = true
      leave()
    }
  }

  function hold({ host, holding }: Sitting, who: Viewer | typeof UNSEEN, held: Held): void {
    if (held) holding.set(who, held)
    else holding.delete(who)
    const all = [...holding.values()]
    host.hold(all.includes(true) || (all.includes('answers') && 'answers'))
  }

  async function stand(id: string): Promise<void> {
    const sitting = await leave(id)
    if (!sitting) return
    await sitting.record.settled()
    kept.release(id)
  }

  async function leave(id: string): Promise<Sitting | null> {
    const sitting = (await sittings.get(id)?.catch(() => null)) ?? null
    sittings.delete(id)
    sitting?.host.close()
    return sitting
  }
}

function resumed(game: AnyGame, setup: Parameters<typeof resumeMatch>[0]): Host {
  try {
    return resumeMatch(setup)
  } catch (error) {
    if (error instanceof BadSave) throw new TableProblem('old-rules', error.said)
    throw new TableProblem('rules-failure', `${game.name}: ${(error as Error).message}`)
  }
}

/** What the head of a kept match says of a position, and of an end that the rules do not know. */
function standing(game: AnyGame, position: State, forfeit: Outcome | null): Partial<KeptMatch> {
  const { seq, decision } = position
  const outcome = position.outcome ?? forfeit
  const round = game.round?.(position) ?? null
  return { position, made: seq, round, waitsFor: outcome ? null : (decision?.seat ?? null), outcome }
}
