import { parseSync } from 'rolldown/utils'
import { leadingIds } from './id.mjs'

const TESTS = ['test', 'it', 'rule']
const GROUPS = ['describe', 'suite']
const OFF = ['skip', 'todo', 'fails']
const TABLE = ['each', 'for']
const UNFINISHED = /^(?:[.-]?|\s*(?:D|W|CQ|EX|OP)-?)$/

/**
 * The ids that the tests of a file cite: those at the start of the name of a test that runs, and of the groups around
 * it. `open` says that some name is only known at run time (`test(`${id} …`)`): then the list is not complete.
 */
export function citations(file, source) {
  const { program, errors } = parseSync(file, source)
  if (errors.length) throw new Error(`${file}: ${errors[0].message}`)
  const found = { cited: [], open: false }
  walk(program, { around: [], off: false }, found, offset => `${file}:${source.slice(0, offset).split('\n').length}`)
  return found
}

function walk(node, context, found, at) {
  if (Array.isArray(node)) for (const item of node) walk(item, context, found, at)
  if (!node || typeof node.type !== 'string') return
  const inside = node.type === 'CallExpression' ? enter(node, context, found, at) : context
  for (const key in node) if (typeof node[key] === 'object') walk(node[key], inside, found, at)
}

/** Notes what a call cites and returns the context for what is inside it. */
function enter(call, context, found, at) {
  const words = wordsOf(call.callee)
  const name = nameOf(
    call.arguments[0],
    words.some(word => TABLE.includes(word)),
  )
  const { ids, rest } = leadingIds(name.text)
  const isTest = TESTS.includes(words[0]) || wraps(call, ids)
  const isGroup = GROUPS.includes(words[0])
  if (!isTest && !isGroup) return context
  const off = context.off || words.some(word => OFF.includes(word))
  if (off) return { ...context, off }
  if (!name.known && UNFINISHED.test(rest) && call.arguments.length > 1) found.open = true
  const own = ids.map(id => ({ id, at: at(call.start) }))
  if (isGroup) return { around: [...context.around, ...own], off }
  found.cited.push(...context.around, ...own)
  return context
}

/** A helper that makes a test: its first argument begins with an id, another is a function. */
function wraps(call, ids) {
  return ids.length > 0 && call.arguments.some(({ type }) => /Function/.test(type))
}

/** `test.skip.each(table)` gives test, skip, each. */
function wordsOf(callee) {
  if (callee.type === 'Identifier') return [callee.name]
  if (callee.type === 'MemberExpression') return [...wordsOf(callee.object), callee.property.name]
  if (callee.type === 'CallExpression') return wordsOf(callee.callee)
  if (callee.type === 'TaggedTemplateExpression') return wordsOf(callee.tag)
  return []
}

/** The text of a name up to the first part that is only known at run time. */
function nameOf(node, hasTable) {
  if (node?.type === 'Literal' && typeof node.value === 'string') {
    const hole = hasTable ? node.value.search(/%|\$/) : -1
    return hole < 0 ? { text: node.value, known: true } : { text: node.value.slice(0, hole), known: false }
  }
  if (node?.type === 'TemplateLiteral') {
    const text = node.quasis[0].value.cooked
    return node.expressions.length ? { text, known: false } : nameOf({ type: 'Literal', value: text }, hasTable)
  }
  if (node?.type === 'BinaryExpression' && node.operator === '+')
    return { ...nameOf(node.left, hasTable), known: false }
  return { text: '', known: false }
}
