import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { BadZip, loadPack, problemText, unzipPack } from '../../src/content/index.ts'
import { packFiles } from './packs.ts'

const zip = (files: Record<string, string | [string, object]>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, file]) =>
        typeof file === 'string' ? [path, strToU8(file)] : [path, [strToU8(file[0]), file[1]]],
      ),
    ) as any,
  )
const problems = (bytes: Uint8Array) => unzipPack(bytes).problems.map(problemText)

describe('a zipped pack', () => {
  test('is the same as its folder', () => {
    const { files, problems } = unzipPack(zip(packFiles('foundry-night')))
    expect(problems).toEqual([])
    expect(loadPack(files).content!.id).toBe(loadPack(packFiles('foundry-night')).content!.id)
  })

  test('with paths outside its folder is refused', () => {
    expect(problems(zip({ '../evil.json': '{}' }))).toEqual(['../evil.json: the path leaves the folder of the pack'])
    expect(problems(zip({ '/evil.json': '{}' }))[0]).toContain('the path is absolute')
  })

  test('with a symbolic link is refused', () => {
    const link = zip({ 'demons.json': ['/etc/passwd', { os: 3, attrs: 0o120777 << 16 }] })
    expect(problems(link)).toEqual(['demons.json: is a symbolic link; a pack holds plain files only'])
  })

  test('that would blow up is refused before it is inflated', () => {
    const bomb = zip({ 'demons.json': '0'.repeat(100_000_000) })
    expect(bomb.length).toBeLessThan(500_000)
    expect(problems(bomb)).toEqual(['demons.json: 100000000 bytes; at most 1000000'])
    const parts = Object.fromEntries(
      Array.from({ length: 9 }, (_, n) => [`maps/missions/m${n}.json`, '0'.repeat(900_000)]),
    )
    expect(problems(zip(parts))[0]).toBe('pack: 4500000 bytes; at most 4000000')
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`m${n}`, '']))
    expect(problems(zip(many))).toEqual(['pack: more than 200 files'])
  })

  test('that lies about its size gives no more than it promised', () => {
    const bytes = zip({ 'demons.json': '0'.repeat(50_000_000) })
    const view = new DataView(bytes.buffer)
    for (let at = 0; at < bytes.length - 4; at++)
      if (view.getUint32(at, true) === 50_000_000) view.setUint32(at, 1000, true)
    let size = 0
    try {
      size = unzipPack(bytes).files['demons.json']?.length ?? 0
    } catch (error) {
      expect(error).toBeInstanceOf(BadZip)
    }
    expect(size).toBeLessThanOrEqual(1000)
  })

  test('stuffed with what looks like directory entries costs no more than its real directory', () => {
    const real = zip(packFiles('foundry-night'))
    const entry = new Uint8Array(50)
    const head = new DataView(entry.buffer)
    head.setUint32(0, 0x02014b50, true)
    head.setUint16(28, 65_535, true)
    head.setUint32(38, 0o120777 << 16, true)
    const stuffing = new Uint8Array(3_900_000)
    for (let at = 0; at + 50 <= stuffing.length; at += 50) {
      head.setUint32(42, at, true) // no two names are alike
      stuffing.set(entry, at)
    }
    const end = real.length - 22
    const stuffed = new Uint8Array(real.length + stuffing.length)
    stuffed.set(real.subarray(0, end))
    stuffed.set(stuffing, end)
    stuffed.set(real.subarray(end), end + stuffing.length)
    const before = process.memoryUsage().rss
    const { files, problems } = unzipPack(stuffed)
    expect(problems).toEqual([])
    expect(loadPack(files).problems).toEqual([])
    expect((process.memoryUsage().rss - before) / 2 ** 20, 'megabytes').toBeLessThan(200)
  })

  test('with a directory that leads elsewhere, is cut off or names endlessly is refused', () => {
    const real = zip({ 'pack.json': '{}', 'demons.json': '[]' })
    const change = (edit: (view: DataView, end: number) => void, bytes = real.slice()) => {
      edit(new DataView(bytes.buffer), bytes.length - 22)
      return bytes
    }
    expect(() => unzipPack(change((view, end) => view.setUint32(end + 16, 0xfffffff0, true)))).toThrow(
      /directory is damaged/,
    )
    expect(() => unzipPack(change((view, end) => view.setUint16(end + 8, 199, true)))).toThrow(/directory is damaged/)
    expect(problems(change((view, end) => view.setUint16(end + 8, 65_535, true)))).toEqual([
      'pack: more than 200 files',
    ])
    expect(problems(change((view, end) => view.setUint16(view.getUint32(end + 16, true) + 28, 60_000, true)))).toEqual([
      'pack: a path of 60000 bytes; at most 480',
    ])
    const zip64 = new Uint8Array(real.length + 20)
    zip64.set(real.subarray(0, real.length - 22))
    new DataView(zip64.buffer).setUint32(real.length - 22, 0x07064b50, true)
    zip64.set(real.subarray(real.length - 22), real.length - 2)
    expect(() => unzipPack(zip64)).toThrow(/zip64 is not read/)
  })

  test('that is no zip at all says so', () => {
    expect(() => unzipPack(strToU8('PK, but not really'))).toThrow(BadZip)
    expect(() => unzipPack(new Uint8Array(0))).toThrow(BadZip)
    const cut = zip(packFiles('foundry-night'))
    expect(() => unzipPack(cut.slice(0, cut.length >> 1))).toThrow(BadZip)
  })
})
