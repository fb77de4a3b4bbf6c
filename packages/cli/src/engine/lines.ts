/** One line of input, or why it could not be read. */
export type Line = { text: string } | { problem: 'line-too-long' | 'bad-json'; message: string }

const NEWLINE = 10
/** Input that comes in crumbs is put together now and then, so that a crumb costs no more than its bytes. */
const MOST_PARTS = 256

/** Splits bytes into lines, holding at most `longest` bytes; the rest of a longer line is skipped as it comes. */
export async function* lines(input: AsyncIterable<Uint8Array | string>, longest: number): AsyncGenerator<Line> {
  let parts: Uint8Array[] = []
  let size = 0
  let skipping = false
  for await (const chunk of input) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    for (let from = 0; ; ) {
      const end = bytes.indexOf(NEWLINE, from)
      const part = bytes.subarray(from, end < 0 ? bytes.length : end)
      size += part.length
      if (!skipping && size > longest) {
        skipping = true
        parts = []
        yield { problem: 'line-too-long', message: `A line has at most ${longest} bytes; the rest of it is skipped.` }
      }
      if (!skipping && part.length > 0) parts.push(part)
      if (parts.length > MOST_PARTS) parts = [Buffer.concat(parts)]
      if (end < 0) break
      if (!skipping) yield decode(parts)
      parts = []
      size = 0
      skipping = false
      from = end + 1
    }
  }
  if (!skipping && size > 0) yield decode(parts)
}

function decode(parts: Uint8Array[]): Line {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts)) }
  } catch {
    return { problem: 'bad-json', message: 'This line is not UTF-8.' }
  }
}
