import { groupOf, isId } from './id.mjs'

/** The rules of one specification in its order. A rule is a list item that begins with its id in bold, an open point a row of a table. */
export function readSpec(text, file) {
  const rules = []
  for (const [index, line] of text.split('\n').entries()) {
    const match = /^\s*- \*\*([A-Z]+-[\w.-]*\w)/.exec(line) ?? /^\| (OP-\d+) \|/.exec(line)
    if (!match || !isId(match[1])) continue
    const says = line
      .slice(line.indexOf(match[1]) + match[1].length)
      .replace(/\*\*/, '')
      .replace(/^[\s—|]+/, '')
    rules.push({
      id: match[1],
      group: groupOf(match[1]),
      at: `${file}:${index + 1}`,
      says,
      withdrawn: /^\W*withdrawn/i.test(says),
    })
  }
  return rules
}
