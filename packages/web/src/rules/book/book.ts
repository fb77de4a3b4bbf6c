/**
 * The player's book: `packages/web/book/LANGUAGE/GAME.md`, in a small format made of lines.
 *
 *     # Title {id}          a chapter          > its first sentence
 *     ## Title {id}         a section          ~ sign: what it means in the drawing
 *     [drawing: name]  [rules: ID ID]  [icon: name]  [see: section]
 *     + true in short       - not true in short
 *     text with **bold** and {term|the words for it here}
 *
 * English is the reference: drawings, rules, icons and links stand there only, and other languages have the same ids; the build puts them in
 * (vite/book.ts).
 */
export interface PlayersBook {
  chapters: BookChapter[]
  /** Answers to questions, in the order of the language. */
  questions: BookSection[]
  /** Terms, by id. */
  terms: ReadonlyMap<string, Term>
}

export interface BookChapter {
  id: string
  title: string
  lead: string
  sections: BookSection[]
  inShort: { isTrue: boolean; text: string }[]
}

export interface BookSection {
  id: string
  chapter: string
  title: string
  drawing: string | null
  rules: string[]
  paragraphs: string[]
  legend: { sign: Sign; text: string }[]
}

export interface Term {
  id: string
  title: string
  icon: string
  /** The section that says more. */
  see: string
  text: string
}

/** What lines and numbers of a drawing mean. */
export const SIGNS = ['free', 'cover', 'stopped', 'number'] as const
type Sign = (typeof SIGNS)[number]

/** Chapters that are lists: questions and terms. */
export const QUESTIONS = 'az'
export const TERMS = 'words'

interface Entry {
  id: string
  title: string
  facts: Map<string, string>
  paragraphs: string[]
  legend: BookSection['legend']
}
interface Part {
  id: string
  title: string
  lead: string
  inShort: BookChapter['inShort']
  entries: Entry[]
}

const HEADING = /^(#{1,2}) (.+) \{([a-z0-9-]+)\}$/
const FACT = /^\[(drawing|rules|icon|see): (.+)\]$/
const SIGN = /^~ (\w+): (.+)$/

function partsOf(markdown: string): Part[] {
  const parts: Part[] = []
  let entry: Entry | null = null
  let isOpen = false
  for (const line of markdown.split('\n').map(each => each.trim())) {
    const part = parts.at(-1)
    const [, marks, title, id] = HEADING.exec(line) ?? []
    const [, fact, value] = FACT.exec(line) ?? []
    const [, sign, meaning] = SIGN.exec(line) ?? []
    const wasOpen = isOpen
    isOpen = false
    if (marks === '#') {
      parts.push({ id: id!, title: title!, lead: '', inShort: [], entries: [] })
      entry = null
    } else if (marks === '##') {
      entry = { id: id!, title: title!, facts: new Map(), paragraphs: [], legend: [] }
      part!.entries.push(entry)
    } else if (fact) entry!.facts.set(fact, value!)
    else if (sign) entry!.legend.push({ sign: sign as Sign, text: meaning! })
    else if (line.startsWith('> ')) part!.lead = line.slice(2)
    else if (/^[+-] /.test(line)) part!.inShort.push({ isTrue: line.startsWith('+'), text: line.slice(2) })
    else if (line && entry) {
      if (wasOpen) entry.paragraphs[entry.paragraphs.length - 1] += ` ${line}`
      else entry.paragraphs.push(line)
      isOpen = true
    }
  }
  return parts
}

export function readBook(markdown: string, locale: string): PlayersBook {
  const parts = partsOf(markdown)
  const factOf = (one: Entry, name: string) => one.facts.get(name) ?? ''
  const section = (part: Part, one: Entry): BookSection => ({
    ...{ id: one.id, chapter: part.id, title: one.title, paragraphs: one.paragraphs, legend: one.legend },
    drawing: factOf(one, 'drawing') || null,
    rules: factOf(one, 'rules').split(' ').filter(Boolean),
  })
  const term = (one: Entry): Term => ({
    ...{ id: one.id, title: one.title, text: one.paragraphs.join(' ') },
    ...{ icon: factOf(one, 'icon'), see: factOf(one, 'see') },
  })
  const listed = (id: string) => parts.find(part => part.id === id)!
  const inOrder = new Intl.Collator(locale)
  return {
    chapters: parts
      .filter(({ id }) => id !== QUESTIONS && id !== TERMS)
      .map(part => ({
        ...{ id: part.id, title: part.title, lead: part.lead, inShort: part.inShort },
        sections: part.entries.map(one => section(part, one)),
      })),
    questions: listed(QUESTIONS)
      .entries.map(one => section(listed(QUESTIONS), one))
      .sort((a, b) => inOrder.compare(a.title, b.title)),
    terms: new Map(listed(TERMS).entries.map(one => [one.id, term(one)])),
  }
}

/** The section that explains a rule to players: one that names it, else one that names its group; never a mere question if a chapter does. */
export function sectionOfRule(book: PlayersBook, rule: string): BookSection | null {
  const sections = [...book.chapters.flatMap(chapter => chapter.sections), ...book.questions]
  const names = [rule, rule.replace(/[-.][^-.]*$/, '')]
  for (const name of names) {
    const found = sections.find(section => section.rules.includes(name))
    if (found) return found
  }
  return (
    sections.find(section => section.rules.some(each => each.startsWith(`${rule}-`) || each.startsWith(`${rule}.`))) ??
    null
  )
}

export const isRule = (word: string): boolean => /^(?:[A-Z]+-[A-Z]*-?\d[\d.]*|D-[A-Z]+)$/.test(word)
