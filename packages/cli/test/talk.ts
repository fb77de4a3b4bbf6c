import { registry } from '@redoubt/kernel'
import { engine, type Io } from '../src/index.ts'
import { faulty } from './games/faulty.ts'
import { pig } from './games/pig.ts'

export const testGames = registry(pig, faulty)

/** Everything an engine says to this input. */
export async function talk(
  input: Iterable<Uint8Array | string>,
  settings: { mostMatches?: number; longestLine?: number } = {},
): Promise<string[]> {
  const said: string[] = []
  await engine(stream(input), line => void said.push(line), { games: testGames, ...settings })
  return said
}

/** The answers to requests, one each. */
export async function ask(...requests: unknown[]): Promise<any[]> {
  const said = await talk(
    requests.map(request => `${typeof request === 'string' ? request : JSON.stringify(request)}\n`),
  )
  return said.map(line => JSON.parse(line))
}

export async function* stream(parts: Iterable<Uint8Array | string>): AsyncGenerator<Uint8Array | string> {
  yield* parts
}

/** A terminal that remembers. */
export function terminal(input: Iterable<Uint8Array | string> = []): Io & { out: string; err: string } {
  const io = {
    input: stream(input),
    out: '',
    err: '',
    write: (text: string) => void (io.out += text),
    warn: (text: string) => void (io.err += text),
  }
  return io
}
