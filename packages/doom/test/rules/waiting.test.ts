/** Effects that wait for a moment, or end at one. */
import { key } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { ownOrder } from '../../src/rules/own-order.ts'
import { fight } from '../cards/fight.ts'
import { skirmish } from '../cards/skirmish.ts'
import { classThat, eventThat } from '../changed.ts'
import { corridor, room } from '../play.ts'

test('D-GRENADE-3 what a marine left behind waits for its own activation, not for that of another', () => {
  const g = skirmish({
    map: room(9, 1),
    alpha: { at: 'a1', hand: ['throw-siphon-grenade'], deck: ['ammo-check', 'sidearm', 'armor'] },
    bravo: { at: 'i1', hand: [], deck: ['sidearm', 'armor', 'double-time'] },
    demons: { imp: { at: 'd1' } },
    turn: 'alpha',
    initiative: ['bravo', 'alpha'],
  }).does('play:throw-siphon-grenade', 'token:c1', 'end')
  expect(g.figure('imp-1').damage).toBe(1)
  expect(g).waitsFor('bravo', 'activation')
  g.does('end')
  expect(g).waitsFor('alpha', 'activation')
  expect(g.figure('imp-1').damage).toBe(2)
  expect(g.state.lasting).toEqual([])
})

test('D-TIMING-3 effects that wait happen once each, in the order chosen', () => {
  const start = () =>
    skirmish({
      map: room(9, 1),
      alpha: {
        at: 'a1',
        hand: ['throw-siphon-grenade', 'recharge-cycle'],
        deck: ['sidearm', 'armor', 'ammo-check'],
        discard: ['critical-mass', 'tendril-surge'],
      },
      demons: { pinky: { at: 'd1' } },
      turn: 'alpha',
      initiative: ['alpha'],
    }).does('play:throw-siphon-grenade', 'token:c1', 'play:recharge-cycle', 'end')
  const g = start()
  const before = g.figure('pinky-1').damage
  g.does('effect-next:throw-siphon-grenade')
  expect(g.figure('pinky-1').damage).toBe(before + 1)
  expect(g).waitsFor('alpha', 'pick-card')
  g.does('return:critical-mass')
  expect(g).waitsFor('alpha', 'activation')
  expect(g.marine().hand.cards).not.toContain('tendril-surge')
  expect(g.figure('pinky-1').damage).toBe(before + 1)
  expect(g.marine().play.cards).toEqual([])
  const asked = start().state
  const frame = asked.stack.at(-1)!
  const choice = asked.decision!.options.find(option => key(option) === 'effect-next:recharge-cycle')!
  const next = ownOrder.links.next!.question!.pick(asked, frame, choice)
  expect(next!.push).toMatchObject([{ ability: 'recharge-cycle' }])
  const { waiting } = frame as unknown as { waiting: Array<{ ability: string }> }
  expect(new Set(waiting.map(({ ability }) => ability))).toEqual(new Set(['throw-siphon-grenade']))
})

test('D-ACTIV-5 a demon that enters the only fire on the map is not hurt, one that enters the only plasma is', () => {
  const g = skirmish({
    map: corridor(6),
    alpha: { at: 'a1', hand: ['plasma-stream'], deck: ['ammo-check'] },
    demons: { imp: { at: 'c1' }, pinky: { at: 'e1' } },
    turn: 'alpha',
    initiative: ['invader', 'invader'],
    dice: [0, 0, 0, 0],
  })
  g.does('play:plasma-stream', 'attack:plasma-stream', 'target:imp-1').passes()
  while (g.offers.some(key => key.startsWith('keep:'))) g.does(g.offers.find(key => key.startsWith('keep:'))!)
  while (g.offers.some(key => key.startsWith('token:'))) g.does(g.offers.find(key => key.startsWith('token:'))!)
  g.state.tokens = g.state.tokens.slice(0, 1) // on c1, where the imp stands
  g.state.figures.find(f => f.id === 'imp-1')!.at = [1]
  g.does('end', 'activate:pinky', 'step:d1')
  const before = g.figure('pinky-1').damage
  g.does('step:c1')
  expect(g.figure('pinky-1').damage).toBe(before + 1)
})

test('D-TIMING-1 what lasts until the end of the activation of its target ends then, for a marine too', () => {
  const g = fight({
    map: corridor(9),
    alpha: { at: 'a1', hand: ['sidearm'], deck: ['ammo-check', 'armor', 'double-time'] },
    demons: { imp: { at: 'i1' } },
    events: ['darkness'],
    initiative: ['alpha', 'alpha'],
    options: eventThat('darkness', 'between-activations', {
      op: 'modifySprint',
      who: { pick: 1, side: 'marine' },
      set: 2,
      until: 'target-activation-end',
    }),
  })
  g.does('use:darkness', ...(g.offers.includes('pick:alpha') ? ['pick:alpha'] : []))
  g.does('sprint:sidearm')
  expect(g.figure('alpha').mp).toBe(2)
  g.does('end')
  expect(g).waitsFor('alpha', 'activation')
  expect(g.state.lasting).toEqual([])
  g.does(g.offers.find(key => key.startsWith('sprint:'))!)
  expect(g.figure('alpha').mp).toBe(6)
})

test('D-TIMING-1 what lasts until the status phase has ended is over in the next round', () => {
  const g = fight({
    map: corridor(9),
    alpha: { at: 'a1', hand: ['sidearm'], deck: ['ammo-check', 'armor', 'double-time'] },
    demons: { imp: { at: 'i1' } },
    events: ['darkness'],
    initiative: ['alpha'],
    options: eventThat('darkness', 'between-activations', {
      op: 'modifySprint',
      who: { pick: 'all', side: 'marine' },
      set: 2,
      until: 'status-phase:start',
    }),
  })
  g.does('use:darkness', 'sprint:sidearm')
  expect(g.figure('alpha').mp).toBe(2)
  g.does('end').passes()
  expect(g.state.phase).toBe('status')
  expect(g.state.lasting).toEqual([])
})

test('D-EXHAUST-1 a limit of once per activation begins anew with every activation', () => {
  const g = fight({
    map: room(6, 2),
    alpha: {
      at: 'a1',
      class: 'scavenger',
      hand: ['sidearm', 'armor'],
      deck: ['ammo-check', 'double-time'],
      weapons: ['combat-shotgun'],
    },
    demons: { imp: [{ at: 'b1', damage: 1 }, { at: 'c1', damage: 1 }, { at: 'd1', damage: 1 }, { at: 'f2' }] },
    turn: 'alpha',
    initiative: ['alpha'],
  })
  const hand = () => g.marine().hand.cards.length
  g.does('sprint:sidearm')
  const before = hand()
  g.does('step:b1', 'use:scavenger-1')
  expect(hand()).toBe(before + 1)
  g.does('step:c1') // the second kill of this activation
  expect(g).waitsFor('alpha', 'activation')
  g.does('end').passes()
  expect(g).waitsFor('alpha', 'activation')
  g.does(g.offers.find(key => key.startsWith('sprint:'))!, 'step:d1')
  expect(g).offers('use:scavenger-1')
})

test('OP-44 a class card used in respawning: readied before if it was exhausted, afterwards if it was ready', () => {
  const back = (exhausted: boolean) =>
    fight({
      map: room(6, 2),
      alpha: { at: null, class: 'scavenger', exhausted, deck: ['ammo-check', 'double-time'] },
      bravo: { at: 'f1' },
      demons: { imp: [{ at: 'a1' }, { at: 'f2' }] },
      turn: 'alpha',
      scenario: { teleporters: [{ at: 'a1' }] },
      options: classThat('scavenger', { cost: { exhaust: true }, limit: null }),
    })
  for (const exhausted of [false, true]) {
    const g = back(exhausted)
    g.does('use:scavenger-1')
    expect(g).waitsFor('alpha', 'activation')
    expect(g.has('imp-1')).toBe(false)
    expect(g.marine().exhausted, String(exhausted)).toBe(exhausted)
  }
})
