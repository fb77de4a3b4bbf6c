import { fastRandom, offered, pickOne } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { type DoomDecisionKind, doom, isMoment, scenarioOf } from '../../src/index.ts'

/** What a position is made of, whatever its figures are called. */
function told(state: ReturnType<typeof doom.create>) {
  const { marines, figures, doors, portals, teleporters, items, invader, round, objectives, counters } = doom.view(
    state,
    'spectator',
  )
  const stands = figures
    .map(({ kind, at, damage, stunned }) => ({ kind, at, damage, stunned }))
    .sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
  const cards = state.marines.map(m => [m.hand.cards, m.deck.cards, m.discard.cards, m.weapons, m.class])
  const events = [state.invader.hand.cards, state.invader.deck.cards, state.invader.discard.cards]
  return {
    ...{ stands, doors, teleporters, items, round, objectives, counters, cards, events },
    portals: portals.map(({ id: _, ...rest }) => rest),
    ...{ frags: invader.frags, marines: marines.length, initiative: state.initiative.cards },
  }
}

test.each(['black-bishop-1', 'exodus-1', 'exodus-3'])(
  'a position of %s comes back as it was from its own scenario',
  mission => {
    const options = { mission, marines: 2 }
    const state = doom.create(options, `scenario ${mission}`)
    const chance = { random: fastRandom(mission) }
    let compared = 0
    const kinds = new Set<string>()
    for (let n = 0; n < 1500 && !state.outcome && (compared < 6 || kinds.size < 4); n++) {
      const written = scenarioOf(state, options)
      if (written) {
        const again = doom.create(written, 'another seed')
        // What may be answered when an activation begins is asked once more; figures are numbered anew.
        while (isMoment(again.decision!.kind as DoomDecisionKind) && again.decision!.kind !== state.decision!.kind)
          doom.choose(again, 'pass')
        expect(told(again)).toEqual(told(state))
        expect(again.decision).toMatchObject({ seat: state.decision!.seat, kind: state.decision!.kind })
        expect(offered(again).length).toBe(offered(state).length)
        compared++
        kinds.add(state.decision!.kind)
      }
      doom.choose(state, pickOne(chance, offered(state)))
    }
    // A marine's, and the invader's before the kind is chosen, before the figure is, and where there is only one.
    expect([...kinds].sort()).toEqual(['activation', 'demon-activation', 'demon-card', 'demon-figure'])
  },
)
