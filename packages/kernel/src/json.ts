import { asFinding, type Finding, finding, type Said, sentence } from './finding.ts'

/** What somebody wrote is not JSON: where, and what should stand there. Every browser has its own English words for that. */
export class BadJson extends Error {
  readonly said: Said
  constructor(text: string) {
    const said = finding`is not JSON: ${faultIn(text)}`
    super(sentence(said))
    this.name = 'BadJson'
    this.said = said
  }
}

/** JSON.parse; a mark of the byte order is passed over. Throws BadJson. */
export function parseJson(given: string): unknown {
  const text = given.replace(/^\ufeff/, '')
  try {
    return JSON.parse(text)
  } catch {
    throw new BadJson(text)
  }
}

const BLANK = /[ \t\n\r]*/y
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids exactly these in a text
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y
const PLAIN = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y

/** The first thing in a text that keeps it from being JSON. */
function faultIn(text: string): Finding {
  const open: string[] = []
  let at = 0
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at += found[0].length
    return found !== null
  }
  const mark = (one: string) => {
    const isThere = text[at] === one
    if (isThere) at++
    return isThere
  }
  const fault = (said: Said) => {
    const before = text.slice(0, at).split('\n')
    const wrong = at < text.length ? said : 'the file ends before all is closed'
    return finding`line ${before.length}, column ${before.at(-1)!.length + 1}: ${asFinding(wrong)}`
  }
  /** After a value all that it ends is closed; then comes the next, or nothing. */
  for (let wants: 'value' | 'first' | 'name' | 'more' = 'value'; ; ) {
    take(BLANK)
    if (wants === 'more') {
      const end = open.at(-1)
      if (end === undefined) return fault('here it should be over')
      if (mark(end)) open.pop()
      else if (mark(',')) wants = end === '}' ? 'name' : 'value'
      else return fault(finding`a comma or ${end} is missing`)
    } else if (wants === 'first' && mark(open.at(-1)!)) {
      open.pop()
      wants = 'more'
    } else if (wants === 'name' || (wants === 'first' && open.at(-1) === '}')) {
      if (!take(TEXT)) return fault('the name of a field must stand here, in double quotes')
      take(BLANK)
      if (!mark(':')) return fault('a colon is missing')
      wants = 'value'
    } else if (mark('{')) {
      open.push('}')
      wants = 'first'
    } else if (mark('[')) {
      open.push(']')
      wants = 'first'
    } else if (take(TEXT) || take(PLAIN)) wants = 'more'
    else if (text[at] === '"')
      return fault('this text in quotes is not closed, or holds a sign that may not stand in it')
    else
      return fault('a value must stand here: a text in double quotes, a number, true, false, null, a list or an object')
  }
}
