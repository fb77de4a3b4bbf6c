import { describe, expect, test } from 'vitest'
import { corridor, doom, fallen, room } from '../play.ts'

const imps = (argent: Record<string, number>, more = {}) =>
  doom({
    map: room(6, 2),
    alpha: { at: 'a1', deck: ['ammo-check', 'sidearm'] },
    ...fallen,
    demons: { imp: { at: 'd1' }, pinky: { at: 'f2' } },
    turn: 'imp',
    dice: [0, 0, 0],
    scenario: { argent, events: { hand: [] } },
    ...more,
  })

describe('abilities', () => {
  test('D-ABILITY-1 an ability is used at its own moment only', () => {
    const g = doom({
      map: corridor(5),
      alpha: { at: 'a1', hand: ['armor'], glory: ['blood-armor', 'adrenaline-rush'], deck: ['ammo-check'] },
      ...fallen,
      demons: { imp: { at: 'c1' } },
      turn: 'alpha',
      dice: [1, 1],
      scenario: { initiative: ['invader'], events: { hand: ['demonic-strength', 'iron-skin'] } },
    })
    expect(g.offers.filter(o => o.startsWith('use'))).toEqual(['use:adrenaline-rush']) // a bonus action
    g.does('end', 'attack')
    expect(g).waitsFor('alpha', 'during-defense')
    expect(g.offers.filter(o => o.startsWith('use')).sort()).toEqual(['use:armor', 'use:blood-armor'])
    g.does('pass')
    expect(g).waitsFor('invader', 'during-attack')
    expect(g.offers.sort()).toEqual(['pass', 'use:demonic-strength']) // Iron Skin is for defending demons
  })

  test('D-ABILITY-2 D-ABILITY-3 D-ARGENT-5 an ability with argent icons is optional and paid from its own card', () => {
    const g = imps({ imp: 1, pinky: 3 })
    g.does('attack')
    expect(g.offers.sort()).toEqual(['pass', 'use:imp-charged-fireball:imp-1'])
    g.does('use:imp-charged-fireball:imp-1')
    expect(g.state.demons.imp!.argent).toBe(0)
    expect(g.state.demons.pinky!.argent).toBe(3)
    expect((g.events('rolled')[0] as any).dice).toHaveLength(3)

    const passed = imps({ imp: 1 })
    passed.does('attack', 'pass')
    expect(passed.state.demons.imp!.argent).toBe(1)
    expect((passed.events('rolled')[0] as any).dice).toHaveLength(2)
  })

  test('D-ABILITY-3 D-ARGENT-5 argent on another card does not pay', () => {
    const g = imps({ pinky: 3, invasion: 2 })
    g.does('attack')
    expect(g).waitsFor('invader', 'demon-activation') // never offered
    expect(g.state.demons.pinky!.argent).toBe(3)
  })

  test('D-ABILITY-5 D-TIMING-5 the same ability is used once in an attack, however much argent there is', () => {
    const g = imps({ imp: 4 })
    g.does('attack', 'use:imp-charged-fireball:imp-1')
    expect(g).not.offers('use:imp-charged-fireball:imp-1')
    expect(g.state.demons.imp!.argent).toBe(3)
    expect((g.events('rolled')[0] as any).dice).toHaveLength(3)
  })

  test('D-ABILITY-2 class abilities and event cards are optional', () => {
    const g = doom({
      map: corridor(5),
      alpha: { at: 'a1', class: 'shield-bearer', deck: ['ammo-check'] },
      ...fallen,
      demons: { imp: { at: 'c1' } },
      turn: 'imp',
      dice: [1, 1],
      scenario: { events: { hand: ['demonic-strength'] } },
    })
    g.does('attack')
    expect(g).waitsFor('alpha', 'during-defense')
    g.does('pass')
    expect(g).waitsFor('invader', 'during-attack')
    g.does('pass')
    expect(g.marine().exhausted).toBe(false)
    expect(g.state.invader.hand.cards).toEqual(['demonic-strength'])
    expect(g.figure('alpha').damage).toBe(2)
  })

  test('D-ABILITY-4 D-ACTION-4 a bonus action ability is used whenever a bonus card could be played', () => {
    const g = doom({
      map: corridor(5),
      alpha: { at: 'a1', class: 'gunslinger', hand: ['sidearm'] },
      ...fallen,
      demons: { pinky: { at: 'd1' } },
      turn: 'alpha',
      dice: [1],
      scenario: { events: { hand: [], deck: ['ferocity'] } },
    })
    expect(g).offers('use:gunslinger-1')
    g.does('play:sidearm')
    expect(g).not.offers('use:gunslinger-1') // the card first
    g.does('forgo', 'use:gunslinger-1')
    expect(g.marine().exhausted).toBe(true)
    expect(g.figure('pinky-1').damage).toBe(1)
    expect(g).not.offers('use:gunslinger-1')
  })

  test('D-ABILITY-4 D-ACTION-5 an ability with the main action icon takes the place of the main action', () => {
    const runner = {
      id: 'runner',
      name: 'Runner',
      role: 'Mobility',
      abilities: [
        {
          id: 'runner-1',
          timing: 'main-action',
          cost: {},
          limit: null,
          text: 'Gain 5 movement points.',
          effects: [{ op: 'gainMovement', who: 'self', amount: 5 }],
        },
      ],
      provenance: 'designed',
      printedFields: [],
    }
    const pack = { 'pack.json': { id: 'runners', name: 'Runners', version: '1' }, 'class-cards.json': [runner] }
    const start = () =>
      doom({
        map: corridor(9),
        alpha: { at: 'a1', class: 'runner', hand: ['sidearm', 'double-time'] },
        ...fallen,
        demons: { imp: { at: 'i1' } },
        turn: 'alpha',
        options: { pack },
      })
    const g = start()
    g.does('use:runner-1')
    expect(g.figure('alpha').mp).toBe(5)
    expect(g).not.offers('use:runner-1')
    expect(g).not.offers('play:sidearm')
    expect(g).not.offers('sprint:sidearm')
    expect(g).offers('play:double-time')

    const after = start()
    after.does('sprint:sidearm')
    expect(after).not.offers('use:runner-1')
  })
})
