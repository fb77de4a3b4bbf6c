import type { Store } from '../../src/store/index.ts'
import { aMatch, aPlayer, aSeat, entries } from './samples.ts'

/** Something of everything; returns how to tell whether it is all there. */
export async function fill(store: Store, length = 1200) {
  const player = aPlayer({ name: 'Zoë "Z" \\ \n 🔥' })
  await store.players.add(player)
  await store.devices.add({ token: 'device', player: player.id, created: 1, seen: 2 })
  await store.pairings.add({ code: 'pair', player: player.id, expires: 9_000_000_000_000 })
  const long = aMatch({ status: 'running', host: player.id, seed: 'seed', created: 1_785_000_000_123 })
  const short = aMatch({ listed: false, outcome: { winners: ['alpha'] }, after: long.id })
  await store.matches.add(long, [aSeat(long.id, 'beta', { player: player.id, clockLeft: 5 }), aSeat(long.id, 'alpha')])
  await store.matches.add(short, [aSeat(short.id, 'alpha', { link: 'link', token: 'token' })])
  await store.record.append(long.id, entries(0, length), 5, { head: { made: length, waitsFor: 'beta' } })
  await store.record.snapshot(long.id, { made: length - 10, seq: length - 10, state: { deep: [{ x: 1.5 }] } })
  await store.chat.add(long.id, { at: 7, player: player.id, seat: 'beta', preset: null, text: 'é', space: 'a1' })
  await store.operations.put({ id: 'operation', player: player.id, state: { score: [1] }, updated: 3 })
  await store.leases.take([long.id], 'node', 1)
  await store.nodes.beat('node', 'http://node')
  await store.shares.add({ id: 'share', match: long.id, viewer: 'alpha', at: 3, created: 4 })
  await store.packs.add({ id: 'pack', data: { cards: ['ö'] } })
  const view = (from: Store) => seen(from, player.id, [long.id, short.id])
  return { long, view, before: await view(store), player: player.id, matches: [long.id, short.id] }
}

export async function seen(store: Store, player: string, matches: readonly string[]) {
  const tables = []
  for (const id of matches)
    tables.push([await store.matches.open(id), await store.record.entries(id), await store.chat.list(id)])
  return {
    tables,
    players: [await store.players.get(player), await store.devices.player('device'), await store.devices.of(player)],
    standing: (await store.matches.standing(matches)).sort((a, b) => a.match.localeCompare(b.match, 'en')),
    mine: await store.matches.mine({ player }),
    seats: [await store.seats.byLink('link'), await store.seats.byToken('token')],
    shelves: [await store.operations.of(player), await store.shares.get('share'), await store.packs.get('pack')],
    lapsed: await store.leases.lapsed(5),
  }
}
