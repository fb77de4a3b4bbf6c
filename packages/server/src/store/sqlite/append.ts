import { type Append, HEAD_NUMBERS, HEAD_WORDS, SEAT_COLUMNS } from '../sql/append.ts'
import type { Link } from './dialect.ts'
import type { Statement } from './thread.ts'

const HEAD = [...HEAD_NUMBERS, ...HEAD_WORDS]
const ENTRY = 'insert into decisions (match, seq, at, entry) values (?, ?, ?, ?)'
const SNAPSHOT = `insert into snapshots (match, made, seq, state) values (?, ?, ?, ?)
  on conflict (match) do update set made = excluded.made, seq = excluded.seq, state = excluded.state`

/** Writes all that fit, in one transaction; returns the matches of those. */
export const sqliteAppend =
  ({ writer, free }: Link) =>
  async (group: readonly Append[]): Promise<string[]> => {
    const lists = group.map(statementsOf)
    await free()
    const [fitted] = await writer.ask('each', lists)
    return (fitted!.rows as number[]).map(n => group[n]!.match)
  }

/** The first changes nothing unless the match stands where the append begins; only one connection writes, so nobody comes between. */
function statementsOf(append: Append): Statement[] {
  const { match, first, count, at, entry, rest, seats, snapshot } = append
  const changed = HEAD.filter(name => append[name] !== undefined)
  const statements: Statement[] = [
    [headSql(changed), [...changed.map(name => append[name]), count, at, match, first]],
    [ENTRY, [match, first, at, entry]],
  ]
  for (const more of rest ?? []) statements.push([ENTRY, [match, more.seq, at, more.entry]])
  for (const seat of seats ?? []) statements.push(seatStatement(match, seat))
  if (snapshot) statements.push([SNAPSHOT, [match, snapshot.made, snapshot.seq, snapshot.state]])
  return statements
}

const headSql = (changed: readonly string[]) =>
  `update matches set ${changed.map(name => `${name} = ?, `).join('')}seq = seq + ?, updated = ? where id = ? and seq = ?`

function seatStatement(match: string, seat: NonNullable<Append['seats']>[number]): Statement {
  const changed = SEAT_COLUMNS.filter(name => seat[name] !== undefined)
  const sql = `update seats set ${changed.map(name => `${name} = ?, `).join('')}changes = changes + ? where match = ? and seat = ?`
  return [sql, [...changed.map(name => seat[name]), seat.moved, match, seat.seat]]
}
