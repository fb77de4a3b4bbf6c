import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guarded } from '../../src/check/guard.ts'
import { Usage } from '../../src/io.ts'
import { ownBuild } from '../simulate/command.ts'

const EXAMPLE = join(import.meta.dirname, '../../../doom/test/content/packs/foundry-night')
const PLENTY = { memory: 512, time: 60 }
const scratch = mkdtempSync(join(tmpdir(), 'redoubt-guard-'))

let build: Awaited<ReturnType<typeof ownBuild>>
beforeAll(async () => {
  build = await ownBuild()
})
afterAll(() => {
  build?.remove()
  rmSync(scratch, { recursive: true })
})

test('a pack is judged in a thread of its own as it would be here', async () => {
  expect(await guarded(EXAMPLE, PLENTY, build.program)).toEqual(await guarded(EXAMPLE))
  const noZip = join(scratch, 'no.zip')
  writeFileSync(noZip, 'PK, but not really')
  await expect(guarded(noZip, PLENTY, build.program)).rejects.toThrow(Usage)
  await expect(guarded(join(scratch, 'nowhere'), PLENTY, build.program)).rejects.toThrow(/cannot be read/)
})

test('a pack that takes too much memory or time is refused in a sentence, and the program lives on', async () => {
  const problemsOf = async (limits: typeof PLENTY) => (await guarded(EXAMPLE, limits, build.program)).problems
  expect(await problemsOf({ memory: 8, time: 60 })).toMatchObject([
    { file: 'pack', path: '', message: 'takes more than 8 MB of memory to check' },
  ])
  expect(await problemsOf({ memory: 512, time: 0.001 })).toMatchObject([
    { file: 'pack', path: '', message: 'takes longer than 0.001 seconds to check' },
  ])
  expect(await problemsOf(PLENTY)).toEqual([])
})
