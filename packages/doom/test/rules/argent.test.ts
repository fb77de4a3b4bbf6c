import { expect, test } from 'vitest'
import { corridor, doom, room } from '../play.ts'

const imps = { imp: { at: 'd1' } }

test('D-ARGENT-1 D-ARGENT-2 D-ARGENT-3 gained argent goes on the invasion card or a face-up demon card, never on a face-down one', () => {
  const g = doom({
    map: room(6, 2),
    alpha: { at: 'a1' },
    demons: { imp: { at: 'f1' }, pinky: { at: 'f2' } },
    turn: 'alpha',
    scenario: { events: { hand: ['ambush', 'ferocity'] }, initiative: [], portals: [] },
  })
  g.does('end').passes().does('discard:ambush')
  expect(g).waitsFor('invader', 'place-argent')
  expect(g.offers.sort()).toEqual(['argent:imp', 'argent:invasion', 'argent:pinky'])
  expect(() => doom({ map: room(6, 2), alpha: { at: 'a1' }, scenario: { argent: { baron: 1 } } })).toThrow(
    'no demon card',
  )
  expect(() => doom({ map: room(6, 2), alpha: { at: 'a1' }, scenario: { argent: { pinky: 1 } } })).toThrow('face down')
})

test('D-ARGENT-2 so does argent that another effect gives', () => {
  const g = doom({
    map: room(6, 2),
    alpha: { at: 'a1', hand: ['sidearm'] },
    demons: { imp: { at: 'b1', damage: 3 }, pinky: { at: 'f2' } },
    turn: 'alpha',
    dice: [3, 3],
    options: { eventSets: ['rites-of-blood', 'armored-offensive', 'power-overwhelming'] },
    scenario: { events: { hand: ['soul-harvest'], deck: ['wall-of-flesh'] }, portals: [] },
  })
  g.does('play:sidearm', 'attack:sidearm', 'use:soul-harvest')
  expect(g).waitsFor('invader', 'place-argent')
  expect(g.offers.sort()).toEqual(['argent:imp', 'argent:invasion', 'argent:pinky'])
  g.does('argent:invasion', 'argent:pinky')
  expect([g.state.invader.argent, g.state.demons.pinky!.argent]).toEqual([1, 1])
})

test('D-ARGENT-4 D-KILL-2 a card that is turned face down loses its tokens', () => {
  const g = doom({
    map: corridor(6),
    alpha: { at: 'a1', hand: ['armor'] },
    demons: { imp: { at: 'b1', damage: 1 }, pinky: { at: 'f1' } },
    turn: 'alpha',
    scenario: { argent: { imp: 4, pinky: 2 } },
  })
  g.does('sprint:armor', 'step:b1')
  expect(g.has('imp-1')).toBe(false)
  expect(g.state.demons.imp).toMatchObject({ up: false, argent: 0 })
  expect(g.state.demons.pinky).toMatchObject({ up: true, argent: 2 })
})

test('D-ARGENT-4 as long as one figure of the kind is left the tokens stay', () => {
  const g = doom({
    map: corridor(6),
    alpha: { at: 'a1', hand: ['armor'] },
    demons: { imp: [{ at: 'b1', damage: 1 }, { at: 'f1' }] },
    turn: 'alpha',
    scenario: { argent: { imp: 4 } },
  })
  g.does('sprint:armor', 'step:b1')
  expect(g.state.demons.imp).toMatchObject({ up: true, argent: 4 })
})

test('D-ARGENT-5 an ability is paid from its own demon card only', () => {
  // Charged Fireball needs argent on the Imp card; what lies elsewhere cannot pay.
  const far = { map: corridor(8), alpha: { at: 'a1' }, turn: 'imp', quiet: true }
  const poor = doom({
    ...far,
    demons: { imp: { at: 'd1' }, pinky: { at: 'h1' } },
    scenario: { argent: { pinky: 5, invasion: 5 }, events: { hand: [] } },
  })
  poor.does('attack')
  expect(poor.offers).not.toContain('use:imp-charged-fireball:imp-1')
  expect(poor.events('ability')).not.toContainEqual(expect.objectContaining({ ability: 'imp-charged-fireball' }))
  expect(poor.state.demons.pinky!.argent).toBe(5)
  const rich = doom({ ...far, demons: imps, scenario: { argent: { imp: 2 }, events: { hand: [] } } })
  rich.does('attack')
  expect(rich).offers('use:imp-charged-fireball:imp-1')
  rich.does('use:imp-charged-fireball:imp-1')
  expect(rich.state.demons.imp!.argent).toBe(1)
})

test('D-ARGENT-9 tokens stay on demon cards from round to round', () => {
  const g = doom({
    map: room(6, 2),
    alpha: { at: 'a1' },
    demons: { imp: { at: 'f1' } },
    turn: 'alpha',
    scenario: { argent: { imp: 3, invasion: 2 }, initiative: [], events: { hand: [] }, portals: [] },
  })
  g.does('end').passes()
  expect(g.state.round).toBe(2)
  g.does('done')
  expect(g.state.demons.imp!.argent).toBe(3)
  expect(g.state.invader.argent).toBe(2)
})

test('D-LIMITS-4 D-LIMITS-7 nothing is gained while all 18 tokens are in use', () => {
  const g = doom({
    map: room(6, 2),
    alpha: { at: 'a1' },
    demons: { imp: { at: 'f1' } },
    turn: 'alpha',
    scenario: { argent: { imp: 17 }, initiative: [], events: { hand: ['ambush', 'ferocity'] }, portals: [] },
  })
  g.does('end').passes().does('discard:ambush', 'argent:imp')
  expect(g.state.demons.imp!.argent).toBe(18)
  expect(g.offers.filter(key => key.startsWith('discard'))).toEqual([])
  expect(() => doom({ map: room(2, 1), alpha: { at: 'a1' }, scenario: { argent: { invasion: 18 } } })).not.toThrow()
})

test('D-ARGENT-5 Overflow pays for what the card cannot, and must then be played', () => {
  const g = doom({
    map: corridor(8),
    alpha: { at: 'a1' },
    demons: imps,
    turn: 'imp',
    options: { eventSets: ['argent-tempest', 'seek-and-destroy', 'rites-of-blood'] },
    scenario: { events: { hand: ['overflow'] } },
  })
  g.does('attack', 'use:imp-charged-fireball:imp-1')
  expect(g.state.invader.discard.cards).toContain('overflow')
  expect(g.state.demons.imp!.argent).toBe(0)
  expect(g.events('argent')).toEqual([])
})
