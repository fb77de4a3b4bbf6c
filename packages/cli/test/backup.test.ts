import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '@redoubt/server/store'
import { afterAll, expect, test } from 'vitest'
import { redoubt } from '../src/cli.ts'
import { terminal } from './talk.ts'

const folder = mkdtempSync(join(tmpdir(), 'redoubt-backup-command-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const at = (name: string) => join(folder, name)

async function run(...argv: string[]) {
  const io = terminal()
  const code = await redoubt(argv, io)
  return { code, out: io.out, err: io.err }
}

test('what is backed up while a server has it open is restored elsewhere', async () => {
  const store = await openStore(join(at('data'), 'redoubt.db'))
  const player = { id: 'p', name: 'Ada', language: 'en', recovery: 'r', created: 1, seen: 1 }
  await store.players.add(player)
  for (const file of ['a.jsonl', 'a.jsonl.gz', 'a.db']) {
    expect(await run('backup', at(file), '--data', at('data'))).toMatchObject({ code: 0, err: '' })
    const target = at(`from ${file}`)
    expect(await run('restore', at(file), '--data', target)).toMatchObject({ code: 0, err: '' })
    const restored = await openStore(join(target, 'redoubt.db'))
    expect(await restored.players.get('p')).toEqual(player)
    await restored.close()
  }
  await store.close()
})

test('what cannot be done is one line for people', async () => {
  expect(await run('backup')).toMatchObject({ code: 2, err: expect.stringContaining('redoubt backup FILE') })
  expect(await run('restore', 'a', 'b')).toMatchObject({ code: 2 })
  expect(await run('backup', 'a', '--dta', 'x')).toMatchObject({ code: 2, err: expect.stringContaining('--dta') })
  const nothing = await run('backup', at('x.jsonl'), '--data', at('nothing'))
  expect(nothing).toMatchObject({ code: 1, err: expect.stringContaining('There is no database') })
  writeFileSync(at('letter.jsonl'), 'Dear aunt,\n')
  const letter = await run('restore', at('letter.jsonl'), '--data', at('letter'))
  expect(letter).toEqual({
    code: 1,
    out: '',
    err: expect.stringMatching(/^redoubt restore: This is no backup[^\n]*\n$/),
  })
  const away = await run('backup', at('y.jsonl'), '--database', 'postgres://me:password@127.0.0.1:1/none')
  expect(away).toMatchObject({ code: 1, err: expect.stringContaining('does not answer') })
  expect(away.err).not.toContain('password')
})
