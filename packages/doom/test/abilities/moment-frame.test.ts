import { describe, expect, test } from 'vitest'
import type { EventAnswer, MarineAnswer, MomentAnswers } from '../../src/abilities/listeners.ts'
import { aboutWhom, eventFits, foeOf, marineAnswers, newMoment } from '../../src/abilities/moment-frame.ts'
import type { Happening } from '../../src/match/happening.ts'
import type { Moment } from '../../src/match/moments.ts'
import { figure, lane } from '../lane.ts'
import { box } from '../play.ts'

const NOBODY: MomentAnswers = {
  ...{ demon: null, demons: null, foeDemon: null, foe: null, events: null, own: null, each: null, allies: null },
  eachIfMarine: false,
}

describe('D-TIMING-1 whom a moment is about', () => {
  test('D-KILL-3 after an attack nobody who has left the map', () => {
    const g = lane()
    const about = (moment: Moment, self: string | undefined) =>
      aboutWhom(g, { moment, self, trigger: undefined })?.id ?? null
    expect([about('after-attack', 'alpha'), about('after-attack', 'charlie')]).toEqual(['alpha', null])
    expect([about('would-be-killed', 'charlie'), about('would-be-killed', 'imp-9')]).toEqual(['charlie', null])
    expect(about('after-attack', undefined)).toBeNull()
  })

  test('and the figure it was done to, where that may answer and is on the map', () => {
    const g = lane()
    const foe = new Map<string, readonly MarineAnswer[]>()
    const done = (trigger: string | undefined, answers: Partial<MomentAnswers> = { foe }) =>
      foeOf(g, { ...NOBODY, ...answers }, { moment: 'after-attack', self: 'imp-1', trigger })?.id ?? null
    expect([done('bravo'), done('imp-2')]).toEqual(['bravo', 'imp-2'])
    expect([done('charlie'), done('imp-9'), done(undefined), done('bravo', {})]).toEqual([null, null, null, null])
  })
})

describe('D-TIMING-1 with what a marine may answer', () => {
  const list = (name: string) => new Map([['', [{ set: name } as MarineAnswer]]])
  const [own, each, allies, foe] = ['own', 'each', 'allies', 'foe'].map(list)
  const lists = (answers: Partial<MomentAnswers>, about: string, m = 'alpha', done?: string) => {
    const g = lane()
    const marine = g.marines.find(one => one.id === m)!
    const found = marineAnswers(
      { ...NOBODY, ...answers },
      about === '' ? undefined : figure(g, about),
      { ...marine, class: null },
      done === undefined ? undefined : figure(g, done),
    )
    return found.map(one => one.set).join()
  }

  test('about itself, about another marine, about a demon', () => {
    const all = { own: own!, allies: allies! }
    expect([lists(all, 'alpha'), lists(all, 'bravo'), lists(all, 'imp-1'), lists(all, '')]).toEqual([
      'own',
      'allies',
      '',
      '',
    ])
    expect([lists({ own: own! }, 'bravo'), lists({ allies: allies! }, 'alpha')]).toEqual(['', 'allies'])
  })

  test('what concerns every marine, perhaps only where it is about one of them', () => {
    const always = { own: own!, each: each! }
    expect([lists(always, 'alpha'), lists(always, 'bravo'), lists(always, 'imp-1'), lists(always, '')]).toEqual([
      'own',
      'each',
      'each',
      'each',
    ])
    const among = { ...always, eachIfMarine: true }
    expect([lists(among, 'alpha'), lists(among, 'bravo'), lists(among, 'imp-1'), lists(among, '')]).toEqual([
      'own',
      'each',
      '',
      '',
    ])
  })

  test('what was done to it, before all else; of its class', () => {
    const after = { own: own!, foe: foe! }
    expect([lists(after, 'imp-1', 'alpha', 'alpha'), lists(after, 'alpha', 'alpha', 'alpha')]).toEqual(['foe', 'foe'])
    expect([lists(after, 'imp-1', 'bravo', 'alpha'), lists(after, 'alpha', 'alpha', 'imp-1')]).toEqual(['', 'own'])
    expect(lists({ own: own! }, 'alpha', 'alpha', 'alpha')).toBe('own')
    const ghost = { own: new Map([['ghost', [{ set: 'of the ghost' } as MarineAnswer]]]) }
    expect(lists(ghost, 'alpha')).toBe('')
  })
})

test('D-TIMING-1 which moments the text of an event fits', () => {
  const g = lane()
  const plain: EventAnswer = {
    ...{
      ability: box().abilities.onslaught!,
      copies: 1,
      ofKind: false,
      redirects: false,
      ofKiller: false,
      overflow: 0,
    },
  }
  const fits = (moment: Moment, about: string | null, event: Partial<EventAnswer> = {}, facts: Happening = {}) =>
    eventFits(newMoment(moment, facts), about === null ? undefined : figure(g, about), { ...plain, ...event })
  const kind = { ofKind: true }
  expect([fits('kind-start', null), fits('kind-start', null, kind)]).toEqual([false, true])
  expect([fits('activation-start', 'imp-1'), fits('activation-start', 'imp-1', kind)]).toEqual([true, false])
  expect([fits('activation-start', 'alpha'), fits('activation-start', null)]).toEqual([false, false])
  const redirects = { redirects: true }
  expect([fits('defender-chosen', 'alpha', redirects), fits('defender-chosen', 'imp-1', redirects)]).toEqual([
    true,
    false,
  ])
  expect([fits('defender-chosen', 'alpha'), fits('defender-chosen', 'imp-1')]).toEqual([false, true])
  expect([fits('defender-chosen', null), fits('defender-chosen', null, redirects)]).toEqual([false, false])
  const killer = { ofKiller: true }
  expect([fits('when-demon-killed', 'imp-1'), fits('when-demon-killed', 'imp-1', killer)]).toEqual([true, false])
  expect(fits('when-demon-killed', 'imp-1', killer, { killer: 'alpha' })).toBe(true)
  expect([fits('between-activations', null), fits('argent-announced', null)]).toEqual([true, true])
  expect([fits('after-attack', 'imp-1'), fits('after-attack', 'alpha'), fits('after-attack', null)]).toEqual([
    true,
    false,
    false,
  ])
})
