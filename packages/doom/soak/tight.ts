/**
 * Tight maps with doors and teleporters, thousands of them: nobody may rest where somebody stands (OP-47).
 *
 *   npm run soak -- doom/tight -- --maps 20000 --from 1000
 */
import { parseArgs } from 'node:util'
import { playTight } from '../test/tight.ts'

export default async function soak(args: readonly string[] = []): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { maps: { type: 'string', default: '5000' }, from: { type: 'string', default: '0' } },
  })
  const from = Number(values.from)
  const failures: string[] = []
  let [played, decisions] = [0, 0]
  for (let n = from; n < from + Number(values.maps); n++) {
    try {
      const made = playTight(n)
      if (made > 0) played++
      decisions += made
    } catch (error) {
      failures.push((error as Error).message)
    }
  }
  console.log(`${played} maps played, ${decisions} decisions, ${failures.length} failed`)
  if (failures.length > 0) throw new Error(failures.join('\n\n'))
}
