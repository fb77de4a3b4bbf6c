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
    const texts = [...new Set(lists.flatMap(list => list.map(([sql]) => sql)))]
    const place = new Map(texts.map((sql, n) => [sql, n]))
    await free()
    const [fitted] = await writer.ask('each', {
      texts,
      lists: lists.map(list => list.map(([sql, parameters]) => [place.get(sql)!, parameters])),
    })
    return (fitted!.rows as number[]).map(n => group[n]!.match)
  }

/** The first changes nothing unless the match stands where the append begins; only one connection writes, so nobody comes between. */
function statementsOf({ match, first, count, at, entry, rest, seats, snapshot, ...head }: Append): Statement[] {
  const changed = HEAD.filter(name => head[name] !== undefined)
  const statements: Statement[] = [
    [headSql(changed), [...changed.map(name => head[name]), count, at, match, first]],
    [ENTRY, [match, first, at, entry]],
  ]
  for (const more of rest ?? []) statements.push([ENTRY, [match, more.seq, at, more.entry]])
  for (const seat of seats ?? []) statements.push(seatStatement(match, seat))
  if (snapshot) statements.push([SNAPSHOT, [match, snapshot.made, snapshot.seq, snapshot.state]])
  return statements
}

/** By the columns that change: there are only a few kinds. */
const headTexts = new Map<string, string>()

function headSql(changed: readonly string[]): string {
  const name = changed.join()
  const known = headTexts.get(name)
  if (known) return known
  const columns = changed.map(column => `${column} = ?, `).join('')
  const sql = `update matches set ${columns}seq = seq + ?, updated = ? where id = ? and seq = ?`
  headTexts.set(name, sql)
  return sql
}

function seatStatement(match: string, seat: NonNullable<Append['seats']>[number]): Statement {
  const changed = SEAT_COLUMNS.filter(name => seat[name] !== undefined)
  const sql = `update seats set ${changed.map(name => `${name} = ?, `).join('')}changes = changes + ? where match = ? and seat = ?`
  return [sql, [...changed.map(name => seat[name]), seat.moved, match, seat.seat]]
}
