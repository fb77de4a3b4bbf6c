import { playRandom } from '@redoubt/kernel/testing'
import { expect, test } from 'vitest'
import { doom } from '../../src/game.ts'

test.each(['tutorial', 'black-bishop-1'])('D-ROUND-3 random missions of %s always end', mission => {
  let decisions = 0
  for (let marines = 1; marines <= 4; marines++)
    for (let n = 0; n < 5; n++) {
      const played = playRandom(doom, { mission, marines }, `${mission} ${marines} ${n}`)
      expect(played.state.outcome).not.toBeNull()
      decisions += played.decisions.length
    }
  console.log(mission, decisions)
})
