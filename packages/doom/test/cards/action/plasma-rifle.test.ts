import { expect, test } from 'vitest'
import { corridor, room } from '../../play.ts'
import { skirmish } from '../skirmish.ts'

test('D-STUN-6 OP-34 stun-bomb plays: the defender and one figure next to it are stunned after the attack', () => {
  const g = skirmish({
    map: room(5, 3),
    alpha: { at: 'a1', hand: ['stun-bomb'] },
    bravo: { at: 'd2' },
    demons: { pinky: { at: 'd1' }, imp: [{ at: 'e1' }, { at: 'b3' }] },
    turn: 'alpha',
    dice: [1, 1, 1],
  })
  g.does('play:stun-bomb', 'attack:stun-bomb', 'target:pinky-1')
  expect(g.figure('pinky-1')).toMatchObject({ damage: 3, stunned: true })
  // Friends are among them, the choice is a must, imp-2 is too far.
  expect([...g.offers].sort()).toEqual(['pick:bravo', 'pick:imp-1'])
  g.does('pick:imp-1')
  expect(g.figure('imp-1').stunned).toBe(true)
  expect(g.figure('bravo').stunned).toBe(false)
  expect(g).waitsFor('alpha', 'activation')
})

test('OP-29 stun-bomb plays: with the only neighbour stunned although the defender is dead', () => {
  const g = skirmish({
    map: corridor(5),
    alpha: { at: 'a1', hand: ['stun-bomb'] },
    demons: { imp: [{ at: 'c1' }, { at: 'd1' }] },
    turn: 'alpha',
    dice: [2, 2, 1],
  })
  g.does('play:stun-bomb', 'attack:stun-bomb', 'target:imp-1')
  expect(g.has('imp-1')).toBe(false)
  expect(g.figure('imp-2').stunned).toBe(true)
  expect(g).waitsFor('alpha', 'activation')
})

test('stun-bomb refused: nobody is stunned without the attack, nor a second figure where none is adjacent', () => {
  const g = skirmish({
    map: corridor(7),
    alpha: { at: 'a1', hand: ['stun-bomb'] },
    demons: { pinky: [{ at: 'd1' }, { at: 'g1' }] },
    turn: 'alpha',
    dice: [1, 1, 1],
  })
  g.does('play:stun-bomb')
  expect(g.figure('pinky-1').stunned).toBe(false)
  g.does('attack:stun-bomb') // pinky-2 is 6 spaces away
  expect(g.figure('pinky-1').stunned).toBe(true)
  expect(g.figure('pinky-2').stunned).toBe(false)
  expect(g).waitsFor('alpha', 'activation')
})

const burning = () =>
  skirmish({
    map: corridor(6),
    alpha: { at: 'a1', hand: ['plasma-stream'] },
    demons: { pinky: { at: 'd1' } },
    turn: 'alpha',
    initiative: ['invader', 'alpha'],
    dice: [1, 0, 0, 0],
  })

test('plasma-stream plays: plasma under the defender and next to it burns who starts there or enters', () => {
  const g = burning()
  g.does('play:plasma-stream', 'attack:plasma-stream')
  expect(g.figure('pinky-1').damage).toBe(1)
  expect([...g.offers].sort()).toEqual(['token:c1', 'token:e1']) // the defender's space has its token already
  g.does('token:c1')
  expect(g.state.tokens.map(t => t.kind)).toEqual(['plasma', 'plasma'])
  g.does('end')
  expect(g).waitsFor('invader', 'demon-activation')
  expect(g.figure('pinky-1').damage).toBe(2) // started on it
  g.does('step:c1')
  expect(g.figure('pinky-1').damage).toBe(3)
  g.does('step:b1')
  expect(g.figure('pinky-1').damage).toBe(3)
  g.does('step:c1')
  expect(g.figure('pinky-1').damage).toBe(4)
})

test('plasma-stream plays: marines burn as well', () => {
  const g = burning()
  g.does('play:plasma-stream', 'attack:plasma-stream', 'token:c1', 'step:b1', 'step:c1')
  expect(g.figure('alpha').damage).toBe(1)
})

test('plasma-stream refused: no plasma without the attack; it is gone when its marine activates again', () => {
  const g = burning()
  g.does('play:plasma-stream')
  expect(g.state.tokens).toEqual([])
  g.does('attack:plasma-stream', 'token:e1', 'end')
  g.does('end') // the pinky stays
  expect(g).waitsFor('alpha', 'activation')
  expect(g.state.tokens).toEqual([])
  expect(g.state.lasting).toEqual([])
})

test('thermal-purge plays: adjacent demons suffer 1 damage, the small ones may be pushed', () => {
  const g = skirmish({
    map: room(6, 4),
    alpha: { at: 'b2', hand: ['thermal-purge'], damage: 1 },
    bravo: { at: 'b1' },
    demons: { imp: [{ at: 'a2', damage: 3 }, { at: 'e2' }], pinky: { at: 'c2' }, mancubus: { at: ['b3', 'b4'] } },
    turn: 'alpha',
  })
  g.does('play:thermal-purge', 'figure-next:imp-1') // the one that dies; the others may come as they like
  expect(g.has('imp-1')).toBe(false)
  expect(g.figure('pinky-1').damage).toBe(1)
  expect(g.figure('mancubus-1').damage).toBe(1)
  expect(g.figure('imp-2').damage).toBe(0)
  expect(g.figure('bravo').damage).toBe(0)
  expect([...g.offers].sort()).toEqual(['done', 'push:d1', 'push:d2', 'push:d3'])
  g.does('push:d2')
  expect(g.at('pinky-1')).toEqual(['d2'])
  expect(g.at('mancubus-1')).toEqual(['b3', 'b4']) // too large to be pushed
  expect(g.figure('alpha').mp).toBe(0)
  expect(g).waitsFor('alpha', 'activation')
})

test('thermal-purge refused: nothing to play it for without an adjacent demon; pushing may be declined', () => {
  const far = skirmish({
    map: room(4, 3),
    alpha: { at: 'a1', hand: ['thermal-purge'] },
    demons: { imp: { at: 'c1' } },
    turn: 'alpha',
  })
  expect(far).not.offers('play:thermal-purge')
  expect(far).offers('sprint:thermal-purge')

  const stays = skirmish({
    map: room(4, 3),
    alpha: { at: 'a1', hand: ['thermal-purge'] },
    demons: { imp: { at: 'b1' } },
    turn: 'alpha',
  })
  stays.does('play:thermal-purge', 'done')
  expect(stays.at('imp-1')).toEqual(['b1'])
  expect(stays.figure('imp-1').damage).toBe(1)
  expect(stays).waitsFor('alpha', 'activation')
})

test('plasma-stream plays: a large figure burns once per step, however many of its spaces enter plasma', () => {
  const g = skirmish({
    map: room(8, 2),
    alpha: { at: 'a1', hand: ['plasma-stream'] },
    demons: { imp: { at: 'd1', damage: 3 }, 'baron-of-hell': { at: ['f1', 'g1', 'f2', 'g2'] } },
    turn: 'alpha',
    initiative: ['invader'],
    dice: [1, 0, 0, 0],
  })
  g.does('play:plasma-stream', 'attack:plasma-stream')
  if (g.offers.includes('target:imp-1')) g.does('target:imp-1')
  g.does('token:d2', 'end')
  expect(g.has('imp-1')).toBe(false)
  g.does('step:e1')
  expect(g.figure('baron-of-hell-1').damage).toBe(0)
  g.does('step:d1')
  expect(g.figure('baron-of-hell-1').damage).toBe(1)
  g.does('step:c1') // it leaves one column of plasma behind and enters none
  expect(g.figure('baron-of-hell-1').damage).toBe(1)
})

test('plasma-stream plays: who burns to death was killed by the marine that laid the plasma; a marine burns by nobody’s hand', () => {
  const g = skirmish({
    map: room(8, 1),
    alpha: { at: 'a1', hand: ['plasma-stream'] },
    demons: { pinky: { at: 'd1', damage: 6 } },
    turn: 'alpha',
    initiative: ['invader', 'alpha'],
    dice: [1, 0, 0, 0],
  })
  g.does('play:plasma-stream', 'attack:plasma-stream', 'token:c1', 'step:b1', 'step:c1')
  expect(g.events('damage').at(-1)).toMatchObject({ figure: 'alpha', amount: 1, by: null })
  g.does('step:b1', 'end')
  expect(g.has('pinky-1')).toBe(false)
  expect(g.events('killed')).toMatchObject([{ figure: 'pinky-1', by: 'alpha' }])
})
