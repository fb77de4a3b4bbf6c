// npm run mutate                                     both games, everything: long
// npm run mutate -- conquest --sample 300 --seed 7   300 breaks, chosen by the seed
// npm run mutate -- conquest rules/damage            only files whose path holds these words, or cards of these ids
// npm run mutate -- doom --resume                    go on: what was noticed once is not tried again
// npm run mutate -- doom --sample 90 --patience 30   what no test noticed in 30 s of work counts as unnoticed
import { parseArgs } from 'node:util'
import { changeOf, mutate, placeOf } from './lib/mutate/mutate.mjs'
import { GAMES } from './lib/mutate/places.mjs'
import { reported } from './lib/mutate/report.mjs'
import { script } from './lib/stop.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '2' },
    least: { type: 'string', default: '0' },
    patience: { type: 'string', default: '0' },
    resume: { type: 'boolean', default: false },
    noticed: { type: 'boolean', default: false },
  },
})

/** A moving line on a terminal, a line every ten seconds elsewhere. */
let last = 0
function progress(line, moving = false) {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[2K${line}${moving ? '' : '\n'}`)
  else if (!moving || Date.now() - last > 10_000) {
    last = Date.now()
    process.stdout.write(`${line}\n`)
  }
}

await script(async () => {
  const games = Object.keys(GAMES).filter(game => positionals.length === 0 || positionals.includes(game))
  if (games.length === 0) throw new Error(`Name a game: ${Object.keys(GAMES).join(' or ')}.`)
  const words = positionals.filter(word => !(word in GAMES))
  for (const game of games) {
    const began = Date.now()
    const results = await mutate(game, {
      words,
      sample: Number(values.sample ?? 0),
      seed: values.seed,
      resume: values.resume,
      workers: Number(values.workers),
      patience: 1000 * Number(values.patience) || undefined,
      progress,
    })
    const { lines, score } = reported(game, results, { placeOf, changeOf, noticed: values.noticed })
    console.log(`\n${lines.join('\n')}`)
    console.log(`Seed ${values.seed}, ${Math.round((Date.now() - began) / 1000)} s.`)
    if (score < Number(values.least)) process.exitCode = 1
  }
})
