import { chacha20 } from '@noble/ciphers/chacha.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * Where the chance of a match stands, as plain data. Real matches use ChaCha20: whoever sees dice must not be able to
 * foretell the next ones. Imagined states use a small fast generator (sfc32).
 */
export interface RandomState {
  /** Words drawn so far; undo never crosses a change of it. */
  drawn: number
  /** ChaCha20 key in hexadecimal. */
  key?: string
  /** State of the fast generator. */
  fast?: [number, number, number, number]
  /** Faces that a scenario wants rolled first. */
  queue?: number[]
}

/** Anything that carries chance: a state, or a generator of its own. */
export interface Chance {
  random: RandomState
}

/** What chance was asked for. */
export interface Tally {
  dice: number
  shuffles: number
}

let tally: Tally | null = null

/** Counts dice and shuffles while `work` runs, for whoever shows what was verified. */
export function counting<T>(work: () => T): Tally & { value: T } {
  const [before, mine] = [tally, { dice: 0, shuffles: 0 }]
  tally = mine
  try {
    return { value: work(), ...mine }
  } finally {
    tally = before
  }
}

/** Public from the start; proves at the end that the seed was not changed. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(seed)))
}

export function secretRandom(seed: string): RandomState {
  // Not sha256(seed) itself: that is the public commitment.
  return { drawn: 0, key: bytesToHex(sha256(utf8ToBytes(`redoubt key ${seed}`))) }
}

export function fastRandom(seed: number | string): RandomState {
  const s = typeof seed === 'number' ? seed | 0 : hashText(seed)
  const random: RandomState = { drawn: 0, fast: [s, s ^ 0x9e3779b9, 0x243f6a88, 1] }
  for (let i = 0; i < 12; i++) nextUint32(random)
  random.drawn = 0
  return random
}

/** The next 32 bits. */
export function nextUint32(r: RandomState): number {
  const at = r.drawn++
  if (r.fast) return sfc32(r.fast)
  return keystream(r.key!, at >>> 8)[at & 255]!
}

/** A whole number from 0 to n-1, each equally likely. */
export function below(g: Chance, n: number): number {
  if (n <= 1) return 0
  if (!(n <= 0x1_0000_0000)) throw new RangeError(`Chance cannot choose among ${n}.`)
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n)
  for (;;) {
    const w = nextUint32(g.random)
    if (w < limit) return w % n
  }
}

export function pickOne<T>(g: Chance, list: readonly T[]): T {
  return list[below(g, list.length)]!
}

export function shuffle<T>(g: Chance, list: T[]): T[] {
  if (tally) tally.shuffles++
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(g, i + 1)
    const a = list[i]!
    list[i] = list[j]!
    list[j] = a
  }
  return list
}

/** Rolls one die. A queued face comes first; one that this die does not show is passed over. */
export function rollDie(g: Chance, faces: readonly number[]): number {
  if (tally) tally.dice++
  const queue = g.random.queue
  while (queue?.length) {
    const face = queue.shift()!
    if (faces.includes(face)) {
      g.random.drawn++ // a queued die is a die: undo must not cross it
      return face
    }
  }
  return faces[below(g, faces.length)]!
}

function sfc32(s: [number, number, number, number]): number {
  const t = (s[0] + s[1] + s[3]) | 0
  s[3] = (s[3] + 1) | 0
  s[0] = s[1] ^ (s[1] >>> 9)
  s[1] = (s[2] + (s[2] << 3)) | 0
  s[2] = ((s[2] << 21) | (s[2] >>> 11)) + t
  s[2] |= 0
  return t >>> 0
}

function hashText(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h | 0
}

/** 256 words of the stream of one key. */
interface Chunk {
  key: string
  at: number
  words: Uint32Array
}

/** The last few, the latest first, so that neighbouring draws and neighbouring matches cost a look-up. */
const chunks: Chunk[] = []
const KEPT = 64
const WORDS = 256
const NONCE = new Uint8Array(12)

function keystream(key: string, at: number): Uint32Array {
  const latest = chunks[0]
  if (latest && latest.at === at && latest.key === key) return latest.words
  const i = chunks.findIndex(chunk => chunk.at === at && chunk.key === key)
  const chunk = i < 0 ? newChunk(key, at) : chunks.splice(i, 1)[0]!
  chunks.unshift(chunk)
  if (chunks.length > KEPT) chunks.pop()
  return chunk.words
}

function newChunk(key: string, at: number): Chunk {
  const bytes = chacha20(hexToBytes(key), NONCE, new Uint8Array(WORDS * 4), undefined, at * (WORDS / 16))
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const words = new Uint32Array(WORDS)
  for (let i = 0; i < WORDS; i++) words[i] = view.getUint32(i * 4, true)
  return { key, at, words }
}
