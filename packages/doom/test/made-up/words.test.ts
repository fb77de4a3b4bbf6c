import { expect, test } from 'vitest'
import { judge, type Made, madeUpCards, OPS } from './cards.ts'
import { idle, mayBeIdle } from './table.ts'

/**
 * Every combination of words is refused with a sentence or carried out. Abilities are put together at random; those that the
 * loader lets through are played, and each of their effects is watched. `npm run soak -- doom/words` makes up more of them.
 */

const EACH = 6
const cards = madeUpCards(0, EACH)
const judged = judge(cards)
const problemsOf = ({ id }: Made) => judged.get(id)!
const accepted = cards.filter(card => problemsOf(card).length === 0)

/** A word on a kind of card twice when used and twice when always in force, not as often as chance brings it. */
const label = ({ bearer, spoken }: Made) => `${bearer} ${spoken.effects[0]!.op} ${spoken.timing === 'passive'}`
const played = accepted.filter(
  (card, n) => accepted.slice(0, n).filter(other => label(other) === label(card)).length < 2,
)

test('whatever is refused is refused with the field and what is wrong', () => {
  const refused = cards.filter(card => problemsOf(card).length > 0)
  for (const card of refused)
    for (const problem of problemsOf(card)) expect(problem, card.id).toMatch(/^[\w/.[\]: -]*[\w\]]: .{8,}$/)
  expect(refused.length).toBeGreaterThan(cards.length / 2)
})

/** The drone, the burden of a carrier and words of the set-up: cards of the box have them, and their tests. */
const ELSEWHERE = [
  'treatAsFigure',
  'allowTarget',
  'custom',
  'addInitiativeCard',
  'restrictTargets',
  'recoverToken',
  'dropToken',
  'passToken',
]

test('every other word of the language is among what is accepted', () => {
  const words = new Set(accepted.flatMap(card => card.spoken.effects.map(effect => effect.op)))
  expect(OPS.filter(op => !words.has(op) && !ELSEWHERE.includes(op))).toEqual([])
})

test('whatever is accepted is played without an error and changes something', { timeout: 1_200_000 }, () => {
  const idlers = played.filter(card => idle(card).some(effect => !mayBeIdle(card, effect)))
  expect(idlers.map(({ id, spoken }) => `${id} ${JSON.stringify(spoken)}`)).toEqual([])
  expect(played.length).toBeGreaterThan(200)
})
