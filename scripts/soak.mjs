// npm run soak                        all of them
// npm run soak -- kernel clone        those whose name holds one of the words
// npm run soak -- kernel -- --seed 7  the same, with arguments for the program
import { runPrograms } from './lib/programs.mjs'
import { script } from './lib/stop.mjs'

await script(() => runPrograms('soak', process.argv.slice(2)))
