import { finding, type Language, phrase, type Said, saidBy, sentence } from '@redoubt/kernel'

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
export class Usage extends Error {
  constructor(readonly said: Said) {
    super(sentence(said))
  }
}

/** Why a file cannot be read, by the system's code. */
const UNREAD: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'there is no such file',
  EACCES: 'reading it is not permitted',
  EPERM: 'reading it is not permitted',
}

/** A file that somebody named cannot be read, or not understood. */
export function unreadable(file: string, error: unknown): Usage {
  const { code } = error as NodeJS.ErrnoException
  const why = typeof code === 'string' && Object.hasOwn(UNREAD, code) ? phrase(UNREAD[code]!) : saidBy(error)
  return new Usage(finding`${file} cannot be read: ${why}`)
}

/** Rightly asked, but it cannot be done here; the message is one sentence that says why and what to do. */
export class Failure extends Error {
  constructor(readonly said: Said) {
    super(sentence(said))
  }
}

export async function readAll(input: Io['input']): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const part of input) parts.push(typeof part === 'string' ? Buffer.from(part) : part)
  return Buffer.concat(parts).toString('utf8')
}

/** Lines of standard output for people. */
export async function tell(io: Io, ...sentences: string[]): Promise<void> {
  await io.write(sentences.map(sentence => `${toldBy(io)(sentence)}\n`).join(''))
}

/** For programs a sentence is its English words. */
export const isPrinted = (key: string, value: unknown): unknown => (key === 'said' ? undefined : value)

export const toldBy = (io: Io): Told => io.told ?? (said => sentence(said))
export type Told = (said: Said) => string
