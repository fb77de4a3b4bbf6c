import { NO_FIELD } from './places.mjs'

/**
 * The mutants of one content file: a figure one higher or lower, a word replaced by another that stands in the same field
 * elsewhere, a field or a member of a list left out.
 */
export function contentMutants(file, source, words) {
  const found = []
  const json = JSON.parse(source)
  const add = (path, from, to, apply) => found.push({ file, path, from, to, apply, ...where(source, json, path) })
  walk(json, [], (value, path, parent) => {
    const key = path.at(-1)
    const set = to => add(path, shown(value), shown(to), copy => put(copy, path, to))
    if (typeof value === 'number') {
      set(value + 1)
      if (value > 0) set(value - 1)
    } else if (typeof value === 'boolean') set(!value)
    else if (typeof value === 'string') {
      const other = nextWord(words.get(field(path)) ?? [], value)
      if (other !== undefined) set(other)
    }
    if (Array.isArray(parent) ? path.length > 2 : path.length > 2 && value !== null && typeof parent === 'object')
      add(path, `${typeof key === 'number' ? '' : `${key}: `}${shown(value)}`, 'left out', copy => drop(copy, path))
  })
  return found
}

/** The words that stand in each field of some files. */
export function wordsOf(sources) {
  const words = new Map()
  for (const source of sources)
    walk(JSON.parse(source), [], (value, path) => {
      if (typeof value !== 'string') return
      const at = field(path)
      words.set(at, (words.get(at) ?? new Set()).add(value))
    })
  return new Map([...words].map(([at, set]) => [at, [...set].sort()]))
}

/** The file with one mutant in it. */
export function changed(source, { apply }) {
  const copy = JSON.parse(source)
  apply(copy)
  return JSON.stringify(copy)
}

/** The name of the field, and the one around it: `trigger.on` is not `effect.on`. */
function field(path) {
  return path
    .filter(part => typeof part === 'string')
    .slice(-2)
    .join('.')
}

function nextWord(list, word) {
  return list.length < 2 ? undefined : list[(list.indexOf(word) + 1) % list.length]
}

function walk(value, path, each) {
  if (value === null || typeof value !== 'object') return
  for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
    if (typeof key === 'string' && NO_FIELD.test(key)) continue
    const here = [...path, key]
    each(value[key], here, value)
    walk(value[key], here, each)
  }
}

const at = (json, path) => path.reduce((value, key) => value[key], json)

function put(json, path, value) {
  at(json, path.slice(0, -1))[path.at(-1)] = value
}

function drop(json, path) {
  const parent = at(json, path.slice(0, -1))
  if (Array.isArray(parent)) parent.splice(path.at(-1), 1)
  else delete parent[path.at(-1)]
}

const shown = value => JSON.stringify(value).slice(0, 80)

/** The card around a value, and the line on which it begins. */
function where(source, json, path) {
  let depth = path.length - 1
  while (depth > 0 && typeof at(json, path.slice(0, depth)).id !== 'string') depth--
  // Abilities have ids too: the outermost thing with one is the card.
  for (let n = 1; n < depth; n++) if (typeof at(json, path.slice(0, n)).id === 'string') depth = n
  const { id } = at(json, path.slice(0, depth))
  const begins = id === undefined ? 0 : source.indexOf(`"id": "${id}"`)
  const line = source.slice(0, Math.max(0, begins)).split('\n').length
  return { line, column: 1, text: [...(id ? [id] : []), path.slice(depth).join('.')].join(' '), card: id }
}
