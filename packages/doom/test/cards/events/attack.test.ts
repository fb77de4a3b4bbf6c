import { expect, test } from 'vitest'
import { corridor, fight } from '../fight.ts'

/** A pinky next to Alpha, whose defense card is blank. */
const bite = {
  alpha: { at: 'a1', deck: ['ammo-check'] },
  demons: { pinky: { at: 'b1' } },
  turn: 'pinky',
}

test('demonic-strength plays: a red die is rolled into the attack', () => {
  const g = fight({ ...bite, events: ['demonic-strength'], dice: [1, 1, 1, 2] })
  g.does('attack', 'use:demonic-strength')
  expect(g.figure('alpha').damage).toBe(5)
  expect(g.state.invader.hand.cards).toEqual([])
  expect(g.state.invader.discard.cards).toEqual(['demonic-strength'])
  expect(g).waitsFor('invader', 'demon-activation')
})

test('D-EVENT-7 D-TIMING-6 demonic-strength refused: the second copy in one attack, the attack of a marine', () => {
  const g = fight({ ...bite, events: ['demonic-strength', 'demonic-strength'], dice: [1, 1, 1, 2] })
  g.does('attack', 'use:demonic-strength')
  expect(g).waitsFor('invader', 'demon-activation')
  expect(g.state.invader.hand.cards).toEqual(['demonic-strength'])
  const marine = fight({
    alpha: { at: 'a1', hand: ['sidearm'] },
    demons: { pinky: { at: 'b1' } },
    events: ['demonic-strength'],
    turn: 'alpha',
    dice: [1, 1],
  })
  marine.does('play:sidearm', 'attack:sidearm')
  expect(marine).waitsFor('alpha', 'activation')
})

test('hellish-power plays: 1 red die, and 1 more per argent discarded, 2 at most', () => {
  const start = () => fight({ ...bite, events: ['hellish-power'], argent: { pinky: 3 }, dice: [0, 0, 0, 0, 0, 1] })
  const g = start().does('pass', 'attack', 'use:hellish-power', 'spend:pinky', 'spend:pinky')
  expect(g.state.demons.pinky!.argent).toBe(1)
  expect(g.events('attack').at(-1)).toMatchObject({ dice: { red: 2 + 3, black: 1 } })
  expect(g).waitsFor('invader', 'demon-activation')
  const none = start().does('pass', 'attack', 'use:hellish-power', 'done')
  expect(none.state.demons.pinky!.argent).toBe(3)
  expect(none.events('attack').at(-1)).toMatchObject({ dice: { red: 2 + 1, black: 1 } })
})

test('hellish-power plays: without argent it adds the one die', () => {
  const g = fight({ ...bite, events: ['hellish-power'], dice: [0, 0, 0, 1] })
  g.does('attack', 'use:hellish-power')
  expect(g.events('attack').at(-1)).toMatchObject({ dice: { red: 3, black: 1 } })
})

test("hellish-power refused: argent of another demon card, a marine's attack, after the roll", () => {
  const g = fight({
    ...bite,
    demons: { pinky: { at: 'b1' }, imp: { at: 'j4' } },
    events: ['hellish-power'],
    argent: { imp: 2 },
    dice: [0, 0, 0, 1],
  })
  g.does('attack', 'use:hellish-power')
  expect(g.state.demons.imp!.argent).toBe(2)
  expect(g).waitsFor('invader', 'demon-activation')
  const late = fight({ ...bite, events: ['hellish-power'], dice: [0, 0, 1] })
  late.does('attack', 'pass')
  expect(late).waitsFor('invader', 'demon-activation')
  const marine = fight({
    alpha: { at: 'a1', hand: ['sidearm'] },
    demons: { pinky: { at: 'b1' } },
    events: ['hellish-power'],
    turn: 'alpha',
    dice: [1, 1],
  })
  marine.does('play:sidearm', 'attack:sidearm')
  expect(marine).waitsFor('alpha', 'activation')
})

test('crippling-strike plays: a defender that suffered damage is stunned', () => {
  const g = fight({ ...bite, events: ['crippling-strike'], dice: [0, 0, 1] })
  g.does('attack', 'use:crippling-strike')
  expect(g.figure('alpha').stunned).toBe(true)
  expect(g).waitsFor('invader', 'demon-activation')
})

test('crippling-strike refused: no damage dealt, or a defender that died', () => {
  const dodged = fight({
    ...bite,
    alpha: { at: 'a1', deck: ['double-time'] },
    events: ['crippling-strike'],
    dice: [2, 2, 3],
  })
  expect(dodged.does('attack')).waitsFor('invader', 'demon-activation')
  const dead = fight({
    ...bite,
    alpha: { at: 'a1', damage: 9, deck: ['ammo-check'] },
    events: ['crippling-strike'],
    dice: [2, 2, 3],
  })
  dead.does('attack')
  expect(dead.has('alpha')).toBe(false)
  expect(dead).waitsFor('invader', 'demon-activation')
})

test('onslaught plays: a second attack against a different marine with 1 die fewer', () => {
  const g = fight({
    alpha: { at: 'a1', deck: ['ammo-check'] },
    bravo: { at: 'a2', deck: ['ammo-check'] },
    charlie: { at: 'f1' },
    demons: { pinky: { at: 'b1' } },
    events: ['onslaught'],
    turn: 'pinky',
    dice: [0, 0, 1, 1, 2],
  })
  g.does('attack', 'target:alpha', 'use:onslaught')
  expect(g).waitsFor('invader', 'remove-die')
  g.does('remove:red')
  expect(g.figure('alpha').damage).toBe(1)
  expect(g.figure('bravo').damage).toBe(3)
  expect(g.events('attack').at(-1)).toMatchObject({ defender: 'bravo', dice: { red: 1, black: 1 } })
  expect(g).waitsFor('invader', 'demon-activation')
  expect(g).not.offers('attack')
})

test('onslaught refused: no other marine within range and sight', () => {
  const g = fight({
    alpha: { at: 'a1', deck: ['ammo-check'] },
    bravo: { at: 'd1' },
    demons: { pinky: { at: 'b1' } },
    events: ['onslaught'],
    turn: 'pinky',
    dice: [0, 0, 1],
  })
  expect(g.does('attack')).waitsFor('invader', 'demon-activation')
})

test('explosive-blast plays: figures next to a defender 2 spaces away suffer the roll, friends too', () => {
  const g = fight({
    alpha: { at: 'b1', deck: ['ammo-check'] },
    bravo: { at: 'a1' },
    charlie: { at: 'a3' },
    demons: { imp: [{ at: 'd1' }, { at: 'c2' }] },
    events: ['explosive-blast'],
    turn: 'imp',
    dice: [0, 1, 2],
  })
  g.does('figure:imp-1', 'attack', 'target:alpha', 'use:explosive-blast')
  expect(g.figure('alpha').damage).toBe(1) // the attack alone
  expect(g.figure('bravo').damage).toBe(2)
  expect(g.figure('imp-2').damage).toBe(2)
  expect(g.figure('charlie').damage).toBe(0)
  expect(g.figure('imp-1').damage).toBe(0)
  expect(g).waitsFor('invader', 'demon-activation')
})

test('explosive-blast refused: an adjacent defender', () => {
  const g = fight({
    alpha: { at: 'b1', deck: ['ammo-check'] },
    bravo: { at: 'a1' },
    demons: { imp: { at: 'c1' } },
    events: ['explosive-blast'],
    turn: 'imp',
    dice: [0, 1],
  })
  g.does('attack', 'target:alpha')
  expect(g).waitsFor('invader', 'demon-activation')
})

test('demonic-precision plays: any number of dice is rerolled', () => {
  const g = fight({ ...bite, events: ['demonic-precision'], dice: [0, 0, 1, 2, 3] })
  g.does('attack', 'use:demonic-precision', 'reroll:0', 'reroll:2', 'done')
  expect(g.figure('alpha').damage).toBe(5)
  expect(g).waitsFor('invader', 'demon-activation')
})

test('demonic-precision refused: the dice of a marine', () => {
  const g = fight({
    alpha: { at: 'a1', hand: ['sidearm'] },
    demons: { pinky: { at: 'b1' } },
    events: ['demonic-precision'],
    turn: 'alpha',
    dice: [1, 1],
  })
  g.does('play:sidearm', 'attack:sidearm')
  expect(g).waitsFor('alpha', 'activation')
})

test('ferocity plays: a black die against an adjacent marine', () => {
  const g = fight({ ...bite, events: ['ferocity'], dice: [0, 0, 1, 3] })
  g.does('attack', 'use:ferocity')
  expect(g.events('attack').at(-1)).toMatchObject({ dice: { red: 2, black: 2 } })
  expect(g.figure('alpha').damage).toBe(4)
  expect(g).waitsFor('invader', 'demon-activation')
})

test('ferocity refused: a marine 2 spaces away', () => {
  const g = fight({
    alpha: { at: 'a1', deck: ['ammo-check'] },
    demons: { imp: { at: 'c1' } },
    events: ['ferocity'],
    turn: 'imp',
    dice: [0, 1],
  })
  expect(g.does('attack')).waitsFor('invader', 'demon-activation')
})

test('execution plays: against a marine with 5 damage shields do not count', () => {
  const g = fight({
    ...bite,
    alpha: { at: 'a1', damage: 5, deck: ['armor'] },
    events: ['execution'],
    dice: [0, 1, 2],
  })
  g.does('attack', 'use:execution')
  expect(g.figure('alpha').damage).toBe(8)
  expect(g).waitsFor('invader', 'demon-activation')
})

test('execution refused: 4 damage; and a dodge stays a dodge', () => {
  const g = fight({
    ...bite,
    alpha: { at: 'a1', damage: 4, deck: ['armor'] },
    events: ['execution'],
    dice: [0, 1, 2],
  })
  g.does('attack')
  expect(g.figure('alpha').damage).toBe(5)
  expect(g).waitsFor('invader', 'demon-activation')
  const dodge = fight({
    ...bite,
    alpha: { at: 'a1', damage: 5, deck: ['double-time'] },
    events: ['execution'],
    dice: [0, 1, 2],
  })
  dodge.does('attack', 'use:execution')
  expect(dodge.figure('alpha').damage).toBe(5)
})

test('scorched-earth plays: fire on up to 3 empty spaces next to the defender', () => {
  const g = fight({
    map: corridor(8),
    alpha: { at: 'c1', deck: ['ammo-check'] },
    bravo: { at: 'a1', hand: ['sidearm'] },
    demons: { imp: { at: 'f1' } },
    events: ['scorched-earth'],
    turn: 'imp',
    initiative: ['bravo', 'alpha'],
    dice: [0, 1],
  })
  g.does('attack', 'use:scorched-earth')
  expect(g.offers).toEqual(['token:b1', 'token:d1', 'done'])
  g.does('token:b1', 'done')
  g.does('end')
  expect(g).waitsFor('bravo', 'activation')
  g.does('sprint:sidearm', 'step:b1')
  expect(g.figure('bravo').damage).toBe(1)
})

test('scorched-earth plays: whoever starts an activation in it suffers; the status phase removes it', () => {
  const g = fight({
    map: corridor(8),
    alpha: { at: 'c1', deck: ['ammo-check'] },
    bravo: { at: 'a1' },
    demons: { imp: { at: 'f1' } },
    events: ['scorched-earth', 'beckoning-voices'],
    turn: 'imp',
    initiative: ['bravo'],
    dice: [0, 1],
  })
  g.does('attack', 'use:scorched-earth', 'token:b1', 'token:d1', 'end')
  g.does('use:beckoning-voices', 'pick:bravo', 'step:b1')
  expect(g).waitsFor('bravo', 'activation')
  expect(g.figure('bravo').damage).toBe(2) // once for entering, once for starting there
  expect(g.state.tokens).toHaveLength(2)
  g.does('end')
  expect(g.state.round).toBe(2)
  expect(g.state.tokens).toHaveLength(0)
})

test('scorched-earth refused: demons do not burn, occupied spaces cannot be chosen, nor is it played on marine attacks', () => {
  const g = fight({
    map: corridor(8),
    alpha: { at: 'c1', deck: ['ammo-check'] },
    demons: { imp: [{ at: 'f1' }, { at: 'b1' }] },
    events: ['scorched-earth'],
    turn: 'imp',
    dice: [0, 1],
  })
  g.does('figure:imp-1', 'attack', 'use:scorched-earth')
  expect(g.offers).toEqual(['token:d1', 'done'])
  g.does('token:d1', 'step:e1', 'step:d1')
  expect(g.figure('imp-1').damage).toBe(0)
  const full = fight({
    map: corridor(4),
    alpha: { at: 'c1', deck: ['ammo-check'] },
    bravo: { at: 'b1' },
    demons: { imp: { at: 'd1' } },
    events: ['scorched-earth'],
    turn: 'imp',
    dice: [0, 1],
  })
  full.does('attack', 'target:alpha')
  expect(full).waitsFor('invader', 'demon-activation')
  const marine = fight({
    alpha: { at: 'a1', hand: ['sidearm'] },
    demons: { pinky: { at: 'c1' } },
    events: ['scorched-earth'],
    turn: 'alpha',
    dice: [1, 1],
  })
  marine.does('play:sidearm', 'attack:sidearm')
  expect(marine).waitsFor('alpha', 'activation')
})

/** The escort drone, 5 damage on it, and a demon that attacks it. */
const atDrone = (demon: string, drone: string, card: string) =>
  fight({
    mission: 'black-bishop-4',
    alpha: { at: 'j4' },
    demons: { imp: { at: demon } },
    events: [card],
    turn: 'imp',
    dice: [2, 2, 3],
    scenario: { drone: { at: drone, damage: 5 } },
  })

test.each([
  ['ferocity', 'b1', { dice: { red: 2, black: 0 } }],
  ['execution', 'b1', {}],
  ['explosive-blast', 'c1', {}],
])('D-OBJECTIVE-6 ferocity execution explosive-blast refused: the drone is no marine (%s)', (card, demon, rolled) => {
  const g = atDrone(demon, 'a1', card)
  g.does('attack')
  expect(g).waitsFor('invader', 'demon-activation') // nobody was asked about the card
  expect(g.figure('drone').damage).toBe(5 + 4 - 2)
  expect(g.events('attack').at(-1)).toMatchObject({ defender: 'drone', ...rolled })
})

test('D-OBJECTIVE-6 onslaught plays: after an attack on the drone the demon attacks a marine', () => {
  const g = fight({
    mission: 'black-bishop-4',
    alpha: { at: 'a2', deck: ['ammo-check'] },
    demons: { imp: { at: 'c1' } },
    events: ['onslaught'],
    turn: 'imp',
    dice: [0, 0, 2],
    scenario: { drone: { at: 'a1' } },
  })
  g.does('attack', 'target:drone', 'use:onslaught')
  expect(g.figure('alpha').damage).toBe(2)
  expect(g).waitsFor('invader', 'demon-activation')
})
