import { type Append, HEAD_NUMBERS, HEAD_WORDS, NUMBERS, SEAT_COLUMNS } from '../sql/append.ts'
import type { Connections } from './pool.ts'

const typed = (name: string): string =>
  NUMBERS.includes(name) ? `(change ->> '${name}')::bigint` : `change ->> '${name}'`

/**
 * One statement, so one way there and back. Whoever inserts the first entry of an append has it: another node that does so at the
 * same time waits at the primary key, then does nothing. All nodes go in one order, so they never wait in a circle.
 */
const APPEND = `with given as materialized (
  select * from json_to_recordset($1::json) as given (match text, first int, count int, at bigint, entry text, rest json,
    made int, round int, waits_for text, outcome text, status text, rules text, seats json, snapshot json)
), won as (
  insert into decisions (match, seq, at, entry)
  select given.match, given.first, given.at, given.entry from given
  join matches on matches.id = given.match and matches.seq = given.first order by given.match
  on conflict (match, seq) do nothing returning match
), mine as (select given.* from given join won on won.match = given.match
), rest as (
  insert into decisions (match, seq, at, entry) select mine.match, more.seq, mine.at, more.entry
  from mine, json_to_recordset(mine.rest) as more (seq int, entry text)
), heads as (
  update matches set ${[
    ...[...HEAD_NUMBERS, ...HEAD_WORDS].map(name => `${name} = coalesce(mine.${name}, matches.${name})`),
    'seq = mine.first + mine.count',
    'updated = mine.at',
  ].join(', ')}
  from mine where matches.id = mine.match
), chairs as (
  update seats set ${[
    ...SEAT_COLUMNS.map(
      name => `${name} = case when change -> '${name}' is null then seats.${name} else ${typed(name)} end`,
    ),
    `changes = seats.changes + (change ->> 'moved')::int`,
  ].join(', ')}
  from mine, json_array_elements(mine.seats) as change where seats.match = mine.match and seats.seat = change ->> 'seat'
), positions as (
  insert into snapshots (match, made, seq, state)
  select match, (snapshot ->> 'made')::int, (snapshot ->> 'seq')::int, snapshot ->> 'state' from mine where snapshot is not null
  on conflict (match) do update set made = excluded.made, seq = excluded.seq, state = excluded.state
) select match from won`

/** Writes all that fit, in one transaction; returns the matches of those. */
export const postgresAppend =
  (query: Connections['query']) =>
  async (group: readonly Append[]): Promise<string[]> => {
    const { rows } = await query<{ match: string }>({ name: 'append', text: APPEND, values: [JSON.stringify(group)] })
    return rows.map(({ match }) => match)
  }
