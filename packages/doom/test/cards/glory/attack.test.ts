import { expect, test } from 'vitest'
import { fight } from '../fight.ts'

test('blood-armor plays: 3 shields while defending', () => {
  const g = fight({
    alpha: { at: 'a1', glory: ['blood-armor'], deck: ['ammo-check'] },
    demons: { pinky: { at: 'b1' } },
    turn: 'pinky',
    dice: [2, 2, 3],
  })
  g.does('attack', 'use:blood-armor')
  expect(g.figure('alpha').damage).toBe(4)
  expect(g.marine().glory.cards).toEqual([])
  expect(g.state.glory.discard.cards).toEqual(['blood-armor'])
  expect(g).waitsFor('invader', 'demon-activation')
})

test("blood-armor refused: another marine's defense, the own attack", () => {
  const ally = fight({
    alpha: { at: 'a1', deck: ['ammo-check'] },
    bravo: { at: 'a2', glory: ['blood-armor'] },
    demons: { pinky: { at: 'b1' } },
    turn: 'pinky',
    dice: [2, 2, 3],
  })
  ally.does('attack', 'target:alpha')
  expect(ally).waitsFor('invader', 'demon-activation')
  const attacking = fight({
    alpha: { at: 'a1', hand: ['sidearm'], glory: ['blood-armor'] },
    demons: { pinky: { at: 'b1' } },
    turn: 'alpha',
    dice: [2, 3],
  })
  expect(attacking).not.offers('use:blood-armor')
  attacking.does('play:sidearm', 'attack:sidearm')
  expect(attacking).waitsFor('alpha', 'activation')
})

test('savage-finish plays: a black die is rolled into the attack', () => {
  const g = fight({
    alpha: { at: 'a1', hand: ['sidearm'], glory: ['savage-finish'] },
    demons: { pinky: { at: 'b1' } },
    turn: 'alpha',
    dice: [1, 1, 3],
  })
  g.does('play:sidearm', 'attack:sidearm', 'use:savage-finish')
  expect(g.figure('pinky-1').damage).toBe(5)
  expect(g.marine().glory.cards).toEqual([])
  expect(g).waitsFor('alpha', 'activation')
})

test('OP-30 savage-finish plays: also when the stun has taken the only die', () => {
  const g = fight({
    alpha: { at: 'a1', stunned: true, hand: ['triple-burst'], glory: ['savage-finish'] },
    demons: { pinky: { at: 'b1' } },
    turn: 'alpha',
    dice: [3],
  })
  g.does('play:triple-burst', 'attack:triple-burst', 'use:savage-finish')
  expect(g.figure('pinky-1').damage).toBe(3)
  expect(g).waitsFor('alpha', 'activation')
})

test('savage-finish refused: outside an attack, and while defending', () => {
  const idle = fight({ alpha: { at: 'a1', glory: ['savage-finish'] }, demons: { imp: { at: 'b1' } }, turn: 'alpha' })
  expect(idle).not.offers('use:savage-finish')
  const defending = fight({
    alpha: { at: 'a1', glory: ['savage-finish'], deck: ['ammo-check'] },
    demons: { pinky: { at: 'b1' } },
    turn: 'pinky',
    dice: [0, 0, 1],
  })
  expect(defending.does('attack')).waitsFor('invader', 'demon-activation')
})

test('red-haze plays: any number of dice is rerolled, each once', () => {
  const g = fight({
    alpha: { at: 'a1', hand: ['aimed-salvo'], glory: ['red-haze'] },
    demons: { pinky: { at: 'b1' } },
    turn: 'alpha',
    dice: [0, 1, 1, 2, 3, 3],
  })
  g.does('play:aimed-salvo', 'attack:aimed-salvo', 'use:red-haze', 'reroll:0', 'reroll:2')
  expect(g).not.offers('reroll:0')
  expect(g).offers('reroll:1')
  g.does('done')
  expect(g.events('hits').at(-1)).toMatchObject({ hits: 2 + 1 + 3 })
  expect(g).waitsFor('alpha', 'activation')
})

test("red-haze refused: a demon's dice", () => {
  const g = fight({
    alpha: { at: 'a1', glory: ['red-haze'], deck: ['ammo-check'] },
    demons: { pinky: { at: 'b1' } },
    turn: 'pinky',
    dice: [2, 2, 3],
  })
  expect(g.does('attack')).waitsFor('invader', 'demon-activation')
})

test('torn-limb plays: an attack of range 3 with 2 red dice beside the main action', () => {
  const g = fight({
    alpha: { at: 'a1', hand: ['sidearm'], glory: ['torn-limb'] },
    demons: { pinky: { at: 'd1' } },
    turn: 'alpha',
    dice: [2, 1],
  })
  g.does('use:torn-limb')
  expect(g.events('attack').at(-1)).toMatchObject({ dice: { red: 2, black: 0 } })
  expect(g.figure('pinky-1').damage).toBe(3)
  expect(g).offers('play:sidearm')
  expect(g).waitsFor('alpha', 'activation')
})

test('torn-limb refused: nobody within 3 spaces', () => {
  const g = fight({ alpha: { at: 'a1', glory: ['torn-limb'] }, demons: { pinky: { at: 'e1' } }, turn: 'alpha' })
  expect(g).not.offers('use:torn-limb')
})

test('overkill plays: the excess damage goes to another demon within 2 spaces', () => {
  const g = fight({
    alpha: { at: 'a1', hand: ['sidearm'], glory: ['overkill'] },
    demons: { imp: { at: 'b1', damage: 3 }, pinky: [{ at: 'd1' }, { at: 'e1' }] },
    turn: 'alpha',
    dice: [1, 3],
  })
  g.does('play:sidearm', 'attack:sidearm', 'target:imp-1')
  expect(g).waitsFor('alpha', 'after-attack')
  g.does('use:overkill')
  expect(g.figure('pinky-1').damage).toBe(3)
  expect(g.figure('pinky-2').damage).toBe(0) // 3 spaces away
  expect(g).waitsFor('alpha', 'activation')
})

test('overkill plays: at least 1, and the marine picks among several', () => {
  const g = fight({
    alpha: { at: 'a1', hand: ['sidearm'], glory: ['overkill'] },
    demons: { imp: { at: 'b1', damage: 3 }, pinky: [{ at: 'd1' }, { at: 'd2' }] },
    turn: 'alpha',
    dice: [0, 1],
  })
  g.does('play:sidearm', 'attack:sidearm', 'target:imp-1', 'use:overkill', 'pick:pinky-2')
  expect(g.figure('pinky-2').damage).toBe(1)
  expect(g).waitsFor('alpha', 'activation')
})

test('overkill refused: the defender lives, or no other demon within 2 spaces', () => {
  const lives = fight({
    alpha: { at: 'a1', hand: ['sidearm'], glory: ['overkill'] },
    demons: { imp: { at: 'b1' }, pinky: { at: 'c1' } },
    turn: 'alpha',
    dice: [0, 1],
  })
  lives.does('play:sidearm', 'attack:sidearm', 'target:imp-1')
  expect(lives).waitsFor('alpha', 'activation')
  const alone = fight({
    alpha: { at: 'a1', hand: ['sidearm'], glory: ['overkill'] },
    demons: { imp: { at: 'b1', damage: 3 }, pinky: { at: 'e1' } },
    turn: 'alpha',
    dice: [1, 3],
  })
  alone.does('play:sidearm', 'attack:sidearm', 'target:imp-1')
  expect(alone).waitsFor('alpha', 'activation')
})
