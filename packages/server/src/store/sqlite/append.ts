import { type Append, HEAD_NUMBERS, HEAD_WORDS, SEAT_COLUMNS } from '../sql/append.ts'
import type { Link } from './dialect.ts'
import type { Statement } from './thread.ts'

/** Those whose match stands where they begin. Only one connection writes, so nobody comes between. */
const FITTING = `json_each(?) given join matches on matches.id = given.value ->> 'match' and matches.seq = given.value ->> 'first'`

const FIRST = `insert into decisions (match, seq, at, entry)
  select given.value ->> 'match', given.value ->> 'first', given.value ->> 'at', given.value ->> 'entry' from ${FITTING}
  where true returning match`

const REST = `insert into decisions (match, seq, at, entry)
  select given.value ->> 'match', more.value ->> 'seq', given.value ->> 'at', more.value ->> 'entry'
  from ${FITTING}, json_each(given.value, '$.rest') more where more.type = 'object'`

const SNAPSHOTS = `insert into snapshots (match, made, seq, state)
  select given.value ->> 'match', given.value ->> '$.snapshot.made', given.value ->> '$.snapshot.seq', given.value ->> '$.snapshot.state'
  from ${FITTING} where given.value ->> 'snapshot' is not null
  on conflict (match) do update set made = excluded.made, seq = excluded.seq, state = excluded.state`

const SEATS = `update seats set ${[
  ...SEAT_COLUMNS.map(
    name => `${name} = iif(json_type(change, '$.${name}') is null, seats.${name}, change ->> '${name}')`,
  ),
  `changes = changes + (change ->> 'moved')`,
].join(', ')}
  from (select given.value ->> 'match' as of, more.value as change
    from ${FITTING}, json_each(given.value, '$.seats') more where more.type = 'object')
  where seats.match = of and seats.seat = change ->> 'seat'`

const HEADS = `update matches set ${[
  ...[...HEAD_NUMBERS, ...HEAD_WORDS].map(name => `${name} = coalesce(given.value ->> '${name}', ${name})`),
  `seq = seq + (given.value ->> 'count')`,
  `updated = given.value ->> 'at'`,
].join(', ')}
  from json_each(?) given where matches.id = given.value ->> 'match' and matches.seq = given.value ->> 'first'`

/** Writes all that fit, in one transaction; returns the matches of those. */
export const sqliteAppend =
  ({ writer, free }: Link) =>
  async (group: readonly Append[]): Promise<string[]> => {
    const statements: Statement[] = [[FIRST, [JSON.stringify(group)]]]
    if (group.some(({ rest }) => rest)) statements.push([REST])
    if (group.some(({ snapshot }) => snapshot)) statements.push([SNAPSHOTS])
    if (group.some(({ seats }) => seats)) statements.push([SEATS])
    statements.push([HEADS])
    await free()
    const [first] = await writer.ask('group', statements)
    return (first!.rows as { match: string }[]).map(({ match }) => match)
  }
