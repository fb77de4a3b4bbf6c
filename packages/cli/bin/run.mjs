// Builds the command if its sources have changed since, then runs it. Several at once do no harm.
import { build } from '../../../scripts/lib/build.mjs'
import { root } from '../../../scripts/lib/root.mjs'

await build(root, 'cli')
await import('../dist/redoubt.js')
