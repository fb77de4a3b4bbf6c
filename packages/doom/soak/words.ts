/**
 * Made-up cards, thousands of them: what the loader accepts is played without an error and changes something.
 *
 *   npm run soak -- doom/words -- --each 200 --from 100
 */
import { parseArgs } from 'node:util'
import { judge, madeUpCards } from '../test/made-up/cards.ts'
import { idle, mayBeIdle } from '../test/made-up/table.ts'

/** Judged together: the loader looks at each card among all others. */
const BATCH = 5

export default async function soak(args: readonly string[] = []): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { each: { type: 'string', default: '50' }, from: { type: 'string', default: '6' } },
  })
  const from = Number(values.from)
  const failures: string[] = []
  let [made, played] = [0, 0]
  for (let n = from; n < from + Number(values.each); n += BATCH) {
    const cards = madeUpCards(n, n + BATCH)
    const judged = judge(cards)
    made += cards.length
    for (const card of cards) {
      if (judged.get(card.id)!.length > 0) continue
      played++
      try {
        if (idle(card).some(effect => !mayBeIdle(card, effect)))
          failures.push(`${card.id} does nothing: ${JSON.stringify(card.spoken)}`)
      } catch (error) {
        failures.push((error as Error).message)
      }
    }
    console.log(`${made} cards made up, ${played} accepted and played, ${failures.length} failed`)
  }
  if (failures.length > 0) throw new Error(failures.join('\n\n'))
}
