import { conquest, DEFAULT_SWITCHES, optionsSchema } from '@redoubt/conquest'
import { doom, doomOptions } from '@redoubt/doom'
import { box } from '@redoubt/doom/content'
import { TUTORIAL } from '@redoubt/doom/usual'
import { describe, expect, test } from 'vitest'
import { conquestTable, newConquestDraft } from '../src/home/conquest/draft.ts'
import { CONQUEST_SWITCHES } from '../src/home/conquest/switches.ts'
import { doomTable, doomTroubles, newDoomDraft, seatsOf } from '../src/home/doom/draft.ts'
import { quickTable } from '../src/home/quick/quick.ts'
import { mended, peopleAt } from '../src/home/setup/people.ts'
import { MISSIONS, OPERATIONS } from '../src/missions/catalogue.ts'
import { floorPlan, missionFile } from '../src/missions/floorplan.ts'

const NAMES = 'Ann'

describe('what the start page says is what the rules say', () => {
  test('Missions: names, operations, frag limits and objectives', () => {
    const content = box()
    expect(Object.keys(MISSIONS).sort()).toEqual(Object.keys(content.missions).sort())
    for (const [id, card] of Object.entries(MISSIONS)) {
      const mission = content.missions[id]!
      expect(card.name).toBe(mission.name)
      expect(card.operation).toBe(mission.operation)
      expect(card.number).toBe(mission.number)
      expect(card.frags).toEqual(mission.objective.params.fragLimit)
      expect(card.objective.text.length).toBeGreaterThan(10)
    }
    for (const { id, missions } of OPERATIONS) expect(missions).toEqual(content.operations[id]!.missions)
  })

  test('Conquest switches: all of them, with the values in force', () => {
    const { quietRounds, ...rest } = DEFAULT_SWITCHES
    expect(quietRounds).toBe(3)
    expect(Object.fromEntries(CONQUEST_SWITCHES.map(({ id, usual }) => [id, usual]))).toEqual(rest)
    for (const { id, other } of CONQUEST_SWITCHES) optionsSchema.parse({ rules: { [id]: other } })
  })
})

describe('a draft becomes a match', () => {
  test('Every mission with 1 to 4 marines can be set up as the page offers it', () => {
    for (const mission of Object.keys(MISSIONS))
      for (const marines of [1, 2, 3, 4]) {
        const draft = { ...newDoomDraft(mission), marines }
        const { options, seats } = doomTable(draft, NAMES, mission === TUTORIAL)
        expect(Object.keys(seats)).toEqual(doom.seats(doomOptions.parse(options)).map(({ seat }) => seat))
        expect(() => doom.create(options, 'seed')).not.toThrow()
      }
  })

  test('Chosen classes, weapons, event sets and rules reach the game', () => {
    const draft = {
      ...newDoomDraft('exodus-1'),
      kits: { alpha: { class: 'breacher', weapons: ['combat-shotgun', 'plasma-rifle'] as [string, string] } },
      invader: 'chosen' as const,
      eventSets: ['rites-of-blood', 'argent-tempest', 'seek-and-destroy'],
      invasion: 'imp-assault',
      difficulty: 'nightmare',
      openPoints: { 'OP-18': 'exempt' },
    }
    const options = doomOptions.parse(doomTable(draft, NAMES, false).options)
    expect(options.squad).toEqual({ alpha: { class: 'breacher', weapons: ['combat-shotgun', 'plasma-rifle'] } })
    expect(options.eventSets).toEqual(draft.eventSets)
    expect(options).toMatchObject({
      invasion: 'imp-assault',
      difficulty: 'nightmare',
      openPoints: { 'OP-18': 'exempt' },
    })
    expect(doom.create(options, 'seed').invader.sets).toEqual(draft.eventSets)
  })

  test('The tutorial deals everything out: choices made for other missions stay away from it', () => {
    const draft = { ...newDoomDraft(TUTORIAL), invader: 'table' as const }
    expect(doomTable(draft, NAMES, true).options).not.toHaveProperty('freeChoice')
    expect(doomTroubles({ ...draft, invader: 'chosen', eventSets: ['x'] }, true)).toEqual([])
  })

  test('One weapon of two, twice the same weapon, two event sets: said before the start', () => {
    const kit = (one: string, two: string) => ({ class: '', weapons: [one, two] as [string, string] })
    const draft = newDoomDraft('black-bishop-1')
    const keys = (change: object) => doomTroubles({ ...draft, ...change }, false).map(({ key }) => key)
    expect(keys({ kits: { alpha: kit('plasma-rifle', '') } })).toEqual(['setup.trouble-one-weapon'])
    expect(keys({ kits: { bravo: kit('plasma-rifle', 'plasma-rifle') } })).toEqual(['setup.trouble-same-weapon'])
    expect(keys({ kits: { delta: kit('plasma-rifle', '') } })).toEqual([]) // does not play
    expect(keys({ invader: 'chosen', eventSets: ['a', 'b'] })).toEqual(['setup.trouble-sets'])
    expect(keys({})).toEqual([])
  })

  test('People: one person may hold several seats, names fall back to the usual ones', () => {
    const draft = newDoomDraft('black-bishop-1')
    draft.seats.bravo = { who: 'here', person: 0, level: 'veteran' }
    draft.seats.invader = { who: 'here', person: 1, level: 'recruit' }
    draft.people = ['', '  Zoe ']
    const { seats } = doomTable(draft, NAMES, false)
    expect(peopleAt(draft, seatsOf(draft))).toEqual([0, 1])
    expect(seats.bravo).toEqual({ kind: 'human', name: 'Ann', person: 0 })
    expect(seats.invader).toEqual({ kind: 'human', name: 'Zoe', person: 1 })
  })

  test('Only bots that search get thinking time', () => {
    const draft = newDoomDraft('black-bishop-1')
    draft.think = 5
    draft.seats.invader = { who: 'bot', person: 0, level: 'nightmare' }
    const { seats } = doomTable(draft, NAMES, false)
    expect(seats.invader).toMatchObject({ level: 'nightmare', time: 5000 })
    expect(seats.bravo).not.toHaveProperty('time')
  })

  test('Conquest: decks, planets, initiative and switches are legal', () => {
    const draft = { ...newConquestDraft(), planets: 'core-10', initiative: 'b' as const, rules: { mulligan: true } }
    const { options } = conquestTable(draft, NAMES)
    expect(() => conquest.create(options, 'seed')).not.toThrow()
  })

  test('Whatever was remembered, a draft has all its fields', () => {
    const fresh = newDoomDraft('tutorial')
    expect(mended(fresh, null)).toEqual(fresh)
    expect(mended(fresh, { marines: 'many', eventSets: {}, seats: { alpha: fresh.seats.bravo }, extra: 1 })).toEqual({
      ...fresh,
      seats: { ...fresh.seats, alpha: fresh.seats.bravo },
    })
  })
})

describe('quick games', () => {
  test('One address, one match: mission, number of marines and the seat of the person', () => {
    expect(quickTable(['doom'], NAMES)).toMatchObject({
      options: { mission: 'tutorial', marines: 2 },
      seats: { alpha: { kind: 'human' }, bravo: { kind: 'bot' }, invader: { kind: 'bot', level: 'recruit' } },
    })
    expect(quickTable(['doom', 'exodus-2', '3', 'invader'], NAMES)).toMatchObject({
      options: { mission: 'exodus-2', marines: 3 },
      seats: { charlie: { kind: 'bot' }, invader: { kind: 'human' } },
    })
    const watched = quickTable(['doom', 'tutorial', '9', 'none'], NAMES)!
    expect(Object.values(watched.seats).map(({ kind }) => kind)).toEqual(['bot', 'bot', 'bot', 'bot', 'bot'])
    expect(quickTable(['conquest', 'b'], NAMES)).toMatchObject({ seats: { a: { kind: 'bot' }, b: { kind: 'human' } } })
    expect(quickTable(['chess'], NAMES)).toBeNull()
  })
})

describe('the small plan of a mission', () => {
  test('has every space and closes every outer side', async () => {
    for (const id of Object.keys(MISSIONS)) {
      const file = await missionFile(id)
      const plan = floorPlan(file)
      const squares = plan.floor.split('M').length - 1
      expect(squares, id).toBeGreaterThan(30)
      expect(plan.doors.split('M').length - 1, id).toBe(file.doors.flatMap(({ edges }) => edges).length)
    }
  })
})
