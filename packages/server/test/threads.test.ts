import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SeenDecision, State } from '@redoubt/kernel'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type BotPool, botPool } from '../src/service/threads/bots.ts'

/**
 * A thread that does as the kind of the decision tells it: `here` answers which thread it is, `gather` what its allies found, `long`
 * only when it is told to stop. As an ally it works until then.
 */
const THREAD = `
import { writeFileSync } from 'node:fs'
import { parentPort, threadId } from 'node:worker_threads'
const gathering = new Map()
parentPort.on('message', m => {
  if ('help' in m) {
    gathering.set(m.help, () => parentPort.postMessage({ helped: m.help, found: m.task }))
    writeFileSync(new URL('helping', import.meta.url), '')
  }
  if ('cancel' in m) gathering.get(m.cancel)?.()
  if ('allies' in m) parentPort.postMessage({ answer: m.allies, key: m.found.join() })
  if (!('ask' in m)) return
  const answer = () => parentPort.postMessage({ answer: m.ask, key: String(threadId) })
  if (m.decision.kind === 'here') return answer()
  parentPort.postMessage({ enlist: m.ask, task: 'found' })
  if (m.decision.kind === 'gather') parentPort.postMessage({ muster: m.ask })
  else gathering.set(m.ask, answer)
})
`
let folder: string
let pool: BotPool

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'redoubt-threads-'))
  const program = join(folder, 'thread.mjs')
  writeFileSync(program, THREAD)
  pool = botPool({ program, threads: 2 })
})
afterEach(async () => {
  await pool.close()
  rmSync(folder, { recursive: true })
})

function ask(table: string, kind: 'here' | 'gather' | 'long', signal = { aborted: false }): Promise<string> {
  const now = () => performance.now()
  const imagine = () => ({ seq: 0 }) as State
  const decision = { seat: 'invader', kind, rule: 'X', options: [] } as unknown as SeenDecision
  const context = { seat: 'invader', deadline: now() + 600_000, now, signal, imagine }
  return pool.bot(table, 'doom', 'nightmare', table).choose(null, decision, context) as Promise<string>
}

test('a thread that nobody needs helps, and what it found gets to the one that asked', async () => {
  expect(await ask('one', 'gather')).toBe('found')
})

test('a question does not wait for a thread that only helps another table', async () => {
  const signal = { aborted: false }
  const long = ask('one', 'long', signal)
  await expect.poll(() => existsSync(join(folder, 'helping')), { timeout: 60_000 }).toBe(true)
  const short = await ask('two', 'here')
  signal.aborted = true
  expect(await long).not.toBe(short)
})

test('a bot goes on where it thought before, if nobody else thinks there', async () => {
  const signal = { aborted: false }
  const first = ask('one', 'long', signal)
  const second = await ask('two', 'here')
  signal.aborted = true
  await first
  for (let n = 0; n < 3; n++)
    expect([await ask('one', 'here'), await ask('two', 'here')]).toEqual([await first, second])
})
