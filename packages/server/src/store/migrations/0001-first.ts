import type { Migration } from './migration.ts'

/** The tables of the first version. A migration never changes once it is released; write the next one instead. */
export const first: Migration = dialect => {
  // In SQLite the entries of a match lie side by side; in PostgreSQL a head has room beside it for its next version.
  const ordered = dialect === 'sqlite' ? ' without rowid' : ''
  const roomy = dialect === 'postgres' ? ' with (fillfactor = 60)' : ''
  return [
    `create table players (
      id text not null primary key, name text not null, language text not null, recovery text not null unique,
      created bigint not null, seen bigint not null)`,
    `create table devices (
      token text not null primary key, player text not null references players (id) on delete cascade,
      created bigint not null, seen bigint not null)`,
    `create index devices_of on devices (player)`,
    `create table pairings (
      code text not null primary key, player text not null references players (id) on delete cascade,
      expires bigint not null, used integer not null)`,
    `create table matches (
      id text not null primary key, code text not null unique, game text not null, rules text not null,
      options text not null, terms text not null, host text not null, status text not null,
      secret text not null, commitment text not null, seed text,
      created bigint not null, updated bigint not null, seq integer not null, changes integer not null,
      made integer not null, round integer not null, waits_for text not null, outcome text not null,
      operation text, after text, language text not null, listed integer not null)${roomy}`,
    `create index matches_listed on matches (status, created) where listed = 1`,
    `create index matches_of on matches (host)`,
    `create table seats (
      match text not null references matches (id) on delete cascade, seat text not null, place integer not null,
      changes integer not null, kind text not null, player text, name text, level text, think integer, link text unique, link_state text not null,
      number text, token text unique, since bigint, clock_left bigint, primary key (match, seat))`,
    `create index seats_of on seats (player)`,
    `create table decisions (
      match text not null references matches (id) on delete cascade, seq integer not null, at bigint not null,
      entry text not null, primary key (match, seq))${ordered}`,
    `create table snapshots (
      match text not null primary key references matches (id) on delete cascade, made integer not null,
      seq integer not null, state text not null)`,
    `create table chat (
      match text not null references matches (id) on delete cascade, n integer not null, at bigint not null,
      player text not null, seat text, preset text, text text, space text, reported integer not null,
      primary key (match, n))`,
    `create table operations (
      id text not null primary key, player text not null, state text not null, updated bigint not null)`,
    `create index operations_of on operations (player)`,
    `create table leases (
      match text not null primary key references matches (id) on delete cascade, node text not null, until bigint not null)`,
    `create index leases_until on leases (until)`,
    `create table nodes (id text not null primary key, address text not null, seen bigint not null)`,
    `create table shares (
      id text not null primary key, match text not null references matches (id) on delete cascade,
      viewer text not null, at integer not null, created bigint not null)`,
    `create table packs (id text not null primary key, data text not null)`,
  ]
}
