import { expect, test } from 'vitest'
import { budget } from './budget.ts'

// The same with 10,000 decisions: npm run soak -- bots/budget
test('every level answers in its time, always with something legal', async () => {
  for (const level of await budget(320, 30)) {
    expect(level, level.name).toMatchObject({ threw: 0, nonsense: 0 })
    expect(level.worst, level.name).toBeLessThan(30 + 100)
    if (level.name.endsWith('recruit') || level.name.endsWith('cadet')) expect(level.median, level.name).toBeLessThan(5)
  }
})
