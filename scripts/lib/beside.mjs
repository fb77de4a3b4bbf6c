import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from './build.mjs'
import { Stop } from './stop.mjs'

/** What a benchmark says of one thing it measured: "DOOM, random play   415,123 /s   2.409 µs   checksum 7". */
const MEASURED = /^(.+?)\s{2,}([\d,]+) \/s\s+[\d.]+ µs\s+checksum (-?\d+)/

/** The rates in what a benchmark printed, by name. */
export function ratesIn(text) {
  const lines = text.split('\n').map(line => MEASURED.exec(line))
  return new Map(
    lines.flatMap(found =>
      found ? [[found[1].trim(), { perSecond: Number(found[2].replaceAll(',', '')), checksum: Number(found[3]) }]] : [],
    ),
  )
}

const median = list => [...list].sort((a, b) => a - b)[list.length >> 1]

/** One line for each thing that both measured: its rate then and now in the median, and now beside then in every round. */
export function besideEachOther(then, now) {
  const names = [...then[0].keys()].filter(name => now[0].has(name))
  return names.map(name => {
    const [old, young] = [then, now].map(rounds => rounds.map(rates => rates.get(name)))
    const shares = young.map((rate, n) => rate.perSecond / old[n].perSecond)
    const [before, after] = [old, young].map(list => median(list.map(({ perSecond }) => perSecond)))
    const same = young[0].checksum === old[0].checksum ? 'the same work' : 'other work'
    const all = shares.map(share => share.toFixed(2)).join(', ')
    return `${name}: ${Math.round(before).toLocaleString('en')} then, ${Math.round(after).toLocaleString('en')} now a second, ${median(shares).toFixed(2)} × (${all}), ${same}`
  })
}

/** The packages of another commit in a folder of their own, with today's benchmarks, ready to be bundled. */
export function treeOf(root, ref) {
  const named = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], {
    cwd: root,
    encoding: 'utf8',
  })
  const commit = named.stdout.trim()
  if (!commit) throw new Stop(`There is no commit "${ref}" here.`)
  // Inside node_modules, so that libraries are found; packages of the workspace are its own.
  const tree = join(root, 'node_modules/.cache/redoubt/beside', commit)
  rmSync(tree, { recursive: true, force: true })
  mkdirSync(join(tree, 'node_modules/@redoubt'), { recursive: true })
  const archive = join(tree, 'packages.tar')
  const told = [
    spawnSync('git', ['archive', '--format=tar', '-o', archive, commit, 'packages'], { cwd: root, encoding: 'utf8' }),
    spawnSync('tar', ['-xf', archive, '-C', tree], { encoding: 'utf8' }),
  ].find(({ status }) => status !== 0)
  if (told) throw new Stop(`The packages of ${ref} could not be unpacked: ${told.stderr}`)
  for (const name of readdirSync(join(tree, 'packages'))) {
    symlinkSync(join(tree, 'packages', name), join(tree, 'node_modules/@redoubt', name), 'junction')
    const bench = join(root, 'packages', name, 'bench')
    if (!existsSync(bench)) continue
    rmSync(join(tree, 'packages', name, 'bench'), { recursive: true, force: true })
    cpSync(bench, join(tree, 'packages', name, 'bench'), { recursive: true })
  }
  return tree
}

/**
 * Runs benchmarks of today on the packages of another commit and on today's, in turn, so that a busy minute of the machine is one for
 * both, and says how they stand beside each other.
 * @param {(file: string) => Promise<{ code: number, text: string }>} run
 */
export async function runBeside({ root, cache, ref, rounds, chosen, run, say = console.log }) {
  const tree = treeOf(root, ref)
  const failed = new Set()
  const missing = new Set()
  for (const { file, name } of chosen) {
    say(`\n── ${name}, ${ref} and now in turn, ${rounds} rounds`)
    const [then, now] = [join(cache, name, 'then', 'program.js'), join(cache, name, 'now', 'program.js')]
    try {
      await bundle(tree, file, then)
    } catch (error) {
      say(`Cannot be measured with ${ref}: ${String(error.message).split('\n')[0]}`)
      continue
    }
    await bundle(root, file, now)
    const rates = { before: [], now: [] }
    for (let n = 0; n < 2 * rounds; n++) {
      const [which, program] = n % 2 === 0 ? ['before', then] : ['now', now]
      const { code, text } = await run(program)
      // What a benchmark of today asks for may not have been there yet: what it measured until then counts.
      if (code !== 0) (which === 'before' ? missing : failed).add(name)
      rates[which].push(ratesIn(text))
    }
    const lines = besideEachOther(rates.before, rates.now)
    say(lines.length ? lines.join('\n') : 'Nothing was measured by both.')
    if (missing.has(name)) say(`With ${ref} it did not run to its end.`)
  }
  rmSync(tree, { recursive: true, force: true })
  return [...failed]
}
