import type { Duplex } from 'node:stream'

/** What is said over one socket. All of one breath (what has changed, the answer, whose turn it is) leaves in one piece. */
export interface Outbox {
  say(text: string): void
  /** Now, because something else is about to go over the same socket. */
  flush(): void
}

/**
 * Writes the frames itself, past the sender of `ws`: without compression that one keeps nothing back, so each may write whole frames in
 * turn; and all of a breath is one buffer and one write.
 */
export function outbox(socket: Duplex, isOpen: () => boolean): Outbox {
  let waiting: string[] = []
  return {
    say: text => {
      if (waiting.push(text) === 1) process.nextTick(flush)
    },
    flush,
  }

  function flush(): void {
    if (waiting.length === 0) return
    const texts = waiting
    waiting = []
    if (isOpen()) socket.write(frames(texts)) // after a word of farewell nothing may follow
  }
}

/** A final frame of text, as a server sends it: nothing is masked (RFC 6455, section 5.2). */
const TEXT = 0x81
const SHORT = 125
const LONG = 126
const LONGER = 127

/** These texts, each in a frame of its own. */
export function frames(texts: readonly string[]): Buffer {
  const sizes = texts.map(text => Buffer.byteLength(text))
  const all = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + headOf(size) + size, 0))
  let at = 0
  for (const [n, text] of texts.entries()) {
    const size = sizes[n]!
    all[at] = TEXT
    if (size <= SHORT) all[at + 1] = size
    else if (size < 65536) {
      all[at + 1] = LONG
      all.writeUInt16BE(size, at + 2)
    } else {
      all[at + 1] = LONGER
      all.writeUIntBE(0, at + 2, 2)
      all.writeUIntBE(size, at + 4, 6)
    }
    at += headOf(size)
    at += all.write(text, at)
  }
  return all
}

function headOf(size: number): number {
  return size <= SHORT ? 2 : size < 65536 ? 4 : 10
}
