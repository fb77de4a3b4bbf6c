// npm run bench                                  all of them
// npm run bench -- kernel clone                  those whose name holds one of the words
// npm run bench -- kernel -- --seed 7            the same, with arguments for the program
// npm run bench -- random --beside v1 --rounds 5  those of another commit and of today in turn, and how they stand beside each other
import { runPrograms } from './lib/programs.mjs'
import { Stop, script } from './lib/stop.mjs'

await script(() => {
  const args = process.argv.slice(2)
  const ref = taken(args, '--beside')
  const rounds = Number(taken(args, '--rounds') ?? 3)
  if (!(Number.isInteger(rounds) && rounds > 0)) throw new Stop('--rounds wants a whole number, 1 or more.')
  return runPrograms('bench', args, ref === undefined ? null : { ref, rounds })
})

/** The value of a flag, which is taken out; what follows a lonely "--" is for the program. */
function taken(args, flag) {
  const end = args.indexOf('--')
  const at = args.indexOf(flag)
  if (at < 0 || (end >= 0 && at > end)) return undefined
  const [, value] = args.splice(at, 2)
  if (value === undefined) throw new Stop(`${flag} wants a value.`)
  return value
}
