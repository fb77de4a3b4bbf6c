// npm run golden-saves   records matches of today's rules for packages/*/test/saves; older ones are kept as they are
import { runPrograms } from './lib/programs.mjs'
import { script } from './lib/stop.mjs'

await script(() => runPrograms('golden', process.argv.slice(2)))
