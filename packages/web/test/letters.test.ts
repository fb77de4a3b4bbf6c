import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '../src/i18n/i18n.ts'

const ROOT = join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** The letters that a part of the text face is asked for, as they stand between the brackets of an expression. */
function lettersOf(file: string): string {
  const [, ranges] = new RegExp(`/${file}[^}]*unicode-range:([^;]+);`).exec(read('packages/web/src/fonts.css'))!
  return ranges!
    .replaceAll(/U\+(\w+)/g, '\\u$1')
    .replaceAll(/-(\w+)/g, '-\\u$1')
    .replaceAll(/[,\s]/g, '')
}
const [latin, extended, cyrillic] = ['latin', 'latin-ext', 'cyrillic'].map(part => lettersOf(`roboto-${part}-wght`))
/** What a language is written with: any other part would be fetched for a word or two. */
const LETTERS: Record<Locale, string> = {
  en: latin!,
  de: latin!,
  pl: latin! + extended!,
  ru: latin! + cyrillic!,
}
const strangeTo = (letters: string, text: string) => [...text.matchAll(new RegExp(`[^${letters}]`, 'gu'))].map(String)

const GAMES = ['packages/doom', 'packages/conquest']
const filesIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ name }) => `${folder}/${name}`)
/** Everything that the app says in a language. */
const filesOf = (locale: Locale) => [
  ...filesIn(`packages/web/messages/${locale}`),
  ...filesIn(`packages/web/book/${locale}`),
  ...(locale === 'en'
    ? GAMES.flatMap(game => filesIn(`${game}/content`)).filter(file => file.endsWith('.json'))
    : [`packages/host/messages/refused/${locale}.json`, ...GAMES.map(game => `${game}/content/text/${locale}.json`)]),
]
const NAME = /^ {2}"language\.\w\w": "(.+)"/

test.each(LOCALES)('%s is written with letters of its own faces alone', locale => {
  const strange = filesOf(locale).flatMap(file =>
    read(file)
      .split('\n')
      .filter(line => !NAME.test(line))
      .flatMap(line => strangeTo(LETTERS[locale], line).map(letter => `${file}: ${letter} in ${line.trim()}`)),
  )
  expect(strange).toEqual([])
})

test('the names of all languages are written with letters that come with every one', () => {
  const names = read('packages/web/messages/en/app.json')
    .split('\n')
    .flatMap(line => NAME.exec(line)?.[1] ?? [])
  expect(names).toHaveLength(LOCALES.length)
  expect(strangeTo(latin!, names.join(''))).not.toEqual([])
  expect(strangeTo(latin! + lettersOf('names'), names.join(''))).toEqual([])
})
