import { describe, expect, test } from 'vitest'
import { boxEntries } from '../../src/content/box.ts'
import { ABILITY_SOURCES, box, TIMINGS } from '../../src/content/index.ts'

const abilities = Object.values(box().abilities)

describe('abilities', () => {
  test('one record for each thing that can be used or is in force', () => {
    const found = (source: string) => abilities.filter(ability => ability.source === source).length
    const { demons, actionCards, events, classes, glory, squads, marines, threats, objectives, missions } = boxEntries()
    const parts = (cards: any[], ...keys: string[]) => cards.flatMap(card => keys.flatMap(key => card[key])).length
    expect(Object.fromEntries(ABILITY_SOURCES.map(source => [source, found(source)]))).toEqual({
      demon: parts(demons, 'abilities'),
      action: actionCards.length,
      event: events.length,
      class: parts(classes, 'abilities'),
      glory: glory.length,
      squad: squads.length,
      marine: parts(marines, 'abilities'),
      threat: parts(threats, 'setup', 'rules'),
      objective: parts(objectives, 'setup', 'rules'),
      mission: parts(missions, 'specialRules'),
    })
  })

  test('a demon pays argent, a class card exhausts, an action card asks its conditions of play', () => {
    expect(box().abilities['cyberdemon-barrage']).toMatchObject({
      source: 'demon',
      card: 'cyberdemon',
      name: 'Barrage',
      timing: 'after-attack',
      argent: 2,
      cost: {},
      limit: 'once-per-activation',
    })
    expect(box().abilities['exorcist-1']).toMatchObject({
      source: 'class',
      card: 'exorcist',
      name: 'Exorcist',
      argent: 0,
      cost: { exhaust: true, discardCards: 1 },
      if: [{ cond: 'lineOfSight', from: 'self', to: 'trigger-figure' }],
    })
    expect(box().abilities['critical-mass']).toMatchObject({
      card: 'critical-mass',
      if: [{ cond: 'spacesMoved', max: 0 }],
    })
  })

  test('setup steps of threat and objective cards come in order', () => {
    const steps = box().abilitiesOf('horde')
    expect(steps.map(ability => [ability.id, ability.timing])).toEqual([
      ['horde-setup-1', 'setup'],
      ['horde-setup-2', 'setup'],
      ['horde-tick', 'status-phase:start'],
      ['horde-suppress', 'during-activation'],
    ])
  })

  test('a special rule keeps once and optional', () => {
    expect(box().abilities['bb1-breach']).toMatchObject({
      source: 'mission',
      card: 'black-bishop-1',
      once: true,
      optional: true,
    })
    expect(box().abilities['bb2-static']!.once).toBeUndefined()
  })

  test('look-ups by timing and by card give exactly what a search would', () => {
    for (const source of ABILITY_SOURCES) {
      for (const timing of TIMINGS) {
        const found = abilities.filter(ability => ability.source === source && ability.timing === timing)
        expect(box().byTiming(source, timing)).toEqual(found)
      }
    }
    for (const card of new Set(abilities.map(ability => ability.card))) {
      expect(box().abilitiesOf(card)).toEqual(abilities.filter(ability => ability.card === card))
    }
  })
})
