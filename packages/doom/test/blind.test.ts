import { clone, fastRandom, type State } from '@redoubt/kernel'
import { assertImaginesBlindly, playRandom } from '@redoubt/kernel/testing'
import { describe, expect, test } from 'vitest'
import { box } from '../src/content/index.ts'
import { doom } from '../src/game.ts'
import type { DoomState } from '../src/match/state.ts'

/** Positions of the first decisions of a random match, some close together and some apart. */
function positions(options: object, seed: string, most = 400): DoomState[] {
  const found: DoomState[] = []
  const look = (g: DoomState, { length }: readonly string[]) => {
    if (!g.outcome && (length < 40 || length % 9 === 0)) found.push(clone(g))
  }
  try {
    playRandom<DoomState>(doom, options, seed, look, most)
  } catch (error) {
    if (!String(error).includes('No outcome')) throw error
  }
  return found
}

describe('D-SECRET-1 no bot learns from what it imagines where hidden cards lie', () => {
  test.each([
    ['black-bishop-1', 3, true],
    ['exodus-5', 2, false],
    ['black-bishop-4', 4, true],
    ['tutorial', 1, false],
  ] as const)('D-SECRET-1 OP-32 %s with %i marines, free choice: %s', (mission, marines, freeChoice) => {
    const all = positions({ mission, marines, freeChoice }, `blind ${mission}`)
    expect(all.length).toBeGreaterThan(40)
    for (const [n, g] of all.entries())
      for (const { seat } of doom.seats(doom.options.parse({ mission, marines, freeChoice })))
        assertImaginesBlindly(doom, g, seat, `${n} ${seat}`)
  })

  test('D-SECRET-1 OP-49 of a secret choice a marine imagines hand and deck of their size, without what lies open', () => {
    const mission = { mission: 'black-bishop-4', marines: 4, freeChoice: true }
    let discarded = 0
    for (const [n, real] of positions(mission, 'open cards').entries()) {
      if (real.invader.sets.length < 3 || !real.rulings.secretChoice) continue
      const { invader } = doom.imagine(real, 'alpha', fastRandom(n)) as DoomState
      expect(invader.hand.cards.length).toBe(real.invader.hand.cards.length)
      expect(invader.deck.cards.length).toBe(real.invader.deck.cards.length)
      const { events } = box()
      const all = [invader.hand, invader.deck, invader.discard, invader.play].flatMap(({ cards }) => cards)
      for (const card of new Set(all))
        expect(all.filter(one => one === card).length, card).toBeLessThanOrEqual(events[card]!.copies)
      if (invader.discard.cards.length > 0) discarded++
    }
    expect(discarded).toBeGreaterThan(20)
  })

  test('D-SECRET-1 shuffles turned back with the bot’s own chance do not show the initiative deck', () => {
    let [shown, tried] = [0, 0]
    for (const [n, g] of positions({ mission: 'black-bishop-1', marines: 4 }, 'inversion').entries()) {
      if (g.initiative.cards.length < 4 || new Set(g.initiative.cards).size < 3) continue
      tried++
      if (turnedBack(g, n) === g.initiative.cards.join()) shown++
    }
    expect(tried).toBeGreaterThan(20)
    expect(shown).toBeLessThan(tried / 2) // a guess is right now and then
  })
})

/** The attack: a world of one's own, shuffled with the same chance, shows which place went where. */
function turnedBack(g: DoomState, n: number): string {
  const own = clone(g)
  own.initiative.cards = own.initiative.cards.map((_, i) => `card ${i}`)
  const places = imagined(own, n).map(card => Number(card.slice(5)))
  const found: string[] = []
  for (const [i, card] of imagined(g, n).entries()) found[places[i]!] = card
  return found.join()
}

const imagined = (g: DoomState, n: number) =>
  (doom.imagine(g, 'invader', fastRandom(n)) as State & DoomState).initiative.cards
