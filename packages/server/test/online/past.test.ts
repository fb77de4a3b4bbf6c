import { conquest } from '@redoubt/conquest'
import { advance, begin, type Message, toSave } from '@redoubt/host'
import { type AnyGame, fastRandom, offered, pickOne } from '@redoubt/kernel'
import { newId, newNumber } from '@redoubt/protocol'
import { expect, test } from 'vitest'
import { memoryStore, type Store, StoreAway } from '../../src/store/index.ts'
import { type House, type Person, playsRandomly, started, until } from './house.ts'
import { houses } from './houses.ts'

const fresh = houses()

/** A store that counts the rows of records it hands out. */
function counting(): { store: Store; read(): number } {
  const store = memoryStore()
  let rows = 0
  const counted = <T extends { length: number }>(found: T) => {
    rows += found.length
    return found
  }
  return {
    store: {
      ...store,
      matches: {
        ...store.matches,
        open: async id => {
          const opened = await store.matches.open(id)
          if (opened) counted(opened.entries)
          return opened
        },
      },
      record: { ...store.record, entries: async (...asked) => counted(await store.record.entries(...asked)) },
    },
    read: () => {
      const read = rows
      rows = 0
      return read
    },
  }
}

function present(person: Person, match: string, as: string): Promise<Message> {
  return new Promise(resolve => {
    const leave = person.server.watch({ match, as }, message => {
      resolve(message)
      setTimeout(() => leave(), 0)
    })
  })
}

/** A game of Conquest that two people have played some way into its second round. */
async function putAside(home: House) {
  const [ola, tomek] = [await home.guest('Ola'), await home.guest('Tomek')]
  const { match } = await started([ola, tomek], 'conquest', {})
  const at: Record<string, Person> = { a: ola, b: tomek }
  const now: Record<string, Message> = {}
  const events: unknown[] = []
  const leave = Object.entries(at).map(([seat, person]) =>
    person.server.watch({ match, as: seat }, message => {
      now[seat] = message
      if (seat === 'a') events.push(...message.events)
    }),
  )
  const chance = { random: fastRandom('aside') }
  const isFar = async (n: number) => n >= ((await home.store.matches.open(match))!.snapshot?.seq ?? n) + 5
  for (let n = 0; !(await isFar(n)); n++) {
    await until(() => now.a?.seq === n && now.b?.seq === n)
    const { seat, options } = [now.a!, now.b!].map(({ decision }) => decision!).find(one => one.options)!
    await at[seat]!.ask('choose', { match, seat, seq: n, keys: pickOne(chance, options!).key })
  }
  const { seq } = (await home.store.matches.get(match))!
  await until(() => now.a?.seq === seq && now.b?.seq === seq)
  for (const stop of leave) stop()
  return { match, ola, tomek, events }
}

test('a match is opened from the position that was kept last: what was before is not read, and everything is as it was', async () => {
  const { store, read } = counting()
  const home = await fresh(store, { hurry: 100 })
  const { match, ola, tomek } = await putAside(home)
  const before = await present(tomek, match, 'b')
  const { seq, snapshot, entries } = (await store.matches.open(match))!
  expect(snapshot!.seq).toBeGreaterThan(0)
  ola.server.close()
  tomek.server.close()
  const next = await fresh(store, { hurry: 100 })
  read()
  const after = await present(tomek.again(next), match, 'b')
  expect(read()).toBeLessThanOrEqual(entries.length + 64 + 1)
  expect(seq).toBeGreaterThan(entries.length)
  const standing = ({ seq: at, made, view, decision, outcome }: Message) => ({ at, made, view, decision, outcome })
  expect(standing(after)).toEqual(standing(before))
  expect(after.events.length).toBeGreaterThan(0)
})

test('after that a word may be taken back however long ago it was, and the record is whole when the match is over', async () => {
  const store = memoryStore()
  const home = await fresh(store, { hurry: 100 })
  const { match, ola, tomek } = await putAside(home)
  ola.server.close()
  tomek.server.close()
  const next = await fresh(store, { hurry: 100 })
  const [one, two] = [ola.again(next), tomek.again(next)]
  const { seq } = await present(one, match, 'a')
  const { snapshot } = (await store.matches.open(match))!
  const to = snapshot!.made - 3
  await one.ask('undo', { match, seat: 'a', seq, to })
  await two.ask('answerUndo', { match, seat: 'b', seq, agree: true })
  expect((await present(two, match, 'b')).made).toBe(to)
  const ends = await Promise.all([
    playsRandomly(one, match, 'a', { seed: 'later' }),
    playsRandomly(two, match, 'b', { seed: 'later still' }),
  ])
  await until(async () => (await store.matches.get(match))!.match.status === 'over')
  const third = await fresh(store, { hurry: 100 })
  const { record } = (await one.again(third).ask('record', { match })) as { record: { decisions: string[] } }
  expect(record.decisions.length).toBe(ends[0].made)
  expect(record.decisions).not.toContain('')
})

test('what happened before the latest round is told on demand, page by page, through the eyes of whoever asks', async () => {
  const store = memoryStore()
  const home = await fresh(store, { hurry: 100 })
  const { match, ola, tomek, events } = await putAside(home)
  const late = await present(ola, match, 'a')
  expect(late.events.length).toBeLessThan(events.length)
  const pages: { seq: number; events: unknown[] }[][] = []
  for (let before = late.seq + 1; ; ) {
    const { steps, first } = await ola.ask('history', { match, as: 'a', before, most: 4 })
    pages.unshift(steps)
    if (first) break
    before = steps[0]!.seq
  }
  const told = pages.flat().flatMap(step => step.events)
  expect(pages.length).toBeGreaterThan(2)
  expect(told.slice(0, events.length)).toEqual(events)
  const other = await tomek.ask('history', { match, as: 'b', before: late.seq + 1, most: 500 })
  expect(JSON.stringify(other.steps)).not.toBe(JSON.stringify(pages.flat()))
  await expect(tomek.ask('history', { match, as: 'a', before: 10 })).rejects.toMatchObject({ code: 'not-seated' })
})

/** Ola brings a match of eighty decisions to a table of this house and takes both chairs. */
async function broughtTo(home: House) {
  const game: AnyGame = conquest
  const chance = { random: fastRandom('elsewhere') }
  const line = begin(game, {}, 'elsewhere')
  for (let n = 0; n < 80; n++) advance(line, pickOne(chance, offered(line.state)))
  const ola = await home.guest('Ola')
  const upload = await fetch(`${home.url}/api/uploads?kind=save`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: ola.cookie },
    body: JSON.stringify(toSave(line)),
  })
  const { upload: save } = (await upload.json()) as { upload: string }
  const match = newId()
  await ola.ask('open', { match, game: 'conquest', options: {}, save })
  for (const seat of ['a', 'b']) await ola.ask('sit', { match, seat, number: newNumber() })
  return { ola, match, view: JSON.parse(JSON.stringify(game.view(line.state, 'a'))) }
}

test('a match that was begun elsewhere is opened from its latest position too', async () => {
  const { store, read } = counting()
  const { ola, match, view } = await broughtTo(await fresh(store, { hurry: 100 }))
  await ola.ask('start', { match })
  ola.server.close()
  const next = await fresh(store, { hurry: 100 })
  read()
  const seen = await present(ola.again(next), match, 'a')
  expect(read()).toBeLessThanOrEqual(64 + 1) // those that are remembered, and when the last one was made
  expect(seen.made).toBe(80)
  expect(seen.view).toEqual(view)
})

test('a match that was begun elsewhere is there whole before anybody can look, also when its beginning broke off', async () => {
  const store = memoryStore()
  const there: number[] = []
  let breaks = true
  const { ola, match, view } = await broughtTo(
    await fresh({
      ...store,
      matches: {
        ...store.matches,
        change: async (id, changes, expected) => {
          if (changes.status === 'running') there.push((await store.record.entries(id)).length)
          return store.matches.change(id, changes, expected)
        },
      },
      record: {
        ...store.record,
        append: async (id, entries, ...more) => {
          await store.record.append(id, breaks ? entries.slice(0, 30) : entries, ...more)
          if (breaks) throw new StoreAway('the disk is gone')
        },
      },
    }),
  )
  await expect(ola.ask('start', { match })).rejects.toMatchObject({ code: 'storage-away' })
  breaks = false
  await ola.ask('start', { match })
  expect(there).toEqual([80])
  expect((await present(ola, match, 'a')).view).toEqual(view)
})
