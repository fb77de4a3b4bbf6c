import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { peerDependencies } from '../../package.json'
import { start } from './started.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
/** Stays outside the bundle, as in the product. */
const outside = Object.keys(peerDependencies)

/** A build of its own for a file of tests: the sources may change while they run, and builds do not mix. */
export async function ownBuild() {
  const folder = join(root, 'node_modules/.cache/redoubt', `test-${process.pid}-${Date.now()}`)
  const program = join(folder, 'redoubt.js')
  const input = join(root, 'packages/cli/src/main.ts')
  const built = await rolldown({ cwd: root, input, platform: 'node', external: outside, checks: { eval: false } })
  await built.write({ file: program, format: 'esm', codeSplitting: false })
  await built.close()
  return {
    /** The bundled command. */
    program,
    /** `redoubt simulate` in a process of its own. */
    start: (...args: string[]) => start(program, args),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
