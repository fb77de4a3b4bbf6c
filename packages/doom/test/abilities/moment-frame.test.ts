import { describe, expect, test } from 'vitest'
import { eventAnswer, eventsFor } from '../../src/abilities/event-answers.ts'
import type { MarineAnswer, MomentAnswers } from '../../src/abilities/listeners.ts'
import { aboutWhom, eventsAt, foeOf, marineAnswers } from '../../src/abilities/moment-frame.ts'
import type { Moment } from '../../src/match/moments.ts'
import type { Effect } from '../../src/match/said.ts'
import { figure, lane } from '../lane.ts'
import { box } from '../play.ts'

const NOBODY: MomentAnswers = {
  ...{ demon: null, demons: null, foeDemon: null, foe: null, events: null, own: null, each: null, allies: null },
  ...{ eachIfMarine: false, freeOfMarines: false },
}

describe('D-TIMING-1 whom a moment is about', () => {
  test('D-KILL-3 after an attack nobody who has left the map', () => {
    const g = lane()
    const about = (moment: Moment, self: string | undefined) => aboutWhom(g, moment, self)?.id ?? null
    expect([about('after-attack', 'alpha'), about('after-attack', 'charlie')]).toEqual(['alpha', null])
    expect([about('would-be-killed', 'charlie'), about('would-be-killed', 'imp-9')]).toEqual(['charlie', null])
    expect(about('after-attack', undefined)).toBeNull()
  })

  test('and the figure it was done to, where that may answer and is on the map', () => {
    const g = lane()
    const foe = new Map<string, readonly MarineAnswer[]>()
    const done = (trigger: string | undefined, answers: Partial<MomentAnswers> = { foe }) =>
      foeOf(g, { ...NOBODY, ...answers }, trigger)?.id ?? null
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

test('D-TIMING-1 D-EVENT-7 which moments the text of an event fits', () => {
  const g = lane()
  const saying = (...effects: object[]) =>
    eventAnswer(box(), { ...box().abilities.onslaught!, timing: 'when-demon-killed', effects: effects as Effect[] })
  const heal = saying({ op: 'heal', who: 'self', amount: 1 })
  const ofKind = saying({ op: 'heal', who: { kind: 'activating' }, amount: 1 })
  const redirects = saying({ op: 'redirectAttack' })
  const ofKiller = saying({ op: 'heal', who: 'killer', amount: 1 })
  /** Which of the two fit, about a demon, about a marine, about nobody. */
  const fits = (moment: Moment, plain = heal, special = ofKind) =>
    ['imp-1', 'alpha', null].map(id =>
      eventsAt({ ...NOBODY, events: eventsFor(moment, [plain, special]) }, id === null ? undefined : figure(g, id))
        .map(event => (event === plain ? 'plain' : 'special'))
        .join(),
    )
  expect(fits('kind-start')).toEqual(['special', 'special', 'special'])
  expect(fits('activation-start')).toEqual(['plain', '', ''])
  expect(fits('defender-chosen', heal, redirects)).toEqual(['plain', 'special', ''])
  for (const moment of ['when-demon-killed', 'between-activations', 'argent-announced'] as const)
    expect(fits(moment)).toEqual(['plain,special', 'plain,special', 'plain,special'])
  expect(fits('after-attack')).toEqual(['plain,special', '', ''])
  expect(eventsAt(NOBODY, figure(g, 'imp-1'))).toEqual([])
  expect([heal.ofKiller, ofKiller.ofKiller]).toEqual([false, true])
  expect(eventAnswer(box(), { ...ofKiller.ability, timing: 'after-attack' }).ofKiller).toBe(false)
  expect([heal.overflow, saying({ op: 'freeArgentAbility', maxCost: 2 }).overflow]).toEqual([0, 2])
})
