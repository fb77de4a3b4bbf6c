// npm run lock: after npm install, so that the lockfile serves every platform.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { completeLock } from './lib/lockfile.mjs'
import { root } from './lib/root.mjs'

const file = join(root, 'package-lock.json')
const before = readFileSync(file, 'utf8')
const after = `${JSON.stringify(completeLock(JSON.parse(before)), null, 2)}\n`
if (after !== before) writeFileSync(file, after)
console.log(
  after === before ? 'The lockfile is complete.' : 'The lockfile now has an entry for every optional package.',
)
