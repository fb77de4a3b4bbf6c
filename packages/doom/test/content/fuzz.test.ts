import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { objectsIn } from '../../src/content/check/report.ts'
import { loadPack } from '../../src/content/index.ts'
import { unzipPack } from '../../src/content/pack/zip.ts'
import { packFiles } from './packs.ts'

const files = packFiles('foundry-night')
const FILES = Object.keys(files).filter(path => path.endsWith('.json'))

/** Values that upset careless code, and values that are nearly right. */
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.integer({ min: -200, max: 200 }),
  fc.constantFrom(
    null,
    [],
    {},
    '',
    'imp',
    'p1',
    'toString',
    'hasOwnProperty',
    [0, 3],
    [99, -99],
    'V 99,99',
    'H -9,3',
    '16B',
  ),
)

describe('whatever a pack holds', () => {
  test('reading it never throws: there is content or there are problems', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FILES),
        fc.array(fc.tuple(fc.nat(), fc.nat(), value), { minLength: 1, maxLength: 3 }),
        (path, changes) => {
          const json = JSON.parse(files[path]!)
          for (const [which, where, put] of changes) {
            const objects = [...objectsIn(json)].map(([object]) => object)
            const lists = objects.flatMap(object => Object.values(object).filter(Array.isArray))
            const targets: Array<Record<string, unknown>> = [...objects, ...(lists as any[])]
            const target = targets[which % targets.length]!
            const keys = Object.keys(target)
            // A copy: the next change may be made inside it, and what holds itself is no JSON.
            if (keys.length > 0) target[keys[where % keys.length]!] = structuredClone(put)
          }
          const { content, problems } = loadPack({ ...files, [path]: JSON.stringify(json) })
          expect(content === null).toBe(problems.length > 0)
          for (const problem of problems) expect(problem.message).not.toBe('')
        },
      ),
      { numRuns: 150 },
    )
  })

  test('reading bytes as a zip never hangs or throws anything but BadZip', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), bytes => {
        const zip = new Uint8Array([...bytes, 0x50, 0x4b, 5, 6, ...bytes.slice(0, 18)])
        for (const given of [bytes, zip]) {
          try {
            unzipPack(given)
          } catch (error) {
            expect((error as Error).name).toBe('BadZip')
          }
        }
      }),
      { numRuns: 300 },
    )
  })
})
