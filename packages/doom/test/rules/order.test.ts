import { describe, expect, test } from 'vitest'
import { box } from '../../src/content/index.ts'
import { fight } from '../cards/fight.ts'
import { skirmish } from '../cards/skirmish.ts'
import { changed, eventThat } from '../changed.ts'
import { room } from '../play.ts'

describe('D-TIMING-3 one effect on several figures: whose effect it is chooses the order', () => {
  const purge = (demons: Record<string, object>, map = room(5, 3)) =>
    skirmish({
      map,
      alpha: { at: 'b2', hand: ['thermal-purge'] },
      demons: demons as never,
      turn: 'alpha',
    })

  test('damage that kills is dealt in the order the marine chooses', () => {
    const g = purge({ imp: { at: 'a1', damage: 3 }, pinky: { at: 'c1' }, 'possessed-soldier': { at: 'e3' } })
    g.does('play:thermal-purge')
    expect(g).waitsFor('alpha', 'figure-order')
    expect(g.offers.sort()).toEqual(['figure-next:imp-1', 'figure-next:pinky-1'])
    g.does('figure-next:pinky-1')
    expect(g.events('damage').map(e => (e as never as { figure: string }).figure)).toEqual(['pinky-1', 'imp-1'])
    expect(g.has('imp-1')).toBe(false)
  })

  test('damage that kills nobody, and a single figure, need no order', () => {
    const g = purge({ imp: { at: 'a1' }, pinky: { at: 'c3' }, 'possessed-soldier': { at: 'e3' } })
    g.does('play:thermal-purge')
    expect(g.state.decision!.kind).not.toBe('figure-order')
    expect(g.figure('pinky-1').damage).toBe(1)
    const one = purge({ imp: { at: 'a1', damage: 3 }, 'possessed-soldier': { at: 'e3' } })
    one.does('play:thermal-purge')
    expect(one.has('imp-1')).toBe(false)
  })

  test('pushes that get into each other’s way are taken in the order chosen', () => {
    // Two demons in a row to the right: only if the far one goes first has the near one room.
    const g = skirmish({
      map: room(5, 1),
      alpha: { at: 'c1', hand: ['thermal-purge'] },
      demons: { imp: { at: 'b1' }, pinky: { at: 'd1' }, 'possessed-soldier': { at: 'a1' } },
      turn: 'alpha',
    })
    g.does('play:thermal-purge')
    expect(g).waitsFor('alpha', 'push') // nothing in common: b1 is held fast, d1 can only go right
    const near = purge({ imp: { at: 'c1' }, pinky: { at: 'c2' }, 'possessed-soldier': { at: 'e3' } })
    near.does('play:thermal-purge')
    expect(near).waitsFor('alpha', 'figure-order')
    near.does('figure-next:pinky-1')
    expect(near).waitsFor('alpha', 'push')
    expect(near.state.decision!.about).toMatchObject({ figure: 'pinky-1' })
    near.does('push:d1')
    expect(near.state.decision!.about).toMatchObject({ figure: 'imp-1' })
    expect(near).not.offers('push:d1')
    expect(near).offers('push:d2')
    // One more that is in nobody's way changes nothing for the other two.
    const third = purge({ imp: { at: 'c1' }, pinky: { at: 'c2' }, 'possessed-soldier': { at: 'a1' } })
    third.does('play:thermal-purge')
    expect(third).waitsFor('alpha', 'figure-order')
  })

  test('D-FLY-1 what flies is pushed across terrain, so its ways may cross where those of others cannot', () => {
    const shut = ['+-+-+-+-+', '|. . .:.|', '+ + +:+ +', '|. . .:.|', '+ + + + +', '|. . . .|', '+-+-+-+-+']
    const flying = purge({ cacodemon: [{ at: 'c1' }, { at: 'c2' }], 'possessed-soldier': { at: 'd3' } }, shut)
    flying.does('play:thermal-purge')
    expect(flying).waitsFor('alpha', 'figure-order')
    const walking = purge({ imp: [{ at: 'c1' }, { at: 'c2' }], 'possessed-soldier': { at: 'd3' } }, shut)
    walking.does('play:thermal-purge')
    expect(walking.state.decision!.kind).not.toBe('figure-order')
  })

  test('the invader chooses for Earthshaker', () => {
    const g = skirmish({
      map: room(7, 4),
      alpha: { at: 'c1', hand: [] },
      bravo: { at: 'c2', hand: [] },
      demons: { cyberdemon: { at: ['a1', 'b1', 'a2', 'b2', 'a3', 'b3'] } },
      turn: 'cyberdemon',
      argent: { cyberdemon: 6 },
    })
    g.does('end', 'use:cyberdemon-earthshaker:cyberdemon-1')
    expect(g).waitsFor('invader', 'figure-order')
    expect(g.offers.sort()).toEqual(['figure-next:alpha', 'figure-next:bravo'])
    g.does('figure-next:bravo')
    expect(g.state.decision!.about).toMatchObject({ figure: 'bravo' })
  })

  test('a splash that kills: the marine whose attack it was chooses, the others answer in that order', () => {
    const g = skirmish({
      map: room(6, 3),
      alpha: { at: 'a2', hand: ['rocket-salvo-1'] },
      demons: {
        pinky: { at: 'e2' },
        imp: [
          { at: 'f1', damage: 3 },
          { at: 'f3', damage: 3 },
        ],
      },
      turn: 'alpha',
      dice: [0, 0, 0, 2],
    })
    g.does('play:rocket-salvo-1', 'attack:rocket-salvo-1', 'target:pinky-1')
    while (g.offers.some(key => key.startsWith('keep:'))) g.does(g.offers.find(key => key.startsWith('keep:'))!)
    expect(g).waitsFor('alpha', 'figure-order')
    g.does('figure-next:imp-2')
    expect(g.events('killed').map(e => (e as never as { figure: string }).figure)).toEqual(['imp-2', 'imp-1'])
  })
})

describe('D-TIMING-3 several effects of one marine wait for the start of its activation', () => {
  const waiting = (near: boolean) => {
    const g = skirmish({
      map: room(9, 1),
      alpha: {
        at: 'a1',
        hand: ['throw-siphon-grenade', 'recharge-cycle'],
        deck: ['sidearm', 'armor', 'ammo-check'],
        discard: ['critical-mass', 'double-time'],
      },
      demons: { imp: { at: near ? 'd1' : 'i1' } },
      turn: 'alpha',
      initiative: ['alpha'],
    })
    return g.does('play:throw-siphon-grenade', 'token:c1', 'play:recharge-cycle', 'end')
  }

  test('the marine chooses which comes first, where somebody is hurt', () => {
    const g = waiting(true)
    expect(g).waitsFor('alpha', 'effect-order')
    expect([...g.offers].sort()).toEqual(['effect-next:recharge-cycle', 'effect-next:throw-siphon-grenade'])
    g.does('effect-next:recharge-cycle')
    expect(g.figure('imp-1').damage).toBe(2)
    expect(g.marine().hand.cards).toContain('critical-mass')
  })

  test('nothing is asked where the order makes no difference', () => {
    const g = waiting(false)
    expect(g).waitsFor('alpha', 'activation')
    expect(g.marine().hand.cards).toContain('critical-mass')
  })
})

test('D-TIMING-2 D-TIMING-3 what waits for the end of an activation: of the invader first, then of the marines as they choose', () => {
  const g = skirmish({
    map: room(9, 1),
    alpha: { at: 'a1', hand: ['throw-frag-grenade'] },
    bravo: { at: 'i1' },
    demons: { pinky: { at: 'd1' } },
    turn: 'alpha',
    initiative: ['bravo'],
    dice: [1, 0, 1, 0, 1, 0],
  }).does('play:throw-frag-grenade', 'token:c1')
  // As if Bravo and a card of the invader had laid down the same in this activation.
  const { lasting, tokens } = g.state
  const waiting = lasting.filter(l => l.step !== undefined)
  for (const owner of ['bravo', 'invader']) {
    tokens.push({ ...tokens[0]!, owner })
    lasting.push(...waiting.slice(0, owner === 'bravo' ? 2 : 1).map(l => ({ ...l, owner })))
  }
  const by = () => g.events('damage').map(e => (e as never as { by: string }).by)
  g.does('end', 'end')
  expect(by()).toEqual(['invader'])
  expect(g).waitsFor('alpha', 'figure-order')
  expect(g.offers).toEqual(['figure-next:alpha', 'figure-next:bravo'])
  g.does('figure-next:bravo')
  expect(by()).toEqual(['invader', 'bravo', 'alpha'])
  expect(g.marine('bravo').weapons).toContain('frag-grenade')
})

test('D-TIMING-3 D-MOVE-16 several figures that gain movement points at once spend them in the order chosen', () => {
  const g = fight({
    map: room(6, 2),
    alpha: { at: 'f2' },
    demons: { imp: [{ at: 'a1' }, { at: 'b1' }] },
    events: ['darkness'],
    initiative: ['alpha'],
    options: eventThat('darkness', 'between-activations', {
      op: 'gainMovement',
      who: { pick: 'all', side: 'demon' },
      amount: 1,
      spend: 'now',
    }),
  }).does('use:darkness')
  expect(g).waitsFor('invader', 'figure-order')
  g.does('figure-next:imp-2')
  expect(g.state.decision).toMatchObject({ kind: 'spend-movement', about: { figure: 'imp-2' } })
  g.does('step:c1')
  expect(g.state.decision).toMatchObject({ kind: 'spend-movement', about: { figure: 'imp-1' } })
})

describe('D-TIMING-1 D-TIMING-3 several effects wait for every step of one figure', () => {
  /** A Pinky that hurts the marines it tramples and stuns them too, each by an ability of its own. */
  const trampling = (space: string, hurts = true) => {
    const g = skirmish({
      map: room(6, 1),
      alpha: { at: 'c1' },
      demons: { pinky: { at: 'a1' } },
      turn: 'pinky',
      options: changed('demons.json', 'pinky', card => {
        const trample = card.abilities.find((a: { id: string }) => a.id === 'pinky-trample')
        const { who } = trample.effects[2]
        card.abilities.push({ ...trample, id: 'numb', name: 'Numb', effects: [{ op: 'stun', at: 'on-move', who }] })
        if (!hurts) trample.effects[2] = { op: 'push', at: 'on-move', who, spaces: 1, from: 'self' }
      }),
    })
    g.figure('pinky-1').mp = 8
    for (const [ability, effect] of Object.entries({ numb: 0, 'pinky-trample': 2 }))
      g.state.lasting.push({ ability, effect, owner: 'invader', on: ['pinky-1'], until: 'activation-end' })
    return space === 'b1' ? g.does('step:b1') : g.does('step:b1', 'step:c1')
  }
  const alpha = (g: ReturnType<typeof trampling>) => [g.figure('alpha').damage, g.figure('alpha').stunned]

  test('whose activation it is says which comes first', () => {
    for (const [first, numbs] of [
      ['numb', true],
      ['pinky-trample', false],
    ] as const) {
      const g = trampling('c1')
      expect(g).waitsFor('invader', 'effect-order')
      expect([...g.offers].sort()).toEqual(['effect-next:numb', 'effect-next:pinky-trample'])
      const events = g.table.events.length
      g.does(`effect-next:${first}`)
      expect(alpha(g)).toEqual([1, true])
      const order = g.table.events.slice(events).map(event => event.type)
      expect(order.indexOf('stunned') < order.indexOf('damage')).toBe(numbs)
      expect(g).waitsFor('invader', 'demon-activation')
    }
  })

  test('also where nobody is hurt, but each would do something', () => {
    const g = trampling('c1', false)
    expect(g).waitsFor('invader', 'effect-order')
  })

  test('also where only one of those whom it would hurt has been hurt before', () => {
    const who = { pick: 'all', side: 'marine', within: 1 }
    const g = skirmish({
      map: room(6, 1),
      alpha: { at: 'c1' },
      bravo: { at: 'd1' },
      demons: { pinky: { at: 'a1' } },
      turn: 'pinky',
      options: changed('demons.json', 'pinky', card => {
        const trample = card.abilities.find((a: { id: string }) => a.id === 'pinky-trample')
        trample.effects[2].who = who
        card.abilities.push({ ...trample, id: 'numb', name: 'Numb', effects: [{ op: 'stun', at: 'on-move', who }] })
      }),
    })
    g.figure('pinky-1').mp = 8
    for (const [ability, effect] of Object.entries({ numb: 0, 'pinky-trample': 2 }))
      g.state.lasting.push({ ability, effect, owner: 'invader', on: ['pinky-1'], until: 'activation-end' })
    g.does('step:b1', 'effect-next:numb')
    expect([g.figure('alpha').damage, g.figure('bravo').damage]).toEqual([1, 0])
    g.does('step:c1')
    expect(g).waitsFor('invader', 'effect-order')
    g.does('effect-next:numb')
    expect([g.figure('alpha').damage, g.figure('bravo').damage]).toEqual([1, 1])
  })

  test('nothing is asked where nobody is met, or nothing can come of it any more', () => {
    const g = trampling('b1')
    expect(g).waitsFor('invader', 'demon-activation')
    g.does('step:c1', 'effect-next:numb', 'step:d1', 'step:c1')
    expect(g).waitsFor('invader', 'demon-activation')
    expect(alpha(g)).toEqual([1, true])
    // What hurts once each is used up; the other alone needs no order.
    g.figure('alpha').stunned = false
    g.figure('pinky-1').mp = 8
    g.does('step:d1', 'step:c1')
    expect(g).waitsFor('invader', 'demon-activation')
    expect(alpha(g)).toEqual([1, true])
  })
})

test('D-TIMING-2 D-TIMING-3 what several cards of the invader left for the end of an activation comes in the order it chooses', () => {
  const g = skirmish({
    map: room(9, 1),
    alpha: { at: 'a1', hand: ['throw-frag-grenade'] },
    bravo: { at: 'i1' },
    demons: { pinky: { at: 'd1' } },
    turn: 'alpha',
    initiative: ['bravo'],
    dice: [1, 1, 1, 1],
  }).does('play:throw-frag-grenade', 'token:c1')
  // As if two cards of the invader had laid down the same in this activation.
  const { lasting, tokens } = g.state
  tokens.push({ ...tokens[0]!, owner: 'invader' }, { ...tokens[0]!, ability: 'throw-siphon-grenade', owner: 'invader' })
  const fragged = lasting.find(l => l.step !== undefined)!
  const siphoned = { ...fragged, ability: 'throw-siphon-grenade', effect: waitingIn('throw-siphon-grenade') }
  g.state.lasting = [fragged, siphoned].map(l => ({ ...l, owner: 'invader' }))
  g.does('end', 'end')
  expect(g).waitsFor('invader', 'effect-order')
  g.does('effect-next:throw-siphon-grenade')
  expect(g.events('damage').length).toBe(2)
})

const waitingIn = (ability: string) => box().abilities[ability]!.effects.findIndex(e => 'at' in e)
