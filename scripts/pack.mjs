// npm pack and npm publish call this in packages/cli: "fill" before, "empty" after. See packages/cli/README.md.
import { emptyPackage, fillPackage } from './lib/package.mjs'
import { root } from './lib/root.mjs'
import { script } from './lib/stop.mjs'

await script(() => (process.argv[2] === 'empty' ? emptyPackage(root) : fillPackage(root)))
