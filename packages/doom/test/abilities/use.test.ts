import { describe, expect, test } from 'vitest'
import { newMoment } from '../../src/abilities/moment-frame.ts'
import { copyFacts, happening, useAtMoment, usedBy, useIn } from '../../src/abilities/use.ts'
import type { Happening } from '../../src/match/happening.ts'

const FACTS: Required<Omit<Happening, 'portalLevel' | 'carried'>> = {
  self: 'alpha',
  trigger: 'imp-1',
  killer: 'bravo',
  how: 'attack',
  spaces: [3],
  portal: 'p1',
  door: 0,
  by: 'marine',
  met: ['imp-1'],
  kind: 'imp',
  announced: 'imp-charged-fireball',
}

describe('D-ABILITY-1 an ability knows what it answers', () => {
  test('every fact is handed on, and nothing else', () => {
    expect(happening(FACTS)).toEqual(FACTS)
    expect(happening({})).toEqual({})
    expect(Object.keys(happening({ self: 'alpha' }))).toEqual(['self'])
    expect(copyFacts(FACTS, usedBy('test', 'alpha'))).toMatchObject(FACTS)
    expect(useIn({ ...FACTS, ability: 'test', owner: 'alpha' })).toEqual({ ...FACTS, ability: 'test', owner: 'alpha' })
    expect(useIn({ ability: 'test', owner: 'alpha', chosen: 'imp-1' }).chosen).toBe('imp-1')
  })

  test('about somebody else than the one that uses it: that figure triggered it', () => {
    const moment = Object.assign(newMoment('when-kills'), FACTS)
    expect(useAtMoment(moment, 'test', 'alpha', 'alpha')).toMatchObject({ self: 'alpha', trigger: 'imp-1' })
    expect(useAtMoment(moment, 'test', 'bravo', 'bravo')).toMatchObject({ self: 'bravo', trigger: 'alpha' })
    expect(useAtMoment(moment, 'test', 'invader', undefined)).toMatchObject({ self: 'alpha', trigger: 'imp-1' })
    expect(useAtMoment(newMoment('when-kills', undefined, 'imp-1'), 'test', 'bravo', 'bravo')).toMatchObject({
      self: 'bravo',
      trigger: 'imp-1',
    })
  })
})
