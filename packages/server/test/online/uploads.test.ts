import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { doom } from '@redoubt/doom'
import de from '@redoubt/host/refused/de.json'
import pl from '@redoubt/host/refused/pl.json'
import ru from '@redoubt/host/refused/ru.json'
import { type Finding, newSave, sentence } from '@redoubt/kernel'
import { newId } from '@redoubt/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { inspector } from '../../src/service/threads/inspect.ts'
import { memoryStore } from '../../src/store/index.ts'
import type { House, Person } from './house.ts'
import { houses } from './houses.ts'

const fresh = houses()
const PACK = { 'pack.json': JSON.stringify({ id: 'mine', name: 'Mine', version: '1' }) }
/** Marines do not fly. */
const FLYING = { op: 'grantFlying', who: 'self', until: 'permanent', mustEndOnGround: true }
const IDLER = {
  ...{ id: 'idler', name: 'Idler', role: 'Idle.', provenance: 'designed', printedFields: [] },
  abilities: [{ id: 'idler-1', timing: 'passive', cost: {}, limit: null, effects: [FLYING], text: 'You fly.' }],
}

async function hand(home: House, { cookie }: Pick<Person, 'cookie'>, kind: string, data: unknown) {
  const answer = await fetch(`${home.url}/api/uploads?kind=${kind}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: typeof data === 'string' ? data : JSON.stringify(data),
  })
  const told = (await answer.json()) as { upload?: string; code?: string; field?: string; said?: Finding }
  return { status: answer.status, ...told }
}

test('a pack that is handed in is checked as any other; its table names it and whoever plays there gets it, as data', async () => {
  const home = await fresh(memoryStore(), { hurry: 100 })
  const [ola, tomek] = [await home.guest('Ola'), await home.guest('Tomek')]
  const { status, upload } = await hand(home, ola, 'pack', PACK)
  expect(status).toBe(200)
  expect((await hand(home, tomek, 'pack', PACK)).upload, 'the same pack is kept once').toBe(upload)
  const options = { mission: 'tutorial', marines: 2, pack: upload }
  const { table } = await ola.ask('open', { match: newId(), game: 'doom', options })
  expect(table.options).toEqual(options)
  await ola.ask('start', { match: table.match })
  const given = await fetch(`${home.url}/api/packs/${upload}`)
  expect(given.headers.get('content-type')).toMatch(/^application\/json/)
  expect(given.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await given.json()).toEqual(PACK)
  expect((await fetch(`${home.url}/api/packs/${'a'.repeat(64)}`)).status).toBe(404)
})

test.each([
  ['no pack.json', { 'demons.json': '[]' }, /pack\.json/],
  [
    'words that the language does not have',
    { ...PACK, 'class-cards.json': '[{"id":"x","run":"evil()"}]' },
    /class-cards/,
  ],
  ['a file beside the layout', { ...PACK, '../../etc/passwd.json': '{}' }, /passwd/],
  ['something else than files', [1, 2], /./],
  [
    'a word that does nothing there',
    {
      ...PACK,
      'class-cards.json': JSON.stringify([IDLER]),
    },
    /grantFlying/,
  ],
  ['broken JSON within', { ...PACK, 'demons.json': '[' }, /demons/],
])('%s: the pack is refused with the reason, and no table opens with it', async (_, pack, reason) => {
  const home = await fresh()
  const ola = await home.guest()
  const { status, code, field, said, upload } = await hand(home, ola, 'pack', pack)
  expect([status, code, upload]).toEqual([400, 'bad-upload', undefined])
  expect(field).toMatch(reason)
  // The same as data: whoever reads another language is told it there.
  expect(sentence(said!).slice(0, 300)).toBe(field)
  for (const language of [pl, de, ru]) expect(sentence(said!, language)).not.toBe(sentence(said!))
  expect(field!.length).toBeLessThanOrEqual(300)
})

test('uploads are bounded: in size, in number, to guests, to known kinds; a save is no pack', async () => {
  const home = await fresh()
  const ola = await home.guest()
  const large = { ...PACK, 'README.md': 'x'.repeat(2.1 * 1024 * 1024) }
  expect((await hand(home, ola, 'pack', large)).status).toBe(413)
  expect((await hand(home, { cookie: '' }, 'pack', PACK)).code).toBe('no-guest')
  expect((await hand(home, ola, 'program', PACK)).field).toBe('kind')
  expect((await hand(home, ola, 'save', PACK)).code).toBe('bad-upload')
  expect((await hand(home, ola, 'pack', '{')).status).toBe(400)
  const { upload } = await hand(home, ola, 'pack', PACK)
  await expect(ola.ask('open', { match: newId(), game: 'doom', options: {}, save: upload! })).rejects.toMatchObject({
    code: 'unknown-upload',
  })
  const statuses: number[] = []
  for (let n = 0; n < 8; n++) statuses.push((await hand(home, ola, 'pack', PACK)).status)
  expect(statuses).toContain(429)
})

test('a match beside the box, with dice typed in, does not go on online', async () => {
  const home = await fresh()
  const ola = await home.guest()
  const save = newSave(doom, { mission: 'tutorial', marines: 1, tableDice: true }, 'box')
  const { upload } = await hand(home, ola, 'save', save)
  await expect(ola.ask('open', { match: newId(), game: 'doom', options: {}, save: upload! })).rejects.toMatchObject({
    code: 'bad-options',
    more: { field: 'tableDice', said: { words: '{}: {}' } },
  })
})

test('whatever takes too long or too much memory to judge is refused, and the thread that judged it ends', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-thread-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const program = join(folder, 'program.mjs')
  writeFileSync(
    program,
    `import { parentPort, workerData } from 'node:worker_threads'
     const { data } = workerData
     if (data === 'never up') for (;;);
     parentPort.postMessage('begun')
     if (data === 'endless') for (;;);
     if (data === 'greedy') { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)) }
     if (data === 'broken') throw new Error('no')
     parentPort.postMessage({ problem: null })`,
  )
  const inspect = inspector(program, { memory: 32, time: 20_000, start: 60_000 })
  expect(await inspect('pack', 'fine')).toBeNull()
  expect(await inspect('pack', 'greedy')).toBe('to check it takes too much memory')
  expect(await inspect('pack', 'broken')).toBe('it could not be read')
  expect(await inspector(program, { memory: 32, time: 300, start: 60_000 })('pack', 'endless')).toBe(
    'to check it takes too long',
  )
  expect(await inspector(program, { memory: 32, time: 60_000, start: 300 })('pack', 'never up')).toBe(
    'to check it takes too long',
  )
})
