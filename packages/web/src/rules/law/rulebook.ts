/** A rulebook as the page shows it: chapters of rules, each with its id. */
export interface Chapter {
  id: string
  title: string
  level: number
  rules: Rule[]
}

export interface Rule {
  id: string
  text: string
}

const HEADING = /^(#{2,4})\s+(.*)$/
const RULE = /^- \*\*((?:D|W|OP|CQ|EX)-[A-Za-z0-9.-]+)\.?(?: ([^*]*))?\*\*\s*(?:—|-)?\s*(.*)$/
/** Where a rule was found in the printed booklets: for engineers, not for players. */
const CITATION = /\s*\[(?:PL|DE|RU|LTP|EN|full|demo)[^\]]*\]/g

/** Reads docs/rules/*.md. Tables and remarks for engineers are left out: players get the rules. */
export function rulebook(markdown: string): Chapter[] {
  const chapters: Chapter[] = []
  let rule: Rule | null = null
  for (const line of markdown.split('\n')) {
    const heading = HEADING.exec(line)
    const found = RULE.exec(line)
    if (heading) {
      const title = plain(heading[2]!).replace(/^[\d.]+\s*/, '')
      chapters.push({ id: slug(title), title, level: heading[1]!.length, rules: [] })
      rule = null
    } else if (found) {
      const [, id, name, text] = found
      rule = { id: id!.replace(/\.$/, ''), text: plain(name ? `**${name.replace(/\.$/, '')}.** ${text}` : text!) }
      chapters.at(-1)?.rules.push(rule)
    } else if (rule && /^\s+\S/.test(line)) rule.text += ` ${plain(line.trim())}`
    else if (line.trim() === '') rule = null
  }
  return chapters.filter(chapter => chapter.rules.length > 0)
}

/** The rule itself, or the group or chapter it belongs to: prompts may name a whole group. */
export function findRule(chapters: readonly Chapter[], id: string): { chapter: Chapter; rules: Rule[] } | null {
  for (const chapter of chapters) {
    const rules = chapter.rules.filter(rule => rule.id === id)
    if (rules.length > 0) return { chapter, rules }
  }
  for (const chapter of chapters) {
    const rules = chapter.rules.filter(rule => rule.id.startsWith(`${id}-`) || rule.id.startsWith(`${id}.`))
    if (rules.length > 0) return { chapter, rules }
  }
  return null
}

/** Chapters with only the rules that hold every word of the query, in the id or the text. */
export function searchRules(chapters: readonly Chapter[], query: string): Chapter[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...chapters]
  return chapters
    .map(chapter => {
      const rules = chapter.rules.filter(rule => {
        const text = `${rule.id} ${chapter.title} ${rule.text}`.toLowerCase()
        return words.every(word => text.includes(word))
      })
      return { ...chapter, rules }
    })
    .filter(chapter => chapter.rules.length > 0)
}

/** The faces of the app have no arrows. */
function plain(text: string): string {
  return text.replace(CITATION, '').replaceAll('`', '').replaceAll('→', 'to').trim()
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
