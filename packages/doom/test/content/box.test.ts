import { describe, expect, test } from 'vitest'
import { boxEntries } from '../../src/content/box.ts'
import { BOX_FILES } from '../../src/content/box-files.ts'
import { box } from '../../src/content/index.ts'
import { parseFiles, problemText } from '../../src/content/parse.ts'

describe('the content of the box', () => {
  test('fits its schemas', () => {
    expect(parseFiles(BOX_FILES).problems.map(problemText)).toEqual([])
  })
  test('is read once and frozen', () => {
    expect(box()).toBe(box())
    expect(() => Object.assign(box().demons.imp!, { health: 99 })).toThrow()
    expect(boxEntries().missions.length).toBe(13)
  })
})
