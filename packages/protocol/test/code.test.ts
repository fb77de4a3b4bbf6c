import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newCode, readCode, spelled, TABLE_CODE, tableLink } from '../src/index.ts'

test('a code is read however it was typed, and has no letter that could be another', () => {
  for (let n = 0; n < 200; n++) {
    const code = newCode(TABLE_CODE)
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{7}$/)
    expect(readCode(` ${spelled(code).toLowerCase()} `, TABLE_CODE)).toBe(code)
  }
})

test('what cannot be a code is none', () => {
  fc.assert(
    fc.property(fc.string(), typed => {
      const read = readCode(typed, TABLE_CODE)
      expect(read === null || /^[2-9A-HJ-NP-Z]{7}$/.test(read)).toBe(true)
    }),
  )
  expect(readCode('K7QM2X0', TABLE_CODE)).toBeNull()
  expect(readCode('K7QM2X', TABLE_CODE)).toBeNull()
})

test('codes are spelled in groups; the key of a chair stays behind the #', () => {
  expect(spelled('K7QM2XA')).toBe('K7Q-M2XA')
  expect(spelled('K7QM2XAB')).toBe('K7QM-2XAB')
  expect(spelled('ABCDEFGHJKLMNPQRSTUV')).toBe('ABCDE-FGHJK-LMNPQ-RSTUV')
  expect(tableLink('https://redoubt.example', 'K7QM2XA', 'secret')).toBe('https://redoubt.example/t/K7QM2XA#secret')
})
