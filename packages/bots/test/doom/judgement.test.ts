import { type DoomState, doom } from '@redoubt/doom'
import { box } from '@redoubt/doom/content'
import { clone, fastRandom } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import { RECRUIT } from '../../src/doom/character/priorities.ts'
import { actor } from '../../src/doom/search/actor.ts'
import { featuresOf, namesOf } from '../../src/doom/search/features.ts'
import { marinesStand } from '../../src/doom/search/judgement.ts'
import { WEIGHTS } from '../../src/doom/search/weights.ts'

/** A mission after some rounds between Recruits. */
function later(mission: string, rounds: number): DoomState {
  const g = doom.create({ mission, marines: 2 }, `judgement ${mission}`)
  g.random = fastRandom(mission)
  const play = actor(RECRUIT)
  while (!g.outcome && (g.round < rounds || g.phase !== 'activation')) doom.choose(g, play(g))
  return g
}

const MISSIONS = Object.keys(box().missions)

test.each(MISSIONS)('%s: there is a weight for every feature', mission => {
  const g = later(mission, 2)
  const { assignment, features } = featuresOf(g)!
  expect(features).toHaveLength(namesOf(assignment).length)
  for (const feature of features) expect(Number.isFinite(feature)).toBe(true)
  expect(Object.keys(WEIGHTS.assignments[assignment])).toEqual(namesOf(assignment))
  expect(Object.keys(WEIGHTS.missions)).toEqual(expect.arrayContaining([1, 2, 3, 4].map(n => `${mission}/${n}`)))
})

describe('what is bad for the marines is judged so', () => {
  const MISSION = 'black-bishop-3'
  const worse = (change: (g: DoomState) => void): number => {
    const g = later(MISSION, 3)
    const changed = clone(g)
    change(changed)
    return marinesStand(changed) - marinesStand(g)
  }

  test('another frag', () => {
    expect(worse(g => g.invader.frags++)).toBeLessThan(0)
  })
  test('the next to last frag more than the first one', () => {
    const first = worse(g => g.invader.frags++)
    const last = later(MISSION, 3)
    last.invader.frags = last.rulings.fragLimit - 2
    const before = marinesStand(last)
    last.invader.frags++
    expect((marinesStand(last) - before) / before).toBeLessThan(first)
  })
  test('demons more', () => {
    expect(worse(g => (g.figures = g.figures.filter(f => f.kind === 'marine')))).toBeGreaterThan(0)
  })
  test('an asset less', () => {
    expect(worse(g => (g.counters.extracted = 2))).toBeGreaterThan(0)
  })
})

test('who has won stands at 1, who has lost at 0', () => {
  const g = later('black-bishop-3', 2)
  const ended = (winner: string) => ({ ...g, outcome: { winners: [winner], rule: '', reason: '' } }) as DoomState
  expect(marinesStand(ended('alpha'))).toBe(1)
  expect(marinesStand(ended('invader'))).toBe(0)
})
