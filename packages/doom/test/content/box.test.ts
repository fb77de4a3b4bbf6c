import { describe, expect, test } from 'vitest'
import { boxEntries } from '../../src/content/box.ts'
import { BOX_FILES } from '../../src/content/box-files.ts'
import { checkEntries } from '../../src/content/check/index.ts'
import { box, contentById } from '../../src/content/index.ts'
import { parseFiles, problemText } from '../../src/content/parse.ts'

describe('the content of the box', () => {
  test('fits its schemas', () => {
    expect(parseFiles(BOX_FILES).problems.map(problemText)).toEqual([])
  })

  test('has references that resolve, unique ids, counts that agree', () => {
    const { entries, sources } = parseFiles(BOX_FILES)
    expect(checkEntries(entries, sources).map(problemText)).toEqual([])
  })

  test('is read once and shared by its id', () => {
    expect(box()).toBe(box())
    expect(contentById('box')).toBe(box())
    expect(() => contentById('no-such-pack')).toThrow('no-such-pack')
  })

  test('is frozen to the last effect', () => {
    expect(() => Object.assign(box().demons.imp!, { health: 99 })).toThrow(TypeError)
    expect(() => box().abilities['imp-hit-and-run']!.effects.push({ op: 'ignoreCover' })).toThrow(TypeError)
    expect(() => Object.assign(box().demons, { troll: {} })).toThrow(TypeError)
  })

  test('is looked up by id and by nothing else', () => {
    for (const word of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
      expect(box().demons[word]).toBeUndefined()
      expect(box().abilities[word]).toBeUndefined()
      expect(box().abilitiesOf(word)).toEqual([])
    }
  })

  test('keeps the provenance of every entry', () => {
    const { missions, tiles: _t, operations: _o, difficulties: _d, winning: _w, ...cards } = boxEntries()
    for (const list of Object.values(cards)) {
      for (const card of list) expect(['printed', 'designed'], card.id).toContain(card.provenance)
    }
    for (const mission of missions) expect(['printed', 'designed'], mission.id).toContain(mission.provenance.default)
  })
})
