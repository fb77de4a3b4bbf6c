import { createHash } from 'node:crypto'
import { type ConquestDecision, cardsContent, conquest, planetsContent } from '@redoubt/conquest'
import { key, seenDecision } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { cadet, captain } from '../../src/index.ts'
import { idsIn } from '../ids-in.ts'

const SM = 'starter-35-space-marines'
const ORKS = 'starter-35-orks'

/** A match between two bots of a level, in short. */
async function played(level: 'cadet' | 'captain', a: string, b: string, planets: string): Promise<string> {
  const g = conquest.create({ decks: { a, b }, planets }, 'hints 0')
  const make = (seat: string) => (level === 'cadet' ? cadet() : captain(`hints 0/${seat}`))
  const bots = { a: make('a'), b: make('b') }
  const made: string[] = []
  while (!g.outcome) {
    const { seat, options } = g.decision!
    let choice = key(options[0]!)
    if (options.length > 1)
      choice = await bots[seat as 'a' | 'b'].choose(conquest.view(g, seat), seenDecision<ConquestDecision>(g, seat)!, {
        seat,
        deadline: Number.POSITIVE_INFINITY,
        now: () => 0,
        signal: { aborted: false },
        imagine: random => conquest.imagine(g, seat, random),
      })
    made.push(choice)
    conquest.choose(g, choice)
  }
  return `${made.length} ${createHash('sha256').update(made.join('\n')).digest('hex').slice(0, 16)}`
}

/** Recorded before the knowledge about cards moved into their hints; a change of a bot's mind is recorded anew, knowingly. */
const RECORDED = [
  ['cadet', SM, ORKS, 'core-10', '341 ac32c32906b1500e'],
  ['cadet', ORKS, SM, 'demo-7', '218 1b1cdfcb1c733b85'],
  ['cadet', ORKS, ORKS, 'core-10', '261 51d408ce657c7b13'],
  ['captain', SM, SM, 'core-10', '142 641981fc2e392580'],
  ['captain', 'demo-30-space-marines', 'demo-30-orks', 'demo-7', '154 bcb197f10d243ecb'],
] as const

test.each(RECORDED)(
  'the decisions of a %s, %s against %s at %s, are those recorded',
  async (level, a, b, planets, made) => {
    expect(await played(level, a, b, planets)).toBe(made)
  },
)

test('no card is known to the bots by its id', () => {
  const { cards } = cardsContent
  const ids = [
    ...cards.flatMap(card => [card.id, ...card.abilities.map(ability => ability.id)]),
    ...planetsContent.planets.flatMap(planet => [planet.id, planet.battleAbility.id]),
  ]
  expect(idsIn('conquest', ids)).toEqual([])
})
