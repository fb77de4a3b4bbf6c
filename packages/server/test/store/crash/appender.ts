import { writeSync } from 'node:fs'
import { below, fastRandom } from '@redoubt/kernel'
import { Conflict, openStore, StoreAway } from '../../../src/store/index.ts'
import { entry } from '../samples.ts'

/**
 * A node that is going to be killed: writes to all matches at once, as fast as it can, and says `try` before and `ack` after, each
 * with the match, the first number and the words. What it hears of its predecessor's last tries it sends again.
 */
const [place, seed, matchList, pendingList] = process.argv.slice(2) as [string, string, string, string]
const chance = { random: fastRandom(seed) }
const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
/** It may be gone when this begins. */
const store = await patiently(() => openStore(place))
let words = 0

interface Word {
  seq: number
  texts: string[]
}

const say = (what: string, match: string, { seq, texts }: Word): void =>
  void writeSync(1, `${what} ${match} ${seq} ${texts.join()}\n`)

async function next(match: string): Promise<Word> {
  const { seq } = (await patiently(() => store.matches.get(match)))!
  const many = below(chance, 5) === 0 ? 3 : 1
  return { seq, texts: Array.from({ length: many }, () => `${seed}/${++words}`) }
}

/** Until the database is back. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  while (true)
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof StoreAway)) throw error
      await wait(20)
    }
}

/** The same word under the same number, until it is known whether it is there. */
async function send(match: string, word: Word): Promise<void> {
  const { seq, texts } = word
  const made = seq + texts.length
  const along = {
    head: { made },
    ...(below(chance, 10) === 0 ? { snapshot: { made, seq: made, state: { last: texts.at(-1) } } } : {}),
  }
  const all = texts.map((text, n) => entry(seq + n, text))
  try {
    await patiently(() => store.record.append(match, all, Date.now(), along))
    say('ack', match, word)
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    const there = await patiently(() => store.record.entries(match, seq, texts.length))
    if (there.length === texts.length && there.every(({ entry }, n) => 'key' in entry && entry.key === texts[n]))
      say('ack', match, word)
  }
}

const pending = new Map<string, Word>(JSON.parse(pendingList) as [string, Word][])
await Promise.all(
  (JSON.parse(matchList) as string[]).map(async match => {
    const left = pending.get(match)
    if (left) await send(match, left)
    while (true) {
      const word = await next(match)
      say('try', match, word)
      await send(match, word)
    }
  }),
)
