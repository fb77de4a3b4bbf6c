import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BadBackup, backup, openStore, restore, type Store, TooNew } from '../../src/store/index.ts'
import { fill } from './fill.ts'
import type { Server } from './places.ts'
import { entries } from './samples.ts'

/** What was backed up comes back. */
export function backups(server: () => Server): void {
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-backup-'))
  const opened: Store[] = []
  let files = 0
  const newFile = (kind: string) => join(folder, `${++files}.${kind}`)
  const newPlace = async (kind: string) => (kind === 'SQLite' ? newFile('db') : server().database())
  const at = async (place: string) => {
    const store = await openStore(place)
    opened.push(store)
    return store
  }
  afterAll(async () => {
    for (const store of opened) await store.close()
    rmSync(folder, { recursive: true, force: true })
  })

  describe.each([
    ['SQLite', 'db', 'SQLite'],
    ['SQLite', 'db', 'PostgreSQL'],
    ['SQLite', 'jsonl', 'SQLite'],
    ['SQLite', 'jsonl.gz', 'PostgreSQL'],
    ['PostgreSQL', 'jsonl', 'PostgreSQL'],
    ['PostgreSQL', 'jsonl.gz', 'SQLite'],
  ])('from %s by a .%s to %s', (from, kind, to) => {
    test('everything comes back, and goes on from there', async () => {
      const place = await newPlace(from)
      const { long, view, before } = await fill(await at(place))
      const [file, target] = [newFile(kind), await newPlace(to)]
      await backup(place, file)
      await restore(file, target)
      const store = await at(target)
      expect(await view(store)).toEqual(before)
      await store.record.append(long.id, entries(1200, 1201), 8)
      expect(await store.nodes.alive(60_000), 'nodes are not for another time').toEqual(
        kind === 'db' && to === 'SQLite' ? [expect.anything()] : [],
      )
    })
  })

  test.each(['SQLite', 'PostgreSQL'])('a backup of %s is of one instant, though others write', async kind => {
    const place = await newPlace(kind)
    const store = await at(place)
    const { long } = await fill(store)
    // Entry and count of decisions change together; a picture of two instants would show them apart.
    let next = 1200
    let writing = true
    const writer = (async () => {
      while (writing) {
        await store.record.append(long.id, entries(next, next + 3), 5, { head: { made: next + 3 } })
        next += 3
      }
    })()
    for (const name of kind === 'SQLite' ? ['jsonl', 'db'] : ['jsonl']) {
      const began = next
      const file = newFile(name)
      await backup(place, file)
      while (next < began + 30) await new Promise(resolve => setTimeout(resolve, 1))
      const target = newFile('db')
      await restore(file, target)
      const copy = await at(target)
      const { match, seq } = (await copy.matches.get(long.id))!
      expect(seq).toBeGreaterThanOrEqual(began)
      expect([match.made, (await copy.record.entries(long.id)).length]).toEqual([seq, seq])
    }
    writing = false
    await writer
  })

  describe('a backup that is none is refused, and nothing is left of it', () => {
    let place = ''
    let text = ''
    beforeAll(async () => {
      place = newFile('db')
      await fill(await at(place))
      const file = newFile('jsonl.gz')
      await backup(place, file)
      text = gunzipSync(readFileSync(file)).toString()
    })

    test.each<[string, (text: string) => string, RegExp]>([
      ['empty', () => '', /cut short/],
      ['something else', () => '{"hello":1}\n', /no backup of Redoubt/],
      ['not even JSON', () => 'hello\n', /no backup/],
      ['without its end', text => `${text.trimEnd().split('\n').slice(0, -1).join('\n')}\n`, /cut short/],
      ['cut in a line', text => text.slice(0, text.length / 2), /cut short/],
      ['without one row', text => text.replace(/\["decisions".*\n/, ''), /cut short/],
      ['with another word', text => text.replace('step:7', 'step:8'), /changed or damaged/],
      ['with a row too many', text => text.replace(/(\["players".*\n)/, '["versions",{"version":9}]\n$1'), /is none/],
      ['longer than its end', text => `${text}["players",{}]\n`, /after its end/],
    ])('%s', async (_, change, message) => {
      const file = newFile('jsonl')
      writeFileSync(file, change(text))
      const target = newFile('db')
      const error = await restore(file, target).catch(error => error)
      expect(error).toBeInstanceOf(BadBackup)
      expect(error.message).toMatch(message)
      expect(await (await at(target)).players.byRecovery('any')).toBe(null)
      expect(await (await at(target)).matches.lobby({ status: 'running' })).toEqual([])
    })

    test('of a newer version', async () => {
      const file = newFile('jsonl')
      writeFileSync(file, text.replace('"version":1', '"version":99'))
      await expect(restore(file, newFile('db'))).rejects.toBeInstanceOf(TooNew)
    })

    test('a zipped one that is damaged', async () => {
      const file = newFile('jsonl.gz')
      await backup(place, file)
      writeFileSync(file, readFileSync(file).subarray(0, 300))
      await expect(restore(file, newFile('db'))).rejects.toBeInstanceOf(BadBackup)
    })

    test('into a place that is not empty, or of a file that is not there', async () => {
      const file = newFile('jsonl')
      await backup(place, file)
      await expect(restore(file, place)).rejects.toThrow(/already something in players/)
      const copy = newFile('db')
      await backup(place, copy)
      await expect(restore(copy, place)).rejects.toThrow(/is there already/)
      await expect(restore(newFile('jsonl'), newFile('db'))).rejects.toThrow(/no file/)
      await expect(backup(place, file)).rejects.toThrow(/is there already/)
      await expect(backup(newFile('db'), newFile('jsonl'))).rejects.toThrow(/no database/)
      await expect(backup(await server().database(), newFile('jsonl'))).rejects.toThrow(/no database of Redoubt/)
      await expect(backup(server().url, newFile('db'))).rejects.toThrow(/\.jsonl/)
    })

    test('nothing half is left where a backup failed', async () => {
      const broken = newFile('db')
      cpSync(place, broken)
      writeFileSync(broken, Buffer.concat([readFileSync(broken).subarray(0, 8192), Buffer.alloc(40_000, 7)]))
      const file = newFile('jsonl')
      await expect(backup(broken, file)).rejects.toThrow()
      expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false])
    })
  })
}
