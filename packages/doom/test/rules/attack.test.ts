import { describe, expect, test } from 'vitest'
import { away, corridor, doom, room } from '../play.ts'

type Dice = { dice: { colour: string; face: number }[] }

const rolled = (faces: number[], colour = 'red') => faces.map(face => ({ colour, face }))

test('D-ATTACK-1 D-ATTACK-4 D-ATTACK-9 D-ATTACK-13 W-ATK-1 an Imp hits Alpha at 3 spaces: 3 icons minus 1 shield is 2 damage', () => {
  const g = doom({
    map: corridor(6),
    alpha: { at: 'd1', hand: ['ammo-check'], deck: ['sidearm'] },
    ...away,
    demons: { imp: { at: 'a1' } },
    turn: 'imp',
    dice: [2, 1],
    quiet: false,
  })
  g.does('attack')
  // The six steps in order: the defender is named, the dice lie, the card is open, and Alpha may answer while defending.
  expect(g.happened.map(e => e.type)).toEqual(['attack', 'rolled', 'defense'])
  expect(g).waitsFor('alpha', 'during-defense')
  expect(g.view('alpha').attack).toMatchObject({ attacker: 'imp-1', defender: 'alpha', dice: rolled([2, 1]) })
  expect(g.figure('alpha').damage).toBe(0)
  expect(g.marine().discard.cards).toEqual([])
  g.does('pass')
  expect(g.happened.map(e => e.type)).toEqual(['hits', 'damage', 'ability', 'movement'])
  expect(g.happened[0]).toMatchObject({ attacker: 'imp-1', defender: 'alpha', hits: 3, shields: 1, damage: 2 })
  expect(g.figure('alpha').damage).toBe(2)
  expect(g.marine().discard.cards).toEqual(['sidearm'])
  expect(g).waitsFor('invader', 'demon-activation')
  expect(g).not.offers('attack')
})

describe('D-ATTACK-9 D-ATTACK-10 D-DEFENSE-4 D-DEFENSE-5 W-ATK-2 icons minus shields, never below 0', () => {
  const shot = (deck: string, dice: number[]) =>
    doom({
      map: corridor(4),
      alpha: { at: 'c1', hand: [], deck: [deck] },
      ...away,
      demons: { pinky: { at: 'b1' } },
      turn: 'pinky',
      dice,
    }).does('attack')

  test('W-ATK-2 1 icon against 2 shields: nothing', () => {
    const g = shot('armor', [0, 0, 1])
    expect(g.events('hits')[0]).toMatchObject({ hits: 1, shields: 2, damage: 0 })
    expect(g.events('damage')).toEqual([])
    expect(g.figure('alpha').damage).toBe(0)
    expect(g).waitsFor('invader', 'demon-activation')
  })

  test('W-ATK-2 D-ATTACK-10 6 icons against a dodge: nothing', () => {
    const g = shot('double-time', [2, 1, 3])
    expect(g.events('hits')[0]).toMatchObject({ hits: 6, dodge: true, damage: 0 })
    expect(g.figure('alpha').damage).toBe(0)
    expect(g.marine().discard.cards).toEqual(['double-time'])
  })

  test('D-ATTACK-9 6 icons against a card without shields: 6 damage', () => {
    const g = shot('ammo-check', [2, 1, 3])
    expect(g.figure('alpha').damage).toBe(6)
  })
})

test('D-ATTACK-2 D-FIGURE-3 only enemies in range and in line of sight are offered', () => {
  const g = doom({
    map: [
      '+-+-+-+-+-+-+-+', //
      '|. . . . . . .|',
      '+ + +-+ + + + +',
      '|. . . . . . .|',
      '+-+-+-+-+-+-+-+',
    ],
    alpha: { at: 'a1', hand: ['sidearm'] },
    bravo: { at: 'a2' },
    charlie: { at: null },
    delta: { at: null },
    demons: { imp: [{ at: 'e1' }, { at: 'f1' }, { at: 'b1' }] },
    turn: 'alpha',
  })
  g.does('play:sidearm', 'attack:sidearm')
  expect(g).waitsFor('alpha', 'attack-target')
  expect(g.offers).toEqual(['target:imp-1', 'target:imp-3']) // imp-2 is 5 away, Bravo a friend
})

test('D-ATTACK-3 D-ATTACK-5 a marine rolls the dice of the card in its range', () => {
  const g = doom({
    map: corridor(6),
    alpha: { at: 'a1', hand: ['aimed-salvo'] },
    ...away,
    demons: { imp: { at: 'f1' } },
    turn: 'alpha',
    dice: [0, 3, 2],
    scenario: { events: { deck: ['wall-of-flesh'] } },
  })
  g.does('play:aimed-salvo', 'attack:aimed-salvo')
  expect(g.events('attack')[0]).toMatchObject({ dice: { red: 1, black: 2 }, range: 5, card: 'aimed-salvo' })
  expect((g.events('rolled')[0] as unknown as Dice).dice).toEqual([...rolled([0]), ...rolled([3, 2], 'black')])
  expect(g.has('imp-1')).toBe(false)
})

test('D-ATTACK-3 an ability that grants an attack names its dice and range', () => {
  const g = doom({
    map: corridor(6),
    alpha: { at: 'a1', hand: [], glory: ['torn-limb'], class: 'gunslinger' },
    ...away,
    demons: { 'possessed-soldier': { at: 'e1' } },
    turn: 'alpha',
    dice: [1, 1, 1],
    scenario: { events: { deck: ['wall-of-flesh'] } },
  })
  expect(g).not.offers('use:torn-limb') // range 3, and the soldier stands 4 away
  g.does('use:gunslinger-1')
  expect(g.events('attack')[0]).toMatchObject({ dice: { red: 0, black: 1 }, range: 4 })
  expect(g.figure('possessed-soldier-1').damage).toBe(1)
  expect(g.marine().exhausted).toBe(true)
  expect(g).not.offers('use:gunslinger-1')
})

test('D-ATTACK-14 D-LIMITS-9 no face carries more than three icons, and more dice are rolled than the box holds', () => {
  const g = doom({
    map: corridor(4),
    alpha: { at: 'a1', hand: ['both-barrels'], weapons: ['super-shotgun', 'combat-shotgun'], glory: ['savage-finish'] },
    ...away,
    demons: { pinky: { at: 'b1' } },
    turn: 'alpha',
    scenario: { events: { deck: ['hellish-power'] } },
  })
  g.does('play:both-barrels', 'attack:both-barrels', 'use:savage-finish')
  const dice = g.events('rolled').flatMap(e => (e as unknown as Dice).dice)
  expect(dice.filter(die => die.colour === 'black')).toHaveLength(3)
  for (const die of dice) expect(die.face).toBeLessThanOrEqual(die.colour === 'red' ? 2 : 3)
})

test('D-ATTACK-7 D-ATTACK-8 D-TIMING-7 the defender answers first, and only then the attacker', () => {
  const g = doom({
    map: corridor(4),
    alpha: { at: 'c1', hand: ['armor'], deck: ['ammo-check'] },
    ...away,
    demons: { imp: { at: 'a1' } },
    turn: 'imp',
    dice: [2, 2, 2],
    scenario: { events: { hand: ['demonic-strength'] } },
  })
  g.does('attack')
  expect(g).waitsFor('alpha', 'during-defense')
  expect(g.offers).toEqual(['use:armor', 'pass'])
  g.does('use:armor')
  expect(g).waitsFor('invader', 'during-attack')
  g.does('use:demonic-strength')
  expect(g.events('hits')[0]).toMatchObject({ hits: 6, shields: 2, damage: 4 })
  expect(g.figure('alpha').damage).toBe(4)
  expect(g).waitsFor('invader', 'demon-activation')
})

test('D-ATTACK-12 D-ITEM-4 D-MARINE-7 during an attack nobody moves, opens doors or picks anything up', () => {
  const g = doom({
    map: room(6, 2),
    alpha: { at: 'a1', hand: ['run-and-gun'], weapons: ['burst-rifle', 'combat-shotgun'] },
    ...away,
    demons: { imp: { at: 'c1' }, pinky: { at: 'c2' } },
    turn: 'alpha',
    scenario: { items: [{ type: 'health-pack', at: 'a1' }] },
  })
  g.does('play:run-and-gun')
  expect(g).offers('step:a2')
  expect(g).offers('take:health-pack')
  g.does('attack:run-and-gun')
  expect(g.offers).toEqual(['target:imp-1', 'target:pinky-1'])
  g.does('target:pinky-1')
  expect(g).waitsFor('alpha', 'reroll')
  expect(g.offers.every(key => key.startsWith('reroll') || key === 'done')).toBe(true)
  g.does('done')
  expect(g).waitsFor('alpha', 'activation')
  expect(g).offers('step:a2')
  expect(g).offers('take:health-pack')
})

test('D-ATTACK-11 W-ATK-10 Vigilance answers after the attack, for one argent from its own card, not during it', () => {
  const g = doom({
    map: room(7, 2),
    alpha: { at: 'a1', hand: ['sidearm'], deck: ['ammo-check', 'armor'] },
    ...away,
    demons: { imp: { at: 'c2' }, 'possessed-soldier': [{ at: 'e1' }, { at: 'g1' }] },
    turn: 'alpha',
    dice: [2, 1, 1, 1],
    scenario: { argent: { 'possessed-soldier': 2, imp: 1 }, events: { deck: ['wall-of-flesh'] } },
  })
  g.does('play:sidearm', 'attack:sidearm', 'target:imp-1')
  expect(g.figure('imp-1').damage).toBe(3) // the marine's attack is over
  expect(g.state.invader.discard.cards).toEqual(['wall-of-flesh'])
  expect(g).waitsFor('invader', 'after-enemy-attack')
  expect(g.offers).toEqual(['use:possessed-vigilance:possessed-soldier-1', 'pass']) // the other one stands 6 away
  g.does('use:possessed-vigilance:possessed-soldier-1')
  expect(g.state.demons['possessed-soldier']!.argent).toBe(1)
  expect(g.state.demons.imp!.argent).toBe(1)
  g.does('done') // Muscle Memory
  expect(g.figure('alpha').damage).toBe(2)
  expect(g).waitsFor('alpha', 'activation')
})

test('D-ATTACK-11 W-ATK-10 no Vigilance without line of sight, without argent, or for a marine of 6 spaces away', () => {
  const shoot = (argent: number, map: string[], soldier: string) => {
    const g = doom({
      map,
      alpha: { at: 'a1', hand: ['sidearm'] },
      ...away,
      demons: { imp: { at: 'b1' }, 'possessed-soldier': { at: soldier } },
      turn: 'alpha',
      dice: [0, 1],
      scenario: { argent: { 'possessed-soldier': argent }, events: { deck: ['wall-of-flesh'] } },
    })
    return g.does('play:sidearm', 'attack:sidearm', ...(g.offers.includes('target:imp-1') ? ['target:imp-1'] : []))
  }
  const walled = ['+-+-+-+-+-+-+-+', '|. . . .|. . .|', '+-+-+-+-+-+-+-+']
  expect(shoot(1, corridor(7), 'f1')).waitsFor('invader', 'after-enemy-attack')
  expect(shoot(0, corridor(7), 'f1')).waitsFor('alpha', 'activation')
  expect(shoot(1, corridor(7), 'g1')).waitsFor('alpha', 'activation')
  expect(shoot(1, walled, 'e1')).waitsFor('alpha', 'activation')
})

test('D-ATTACK-11 a dying demon lashes out after the attack that killed it, not within it', () => {
  const g = doom({
    map: corridor(5),
    alpha: { at: 'a1', hand: ['sidearm'], deck: ['ammo-check'] },
    ...away,
    demons: { imp: { at: 'b1', damage: 3 }, pinky: { at: 'e1' } },
    turn: 'alpha',
    dice: [0, 1, 2, 1],
    options: { eventSets: ['rites-of-blood', 'seek-and-destroy', 'power-overwhelming'] },
    scenario: { events: { hand: ['dying-lash'], deck: ['ferocity'] } },
  })
  g.does('play:sidearm', 'attack:sidearm')
  if (g.offers.includes('target:imp-1')) g.does('target:imp-1')
  expect(g).waitsFor('invader', 'when-demon-killed')
  g.does('use:dying-lash')
  expect(g.state.invader.discard.cards).toContain('ferocity') // the marine's attack was finished first
  const story = g.table.events.map(e => e.type)
  expect(g.events('attack')[1]).toMatchObject({ attacker: 'imp-1', defender: 'alpha' })
  expect(g.figure('alpha').damage).toBe(3)
  expect(story.lastIndexOf('attack')).toBeLessThan(story.indexOf('killed')) // before it is removed
  expect(g.has('imp-1')).toBe(false)
  expect(g.state.stack.some(f => f.flow === 'attack')).toBe(false)
  expect(g).waitsFor('alpha', 'activation')
})

test('D-ATTACK-15 D-ACTION-6 an attack may be left out, and without a defender the rest of the card resolves', () => {
  const g = doom({
    map: corridor(8),
    alpha: { at: 'a1', hand: ['sidearm', 'double-time'] },
    ...away,
    demons: { imp: { at: 'h1' } },
    turn: 'alpha',
  })
  g.does('play:sidearm')
  expect(g).not.offers('attack:sidearm') // 7 spaces away
  expect(g.figure('alpha').mp).toBe(4)
  g.does('step:b1', 'step:c1', 'step:d1')
  expect(g).offers('attack:sidearm')
  g.does('forgo')
  expect(g).not.offers('attack:sidearm')
  expect(g).offers('play:double-time')
  expect(g.events('attack')).toEqual([])
})

test('W-ATK-7 D-DEFENSE-12 Up Close & Personal: one red die after the attack, one figure next to the defender, no defense', () => {
  const g = doom({
    map: room(6, 2),
    alpha: { at: 'a1', hand: ['up-close-and-personal'], weapons: ['super-shotgun', 'combat-shotgun'] },
    ...away,
    demons: { imp: [{ at: 'c1' }, { at: 'f2' }], 'possessed-soldier': { at: 'd2' } },
    turn: 'alpha',
    dice: [0, 1, 1, 2],
    scenario: { events: { deck: ['wall-of-flesh', 'iron-skin'] } },
  })
  g.does('play:up-close-and-personal', 'attack:up-close-and-personal')
  g.does('yes')
  expect(g).waitsFor('alpha', 'splash-target')
  expect(g.offers).toEqual(['pick:possessed-soldier-1', 'done'])
  const before = g.events('defense').length
  g.does('pick:possessed-soldier-1')
  expect(g.figure('possessed-soldier-1').damage).toBe(2)
  expect(g.figure('imp-1').damage).toBe(2)
  expect(g.events('defense')).toHaveLength(before)
  expect(g).waitsFor('alpha', 'activation')
})

test('W-ATK-8 OP-29 rockets hurt everybody next to the defender, friends too, even when it is dead', () => {
  const g = doom({
    map: room(8, 2),
    alpha: { at: 'a1', hand: ['rocket-salvo-1'], weapons: ['rocket-launcher', 'combat-shotgun'] },
    bravo: { at: 'e2' },
    charlie: { at: null },
    delta: { at: null },
    demons: { imp: [{ at: 'f1' }, { at: 'h1' }], 'possessed-soldier': { at: 'g2' } },
    turn: 'alpha',
    dice: [2, 2, 2, 2, 3],
    scenario: { events: { deck: ['wall-of-flesh'] } },
  })
  g.does('play:rocket-salvo-1', 'attack:rocket-salvo-1', 'target:imp-1')
  expect(g.has('imp-1')).toBe(false)
  expect(g.figure('bravo').damage).toBe(3)
  expect(g.figure('possessed-soldier-1').damage).toBe(3)
  expect(g.figure('imp-2').damage).toBe(0)
  expect(g.figure('alpha').damage).toBe(0)
  expect(g.events('defense')).toHaveLength(1)
  expect(g).waitsFor('alpha', 'activation')
})

test('W-ATK-9 Hold the Trigger: two attacks one after the other; a stunned marine loses a die only in the first', () => {
  const g = doom({
    map: corridor(6),
    alpha: { at: 'a1', hand: ['hold-the-trigger'], stunned: true },
    ...away,
    demons: { pinky: { at: 'd1' } },
    turn: 'alpha',
    dice: [1, 0, 2],
    scenario: { events: { deck: ['wall-of-flesh', 'ferocity'] } },
  })
  g.does('play:hold-the-trigger', 'attack:hold-the-trigger')
  expect(g).waitsFor('alpha', 'remove-die')
  g.does('remove:red')
  expect(g.figure('pinky-1').damage).toBe(1)
  expect(g.figure('alpha').stunned).toBe(false)
  expect(g).offers('attack:hold-the-trigger')
  g.does('attack:hold-the-trigger')
  expect(g.events('attack').map(e => (e as unknown as Dice).dice)).toEqual([
    { red: 0, black: 1 },
    { red: 1, black: 1 },
  ])
  expect(g.figure('pinky-1').damage).toBe(3)
  expect(g.state.invader.discard.cards).toEqual(['wall-of-flesh', 'ferocity']) // each attack has its own defense card
  expect(g).not.offers('attack:hold-the-trigger')
  expect(g).waitsFor('alpha', 'activation')
})
