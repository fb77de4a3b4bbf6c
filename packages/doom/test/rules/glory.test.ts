import { describe, expect, test } from 'vitest'
import { lowered } from '../../src/abilities/values.ts'
import { away, corridor, doom, room } from '../play.ts'

test('D-GLORY-1 moving onto a staggered demon kills it and heals 2', () => {
  const g = doom({
    map: corridor(5),
    alpha: { at: 'a1', damage: 5, hand: ['sidearm', 'armor', 'ammo-check'] },
    demons: { imp: { at: 'b1', damage: 1 }, 'possessed-soldier': { at: 'e1' } },
    turn: 'alpha',
  })
  g.does('sprint:ammo-check')
  expect(g).offers('step:b1')
  g.does('step:b1')
  expect(g.has('imp-1')).toBe(false)
  expect(g.figure('alpha').damage).toBe(3)
  expect(g.marine().glory.cards).toHaveLength(1)
  expect(g).waitsFor('alpha', 'activation')
})

test('D-GLORY-1 an unstaggered demon is merely passed', () => {
  const g = doom({
    map: corridor(5),
    alpha: { at: 'a1', damage: 5, hand: ['ammo-check'] },
    ...away,
    demons: { 'possessed-soldier': { at: 'b1', damage: 2 } },
    turn: 'alpha',
  })
  g.does('sprint:ammo-check', 'step:b1')
  expect(g.has('possessed-soldier-1')).toBe(true)
  expect(g.events('glory-kill')).toEqual([])
  expect(g.offers.every(key => key.startsWith('step'))).toBe(true) // it has to move on
})

test('D-GLORY-2 D-GLORY-6 the card is drawn face down: only its marine sees it', () => {
  const g = doom({
    map: corridor(5),
    alpha: { at: 'a1', damage: 1, hand: ['ammo-check'] },
    bravo: { at: 'd1' },
    charlie: { at: null },
    delta: { at: null },
    demons: { imp: { at: 'b1', damage: 1 }, pinky: { at: 'e1' } },
    turn: 'alpha',
    scenario: { gloryDeck: ['overkill'] },
  })
  g.does('sprint:ammo-check', 'step:b1')
  const glory = (seat: string) => JSON.stringify(g.view(seat).marines[0]!.glory)
  expect(glory('alpha')).toContain('overkill')
  expect(glory('bravo')).not.toContain('overkill')
  expect(glory('invader')).not.toContain('overkill')
  const gained = g.events('glory-gained') as unknown as { card?: string; to?: string[] }[]
  expect(gained.filter(e => e.card !== undefined).map(e => e.to)).toEqual([['alpha']])
})

test('D-GLORY-4 after the kill the marine may stay or go on', () => {
  const g = doom({
    map: corridor(5),
    alpha: { at: 'a1', hand: ['ammo-check', 'double-time'] },
    ...away,
    demons: { imp: { at: 'b1', damage: 1 }, pinky: { at: 'e1' } },
    turn: 'alpha',
  })
  g.does('sprint:ammo-check', 'step:b1')
  expect(g.figure('alpha').mp).toBe(4) // D-GLORY-3: 2 of 6
  expect(g).offers('step:c1')
  expect(g).offers('play:double-time')
  expect(g).offers('end')
  expect(g.at('alpha')).toEqual(['b1'])
})

describe('W-MOVE-7 W-MOVE-8 W-MOVE-9 the movement example as played', () => {
  const start = (mp: string, damage: number) =>
    doom({
      map: room(5, 3),
      alpha: { at: 'a1', damage: 4, hand: [mp, 'armor'], weapons: ['super-shotgun', 'combat-shotgun'] },
      ...away,
      demons: { 'possessed-soldier': { at: 'c2', damage }, imp: { at: 'e3' } },
      turn: 'alpha',
    }).does(`play:${mp}`)

  test('W-MOVE-7 speed 4: diagonally, through the demon, and out again', () => {
    const g = start('sidearm', 0).does('step:b2')
    expect(g.figure('alpha').mp).toBe(3)
    g.does('step:c2')
    expect(g.figure('alpha').mp).toBe(1)
    expect(g).not.offers('end')
    expect(g).not.offers('attack:sidearm')
    g.does('step:d2')
    expect(g.figure('alpha').mp).toBe(0)
    expect(g).offers('end')
  })

  test('W-MOVE-8 OP-3 speed 3: no way out would be left, so the step is not offered', () => {
    const g = start('triple-burst', 0).does('step:b2')
    expect(g.figure('alpha').mp).toBe(2)
    expect(g).not.offers('step:c2')
    expect(g).offers('step:c1')
  })

  test('W-MOVE-9 D-GLORY-3 speed 3 and a staggered demon: 2 MP, killed, a card, 2 damage recovered, and Alpha stays', () => {
    const g = start('triple-burst', 3).does('step:b2', 'step:c2')
    expect(g.figure('alpha')).toMatchObject({ mp: 0, damage: 2 })
    expect(g.has('possessed-soldier-1')).toBe(false)
    expect(g.marine().glory.cards).toHaveLength(1)
    expect(g.at('alpha')).toEqual(['c2'])
    expect(g).offers('end')
  })

  test('D-GLORY-3 with a single MP a staggered demon cannot be reached', () => {
    const g = start('triple-burst', 3).does('step:b1', 'step:b2')
    expect(g.figure('alpha').mp).toBe(1)
    expect(g).not.offers('step:c2')
  })
})

describe('D-GLORY-5 stagger values are lowered', () => {
  test('D-GLORY-5 W-GLORY-1 of reductions of the printed value only the largest counts, the others add up', () => {
    const printed = (amount: number) => ({ amount, min: 0, printed: true })
    expect(lowered(5, [printed(-1), printed(-2), { amount: -1, min: 0 }])).toBe(2)
    expect(
      lowered(5, [
        { amount: -2, min: 1 },
        { amount: -1, min: 1 },
      ]),
    ).toBe(2)
    expect(
      lowered(2, [
        { amount: -2, min: 1 },
        { amount: -1, min: 1 },
      ]),
    ).toBe(1)
  })

  test('D-GLORY-5 in play: Butcher and Rev the Engine together, for this marine only', () => {
    const g = doom({
      map: corridor(6),
      alpha: {
        at: 'a1',
        class: 'butcher',
        hand: ['rev-the-engine', 'carve-a-path'],
        weapons: ['chainsaw', 'combat-shotgun'],
      },
      ...away,
      demons: {
        pinky: [
          { at: 'b1', damage: 3 },
          { at: 'f1', damage: 2 },
        ],
      },
      turn: 'alpha',
    })
    g.does('play:rev-the-engine')
    g.does('step:b1') // 6 − 1 − 2 = 3
    expect(g.has('pinky-1')).toBe(false)
    expect(g.events('glory-kill')).toMatchObject([{ marine: 'alpha', demon: 'pinky-1' }])
    expect(g.view('bravo').figures.find(f => f.id === 'pinky-2')!.staggered).toBe(false)
  })

  test('D-GLORY-5 without them 3 damage does not stagger a Pinky', () => {
    const g = doom({
      map: corridor(6),
      alpha: { at: 'a1', hand: ['carve-a-path'], weapons: ['chainsaw', 'combat-shotgun'] },
      ...away,
      demons: { pinky: { at: 'b1', damage: 3 } },
      turn: 'alpha',
    })
    g.does('play:carve-a-path', 'step:b1')
    expect(g.has('pinky-1')).toBe(true)
  })
})

test('D-GLORY-7 D-LIMITS-8 any number of cards may be held', () => {
  const g = doom({
    map: corridor(5),
    alpha: { at: 'a1', hand: ['ammo-check'], glory: ['overkill', 'red-haze', 'iron-will', 'torn-limb', 'dread-howl'] },
    ...away,
    demons: { imp: { at: 'b1', damage: 1 }, pinky: { at: 'e1' } },
    turn: 'alpha',
  })
  g.does('sprint:ammo-check', 'step:b1')
  expect(g.marine().glory.cards).toHaveLength(6)
})

describe('D-GLORY-8 OP-14 the Glory Kill deck runs out', () => {
  const all = [
    ...['adrenaline-rush', 'blood-armor', 'savage-finish', 'torn-limb', 'red-haze', 'loot-the-dead', 'overkill'],
    ...['dread-howl', 'iron-will', 'bloody-waltz', 'unleashed', 'battle-instinct'],
  ]
  const start = (glory: string[]) =>
    doom({
      map: corridor(7),
      alpha: { at: 'a1', damage: 5, hand: ['ammo-check'], glory },
      ...away,
      demons: { imp: { at: 'b1', damage: 1 }, pinky: { at: 'g1' } },
      turn: 'alpha',
    })

  test('D-GLORY-8 the discard pile is shuffled into a new deck', () => {
    const g = start(all)
    g.does('use:adrenaline-rush')
    expect(g.state.glory.discard.cards).toEqual(['adrenaline-rush'])
    g.does('step:b1')
    expect(g.events('reshuffle')).toMatchObject([{ deck: 'glory', cards: 1 }])
    expect(g.marine().glory.cards.at(-1)).toBe('adrenaline-rush')
    expect(g.state.glory.discard.cards).toEqual([])
  })

  test('OP-14 without any card left the 2 damage are recovered nevertheless', () => {
    const g = start(all)
    g.does('sprint:ammo-check', 'step:b1')
    expect(g.marine().glory.cards).toHaveLength(12)
    expect(g.figure('alpha').damage).toBe(3)
    expect(g.has('imp-1')).toBe(false)
  })
})

test('D-GLORY-10 D-LARGE-15 a large demon is glory-killed from any of its spaces', () => {
  const g = doom({
    map: room(6, 2),
    alpha: { at: 'a2', hand: ['ammo-check'] },
    ...away,
    demons: { 'baron-of-hell': { at: ['b1', 'c1', 'b2', 'c2'], damage: 8 }, imp: { at: 'f1' } },
    turn: 'alpha',
  })
  g.does('sprint:ammo-check', 'step:b2')
  expect(g.has('baron-of-hell-1')).toBe(false)
  expect(g.marine().glory.cards).toHaveLength(1)
  expect(g.at('alpha')).toEqual(['b2'])
  expect(g.figure('alpha').mp).toBe(4)
})
