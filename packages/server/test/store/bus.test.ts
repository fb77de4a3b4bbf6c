import { EventEmitter } from 'node:events'
import type { Client } from 'pg'
import { expect, test } from 'vitest'
import { nodesBus } from '../../src/store/postgres/bus.ts'

/** A connection to PostgreSQL that answers until it is told not to. */
class Line extends EventEmitter {
  isDead = false
  isEnded = false
  said: string[] = []
  async connect(): Promise<void> {}
  async query(asked: string | { values: string[] }): Promise<void> {
    if (this.isDead) throw new Error('Query read timeout')
    if (typeof asked !== 'string') this.said.push(asked.values[1]!)
  }
  async end(): Promise<void> {
    this.isEnded = true
  }
}

test('a line between nodes that does not answer is made anew, although nobody has said that it is gone', async () => {
  const lines: Line[] = []
  const bus = nodesBus(() => {
    const line = new Line()
    lines.push(line)
    return line as unknown as Client
  })
  let missed = 0
  bus.listen(
    () => {},
    () => missed++,
  )
  await expect.poll(() => lines.length).toBe(1)
  lines[0]!.isDead = true
  bus.notify({ match: 'm', about: 'entries', seq: 1 })
  await expect.poll(() => lines.length).toBe(2)
  expect(lines[0]!.isEnded).toBe(true)
  await expect.poll(() => missed).toBe(1) // whoever listens asks the tables
  bus.notify({ match: 'm', about: 'entries', seq: 2 })
  await expect.poll(() => lines[1]!.said.join()).toContain('"seq":2')
  expect(lines.length).toBe(2)
  await bus.close()
})
