import { expect, test } from 'vitest'
import { playTight } from './tight.ts'

/** Maps of the property; more of them with `npm run soak -- doom/tight`. */
const MAPS = Number(process.env.TIGHT_MAPS ?? 500)

test('OP-47 D-MOVE-9 D-LARGE-15 on tight maps with doors and teleporters nobody rests where somebody stands', () => {
  let played = 0
  for (let n = 0; n < MAPS; n++) if (playTight(n) > 0) played++
  expect(played).toBeGreaterThan(MAPS / 3)
})
