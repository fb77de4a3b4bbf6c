import { parseSync } from 'rolldown/utils'
import { ONLY_TELLS } from './places.mjs'

/**
 * The mutants of one source file: every one replaces the text from `start` to `end` by `to`.
 * `reach` is the node that must be evaluated for the mutant to matter.
 */
export function codeMutants(file, source) {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  const found = []
  const begins = new Set()
  const text = node => source.slice(node.start, node.end)
  const add = (node, to, reach = node) => found.push({ start: node.start, end: node.end, to, reach })
  visit(program, null, (node, parent) => {
    if (isType(node) || onlyTells(node)) return false
    if (node.type === 'ExpressionStatement') begins.add(node.start)
    MUTATE[node.type]?.(node, add, text, parent, source)
    return true
  })
  return found.map(m => ({
    file,
    ...m,
    begins: begins.has(m.reach.start),
    from: source.slice(m.start, m.end),
    ...place(source, m.start),
  }))
}

/** Types say nothing at run time. */
const isType = node =>
  /^TS(?!AsExpression|NonNullExpression|SatisfiesExpression)/.test(node.type) || node.type === 'ImportDeclaration'

const callee = node => (node.type === 'CallExpression' && node.callee.type === 'Identifier' ? node.callee.name : '')

/** `if (heard()) tell(…)`, `say(…)`, and the making of errors, which tests of messages hold. */
function onlyTells(node) {
  if (node.type === 'ThrowStatement' || node.superClass?.name === 'Error') return true
  if (node.type === 'IfStatement') return ONLY_TELLS.test(callee(node.test))
  return (
    ONLY_TELLS.test(callee(node)) || (node.type === 'ExpressionStatement' && ONLY_TELLS.test(callee(node.expression)))
  )
}

const COMPARE = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
}
const ARITHMETIC = {
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  '%': '*',
  '|': '&',
  '&': '|',
  '^': '&',
  '<<': '>>',
  '>>': '<<',
}
const METHOD = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  ceil: 'floor',
  floor: 'ceil',
  pop: 'shift',
  shift: 'pop',
}
const DROP = /^(filter|sort|reverse|slice)$/

const isText = node => node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')

const MUTATE = {
  BinaryExpression(node, add, text, parent) {
    const { left, operator, right } = node
    // One turn too many over a list finds nothing there; a list never has fewer than no members.
    const [boundary, inverse] = COMPARE[operator] ?? []
    if (boundary && !(inverse && isLength(text(left), text(right))) && parent.type !== 'ForStatement')
      add(node, `${text(left)} ${boundary} ${text(right)}`)
    if (inverse) add(node, `${text(left)} ${inverse} ${text(right)}`)
    if (operator in ARITHMETIC && !isText(left) && !isText(right))
      add(node, `${text(left)} ${ARITHMETIC[operator]} ${text(right)}`)
  },
  /** A condition is forgotten. */
  LogicalExpression(node, add, text) {
    if (node.operator !== '??') add(node, text(node.left))
    // Not whether something is there at all: the compiler asks for that, mostly where it always is.
    if (!isPresence(node.left)) add(node, text(node.right))
  },
  UnaryExpression(node, add, text) {
    if (node.operator === '!' || node.operator === '~') add(node, text(node.argument))
    if (node.operator === '-' && node.argument.type !== 'Literal') add(node, text(node.argument))
  },
  UpdateExpression(node, add, text) {
    const other = node.operator === '++' ? '--' : '++'
    add(node, node.prefix ? other + text(node.argument) : text(node.argument) + other)
  },
  AssignmentExpression(node, add, text) {
    const other = { '+=': '-=', '-=': '+=', '|=': '&=', '&=': '|=' }[node.operator]
    if (other) add(node, `${text(node.left)} ${other} ${text(node.right)}`)
  },
  Literal(node, add, _text, parent) {
    if (typeof node.value === 'boolean') add(node, `${!node.value}`)
    // Not the names of fields, not -1, which only means "none".
    const name = parent.type === 'Property' && parent.key === node && !parent.computed
    if (typeof node.value === 'number' && !name && parent.type !== 'UnaryExpression') add(node, `${node.value + 1}`)
  },
  ConditionalExpression: (node, add, text) => invert(node.test, add, text),
  IfStatement: (node, add, text) => invert(node.test, add, text),
  WhileStatement: (node, add, text) => invert(node.test, add, text),
  CallExpression(node, add, text, parent) {
    const { callee } = node
    if (callee.type !== 'MemberExpression' || callee.computed || callee.optional) return
    const name = callee.property.name
    if (name in METHOD) add(callee.property, METHOD[name], node)
    if (DROP.test(name) && parent.type !== 'ExpressionStatement') add(node, text(callee.object))
  },
  /** A step is forgotten. */
  ExpressionStatement(node, add) {
    if (node.expression.type === 'Literal') return // 'use strict'
    add(node, ';')
  },
  ReturnStatement(node, add, text) {
    if (
      node.argument &&
      /^(Call|Object|Array|Member)Expression$|^Identifier$/.test(node.argument.type) &&
      text(node.argument) !== 'undefined'
    )
      add(node, 'return')
  },
}

/** A condition becomes its opposite, unless its operator has mutants of its own. */
function invert(test, add, text) {
  if (/^(Call|Member|Chain)Expression$|^Identifier$/.test(test.type)) add(test, `!${text(test)}`)
}

/** `figure`, `!figure`, `!!figure`, `figure === undefined`, `'at' in effect` */
const isPresence = node =>
  node.type === 'Identifier' ||
  (node.type === 'UnaryExpression' && node.operator === '!' && isPresence(node.argument)) ||
  (node.type === 'BinaryExpression' && node.right.type === 'Identifier' && node.right.name === 'undefined') ||
  (node.type === 'BinaryExpression' && node.operator === 'in')

const isLength = (left, right) => right === '0' && /\.(length|size)$/.test(left)

function visit(node, parent, enter) {
  if (!enter(node, parent)) return
  for (const key of Object.keys(node)) {
    const value = node[key]
    for (const child of Array.isArray(value) ? value : [value])
      if (child && typeof child.type === 'string') visit(child, node, enter)
  }
}

/** Line and column, counted from 1, and the line itself. */
export function place(source, at) {
  const before = source.slice(0, at).split('\n')
  return { line: before.length, column: before.at(-1).length + 1, text: source.split('\n')[before.length - 1].trim() }
}

/** The source with one mutant in it. */
export function mutated(source, { start, end, to }) {
  return `${source.slice(0, start)}${to}${source.slice(end)}`
}

/** The source in which `__reached(n)` is called whenever mutant n is reached. */
export function watched(source, mutants) {
  const inserts = []
  for (const { n, reach, to, begins } of mutants) {
    const statement = to === ';' || to === 'return' ? 1 : 0
    // Sources have no semicolons: a line that began with a bracket would go on with the line before.
    const open = statement ? `{__reached(${n});` : begins ? `__reached(${n})||(` : `(__reached(${n}),`
    const close = statement ? ';}' : ')'
    inserts.push({ at: reach.start, insert: open, ends: 0, reach, statement })
    inserts.push({ at: reach.end, insert: close, ends: 1, reach, statement })
  }
  // At one place: what ends comes before what begins; the outer begins first and ends last.
  inserts.sort(
    (a, b) =>
      a.at - b.at ||
      b.ends - a.ends ||
      (a.ends ? b.reach.start - a.reach.start : b.reach.end - a.reach.end) ||
      (a.ends ? a.statement - b.statement : b.statement - a.statement),
  )
  let out = ''
  let at = 0
  for (const { at: here, insert } of inserts) {
    out += source.slice(at, here) + insert
    at = here
  }
  return out + source.slice(at)
}
