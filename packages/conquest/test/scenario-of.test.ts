import { fastRandom, offered, pickOne } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { conquest, scenarioOf } from '../src/index.ts'

/** Card ids end in a number that another match deals otherwise. */
const told = (state: ReturnType<typeof conquest.create>) => {
  const { units, players, planets, round, phase } = conquest.view(state, 'spectator')
  const name = (card: string) => card.replace(/\.\d+$/, '')
  return {
    ...{ round, phase, planets },
    units: units.map(unit => `${name(unit.card)} ${unit.at} ${unit.damage} ${unit.ready}`).sort(),
    players: Object.values(players).map(({ resources }) => resources),
    decks: state.players.map(player => player.deck.map(id => state.cards[id])),
  }
}

test('a position comes back as it was from its own scenario: deploy turns, and where combat begins', () => {
  const phases = new Set<string>()
  for (let match = 0; match < 6; match++) {
    const state = conquest.create({}, `scenario ${match}`)
    const chance = { random: fastRandom(match) }
    for (let n = 0; n < 400 && !state.outcome; n++) {
      const written = n % 3 === 0 || state.phase === 'combat' ? scenarioOf(state, {}) : null
      if (written) {
        const again = conquest.create(written, 'another seed')
        expect(told(again)).toEqual(told(state))
        expect(again.decision).toMatchObject({ seat: state.decision!.seat, kind: state.decision!.kind })
        phases.add(state.phase)
      }
      conquest.choose(state, pickOne(chance, offered(state)))
    }
  }
  expect(phases).toEqual(new Set(['deploy', 'combat']))
})
