// npm run train -- veteran -- invader 40 26 first    what a Veteran believes, by self-play; see packages/bots/train/veteran.ts
import { runPrograms } from './lib/programs.mjs'
import { script } from './lib/stop.mjs'

await script(() => runPrograms('train', process.argv.slice(2)))
