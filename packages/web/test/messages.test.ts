import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, '../messages')
const read = (locale: string, file: string) =>
  JSON.parse(readFileSync(join(FOLDER, locale, file), 'utf8')) as Record<string, string>

for (const locale of readdirSync(FOLDER))
  for (const file of readdirSync(join(FOLDER, locale)))
    test(`${locale}/${file}: every message can be said, the keys are sorted, none is empty`, () => {
      const messages = read(locale, file)
      expect(Object.keys(messages)).toEqual(Object.keys(messages).sort())
      for (const [key, text] of Object.entries(messages)) {
        expect(text.trim(), key).not.toBe('')
        expect(() => new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }), key).not.toThrow()
      }
      if (locale !== 'en') expect(Object.keys(messages)).toEqual(Object.keys(read('en', file)))
    })
