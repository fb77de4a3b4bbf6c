/**
 * Decisions of every level in both games: nobody throws, answers nonsense or takes 100 ms more than it was given.
 * Arguments: decisions in all (10,000), milliseconds a decision (50). A busy machine does not count
 * against the bots: see stopwatch.
 */
import { budget } from '../test/budget.ts'

export default async function soak(args: readonly string[] = []): Promise<void> {
  const [decisions = '10000', time = '50'] = args
  const found = await budget(Number(decisions), Number(time), line => console.log(line))
  const failures = found.filter(level => level.threw > 0 || level.nonsense > 0 || level.worst > Number(time) + 100)
  if (failures.length > 0) throw new Error(`Failed: ${failures.map(level => level.name).join(', ')}`)
}
