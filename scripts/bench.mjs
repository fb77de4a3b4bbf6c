// npm run bench                        all of them
// npm run bench -- kernel clone        those whose name holds one of the words
// npm run bench -- kernel -- --seed 7  the same, with arguments for the program
import { runPrograms } from './lib/programs.mjs'
import { script } from './lib/stop.mjs'

await script(() => runPrograms('bench', process.argv.slice(2)))
