import { describe, expect, test } from 'vitest'
import { changed } from '../changed.ts'
import { box, corridor, doom, fallen, room } from '../play.ts'

describe('demon cards', () => {
  test('D-DEMON-2 every card shows speed, range, health, stagger, dice and a special defense', () => {
    const cards = Object.values(box().demons)
    expect(cards).toHaveLength(8)
    for (const card of cards) {
      for (const value of [card.speed, card.range, card.health, card.stagger]) expect(value).toBeGreaterThan(0)
      expect(card.stagger).toBeLessThan(card.health)
      expect(card.dice.red + card.dice.black).toBeGreaterThan(0)
      expect(card.specialDefense.shields > 0 || card.specialDefense.dodge).toBe(true)
      expect(box().abilitiesOf(card.id).length).toBeGreaterThan(0)
    }
  })

  test('D-DEMON-1 the figures of a kind share one card: its argent serves each of them, and the invader decides for all', () => {
    const g = doom({
      map: room(4, 2),
      alpha: { at: 'a1', deck: ['ammo-check', 'ammo-check'].slice(1) },
      ...fallen,
      demons: { imp: [{ at: 'c1' }, { at: 'c2' }] },
      turn: 'imp',
      dice: [0, 0, 0, 0, 0],
      scenario: { argent: { imp: 1 }, events: { hand: [] } },
    })
    g.does('figure:imp-2', 'attack')
    expect(g).waitsFor('invader', 'before-attack')
    expect(g).offers('use:imp-charged-fireball:imp-2')
    g.does('use:imp-charged-fireball:imp-2')
    expect(g.state.demons.imp!.argent).toBe(0)
    g.does('end', 'attack') // imp-1: nothing left to pay with
    expect(g).waitsFor('invader', 'demon-activation')
    expect(g.events('ability').filter(e => (e as any).ability === 'imp-charged-fireball')).toHaveLength(1)
  })

  test('D-RANGE-1 an attack is offered if an ability that can be paid would reach somebody, be it by one space', () => {
    const imp = (argent: number) =>
      doom({
        map: corridor(6),
        alpha: { at: 'a1' },
        ...fallen,
        demons: { imp: { at: 'e1' } },
        turn: 'imp',
        options: changed('demons.json', 'imp', card => {
          card.range = 3
          card.abilities[1].effects[0].amount = 1
        }),
        scenario: { argent: { imp: argent }, events: { hand: [] } },
      })
    expect(imp(1)).offers('attack')
    expect(imp(0)).not.offers('attack')
  })

  test('D-DEMON-3 a demon gains its speed at once', () => {
    for (const { id, speed, base } of Object.values(box().demons)) {
      const at = []
      for (let y = 0; y < base[1]; y++) for (let x = 0; x < base[0]; x++) at.push(`${'fgh'[x]}${y + 1}`)
      const g = doom({ map: room(9, 4), alpha: { at: 'a4' }, ...fallen, demons: { [id]: { at } }, turn: id })
      g.passes()
      expect(g.figure(`${id}-1`).mp).toBe(speed)
      expect(g).waitsFor('invader', 'demon-activation')
    }
  })

  test('D-DEMON-4 D-DEMON-9 D-RANGE-3 one attack within range, movement before and after it', () => {
    const g = doom({
      map: corridor(9),
      alpha: { at: 'a1', deck: ['sidearm'] },
      ...fallen,
      demons: { imp: { at: 'e1' } },
      turn: 'imp',
      dice: [0, 0],
    })
    expect(g).not.offers('attack') // 4 spaces, range 3
    g.does('step:d1')
    expect(g).offers('attack')
    g.does('attack')
    expect(g).not.offers('attack')
    expect(g).offers('step:e1')
    g.does('step:e1', 'end')
    expect(g.events('rolled')).toHaveLength(1)
  })

  test('D-DEMON-6 D-DEMON-8 D-ZONE-4 D-ARGENT-4 the death of the last figure turns the card down and frees its argent', () => {
    const g = doom({
      map: corridor(9),
      alpha: { at: 'a1', hand: ['sidearm', 'double-time'] },
      ...fallen,
      demons: {
        imp: [
          { at: 'b1', damage: 1 },
          { at: 'c1', damage: 1 },
        ],
        pinky: { at: 'i1' },
      },
      turn: 'alpha',
      scenario: { argent: { imp: 5, pinky: 13 }, initiative: [], events: { hand: [] } },
    })
    g.does('sprint:sidearm', 'step:b1')
    expect(g.state.demons.imp).toMatchObject({ up: true, argent: 5 })
    g.does('step:c1')
    expect(g.state.demons.imp).toMatchObject({ up: false, argent: 0 })
    g.does('end') // the five are back in the supply: three can be gained again
    for (let n = 0; n < 3; n++) g.does(g.offers.find(o => o.startsWith('discard:'))!, 'argent:pinky')
    expect(g.state.demons.pinky!.argent).toBe(16)
    expect(g).not.offers('argent:imp')
  })

  test('D-DEMON-7 a card is turned up when a figure of its kind comes', () => {
    const g = doom({
      map: corridor(9),
      alpha: { at: 'a1' },
      ...fallen,
      demons: { pinky: { at: 'h1' } },
      options: { eventSets: ['argent-tempest', 'seek-and-destroy', 'rites-of-blood'] },
      scenario: { initiative: ['invader'], events: { hand: ['torn-veil'] } },
    })
    expect(g.state.demons.imp!.up).toBe(false)
    g.does('use:torn-veil')
    while (!g.has('imp-1')) g.does(g.offers.find(o => o.includes('imp')) ?? g.offers[0]!)
    expect(g.state.demons.imp!.up).toBe(true)
  })
})
