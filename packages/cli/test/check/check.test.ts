import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { redoubt } from '../../src/cli.ts'
import { terminal } from '../talk.ts'

const EXAMPLE = join(import.meta.dirname, '../../../doom/test/content/packs/foundry-night')
const MISSION = 'maps/missions/foundry-night-1.json'
const scratch = mkdtempSync(join(tmpdir(), 'redoubt-check-'))
afterAll(() => rmSync(scratch, { recursive: true }))

let packs = 0
/** A copy of the example pack, changed. */
function copy(change: (folder: string) => void): string {
  const folder = join(scratch, `pack${++packs}`)
  cpSync(EXAMPLE, folder, { recursive: true })
  change(folder)
  return folder
}

async function check(...argv: string[]) {
  const io = terminal()
  const code = await redoubt(['check', ...argv], io)
  return { code, lines: io.out.trimEnd().split('\n'), err: io.err }
}

/** Store-only zip: what is inside is tested with the content, here it only has to arrive. */
function zip(files: Record<string, string>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, text] of Object.entries(files)) {
    const [name, data] = [Buffer.from(path), Buffer.from(text)]
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50)
    for (const at of [18, 22]) local.writeUInt32LE(data.length, at)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50)
    for (const at of [20, 24]) entry.writeUInt32LE(data.length, at)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    parts.push(local, name, data)
    directory.push(entry, name)
    offset += 30 + name.length + data.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  for (const at of [8, 10]) end.writeUInt16LE(Object.keys(files).length, at)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...directory, end])
}

describe('redoubt check', () => {
  test('finds nothing wrong with our own content', async () => {
    expect(await check()).toEqual({ code: 0, lines: ['The content of the box: no problems'], err: '' })
  })

  test('finds nothing wrong with the example pack', async () => {
    expect(await check(EXAMPLE)).toEqual({ code: 0, lines: ['Foundry Night 1.0: no problems'], err: '' })
  })

  test('reads a zip like its folder, with or without the folder inside', async () => {
    for (const root of ['', 'foundry-night/']) {
      const file = join(scratch, 'pack.zip')
      const names = ['pack.json', 'class-cards.json', 'invasion-cards.json', 'maps/operations.json', MISSION]
      writeFileSync(file, zip(Object.fromEntries(names.map(n => [root + n, readFileSync(join(EXAMPLE, n), 'utf8')]))))
      expect(await check(file)).toEqual({ code: 0, lines: ['Foundry Night 1.0: no problems'], err: '' })
    }
  })

  test('warns of texts that a language of the pack lacks, and lets the pack pass', async () => {
    const folder = copy(root => writeFileSync(join(root, 'text/de.json'), '{"welder.name": "Schweißer"}'))
    const { code, lines } = await check(folder)
    expect(code).toBe(0)
    expect(lines[0]).toBe(`warning: ${join(folder, 'text/de.json')}: welder.role: is missing; it is read in en`)
    expect(lines.at(-1)).toBe(`Foundry Night 1.0: no problems, ${lines.length - 1} warnings`)
    const [verdict] = JSON.parse((await check('--json', folder)).lines[0]!)
    expect(verdict).toMatchObject({ problems: [], warnings: expect.arrayContaining([expect.anything()]) })
  })

  test('gives one line per problem with file and field, and exit code 1', async () => {
    const folder = copy(root => {
      const file = join(root, MISSION)
      const mission = JSON.parse(readFileSync(file, 'utf8'))
      mission.portals[2].at = [40, 40]
      mission.recommended.invasion = 'picnic'
      writeFileSync(file, JSON.stringify(mission))
    })
    expect(await check(folder)).toEqual({
      code: 1,
      lines: [
        `${folder}/${MISSION}: recommended.invasion: no invasion card picnic`,
        `${folder}/${MISSION}: portals[2].at: 40,40 is not on the map`,
        'Foundry Night 1.0: 2 problems',
      ],
      err: '',
    })
  })

  test('checks several packs in one go and answers in JSON', async () => {
    const bad = copy(root => writeFileSync(join(root, 'demons.json'), '[{}'))
    const { code, lines } = await check(EXAMPLE, bad, '--json')
    expect(code).toBe(1)
    const verdicts = JSON.parse(lines.join(''))
    expect(verdicts).toMatchObject([
      { pack: EXAMPLE, name: 'Foundry Night 1.0', problems: [] },
      { pack: bad, problems: [{ file: 'demons.json', path: '', message: expect.stringContaining('is not JSON') }] },
    ])
  })

  test('refuses links, wherever they point', async () => {
    const folder = copy(root => {
      symlinkSync('/etc/passwd', join(root, 'demons.json'))
      symlinkSync('/', join(root, 'maps/root'))
    })
    const { code, lines } = await check(folder)
    expect(code).toBe(1)
    expect(lines.slice(0, 2)).toEqual([
      `${folder}/demons.json: is a symbolic link; a pack holds plain files only`,
      `${folder}/maps/root: is a symbolic link; a pack holds plain files only`,
    ])
  })

  test('reads no file that is too large, no more files than allowed, nothing of version control', async () => {
    const large = copy(root => writeFileSync(join(root, 'demons.json'), 'x'.repeat(1_000_001)))
    expect((await check(large)).lines[0]).toBe(`${large}/demons.json: 1000001 bytes; at most 1000000`)
    const heavy = copy(root => {
      for (let n = 0; n < 5; n++) writeFileSync(join(root, `maps/missions/m${n}.json`), '0'.repeat(900_000))
    })
    expect((await check(heavy)).lines[0]).toBe(`${heavy}: more than 4000000 bytes`)
    const many = copy(root => {
      for (let n = 0; n < 250; n++) writeFileSync(join(root, `maps/missions/m${n}.json`), '{}')
    })
    expect((await check(many)).lines[0]).toBe(`${many}: more than 200 files`)
    const kept = copy(root => {
      mkdirSync(join(root, '.git'))
      writeFileSync(join(root, '.git/config'), 'x'.repeat(2_000_000))
    })
    expect((await check(kept)).code).toBe(0)
  })

  test.each([
    ['a pack that is not there', '/no/such/pack', 'no such file'],
    ['a file that is no zip', join(EXAMPLE, 'pack.json'), 'not a zip that can be read'],
    ['a device', '/dev/null', 'neither a folder nor a zip'],
  ])('is exit code 2 and one line for %s', async (_, pack, reason) => {
    const { code, lines, err } = await check(pack)
    expect(code).toBe(2)
    expect(lines).toEqual([''])
    expect(err).toContain(reason)
    expect(err.trim().split('\n')).toHaveLength(1)
  })

  test('refuses a pack that climbs out of its zip', async () => {
    const file = join(scratch, 'climb.zip')
    writeFileSync(file, zip({ 'pack.json': '{}', '../../evil.json': '{}' }))
    expect(await check(file)).toMatchObject({
      code: 1,
      lines: [expect.stringContaining('the path leaves the folder of the pack'), 'climb.zip: 1 problem'],
    })
  })
})
