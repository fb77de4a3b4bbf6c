import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { KINDS, SYMBOLS, termOfSymbol } from '../src/glossary/termof.ts'
import { LOCALES } from '../src/i18n/i18n.ts'
import { readBook } from '../src/rules/book/book.ts'
import { withFacts } from '../vite/book.ts'

const ROOT = join(import.meta.dirname, '..')
const book = (locale: string, game: string) => readFileSync(join(ROOT, 'book', locale, `${game}.md`), 'utf8')
const termsOf = (locale: string, game: string) =>
  readBook(withFacts(book(locale, game), book('en', game)), locale).terms
const sprite = new Set(
  [...readFileSync(join(ROOT, 'public/icons.svg'), 'utf8').matchAll(/<symbol[^>]* id="([^"]+)"/g)].map(([, id]) => id!),
)

test('every symbol that explains itself is in the sprite, and its term in the book of every language', () => {
  for (const symbol of Object.keys(SYMBOLS)) expect(sprite.has(symbol), symbol).toBe(true)
  for (const kind of Object.keys(KINDS)) expect([...sprite].some(symbol => symbol.startsWith(`${kind}-`))).toBe(true)
  for (const name of [...Object.values(SYMBOLS), ...Object.values(KINDS)]) {
    const [game, id] = name.split('/')
    for (const locale of LOCALES) expect(termsOf(locale, game!).get(id!)?.text, `${locale} ${name}`).toBeTruthy()
  }
})

test('every symbol of a term explains itself, but for those of the screens', () => {
  for (const game of ['doom', 'conquest'])
    for (const { icon } of termsOf('en', game).values())
      if (!/^ui-|^cq-(card|attack)$|^speed$/.test(icon)) expect(termOfSymbol(icon), icon).not.toBeNull()
})
