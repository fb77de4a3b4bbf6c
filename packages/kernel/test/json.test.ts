import { describe, expect, test } from 'vitest'
import { BadJson, parseJson } from '../src/index.ts'

function refused(text: string): string {
  try {
    parseJson(text)
  } catch (error) {
    if (error instanceof BadJson) return error.message
    throw error
  }
  return ''
}

const VALUE = 'a value must stand here: a text in double quotes, a number, true, false, null, a list or an object'
const NAME = 'the name of a field must stand here, in double quotes'

test('what is JSON is read, with or without a mark of the byte order', () => {
  expect(parseJson('\ufeff{"a": [1, -2.5e3, "\\u00e4\\n", true, null, {}, []]}')).toEqual({
    a: [1, -2500, 'ä\n', true, null, {}, []],
  })
})

describe('what is not JSON is told where and why, the same in every browser', () => {
  test.each([
    ['', 'line 1, column 1: the file ends before all is closed'],
    ['hello', `line 1, column 1: ${VALUE}`],
    ['{"a": }', `line 1, column 7: ${VALUE}`],
    ['[1,]', `line 1, column 4: ${VALUE}`],
    ['[01]', `line 1, column 2: ${VALUE}`],
    ['{\n  a: 1\n}', `line 2, column 3: ${NAME}`],
    ['{"a": 1,}', `line 1, column 9: ${NAME}`],
    ['{"a" 1}', 'line 1, column 6: a colon is missing'],
    ['{"a": 1\n "b": 2}', 'line 2, column 2: a comma or } is missing'],
    ['[[1] 2]', 'line 1, column 6: a comma or ] is missing'],
    ['{"a": [1}', 'line 1, column 9: a comma or ] is missing'],
    ['{"a": [1', 'line 1, column 9: the file ends before all is closed'],
    ['[] []', 'line 1, column 4: here it should be over'],
    ['["a\nb"]', 'line 1, column 2: this text in quotes is not closed, or holds a sign that may not stand in it'],
    ['["a\\x"]', 'line 1, column 2: this text in quotes is not closed, or holds a sign that may not stand in it'],
  ])('%j', (text, told) => expect(refused(text)).toBe(`is not JSON: ${told}`))
})
