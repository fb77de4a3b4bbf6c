import { expect, test } from 'vitest'
import { box } from '../../src/content/index.ts'
import { TUTORIAL, USUAL_DIFFICULTY, USUAL_MISSION } from '../../src/match/usual.ts'
import { options } from '../../src/setup/options.ts'

test('what is played when nobody says otherwise is in the box', () => {
  const { missions, difficulties } = box()
  const { mission, difficulty } = options.parse({})
  expect([mission, difficulty]).toEqual([USUAL_MISSION, USUAL_DIFFICULTY])
  expect(missions[USUAL_MISSION]?.tutorial).toBeUndefined()
  expect(difficulties[USUAL_DIFFICULTY]).toMatchObject({ fragLimitDelta: 0, startArgent: 0, optionalRules: false })
})

test('D-TUTORIAL-1 the only mission of the box that leaves rules out is the first match', () => {
  const short = Object.values(box().missions).filter(({ tutorial }) => tutorial)
  expect(short.map(({ id }) => id)).toEqual([TUTORIAL])
})
