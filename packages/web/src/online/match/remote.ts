import { type Answer, type Message, REFUSALS, type RefusalCode } from '@redoubt/host'
import { type Ask, type Command, type Connection, Refused, type TableState, type You } from '@redoubt/protocol'
import { type MatchDoor, type OpenTable, TableProblem } from '../../tables/tables.ts'
import { onlineCard } from '../lists/onlinecard.ts'

/** Told why a match cannot be watched, or no longer. */
type Ended = (refused: Refused) => void

/** A match at the server, through the same door as one of this browser. */
export function remoteMatch(server: Connection, ended?: Ended): MatchDoor {
  return {
    watch: (match, as, since, listener) =>
      server.watch({ match, as, ...(since >= 0 ? { since } : {}) }, listener, ended),
    choose: (match, seat, seq, keys) =>
      word('choose', { match, seat, seq, keys: typeof keys === 'string' ? keys : [...keys] }),
    undo: (match, seat, seq, to) => word('undo', { match, seat, seq, ...(to === undefined ? {} : { to }) }),
    answerUndo: (match, seat, seq, agree) => word('answerUndo', { match, seat, seq, agree }),
    withdrawUndo: (match, seat, seq) => word('withdrawUndo', { match, seat, seq }),
    prefer: (match, seat, kind, asking) => word('prefer', { match, seat, kind, asking }),
    // Nobody waits at the server for what one screen is still showing.
    hold: async () => {},
  }

  /** What the host answers is data, as from a host in this browser; what the server itself refuses is a problem. */
  async function word<C extends 'choose' | 'undo' | 'answerUndo' | 'withdrawUndo' | 'prefer'>(
    cmd: C,
    body: Ask<C>,
  ): Promise<Answer> {
    try {
      const { seq, played, repeated } = await server.ask<C & Command>(cmd, body)
      return { ok: true, seq, played, ...(repeated ? { repeated } : {}) }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { code, more } = error
      if (!isRefusal(code)) throw new TableProblem('server', code)
      return { ok: false, code, message: code, seq: more.seq ?? 0, ...(more.options ? { options: more.options } : {}) }
    }
  }
}

/** Watches a seat's hand some minutes late, where the table allows it: nothing can be decided there. */
export function lateEyes(server: Connection, ended?: Ended): MatchDoor {
  const never = async (): Promise<Answer> => ({ ok: false, code: 'not-your-decision', message: '', seq: 0 })
  return {
    watch: (match, as, _, listener) =>
      server.watch(
        { match, as, delayed: true },
        message =>
          listener({
            ...message,
            decision: message.decision && { ...message.decision, options: undefined },
          } as Message),
        ended,
      ),
    ...{ choose: never, undo: never, answerUndo: never, withdrawUndo: never, prefer: never },
    hold: async () => {},
  }
}

const isRefusal = (code: string): code is RefusalCode => (REFUSALS as readonly string[]).includes(code)

/** The table as the match screen knows tables: my seats are one person's, those of others are elsewhere. */
export function seenTable(table: TableState, you: Pick<You, 'seats'>): OpenTable {
  const card = onlineCard({ ...table, seats: you.seats, yours: false })
  const seatCards = table.chairs.map(({ seat, name, side }) => ({ seat, name, side, plan: card.seats[seat]! }))
  return { ...card, seatCards, commitment: table.commitment }
}
