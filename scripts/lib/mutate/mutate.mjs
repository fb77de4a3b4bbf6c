import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from '../root.mjs'
import { codeMutants, mutated, watched } from './code.mjs'
import { changed, contentMutants, wordsOf } from './content.mjs'
import { EQUIVALENT } from './equivalent.mjs'
import { compileAll, compiled } from './modules.mjs'
import { GAMES, NO_CODE, NO_CONTENT, NO_WITNESS } from './places.mjs'
import { planFor } from './plan.mjs'
import { sampled } from './sample.mjs'
import { Workers } from './workers.mjs'

const read = file => readFileSync(file, 'utf8')
const listed = (list, file) => list.some(no => no.test(file.split(sep).join('/')))
const short = file => relative(root, file).split(sep).join('/')

function filesIn(place, fits) {
  const path = join(root, place)
  if (!existsSync(path)) throw new Error(`scripts/lib/mutate/places.mjs names ${place}, which does not exist.`)
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true })
    .map(name => join(path, name))
    .filter(file => fits.test(file) && statSync(file).isFile())
    .sort()
}

/** All mutants of a game, in the order of the files, numbered. */
export function mutantsOf(game) {
  const { code, content } = GAMES[game]
  const found = []
  const sources = code.flatMap(place => filesIn(place, /\.ts$/)).filter(file => !listed(NO_CODE, file))
  for (const file of sources) {
    const lines = read(file).split('\n')
    for (const mutant of codeMutants(file, read(file)))
      found.push({ ...mutant, names: rulesBeside(lines, mutant.line) })
  }
  const files = content.flatMap(place => filesIn(place, /\.json$/)).filter(file => !listed(NO_CONTENT, file))
  const words = wordsOf(files.map(read))
  for (const file of files) {
    const source = read(file)
    const named = new Map()
    for (const mutant of contentMutants(file, source, words)) {
      if (!named.has(mutant.card)) named.set(mutant.card, namesOf(source, mutant.card))
      found.push({ ...mutant, content: true, names: named.get(mutant.card) })
    }
  }
  for (const [n, mutant] of found.entries()) mutant.n = n
  return found
}

/** The rules that are cited shortly above or beside a line: `D-LOS-3`. */
const rulesBeside = (lines, line) =>
  lines
    .slice(Math.max(0, line - 8), line + 2)
    .join(' ')
    .match(/\b(D-[A-Z]+-\d+|OP-\d+|CQ-\d+\.\d+)\b/g) ?? []

/** How tests may call a card: by its id or its name. */
function namesOf(source, id) {
  if (id === undefined) return []
  const name = /"name": "([^"]+)"/.exec(source.slice(source.indexOf(`"id": "${id}"`)))?.[1]
  return name ? [id, name, name.replaceAll("'", "\\'")] : [id]
}

const oneLine = text => text.replace(/\s+/g, ' ').slice(0, 100)
export const changeOf = mutant => `${oneLine(mutant.from)} → ${oneLine(mutant.to === ';' ? 'left out' : mutant.to)}`
export const placeOf = mutant => `${short(mutant.file)}:${mutant.line}`

/** A name that stays the same while the file does. */
function keyOf(mutant, hashes) {
  if (!hashes.has(mutant.file)) hashes.set(mutant.file, createHash('sha256').update(read(mutant.file)).digest('hex'))
  const what = mutant.path?.join('.') ?? `${mutant.start}-${mutant.end}`
  return `${short(mutant.file)}#${hashes.get(mutant.file).slice(0, 8)} ${what} ${mutant.to}`
}

/** Breaks a game in many places, one at a time, and says who noticed. */
export async function mutate(game, { words, sample, seed, resume, workers: count, patience, progress }) {
  const all = mutantsOf(game)
  const wanted = all.filter(mutant => words.every(word => short(mutant.file).includes(word) || mutant.card === word))
  const marked = mutant =>
    EQUIVALENT.some(({ line, changes }) => line === mutant.text && changes.includes(changeOf(mutant)))
  const chosen = sampled(wanted, sample, seed).filter(mutant => !marked(mutant))

  const store = join(root, 'node_modules/.cache/mutate', `${game}.json`)
  const hashes = new Map()
  const known = existsSync(store) ? JSON.parse(read(store)) : {}
  const results = []
  const open = []
  for (const mutant of chosen) {
    const before = resume ? known[keyOf(mutant, hashes)] : undefined
    if (before && before.status !== 'survived') results.push({ mutant, ...before })
    else open.push(mutant)
  }

  const tests = filesIn(GAMES[game].tests, /\.test\.ts$/).filter(file => !listed(NO_WITNESS, file))
  const modules = await compileAll(tests)
  progress(`${chosen.length} of ${all.length} mutants chosen, ${results.length} known`)
  const witnesses = open.length > 0 ? await witnessesOf(tests, modules, open, count, progress) : []

  const pool = new Workers(count, modules)
  try {
    let done = 0
    await Promise.all(
      open.map(async mutant => {
        const result = await judge(mutant, witnesses, pool, patience)
        results.push({ mutant, ...result })
        known[keyOf(mutant, hashes)] = result
        done++
        const noticed = results.filter(r => r.status !== 'survived' && r.status !== 'refused').length
        progress(`${done} of ${open.length} tried, ${noticed} noticed`, true)
        if (done % 25 === 0 || done === open.length) keep(store, known)
      }),
    )
  } finally {
    pool.stop()
  }
  return results.sort((a, b) => a.mutant.n - b.mutant.n)
}

function keep(store, known) {
  mkdirSync(join(store, '..'), { recursive: true })
  writeFileSync(store, JSON.stringify(known))
}

async function judge(mutant, witnesses, pool, patience) {
  const plan = planFor(mutant, witnesses)
  if (plan.length === 0) return { status: 'survived', ran: 0 }
  const source = read(mutant.file)
  let module
  try {
    module = await compiled(mutant.file, mutant.content ? changed(source, mutant) : mutated(source, mutant))
  } catch {
    return { status: 'refused', by: 'does not compile' }
  }
  const result = await pool.do({ job: 'attempt', file: mutant.file, module, plan, patience })
  // Code that throws while it is loaded is noticed; content that is refused never reaches a table.
  return result.status === 'refused' && !mutant.content ? { ...result, status: 'killed' } : result
}

/** Runs every test once on watched sources: who reaches which mutant. Tests that fail without a mutant are no witnesses. */
async function witnessesOf(tests, modules, mutants, count, progress) {
  const watchedModules = new Map(modules)
  const byFile = new Map()
  for (const mutant of mutants) {
    if (mutant.content) continue
    byFile.set(mutant.file, [...(byFile.get(mutant.file) ?? []), mutant])
  }
  for (const [file, own] of byFile) {
    if (!modules.has(file)) continue // no test imports it
    watchedModules.set(file, await compiled(file, watched(read(file), own)))
  }
  const pool = new Workers(count, watchedModules)
  try {
    let done = 0
    const found = await Promise.all(
      tests.map(async file => {
        let answer = await pool.do({ job: 'reach', file })
        if (!answer.tests) answer = await pool.do({ job: 'reach', file }) // a machine that stood still
        progress(`${++done} of ${tests.length} files of tests watched`, true)
        if (!answer.tests) throw new Error(`${short(file)} ends in ${answer.by} without any mutant.`)
        if (answer.unread) progress(`${short(file)} is not asked: ${answer.unread}`)
        const sound = answer.tests.map((test, n) => ({ ...test, n, reached: new Set(test.reached) }))
        return {
          file,
          source: read(file),
          failed: sound.filter(test => test.failed !== null).map(test => `${short(file)}: ${test.name}`),
          loading: new Set(answer.loading),
          tests: sound.filter(test => test.failed === null),
        }
      }),
    )
    const failing = found.flatMap(({ failed }) => failed)
    if (failing.length > 0)
      progress(`${failing.length} tests fail here without any mutant and are not asked:\n  ${failing.join('\n  ')}`)
    return found
  } finally {
    pool.stop()
  }
}
