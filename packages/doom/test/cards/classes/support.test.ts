import { expect, test } from 'vitest'
import { fight } from '../fight.ts'

const imp = { imp: { at: 'j4' } }

test('D-HAND-2 squad-leader squad-leader-1 plays: draws up to 4 cards', () => {
  const g = fight({ alpha: { at: 'a1', class: 'squad-leader' }, demons: imp, turn: 'alpha', initiative: ['alpha'] })
  g.does('end')
  expect(g.marine().hand.cards).toHaveLength(4)
})

test("squad-leader squad-leader-1 refused: nobody else's hand grows", () => {
  const g = fight({
    alpha: { at: 'a1', hand: [] },
    bravo: { at: 'a2', class: 'squad-leader', hand: [] },
    demons: imp,
    turn: 'alpha',
    initiative: ['alpha'],
  })
  g.does('end')
  expect(g.marine('alpha').hand.cards).toHaveLength(3)
})

test('squad-leader squad-leader-2 plays: a discarded card gives the marine that starts 1 movement point', () => {
  const g = fight({
    alpha: { at: 'a1' },
    bravo: { at: 'a2', class: 'squad-leader', hand: ['sidearm', 'armor'] },
    demons: imp,
    turn: 'alpha',
  })
  expect(g).waitsFor('bravo', 'activation-start')
  g.does('use:squad-leader-2', 'discard:armor')
  expect(g.marine('bravo').hand.cards).toEqual(['sidearm'])
  expect(g.figure('alpha').mp).toBe(1)
  expect(g).waitsFor('alpha', 'activation') // once per activation start
  expect(g).offers('step:b1')
})

test('squad-leader squad-leader-2 refused: the own activation, an empty hand', () => {
  const own = fight({ alpha: { at: 'a1', class: 'squad-leader', hand: ['armor'] }, demons: imp, turn: 'alpha' })
  expect(own).waitsFor('alpha', 'activation')
  const empty = fight({
    alpha: { at: 'a1' },
    bravo: { at: 'a2', class: 'squad-leader', hand: [] },
    demons: imp,
    turn: 'alpha',
  })
  expect(empty).waitsFor('alpha', 'activation')
})

test('field-medic field-medic-1 plays: an adjacent marine or the medic recovers 2 damage', () => {
  const start = () =>
    fight({
      alpha: { at: 'a1', class: 'field-medic', damage: 1 },
      bravo: { at: 'b2', damage: 5 },
      charlie: { at: 'c1', damage: 5 },
      demons: imp,
      turn: 'alpha',
    }).does('use:field-medic-1')
  const g = start()
  expect(g).not.offers('pick:charlie')
  g.does('pick:bravo')
  expect(g.figure('bravo').damage).toBe(3)
  expect(g).not.offers('use:field-medic-1') // exhausted
  expect(g).waitsFor('alpha', 'activation')
  expect(start().does('pick:alpha').figure('alpha').damage).toBe(0) // surplus is lost
})

test('field-medic field-medic-1 refused: nobody within reach is hurt', () => {
  const g = fight({
    alpha: { at: 'a1', class: 'field-medic' },
    bravo: { at: 'b2' },
    charlie: { at: 'c1', damage: 5 },
    demons: imp,
    turn: 'alpha',
  })
  expect(g).not.offers('use:field-medic-1')
})

test('quartermaster quartermaster-1 plays: discards what it likes before drawing', () => {
  const g = fight({
    alpha: {
      at: 'a1',
      class: 'quartermaster',
      hand: ['armor', 'sidearm', 'double-time'],
      deck: ['ammo-check', 'triple-burst'],
    },
    demons: imp,
    turn: 'alpha',
    initiative: ['alpha'],
  })
  g.does('end')
  expect(g).waitsFor('alpha', 'pick-card')
  g.does('discard:armor', 'discard:sidearm', 'done')
  expect([...g.marine().hand.cards].sort()).toEqual(['ammo-check', 'double-time', 'triple-burst'])
  expect(g.marine().discard.cards).toEqual(['armor', 'sidearm'])
  expect(g).waitsFor('alpha', 'activation')
})

test('quartermaster quartermaster-1 plays: or nothing', () => {
  const g = fight({
    alpha: { at: 'a1', class: 'quartermaster', hand: ['armor', 'sidearm'], deck: ['ammo-check'] },
    demons: imp,
    turn: 'alpha',
    initiative: ['alpha'],
  })
  g.does('end', 'done')
  expect(g.marine().hand.cards).toEqual(['armor', 'sidearm', 'ammo-check'])
})

test('quartermaster quartermaster-1 refused: during the activation, at the end of another one, with an empty hand', () => {
  const g = fight({
    alpha: { at: 'a1', class: 'quartermaster', hand: ['armor'] },
    bravo: { at: 'b1' },
    demons: imp,
    turn: 'bravo',
    initiative: ['bravo'],
  })
  g.does('end')
  expect(g).waitsFor('bravo', 'activation')
  const own = fight({
    alpha: { at: 'a1', class: 'quartermaster', hand: [] },
    bravo: { at: 'b1' },
    demons: imp,
    turn: 'alpha',
    initiative: ['bravo'],
  })
  expect(own.offers).toEqual(['end'])
  own.does('end')
  expect(own).waitsFor('bravo', 'activation')
})

test('scavenger scavenger-1 plays: draws 1 card after the first kill of an activation', () => {
  const g = fight({
    alpha: { at: 'a1', class: 'scavenger', hand: ['triple-burst'], deck: ['ammo-check', 'armor'] },
    demons: { imp: [{ at: 'b1', damage: 3 }, { at: 'c1', damage: 3 }, { at: 'j4' }] },
    turn: 'alpha',
    dice: [2, 2],
  })
  g.does('play:triple-burst', 'attack:triple-burst', 'target:imp-1', 'use:scavenger-1')
  expect(g.has('imp-1')).toBe(false)
  expect(g.marine().hand.cards).toEqual(['ammo-check'])
  expect(g).waitsFor('alpha', 'activation')
})

test('D-ABILITY-2 scavenger scavenger-1 plays: declined at the first kill, it is there for the second', () => {
  const g = fight({
    alpha: { at: 'a1', class: 'scavenger', hand: ['triple-burst'], deck: ['ammo-check', 'armor'] },
    demons: { imp: [{ at: 'b1', damage: 3 }, { at: 'c1', damage: 3 }, { at: 'j4' }] },
    turn: 'alpha',
    dice: [2, 2],
  })
  g.does('play:triple-burst', 'attack:triple-burst', 'target:imp-1', 'pass')
  expect(g.marine().hand.cards).toEqual([])
  g.does('attack:triple-burst', 'use:scavenger-1')
  expect(g.marine().hand.cards).toEqual(['ammo-check'])
  expect(g).waitsFor('alpha', 'activation')
})

test('scavenger scavenger-1 refused: the second kill of the activation, a demon that lives', () => {
  const g = fight({
    alpha: { at: 'a1', class: 'scavenger', hand: ['triple-burst'], deck: ['ammo-check', 'armor'] },
    demons: { imp: [{ at: 'b1', damage: 3 }, { at: 'c1', damage: 3 }, { at: 'j4' }] },
    turn: 'alpha',
    dice: [2, 2],
  })
  g.does('play:triple-burst', 'attack:triple-burst', 'target:imp-1', 'use:scavenger-1', 'attack:triple-burst')
  expect(g.has('imp-2')).toBe(false)
  expect(g.marine().hand.cards).toEqual(['ammo-check'])
  const alive = fight({
    alpha: { at: 'a1', class: 'scavenger', hand: ['sidearm'], deck: ['ammo-check'] },
    demons: { pinky: { at: 'b1' } },
    turn: 'alpha',
    dice: [2, 2],
  })
  alive.does('play:sidearm', 'attack:sidearm')
  expect(alive.marine().hand.cards).toEqual([])
})

test('scavenger scavenger-1 refused: a marine that its rocket kills is no demon', () => {
  const jump = (bravo: string, imp: string) =>
    fight({
      alpha: { at: 'b1', class: 'scavenger', weapons: ['rocket-launcher', 'super-shotgun'], hand: ['blast-jump'] },
      bravo: { at: bravo, class: 'ripper', damage: 9 },
      demons: { imp: [{ at: imp, damage: 3 }, { at: 'j4' }] },
      turn: 'alpha',
    }).does('play:blast-jump', 'jump:e1')
  const friend = jump('a1', 'j3')
  expect(friend.has('bravo')).toBe(false)
  expect(friend).waitsFor('alpha', 'activation')
  const foe = jump('j1', 'a1')
  expect(foe.has('imp-1')).toBe(false)
  expect(foe).waitsFor('alpha', 'when-kills')
})
