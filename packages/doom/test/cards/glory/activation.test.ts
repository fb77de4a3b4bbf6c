import { expect, test } from 'vitest'
import { corridor, fight } from '../fight.ts'

const imp = { imp: { at: 'j4' } }

test('D-GLORY-6 adrenaline-rush plays: 2 movement points', () => {
  const g = fight({ alpha: { at: 'a1', glory: ['adrenaline-rush'] }, demons: imp, turn: 'alpha' })
  expect(g).not.offers('step:b1')
  g.does('use:adrenaline-rush')
  expect(g.figure('alpha').mp).toBe(2)
  expect(g.state.glory.discard.cards).toEqual(['adrenaline-rush'])
  expect(g).not.offers('use:adrenaline-rush')
  expect(g).waitsFor('alpha', 'activation')
})

test("adrenaline-rush refused: another marine's activation, and while a card waits for its attack", () => {
  const other = fight({
    alpha: { at: 'a1' },
    bravo: { at: 'a2', glory: ['adrenaline-rush'] },
    demons: imp,
    turn: 'alpha',
  })
  expect(other.offers).toEqual(['end'])
  const busy = fight({
    alpha: { at: 'a1', hand: ['sidearm'], glory: ['adrenaline-rush'] },
    demons: { imp: { at: 'b1' } },
    turn: 'alpha',
  })
  expect(busy.does('play:sidearm')).not.offers('use:adrenaline-rush')
})

test('loot-the-dead plays: draws 2 cards', () => {
  const g = fight({
    alpha: { at: 'a1', glory: ['loot-the-dead'], deck: ['armor', 'sidearm', 'double-time'] },
    demons: imp,
    turn: 'alpha',
  })
  g.does('use:loot-the-dead')
  expect(g.marine().hand.cards).toEqual(['armor', 'sidearm'])
  expect(g).waitsFor('alpha', 'activation')
})

test('loot-the-dead refused: between activations', () => {
  const g = fight({
    alpha: { at: 'a1', glory: ['loot-the-dead'] },
    bravo: { at: 'b1' },
    demons: imp,
    initiative: ['bravo', 'alpha'],
  })
  expect(g).waitsFor('bravo', 'activation')
  expect(g.offers).not.toContain('use:loot-the-dead')
})

test('dread-howl plays: a demon within 3 spaces in sight is stunned', () => {
  const g = fight({
    map: corridor(8),
    alpha: { at: 'a1', glory: ['dread-howl'] },
    demons: { imp: [{ at: 'c1' }, { at: 'd1' }, { at: 'e1' }] },
    turn: 'alpha',
  })
  g.does('use:dread-howl')
  expect(g.offers).toEqual(['pick:imp-1', 'pick:imp-2'])
  g.does('pick:imp-2')
  expect(g.figure('imp-1').stunned).toBe(false)
  expect(g.figure('imp-2').stunned).toBe(true)
  expect(g).waitsFor('alpha', 'activation')
})

test('dread-howl refused: 4 spaces away, behind a wall, stunned already', () => {
  const base = { alpha: { at: 'a1', glory: ['dread-howl'] }, turn: 'alpha' }
  expect(fight({ ...base, demons: { imp: { at: 'e1' } } })).not.offers('use:dread-howl')
  expect(fight({ ...base, demons: { imp: { at: 'b1', stunned: true } } })).not.offers('use:dread-howl')
  // From b1 to c3 it is 3 spaces round a corner, without line of sight.
  const maze = ['+-+-+-+', '|.|. .|', '+-+ + +', '|. .|.|', '+ +-+-+', '|. . .|', '+-+-+-+']
  const hidden = { map: maze, demons: { imp: { at: 'c3' } }, turn: 'alpha' }
  expect(fight({ ...hidden, alpha: { at: 'b1', glory: ['dread-howl'] } })).not.offers('use:dread-howl')
})

test('iron-will plays: in the own activation the stun ends and 2 damage are recovered', () => {
  const g = fight({
    alpha: { at: 'a1', stunned: true, damage: 5, hand: ['sidearm'], glory: ['iron-will'] },
    demons: { imp: { at: 'b1' } },
    turn: 'alpha',
  })
  g.does('play:sidearm')
  expect(g).offers('use:iron-will') // also while a card waits for its attack
  g.does('use:iron-will')
  expect(g.figure('alpha')).toMatchObject({ stunned: false, damage: 3 })
  expect(g).waitsFor('alpha', 'activation')
})

test('iron-will plays: between activations, for the stun alone', () => {
  const g = fight({
    alpha: { at: 'a1', stunned: true, glory: ['iron-will'] },
    bravo: { at: 'b1' },
    demons: imp,
    initiative: ['bravo', 'alpha'],
  })
  expect(g).waitsFor('alpha', 'between-activations')
  g.does('use:iron-will')
  expect(g.figure('alpha').stunned).toBe(false)
  expect(g).waitsFor('bravo', 'activation')
})

test('iron-will refused: nothing to heal, during an attack, while dead', () => {
  const fit = fight({ alpha: { at: 'a1', glory: ['iron-will'] }, demons: imp, turn: 'alpha' })
  expect(fit).not.offers('use:iron-will')
  const attacked = fight({
    alpha: { at: 'a1', damage: 5, glory: ['iron-will'], deck: ['ammo-check'] },
    demons: { pinky: { at: 'b1' } },
    turn: 'pinky',
    dice: [0, 0, 1],
  })
  expect(attacked.does('attack')).waitsFor('invader', 'demon-activation')
  const dead = fight({
    alpha: { at: null, glory: ['iron-will'] },
    bravo: { at: 'b1' },
    demons: imp,
    initiative: ['bravo', 'alpha'],
  })
  expect(dead).waitsFor('bravo', 'activation')
})

test('D-ACTION-5 unleashed plays: a second main action whose attack rolls 1 die fewer', () => {
  const g = fight({
    alpha: { at: 'a1', hand: ['sidearm', 'point-blank-blast'], glory: ['unleashed'] },
    demons: { pinky: { at: 'c1' } },
    turn: 'alpha',
    dice: [1, 1, 1, 1],
  })
  g.does('use:unleashed', 'play:sidearm', 'attack:sidearm')
  expect(g.events('attack').at(-1)).toMatchObject({ dice: { red: 1, black: 1 } }) // the first is the usual one
  expect(g).offers('play:point-blank-blast')
  g.does('play:point-blank-blast', 'attack:point-blank-blast')
  expect(g).waitsFor('alpha', 'remove-die')
  g.does('remove:red')
  expect(g.events('attack').at(-1)).toMatchObject({ dice: { red: 1, black: 1 } })
  expect(g).waitsFor('alpha', 'activation')
  expect(g.offers.filter(key => key.startsWith('sprint') || key.startsWith('play'))).toEqual([])
})

test('unleashed plays: after the main action it gives the weaker one at once, for every attack of the card', () => {
  const g = fight({
    alpha: { at: 'a1', hand: ['armor', 'triple-burst'], glory: ['unleashed'] },
    demons: { pinky: { at: 'c1' } },
    turn: 'alpha',
  })
  g.does('sprint:armor')
  expect(g).not.offers('play:triple-burst')
  g.does('use:unleashed', 'play:triple-burst', 'attack:triple-burst')
  expect(g.events('attack').at(-1)).toMatchObject({ dice: { red: 0, black: 0 } })
  g.does('attack:triple-burst')
  expect(g.events('attack').at(-1)).toMatchObject({ dice: { red: 0, black: 0 } })
  expect(g).waitsFor('alpha', 'activation')
})

test('unleashed plays: the additional action may be a Sprint', () => {
  const g = fight({
    alpha: { at: 'a1', hand: ['sidearm', 'armor'], glory: ['unleashed'] },
    demons: { pinky: { at: 'c1' } },
    turn: 'alpha',
    dice: [1, 1],
  })
  g.does('use:unleashed', 'sprint:armor', 'play:sidearm', 'attack:sidearm', 'remove:red')
  expect(g.events('attack').at(-1)).toMatchObject({ dice: { red: 0, black: 1 } })
  expect(g.figure('alpha').mp).toBe(6 + 4)
})

test('unleashed refused: outside the own activation; its action does not outlast the activation', () => {
  const other = fight({
    alpha: { at: 'a1', glory: ['unleashed'] },
    bravo: { at: 'j1', hand: ['armor'] },
    demons: { imp: { at: 'j4' } },
    turn: 'bravo',
  })
  expect(other).not.offers('use:unleashed')
  const g = fight({
    alpha: { at: 'a1', glory: ['unleashed'] },
    turn: 'alpha',
    initiative: [],
  })
  g.does('use:unleashed', 'end')
  const quiet = ['done', 'pass', 'end']
  while (g.state.decision!.seat !== 'alpha') g.does(quiet.find(key => g.offers.includes(key))!)
  expect(g.state.round).toBe(2)
  expect(g).waitsFor('alpha', 'activation')
  g.does(g.offers.find(key => key.startsWith('sprint'))!)
  expect(g.offers.filter(key => key.startsWith('sprint'))).toEqual([])
})

test('D-MOVE-16 battle-instinct plays: 3 movement points, spent when an invader card is revealed', () => {
  const g = fight({
    alpha: { at: 'a1', glory: ['battle-instinct'] },
    demons: imp,
    initiative: ['invader', 'alpha'],
  })
  expect(g).waitsFor('alpha', 'initiative-revealed')
  g.does('use:battle-instinct')
  expect(g).waitsFor('alpha', 'spend-movement')
  g.does('step:b1', 'step:c1', 'step:d1')
  expect(g.at('alpha')).toEqual(['d1'])
  expect(g.figure('alpha').mp).toBe(0)
  expect(g).waitsFor('invader', 'demon-activation')
})

test('battle-instinct plays: a Glory Kill on the way counts', () => {
  const g = fight({
    map: corridor(5),
    alpha: { at: 'a1', class: 'ripper', glory: ['battle-instinct'] },
    demons: { imp: [{ at: 'b1', damage: 1 }, { at: 'e1' }] },
    initiative: ['invader', 'alpha'],
  })
  g.does('use:battle-instinct', 'step:b1')
  expect(g.has('imp-1')).toBe(false)
  expect(g.figure('alpha').mp).toBe(2) // Ripper's points first, then the one that is left
  g.does('done')
  expect(g.figure('alpha').mp).toBe(1)
  expect(g).waitsFor('alpha', 'spend-movement')
  g.does('done')
  expect(g).waitsFor('invader', 'demon-activation')
})

test("battle-instinct refused: a marine's card, or a marine that is dead", () => {
  const start = (at: string | null, first: string) =>
    fight({
      alpha: { at, glory: ['battle-instinct'] },
      bravo: { at: 'b1' },
      demons: imp,
      initiative: [first, 'alpha'],
    })
  expect(start('a1', 'bravo')).waitsFor('bravo', 'activation')
  expect(start(null, 'invader')).waitsFor('invader', 'demon-activation')
})

test('bloody-waltz plays: on to another staggered small demon, which is glory-killed as well', () => {
  const g = fight({
    alpha: { at: 'a1', class: 'ripper', hand: ['sidearm'], damage: 8, glory: ['bloody-waltz'] },
    demons: {
      imp: [{ at: 'b1', damage: 1 }, { at: 'd2', damage: 2 }, { at: 'c4', damage: 1 }, { at: 'c1' }],
      pinky: { at: 'j4' },
    },
    gloryDeck: ['torn-limb', 'iron-will'],
    turn: 'alpha',
  })
  g.does('sprint:sidearm', 'step:b1')
  expect(g).waitsFor('alpha', 'glory-kill')
  g.does('use:bloody-waltz')
  expect(g.has('imp-2')).toBe(false) // the only one: imp-3 is 3 spaces away, imp-4 is not staggered
  expect(g.at('alpha')).toEqual(['d2'])
  expect(g.figure('alpha').damage).toBe(4)
  expect(g.marine().glory.cards).toEqual(['torn-limb', 'iron-will'])
  expect(g.figure('alpha').mp).toBe(6 - 2 + 2 + 2) // the second step costs nothing; Ripper answers both
  expect(g).waitsFor('alpha', 'activation')
})

test('D-TELE-2 bloody-waltz plays: it is movement of the marine, so a teleporter entered becomes active', () => {
  const g = fight({
    alpha: { at: 'a1', hand: ['sidearm'], glory: ['bloody-waltz'] },
    demons: { imp: [{ at: 'b1', damage: 1 }, { at: 'd1', damage: 1 }, { at: 'j4' }] },
    turn: 'alpha',
    scenario: { teleporters: [{ at: 'd1', active: false }] },
  })
  g.does('sprint:sidearm', 'step:b1', 'use:bloody-waltz')
  expect(g.has('imp-2')).toBe(false)
  expect(g.state.teleporters[0]!.active).toBe(true)
  expect(g.marine().glory.cards).toHaveLength(2)
  expect(g).waitsFor('alpha', 'activation')
})

test('D-FLY-4 bloody-waltz refused: a demon that hovers where nobody on foot can stand is out of reach', () => {
  const start = (terrain: string) => {
    const g = fight({
      map: ['+-+-+-+-+', `|. . ${terrain} .|`, '+-+-+-+-+'],
      alpha: { at: 'a1', hand: ['sidearm'], glory: ['bloody-waltz'] },
      demons: { imp: { at: 'b1', damage: 1 }, cacodemon: { at: 'c1', damage: 5 } },
      turn: 'alpha',
    })
    g.does('sprint:sidearm', 'step:b1')
    return g
  }
  expect(start('^')).waitsFor('alpha', 'activation')
  const open = start('.')
  expect(open).waitsFor('alpha', 'glory-kill')
  open.does('use:bloody-waltz')
  expect(open.at('alpha')).toEqual(['c1'])
})

test('bloody-waltz refused: no staggered small demon within 2 spaces, or no Glory Kill', () => {
  const none = fight({
    alpha: { at: 'a1', hand: ['sidearm'], glory: ['bloody-waltz'] },
    demons: { imp: [{ at: 'b1', damage: 1 }, { at: 'c1' }, { at: 'e1', damage: 1 }] },
    turn: 'alpha',
  })
  none.does('sprint:sidearm', 'step:b1')
  expect(none).waitsFor('alpha', 'activation')
  const large = fight({
    alpha: { at: 'a1', hand: ['sidearm'], glory: ['bloody-waltz'] },
    demons: { imp: { at: 'b1', damage: 1 }, mancubus: { at: ['c1', 'c2'], damage: 7 } },
    turn: 'alpha',
  })
  large.does('sprint:sidearm', 'step:b1')
  expect(large).waitsFor('alpha', 'activation')
  const shot = fight({
    alpha: { at: 'a1', hand: ['sidearm'], glory: ['bloody-waltz'] },
    demons: {
      imp: [
        { at: 'b1', damage: 3 },
        { at: 'c1', damage: 1 },
      ],
    },
    turn: 'alpha',
    dice: [1, 1],
  })
  shot.does('play:sidearm', 'attack:sidearm', 'target:imp-1')
  expect(shot).waitsFor('alpha', 'activation')
})
