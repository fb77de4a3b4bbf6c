/** Packs with map tiles of their own (docs/content-packs.md). */
import { fastRandom } from '@redoubt/kernel'
import { playRandom } from '@redoubt/kernel/testing'
import { describe, expect, test } from 'vitest'
import tileLines from '../../content/maps/tiles.json'
import { boardOfMap } from '../../src/board/maps/index.ts'
import { box, loadPack, problemText } from '../../src/content/index.ts'
import { doom } from '../../src/game.ts'
import type { DoomState } from '../../src/match/state.ts'
import { assertInvariants } from '../invariants.ts'
import { packFiles } from './packs.ts'

const MISSION = 'maps/missions/foundry-night-1.json'
const TILES = 'maps/tiles.json'
const foundry = packFiles('foundry-night')
const mission = JSON.parse(foundry[MISSION]!)
const first: string = mission.tiles[0].tile

/** Both sides of a piece of the box under another number. */
function drawn(number: string, as: string): string[] {
  const from = tileLines.findIndex(line => line.startsWith(`tile ${number}A`))
  let to = from
  for (let ends = 0; ends < 2; to++) if (tileLines[to] === 'end') ends++
  return tileLines.slice(from, to).map(line => line.replace(`tile ${number}`, `tile ${as}`))
}

/** The example pack with its first tile drawn by itself, under the number 71. */
const own = (change: (lines: string[]) => void = () => {}) => {
  const lines = drawn(first.slice(0, 2), '71')
  change(lines)
  const tiles = mission.tiles.map((t: object, n: number) => (n === 0 ? { ...t, tile: `71${first[2]}` } : t))
  return { ...foundry, [TILES]: JSON.stringify(lines), [MISSION]: JSON.stringify({ ...mission, tiles }) }
}
const problems = (files: Record<string, unknown>) => loadPack(files).problems.map(problemText)

describe('a pack with its own tiles', () => {
  test('uses them in its missions and leaves those of the box alone', () => {
    const { content, problems: found } = loadPack(own())
    expect(found).toEqual([])
    const theirs = boardOfMap(content!.missions['foundry-night-1']!)
    const plain = boardOfMap(loadPack(foundry).content!.missions['foundry-night-1']!)
    expect(theirs.size).toBe(plain.size)
    expect([...theirs.terrain]).toEqual([...plain.terrain])
    expect([...theirs.edges]).toEqual([...plain.edges])
    expect(content!.missions['exodus-1']).toEqual(box().missions['exodus-1'])
  })

  test('shows its own terrain on the map', () => {
    const files = own(lines => {
      const side = lines.findIndex(line => line.startsWith(`tile 71${first[2]}`))
      const row = lines.findIndex((line, n) => n > side + 1 && line.includes('.'))
      lines[row] = lines[row]!.replace('.', '~')
    })
    const { content } = loadPack(files)
    const plain = boardOfMap(loadPack(foundry).content!.missions['foundry-night-1']!)
    const theirs = boardOfMap(content!.missions['foundry-night-1']!)
    const differ = [...theirs.terrain].filter((kind, space) => kind !== plain.terrain[space])
    expect(differ).toHaveLength(1)
  })

  test('is played to the end, and replays from its options', () => {
    const options = { mission: 'foundry-night-1', marines: 2, pack: own() }
    const { state, decisions } = playRandom<DoomState>(doom, options, 'own tiles', g => {
      if (g.seq % 50 === 0) assertInvariants(g)
    })
    expect(state.outcome).not.toBeNull()
    expect(decisions.length).toBeGreaterThan(50)
    const world = doom.imagine(doom.create(options, 'own tiles'), 'alpha', fastRandom(1))
    expect(world.rulings.content).toBe(state.rulings.content)
  })

  test('may draw a tile of the box anew: the missions that use it are checked with it', () => {
    const lines = drawn('15', '15').map(line => (line.startsWith('tile') ? line : line.replaceAll('.', '#')))
    const found = problems({ 'pack.json': '{"id":"p","name":"P","version":"1"}', [TILES]: JSON.stringify(lines) })
    expect(found.length).toBeGreaterThan(0)
    const same = drawn('15', '15')
    expect(problems({ 'pack.json': '{"id":"p","name":"P","version":"1"}', [TILES]: JSON.stringify(same) })).toEqual([])
  })
})

describe('tiles are refused', () => {
  const grid = (wide: number, high: number) => {
    const line = `+${'-+'.repeat(wide)}`
    return [line, ...Array.from({ length: high }, () => [`|${'. '.repeat(wide).trimEnd()}|`, line]).flat(), 'end']
  }
  const piece = (header: (side: string) => string, rows: string[]) => [header('A'), ...rows, header('B'), ...rows]
  const pack = (lines: unknown) =>
    problems({ 'pack.json': '{"id":"p","name":"P","version":"1"}', [TILES]: JSON.stringify(lines) })
  const header =
    (size: string, copies = 1, name = 'Cell') =>
    (side: string) =>
      `tile 80${side} | ${name} | ${size} | copies ${copies}`

  test.each([
    ['that are no list', {}, 'maps/tiles.json: must be a list of lines'],
    ['that are no text', [1, 2], 'maps/tiles.json: must be a list of lines'],
    ['without a header', ['+-+'], 'maps/tiles.json: [0]: expected "tile'],
    ['with a header of their own', ['tile 800A | x | 2x2 | copies 1'], 'maps/tiles.json: [0]: expected "tile'],
    ['of a size that is not drawn', piece(header('3x3'), grid(2, 2)), 'maps/tiles.json: ['],
    [
      'with marks nobody knows',
      piece(header('1x1'), ['+-+', '|@|', '+-+', 'end']),
      'maps/tiles.json: [2]: "@" cannot stand here',
    ],
    ['with one side', [header('1x1')('A'), ...grid(1, 1)], 'maps/tiles.json: [0]: tile 80: side B is missing'],
    [
      'drawn twice',
      [...piece(header('1x1'), grid(1, 1)), header('1x1')('A'), ...grid(1, 1)],
      'tile 80A is drawn twice',
    ],
    ['as large as a hall', piece(header('13x2'), grid(13, 2)), 'tile 80A: 13x2 spaces; at most 12x12'],
    ['as large as a town', piece(header('99x99'), grid(99, 99)), 'at most 12x12'],
    ['without copies', piece(header('1x1', 0), grid(1, 1)), '0 copies; 1 to 9'],
    ['in a thousand copies', piece(header('1x1', 1000), grid(1, 1)), '1000 copies; 1 to 9'],
    ['with an endless name', piece(header('1x1', 1, 'x'.repeat(61)), grid(1, 1)), 'a name of 61 characters'],
    ['without a space', piece(header('1x1'), ['   ', '   ', '   ', 'end']), 'has no space'],
    [
      'whose sides do not fit',
      [header('1x1')('A'), ...grid(1, 1), header('1x1')('B'), '+ +', '|.|', '+-+', 'end'],
      'not the mirror image',
    ],
    ['that open into terrain', piece(header('1x1'), ['+ +', '|#|', '+-+', 'end']), 'an opening leads into terrain'],
  ])('%s', (_, lines, reason) => {
    const found = pack(lines)
    expect(
      found.some(text => text.includes(reason)),
      found.join('\n'),
    ).toBe(true)
  })

  test('that a mission names but nobody draws, or more pieces than there are', () => {
    const used = (tile: string) => ({
      ...own(),
      [MISSION]: JSON.stringify({ ...mission, tiles: [...mission.tiles, { tile, x: 60, y: 60, rot: 0 }] }),
    })
    expect(problems(used('99A')).join()).toContain('unknown tile 99A')
    const many = { ...mission, tiles: [0, 12, 24, 36, 48, 60].map(x => ({ tile: `71${first[2]}`, x, y: 0, rot: 0 })) }
    expect(problems({ ...own(), [MISSION]: JSON.stringify(many) }).join()).toMatch(/only \d pieces have the number 71/)
  })

  test('that together make a map without end', () => {
    const lines = piece(header('12x12', 9), grid(12, 12))
    const tiles = Array.from({ length: 9 }, (_, n) => ({
      tile: '80A',
      x: (n % 3) * 12,
      y: Math.floor(n / 3) * 12,
      rot: 0,
    }))
    const huge = { ...foundry, [TILES]: JSON.stringify(lines), [MISSION]: JSON.stringify({ ...mission, tiles }) }
    const start = performance.now()
    expect(problems(huge).join()).toContain('at most 900')
    expect(performance.now() - start).toBeLessThan(20_000)
  })
})
