import { finding } from '@redoubt/kernel'
import { newObjective } from '../../match/objectives.ts'
import type { ObjectiveCode } from './objective-code.ts'

/** Samples set aside at the beginning. */
const SAMPLES: readonly string[] = ['sample-1', 'sample-2', 'sample-3']

export const sampleCollection: ObjectiveCode = {
  card: 'sample-collection',
  tokens: { sample: { carrier: 'demon' } },
  bringsCarriers: ['yellow', 'red'],
  counters: ['samples', 'samplesSetAside'],
  check: ({ objective: { card }, portals }, { threat }, report) => {
    const summons = portals.filter(({ level }) => level !== 'blue').length
    const needed = threat?.portalsDiscarded ? 3 : 1
    if (summons < needed) report(['portals'], finding`${card} needs ${needed} yellow or red portals, not ${summons}`)
  },
  setUp: g => {
    for (const id of SAMPLES) g.objectives.push(newObjective(id, 'sample', -1))
  },
  ownToken: id => (SAMPLES.includes(id) ? { kind: 'sample' } : undefined),
}
