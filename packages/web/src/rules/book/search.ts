import { type BookSection, type PlayersBook, QUESTIONS, type Term } from './book.ts'

export interface Hit {
  /** Where it leads: a section. */
  section: string
  chapter: string
  title: string
  text: string
  isTerm: boolean
  score: number
}

/** Terms of one language by id, with the beginnings or forms of words that mean them: see docs/rules/glossary.json. */
export type Terms = Readonly<Record<string, readonly string[]>>

/** Texts of the book are asked for again with every letter that is typed. */
const known = new Map<string, string[]>()

/** Without case, accents and signs, each once: how words are compared. */
export function plainWords(text: string): string[] {
  const words = known.get(text) ?? [...new Set(plain(text))]
  known.set(text, words)
  return words
}

function plain(text: string): string[] {
  return text
    .replace(/\{[a-z-]+\|([^}]+)\}|\*\*/g, (_, words) => words ?? '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** How well a word of the book answers a word that somebody typed: 0 is not at all. Word forms differ at the end, typos anywhere. */
export function likeness(typed: string, word: string): number {
  if (typed === word) return 10
  if (typed.length >= 2 && word.startsWith(typed)) return 8
  const shared = sharedStart(typed, word)
  const shorter = Math.min(typed.length, word.length)
  const endings = Math.max(typed.length, word.length) - shared
  if (shared >= 4 && shared >= shorter - 2 && endings <= 4) return 6
  if (shared >= 3 && shared >= shorter - 1 && endings <= 2) return 5
  if (word.length >= 6 && typed.startsWith(word)) return 4 // the first of two words that German writes as one
  if (typed.length >= 4 && word.length >= 4 && slips(typed, word) <= (typed.length >= 8 ? 2 : 1)) return 3
  return 0
}

function sharedStart(a: string, b: string): number {
  let n = 0
  while (n < a.length && n < b.length && a[n] === b[n]) n++
  return n
}

/** Letters wrong, missing, too many or swapped with their neighbour. */
function slips(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3
  let [last, row] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let best = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, last[j - 2]! + 1)
      next[j] = best
    }
    ;[last, row] = [row, next]
  }
  return row[b.length]!
}

interface Meaning {
  words: string[]
  weight: number
  /** Not typed, but the words of a term: nobody stopped in the middle of one. */
  isTerm?: boolean
}

/** Word forms are alike by so much, slips by so much. */
const FORM = 4
const SLIP = 3

/** What a typed word may mean: the terms of which it is a word, in some form or but for a slip, as this language calls them. */
function meanings(typed: string, terms: Terms, own: Terms, weight: number, least: number): Meaning[] {
  const found: Meaning[] = []
  for (const [id, forms] of Object.entries(terms)) {
    if (!own[id]) continue
    const like = Math.max(...forms.flatMap(plainWords).map(word => likeness(typed, word)))
    if (like >= least)
      found.push({ words: plainWords(own[id][0]!), weight: like >= 5 ? weight : weight * 0.6, isTerm: true })
  }
  return found
}

/** The section in which a term is told of, by its id: the book need not call all by their official names. */
export type See = Readonly<Record<string, string>>

/**
 * The sections and terms that answer every word, the best first; or where an official term is told of that the book does not name. If
 * there are none, the same but for slips, then those that answer most.
 */
export function searchBook(
  book: PlayersBook,
  query: string,
  own: Terms = {},
  others: readonly Terms[] = [],
  see: See = {},
): Hit[] {
  const typed = plain(query)
  if (typed.length === 0) return []
  const waysTo = (least: number) =>
    typed.map(word => [
      { words: [word], weight: 1 },
      ...meanings(word, own, own, 0.7, least),
      ...others.flatMap(other => meanings(word, other, own, 0.6, least)),
    ])
  for (const least of [FORM, SLIP]) {
    const hits = found(book, waysTo(least), 1, least)
    if (hits.length > 0) return hits
    const named = toldIn(book, typed, [own, ...others], see, least)
    if (named.length > 0) return named
  }
  return found(book, waysTo(SLIP), 0.5, SLIP)
}

/** The sections of the terms that these words name. */
function toldIn(
  book: PlayersBook,
  typed: readonly string[],
  languages: readonly Terms[],
  see: See,
  least: number,
): Hit[] {
  const sections = [...book.chapters.flatMap(chapter => chapter.sections), ...book.questions]
  const hits = new Map<string, Hit>()
  for (const terms of languages)
    for (const [id, forms] of Object.entries(terms)) {
      const words = forms.flatMap(plainWords)
      const score = Math.max(
        Math.min(...typed.map(one => Math.max(...words.map(word => likeness(one, word))))),
        likeness(typed.join(''), plainWords(forms[0]!).join('')), // a space is a letter that slips, too
      )
      const section = score >= least ? sections.find(one => one.id === see[id]) : undefined
      if (!section || score <= (hits.get(section.id)?.score ?? 0)) continue
      const { id: place, chapter, title, paragraphs } = section
      hits.set(place, { section: place, chapter, title, text: paragraphs[0] ?? '', isTerm: false, score })
    }
  return [...hits.values()].sort((a, b) => b.score - a.score).slice(0, 12)
}

/** What answers at least this share of the words, and of the words of what they mean, each at least so well. */
function found(book: PlayersBook, ways: readonly Meaning[][], share: number, least: number): Hit[] {
  const mean = (scores: number[]) => {
    const answered = scores.filter(one => one > 0).length
    return answered > 0 && answered >= share * scores.length ? scores.reduce((a, b) => a + b, 0) / scores.length : 0
  }
  const score = (title: string[], text: string[]) => {
    const one = (word: string, isTerm = false) => {
      const like = alike(word, isTerm)
      return Math.max(...title.map(each => 3 * like(each)), ...text.map(like), 0)
    }
    return mean(
      ways.map(way =>
        Math.max(...way.map(({ words, weight, isTerm }) => weight * mean(words.map(word => one(word, isTerm))))),
      ),
    )
  }
  /** Most words stand in many sections, and are compared once. */
  const compared = new Map<string, (each: string) => number>()
  const alike = (word: string, isTerm: boolean) => {
    const key = `${word}${isTerm ? ' ' : ''}`
    const before = compared.get(key)
    if (before) return before
    const like = new Map<string, number>()
    const compare = (each: string) => {
      let value = like.get(each)
      if (value !== undefined) return value
      value = likeness(word, each)
      const isBeginning = isTerm && word.length < 4 && each.length > word.length + 2
      if (value < least || isBeginning) value = 0
      like.set(each, value)
      return value
    }
    compared.set(key, compare)
    return compare
  }
  const hits: Hit[] = []
  const add = (section: BookSection, chapter: string) => {
    const found = score(plainWords(section.title), plainWords([...section.paragraphs, ...section.rules].join(' ')))
    if (found > 0)
      hits.push({
        ...{ section: section.id, chapter: section.chapter, title: section.title, isTerm: false },
        // Where both fit alike, what explains comes before what answers one question.
        score: chapter === QUESTIONS ? found - 1 : found,
        text: section.paragraphs[0] ?? chapter,
      })
  }
  for (const chapter of book.chapters) for (const section of chapter.sections) add(section, chapter.title)
  for (const question of book.questions) add(question, QUESTIONS)
  for (const term of book.terms.values()) {
    const found = score(plainWords(term.title), plainWords(term.text))
    const home = found > 0 ? homeOf(book, term) : null
    // A term is told in its section: the section comes first where both fit alike.
    if (home)
      hits.push({
        ...{ section: term.see, chapter: home, title: term.title },
        text: term.text,
        isTerm: true,
        score: found - 0.5,
      })
  }
  return hits.sort((a, b) => b.score - a.score).slice(0, 12)
}

const homeOf = (book: PlayersBook, term: Term): string | null =>
  book.chapters.find(chapter => chapter.sections.some(section => section.id === term.see))?.id ?? null
