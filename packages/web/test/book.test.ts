import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { box } from '@redoubt/doom'
import { describe, expect, test } from 'vitest'
import { readGlossary, wordFaults } from '../../../scripts/lib/glossary.mjs'
import { freeTerms } from '../../../scripts/lib/messages.mjs'
import { type PlayersBook, readBook, SIGNS, sectionOfRule } from '../src/rules/book/book.ts'
import { likeness, plainWords, searchBook, type Terms } from '../src/rules/book/search.ts'
import see from '../src/rules/book/see.json'
import { CARD_DRAWINGS } from '../src/rules/drawings/doom/CardsDrawing.tsx'
import { sceneOf } from '../src/rules/drawings/doom/scene.ts'
import { SKETCHES } from '../src/rules/drawings/doom/sketches.tsx'
import { rulebook } from '../src/rules/law/rulebook.ts'
import { withFacts } from '../vite/book.ts'

const GAMES = ['doom', 'conquest'] as const
const BOOKS = join(import.meta.dirname, '../book')
const LANGUAGES = readdirSync(BOOKS)
const textOf = (language: string, game: string) => readFileSync(join(BOOKS, language, `${game}.md`), 'utf8')
const bookIn = (language: string, game: string) =>
  readBook(withFacts(textOf(language, game), textOf('en', game)), language)
const lawOf = (game: string) =>
  rulebook(readFileSync(join(import.meta.dirname, '../../../docs/rules', `${game}.md`), 'utf8'))
const sectionsOf = (book: PlayersBook) => [...book.chapters.flatMap(({ sections }) => sections), ...book.questions]
const official = readGlossary()
/** What stands under each heading, by its id; a term has an apostrophe if a section has the same one. */
function wordsBySection(language: string, game: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const block of textOf(language, game).split(/\n(?=#)/)) {
    let name = /\{([a-z0-9-]+)\}\n/.exec(block)![1]!
    while (found.has(name)) name += "'"
    const words = block.replaceAll(/^\[.*$/gm, '').replaceAll(/\{[a-z0-9-]+\|([^}]*)\}/g, '$1')
    found.set(name, words.replaceAll(/\{[^}]*\}/g, ''))
  }
  return found
}
const glossary = JSON.parse(readFileSync(join(import.meta.dirname, '../../../docs/rules/glossary.json'), 'utf8')) as {
  terms: Record<string, Record<string, { term: string; forms?: string[] }>>
}
const termsIn = (language: string, game: string): Terms =>
  Object.fromEntries(
    Object.entries(glossary.terms)
      .filter(([id, entry]) => id.startsWith(`${game}.`) && entry[language])
      .map(([id, entry]) => [id, [entry[language]!.term, ...(entry[language]!.forms ?? [])]]),
  )

test('the book exists in four languages', () => {
  expect([...LANGUAGES].sort()).toEqual(['de', 'en', 'pl', 'ru'])
})

describe.each(LANGUAGES.flatMap(language => GAMES.map(game => ({ language, game }))))(
  'the $game book in $language',
  ({ language, game }) => {
    const book = bookIn(language, game)
    const english = bookIn('en', game)

    test('has the chapters, sections, signs and words of the English one, all with a title and a text', () => {
      const shape = (one: PlayersBook) => ({
        chapters: one.chapters.map(({ id, sections, inShort }) => [
          id,
          inShort.map(({ isTrue }) => isTrue),
          sections.map(section => [section.id, section.legend.map(({ sign }) => sign), section.paragraphs.length]),
        ]),
        questions: one.questions.map(({ id }) => id).sort(),
        terms: [...one.terms.keys()],
      })
      expect(shape(book)).toEqual(shape(english))
      const empty = sectionsOf(book).filter(({ title, paragraphs }) => !title || paragraphs.length === 0)
      expect(empty).toEqual([])
      expect(book.chapters.filter(({ lead }) => !lead)).toEqual([])
    })

    test('explains every term it underlines, with a symbol and a section to read on', () => {
      const symbols = readFileSync(join(import.meta.dirname, '../public/icons.svg'), 'utf8')
      const ids = new Set(sectionsOf(book).map(({ id }) => id))
      const used = [...textOf(language, game).matchAll(/\{([a-z-]+)\|[^}]+\}/g)].map(([, id]) => id!)
      expect(used.filter(id => !book.terms.has(id))).toEqual([])
      for (const { icon, see, text } of book.terms.values()) {
        expect(symbols).toContain(`id="${icon}"`)
        expect(ids).toContain(see)
        expect(text).not.toBe('')
      }
      // A brace that is no term, or a sign that nobody knows, would be shown as it is.
      const prose = sectionsOf(book).flatMap(({ paragraphs }) =>
        paragraphs.join(' ').replace(/\{[a-z-]+\|[^}]+\}/g, ''),
      )
      expect(prose.filter(text => /[{}[\]]/.test(text))).toEqual([])
      expect(sectionsOf(book).flatMap(({ legend }) => legend.filter(({ sign }) => !SIGNS.includes(sign)))).toEqual([])
    })

    test('names only rules that there are', () => {
      const rules = lawOf(game).flatMap(chapter => chapter.rules.map(({ id }) => id))
      const known = (id: string) =>
        rules.some(rule => rule === id || rule.startsWith(`${id}-`) || rule.startsWith(`${id}.`))
      const points = new Set(
        readFileSync(join(import.meta.dirname, '../../../docs/rules', `${game}.md`), 'utf8').match(/OP-\d+/g),
      )
      const wrong = sectionsOf(book).flatMap(section => section.rules.filter(id => !known(id) && !points.has(id)))
      expect(wrong).toEqual([])
    })

    test('every rule of the law leads to a section', () => {
      const rules = lawOf(game)
        .flatMap(chapter => chapter.rules.map(({ id }) => id))
        .filter(id => /^(?:D-|CQ-(?!0|15|16))/.test(id))
      expect(rules.length).toBeGreaterThan(100)
      expect(rules.filter(id => !sectionOfRule(book, id))).toEqual([])
    })
  },
)

test.each((['pl', 'de', 'ru'] as const).flatMap(language => GAMES.map(game => ({ language, game }))))(
  'the $game book in $language says every official term in the official word, or is listed where it does not',
  ({ language, game }) => {
    const own = wordsBySection(language, game)
    const faults = [...wordsBySection('en', game)].flatMap(([name, words]) =>
      wordFaults(official, game, language, words, own.get(name)!)
        .filter(({ id }) => !freeTerms(language, `book.${game}.${name.replace(/'$/, '')}`).includes(id))
        .map(({ problem }) => `${name}: ${problem}`),
    )
    expect(faults).toEqual([])
  },
)

test('every drawing of DOOM is a position the game accepts, or cards of the box', () => {
  const names = sectionsOf(bookIn('en', 'doom')).flatMap(({ drawing }) => drawing ?? [])
  for (const name of names) {
    if (name in CARD_DRAWINGS) continue
    expect(Object.keys(SKETCHES)).toContain(name)
    expect(sceneOf(name, SKETCHES[name]!.scenario).view.figures.length).toBeGreaterThan(0)
  }
  expect(new Set(names)).toEqual(
    new Set([...Object.keys(SKETCHES), ...Object.keys(CARD_DRAWINGS).filter(id => id !== 'sum')]),
  )
  expect(box().dice.red).toHaveLength(6)
})

test('every drawing of Conquest is drawn', () => {
  const names = sectionsOf(bookIn('en', 'conquest')).flatMap(({ drawing }) => drawing ?? [])
  const source = readFileSync(join(import.meta.dirname, '../src/rules/drawings/conquest/ConquestDrawing.tsx'), 'utf8')
  for (const name of names) expect(source).toContain(`  ${name}: () =>`)
  expect(existsSync(join(BOOKS, 'en/conquest.md'))).toBe(true)
})

describe('search', () => {
  const first = (language: string, game: string, query: string) => {
    const others = LANGUAGES.filter(each => each !== language).map(each => termsIn(each, game))
    return searchBook(bookIn(language, game), query, termsIn(language, game), others, see)
      .slice(0, 3)
      .map(({ section }) => section)
  }

  test.each([
    ['en', 'doom', 'cover', 'cover'],
    ['en', 'doom', 'glory kills', 'staggered'],
    ['en', 'doom', 'teleportes', 'teleporters'],
    ['en', 'doom', 'shoot past friend', 'q-past-friend'],
    ['en', 'doom', 'osłona', 'cover'],
    ['en', 'doom', 'Sichtlinie', 'who-sees-whom'],
    ['en', 'doom', 'укрытие', 'cover'],
    ['en', 'conquest', 'shelds', 'shields'],
    ['en', 'conquest', 'lider', 'bloodied'],
    ['pl', 'doom', 'osłony', 'cover'],
    ['pl', 'doom', 'oslona', 'cover'],
    ['pl', 'doom', 'Deckung', 'cover'],
    ['de', 'doom', 'Türen', 'doors'],
    ['de', 'doom', 'Teleportern', 'teleporters'],
    ['ru', 'doom', 'укрытия', 'cover'],
    ['ru', 'doom', 'telefrag', 'teleporters'],
    ['ru', 'conquest', 'щитам', 'shields'],
    ['de', 'conquest', 'Kriegsher', 'bloodied'],
    ['de', 'doom', 'Schadenssymbol', 'damage'],
    ['pl', 'doom', 'druyna', 'marine-turn'],
    ['de', 'doom', 'Kettensäge', 'weapons'],
    ['de', 'doom', 'Kettnesäge', 'weapons'],
    ['pl', 'doom', 'Kontrollpunkt', 'who-wins'],
    ['ru', 'doom', 'дрона', 'who-wins'],
    ['en', 'doom', 'Diablik', 'demons-act'],
    ['de', 'doom', 'Inxtiativekarte', 'a-round'],
    ['ru', 'doom', 'картакласса', 'classes'],
    ['en', 'doom', 'Zertörer', 'two-sides'],
    ['ru', 'doom', 'najźdźca', 'two-sides'],
    ['en', 'doom', 'speed value', 'demons-act'],
  ])('%s, %s: "%s" finds %s', (language, game, query, section) => {
    expect(first(language, game, query)).toContain(section)
  })

  test('every official term is told of somewhere, whatever the book calls it', () => {
    expect(Object.keys(see)).toEqual(Object.keys(glossary.terms))
    for (const game of GAMES) {
      const places = new Set(sectionsOf(bookIn('en', game)).map(({ id }) => id))
      const nowhere = Object.entries(see).filter(([id, section]) => id.startsWith(game) && !places.has(section))
      expect(nowhere).toEqual([])
    }
  })

  test.each(LANGUAGES)(
    '%s: what is found by its own word is found by the official word of every other language',
    language => {
      const [own, ...others] = [language, ...LANGUAGES.filter(each => each !== language)].map(each =>
        termsIn(each, 'conquest'),
      )
      const book = bookIn(language, 'conquest')
      const isFound = (word: string) => searchBook(book, word, own, others).length > 0
      const known = Object.keys(own!).filter(id => !own![id]![0]!.includes(' ') && isFound(own![id]![0]!))
      expect(known.length).toBeGreaterThan(35)
      expect(
        known.flatMap(id => others.map(terms => terms[id]?.[0] ?? '')).filter(word => word && !isFound(word)),
      ).toEqual([])
    },
  )

  test('words are alike by their beginning or but for a slip, and others are not', () => {
    expect(likeness('cover', 'cover')).toBeGreaterThan(likeness('cove', 'cover'))
    expect(likeness('osłony', 'osłona')).toBeGreaterThan(0)
    expect(likeness('tleport', 'teleport')).toBeGreaterThan(0)
    expect(likeness('door', 'dice')).toBe(0)
    expect(plainWords('Größe {cover|Osłona}')).toEqual(['grosse', 'oslona'])
  })

  test('what fits nothing finds nothing', () => {
    expect(first('en', 'doom', 'xylophone')).toEqual([])
    expect(first('en', 'doom', ' ')).toEqual([])
  })
})
