import { type Language, type Said, sentence } from '@redoubt/kernel'

/** What a command may touch of the terminal; tests give it one of their own. */
export interface Io {
  input: AsyncIterable<Uint8Array | string>
  /** To standard output; waits while the reader is slow. */
  write(text: string): void | Promise<void>
  /** To standard error. */
  warn(text: string): void
  /** Somebody watches standard error as it is written. */
  live?: boolean
  /** Stands in for Ctrl-C. */
  stop?: AbortSignal
  /** The language of whoever reads it; English without. */
  language?: Language
  /** A sentence in that language. */
  told?(said: Said): string
}

/** Runs to its end and returns the exit code: 0 done, 1 failed, 2 wrongly asked. */
export type Command = (argv: string[], io: Io) => Promise<number>

/** The command was called in a way it does not understand; the message says what it wants. */
export class Usage extends Error {}

/** Rightly asked, but it cannot be done here; the message is one sentence that says why and what to do. */
export class Failure extends Error {}

export async function readAll(input: Io['input']): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const part of input) parts.push(typeof part === 'string' ? Buffer.from(part) : part)
  return Buffer.concat(parts).toString('utf8')
}

/** Lines of standard output for people. */
export async function tell(io: Io, ...sentences: string[]): Promise<void> {
  await io.write(sentences.map(sentence => `${toldBy(io)(sentence)}\n`).join(''))
}

export const toldBy = (io: Io): Told => io.told ?? (said => sentence(said))
export type Told = (said: Said) => string
