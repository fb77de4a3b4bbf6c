import { expect, test } from 'vitest'
import { corridor, fight, room } from '../fight.ts'

const imp = { imp: { at: 'j4' } }

test('ambush plays: the top 3 initiative cards are put back in any order, seen by the invader alone', () => {
  const g = fight({
    alpha: { at: 'a1' },
    bravo: { at: 'b1' },
    demons: imp,
    events: ['ambush'],
    initiative: ['alpha', 'bravo', 'invader', 'charlie'],
  })
  g.does('use:ambush')
  expect(g).waitsFor('invader', 'order-initiative')
  expect(g.events('initiative-seen').at(-1)).toMatchObject({ cards: ['alpha', 'bravo', 'invader'], to: ['invader'] })
  expect(JSON.stringify(g.view('alpha').initiative.deck)).not.toMatch(/bravo|invader|charlie/)
  g.does('next:invader', 'next:bravo', 'next:alpha')
  expect(g.state.revealed).toBe('invader')
  expect(g.state.initiative.cards).toEqual(['charlie', 'alpha', 'bravo']) // the next card stands last
  expect(g).waitsFor('invader', 'demon-activation')
})

test('ambush refused: during an activation, or with an empty deck', () => {
  const acting = fight({ alpha: { at: 'a1' }, demons: imp, events: ['ambush'], turn: 'alpha', initiative: [] })
  expect(acting.offers).toEqual(['end'])
  acting.does('end')
  expect(acting.state.round).toBe(2)
})

test('paranoia plays: the top card goes to the bottom, then an event card is drawn', () => {
  const g = fight({
    alpha: { at: 'a1' },
    bravo: { at: 'b1' },
    demons: imp,
    events: ['paranoia'],
    deck: ['darkness'],
    initiative: ['alpha', 'bravo'],
  })
  g.does('use:paranoia')
  expect(g).waitsFor('invader', 'order-initiative')
  expect(g.offers).toEqual(['top:alpha', 'bottom:alpha'])
  g.does('bottom:alpha')
  expect(g.state.invader.hand.cards).toEqual(['darkness'])
  expect(g).waitsFor('invader', 'between-activations') // the new card may be used at once
  g.does('pass')
  expect(g).waitsFor('bravo', 'activation')
})

test("paranoia refused: in the middle of a marine's activation", () => {
  const g = fight({
    alpha: { at: 'a1', hand: ['sidearm'] },
    demons: { imp: { at: 'b1' } },
    events: ['paranoia'],
    turn: 'alpha',
    dice: [0, 1],
  })
  g.does('play:sidearm', 'attack:sidearm')
  expect(g).waitsFor('alpha', 'activation')
})

test('darkness plays: until the end of the round marines attack at 4 spaces at most', () => {
  const g = fight({
    alpha: { at: 'a1', hand: ['aimed-salvo'] },
    demons: { imp: { at: 'f1' } },
    events: ['darkness'],
    initiative: ['alpha'],
  })
  g.does('use:darkness', 'play:aimed-salvo')
  expect(g).not.offers('attack:aimed-salvo')
  g.does('step:b1')
  expect(g).offers('attack:aimed-salvo')
  g.does('end')
  expect(g.state.round).toBe(2)
  expect(g.state.lasting).toHaveLength(0)
})

test('darkness plays: also for a marine that comes back in the same round', () => {
  const g = fight({
    alpha: { at: null, hand: ['aimed-salvo'] },
    demons: { imp: { at: 'f1' } },
    events: ['darkness'],
    initiative: ['alpha'],
    scenario: { teleporters: [{ at: 'a1' }] },
  })
  g.does('use:darkness')
  expect(g.at('alpha')).toEqual(['a1'])
  g.does('play:aimed-salvo')
  expect(g).not.offers('attack:aimed-salvo')
})

test('darkness plays: a marine killed and back is still in the dark', () => {
  const g = fight({
    map: corridor(10),
    alpha: { at: 'a1', damage: 9, deck: ['ammo-check'] },
    demons: { 'possessed-soldier': { at: 'f1' } },
    events: ['darkness'],
    initiative: ['invader', 'alpha'],
    scenario: { teleporters: [{ at: 'a1' }] },
    dice: [2, 2],
  })
  g.does('use:darkness', 'attack')
  if (g.offers.includes('done')) g.does('done')
  expect(g.has('alpha')).toBe(false)
  g.does('end')
  expect(g).waitsFor('alpha', 'activation')
  const long = ['aimed-salvo', 'hold-the-trigger', 'target-lock'].find(card => g.marine().hand.cards.includes(card))
  if (long) expect(g.does(`play:${long}`)).not.offers(`attack:${long}`)
  expect(g.state.lasting).toHaveLength(1)
})

test('darkness refused: demons shoot as far as ever', () => {
  const g = fight({
    alpha: { at: 'a1', deck: ['ammo-check'] },
    demons: { 'possessed-soldier': { at: 'f1' } },
    events: ['darkness'],
    initiative: ['invader', 'alpha'],
  })
  g.does('use:darkness')
  expect(g).waitsFor('invader', 'demon-activation')
  expect(g).offers('attack')
})

test('devious-schemes plays: draws 2 event cards and moves argent between face-up cards', () => {
  const g = fight({
    alpha: { at: 'a1' },
    demons: { imp: { at: 'j4' }, pinky: { at: 'j1' } },
    events: ['devious-schemes'],
    deck: ['onslaught', 'ferocity'],
    argent: { imp: 3, invasion: 2 },
    initiative: ['alpha'],
  })
  g.does('use:devious-schemes')
  expect(g.state.invader.hand.cards).toEqual(['onslaught', 'ferocity'])
  expect(g.offers).toEqual(['from:imp', 'done']) // not from the invasion card, not from a bare card
  g.does('from:imp', 'from:imp', 'done')
  expect(g.state.demons.imp!.argent).toBe(1)
  expect(g.state.demons.pinky!.argent).toBe(2)
  expect(g.state.invader.argent).toBe(2)
  expect(g).waitsFor('alpha', 'activation')
})

test('devious-schemes refused: with one face-up card there is nothing to move; during an activation it is not played', () => {
  const g = fight({
    alpha: { at: 'a1' },
    demons: imp,
    events: ['devious-schemes'],
    deck: ['onslaught', 'ferocity'],
    argent: { imp: 3 },
    initiative: ['alpha'],
  })
  g.does('use:devious-schemes')
  expect(g).waitsFor('alpha', 'activation')
  expect(g.state.invader.hand.cards).toHaveLength(2)
  const acting = fight({ alpha: { at: 'a1' }, demons: imp, events: ['devious-schemes'], turn: 'alpha' })
  expect(acting.offers).toEqual(['end'])
})

test('dark-pact plays: the chosen marine takes 2 damage or lets the invader gain 2 argent', () => {
  const start = () =>
    fight({
      alpha: { at: 'a1' },
      bravo: { at: 'b1' },
      demons: imp,
      events: ['dark-pact'],
      initiative: ['alpha', 'bravo'],
    }).does('use:dark-pact', 'pick:bravo')
  const hurt = start()
  expect(hurt).waitsFor('bravo', 'choose-effect')
  hurt.does('option:0')
  expect(hurt.figure('bravo').damage).toBe(2)
  expect(hurt).waitsFor('alpha', 'activation')
  const paid = start().does('option:1')
  expect(paid).waitsFor('invader', 'place-argent')
  paid.does('argent:imp', 'argent:invasion')
  expect(paid.state.demons.imp!.argent).toBe(1)
  expect(paid.state.invader.argent).toBe(1)
  expect(paid.figure('bravo').damage).toBe(0)
  expect(paid).waitsFor('alpha', 'activation')
})

test('dark-pact refused: a marine off the map cannot be chosen', () => {
  const g = fight({
    alpha: { at: 'a1' },
    bravo: { at: 'b1' },
    demons: imp,
    events: ['dark-pact'],
    initiative: ['alpha', 'bravo'],
  })
  g.does('use:dark-pact')
  expect(g.offers).toEqual(['pick:alpha', 'pick:bravo'])
  const empty = fight({
    alpha: { at: null },
    demons: imp,
    events: ['dark-pact'],
    initiative: ['alpha'],
    scenario: { teleporters: [{ at: 'a1' }] },
  })
  expect(empty).waitsFor('alpha', 'activation')
})

test('beckoning-voices plays: a marine in sight within 6 spaces is drawn up to 2 spaces closer', () => {
  const g = fight({
    alpha: { at: 'a1' },
    demons: { imp: { at: 'f1' } },
    events: ['beckoning-voices'],
    initiative: ['alpha'],
  })
  g.does('use:beckoning-voices')
  expect(g).waitsFor('invader', 'move-figure')
  expect(g.offers).toEqual(['step:b1', 'step:b2', 'done'])
  g.does('step:b2', 'step:c1')
  expect(g.at('alpha')).toEqual(['c1'])
  expect(g).waitsFor('alpha', 'activation')
})

test('beckoning-voices plays: no Glory Kill and never an end in an occupied space; a teleporter becomes active (OP-50)', () => {
  const g = fight({
    map: corridor(8),
    alpha: { at: 'a1' },
    bravo: { at: 'd1' },
    demons: { pinky: { at: 'g1' }, imp: { at: 'b1', damage: 1 } },
    events: ['beckoning-voices'],
    initiative: ['alpha'],
    scenario: { teleporters: [{ at: 'c1', active: false }] },
  })
  g.does('use:beckoning-voices', 'pick:pinky-1', 'pick:alpha')
  expect(g.offers).toEqual(['step:b1', 'done'])
  g.does('step:b1') // and on, because it cannot stay there
  expect(g.has('imp-1')).toBe(true)
  expect(g.at('alpha')).toEqual(['c1'])
  expect(g.state.teleporters[0]!.active).toBe(true)
  expect(g).waitsFor('alpha', 'activation')
})

test('beckoning-voices refused: 7 spaces away, out of sight; no passage that ends on somebody', () => {
  const far = fight({
    alpha: { at: 'a1' },
    demons: { imp: { at: 'h1' } },
    events: ['beckoning-voices'],
    initiative: ['alpha'],
  })
  expect(far).waitsFor('alpha', 'activation')
  const wall = fight({
    map: ['+-+-+-+', '|. . .|', '+-+-+ +', '|. . .|', '+-+-+-+'], // 4 spaces round the corner
    alpha: { at: 'a1' },
    demons: { imp: { at: 'a2' } },
    events: ['beckoning-voices'],
    initiative: ['alpha'],
  })
  expect(wall).waitsFor('alpha', 'activation')
  const queue = fight({
    map: corridor(8),
    alpha: { at: 'a1' },
    bravo: { at: 'b1' },
    charlie: { at: 'c1' },
    demons: { imp: { at: 'e1' } },
    events: ['beckoning-voices'],
    initiative: ['alpha'],
  })
  queue.does('use:beckoning-voices', 'pick:alpha')
  expect(queue).not.offers('step:b1')
})

test('severed-conduit plays: an active teleporter is turned off', () => {
  const g = fight({
    alpha: { at: 'a1' },
    demons: { imp: { at: 'c3' } },
    events: ['severed-conduit'],
    initiative: ['alpha'],
    scenario: { teleporters: [{ at: 'a1' }, { at: 'c3' }, { at: 'e3' }, { at: 'h1', active: false }] },
  })
  g.does('use:severed-conduit')
  expect(g.offers).toEqual(['teleporter:c3', 'teleporter:e3']) // a demon is no matter; not under a marine, not one that is off
  g.does('teleporter:e3')
  expect(g.state.teleporters.map(t => t.active)).toEqual([true, true, false, false])
  expect(g).waitsFor('alpha', 'activation')
})

test('severed-conduit refused: the last active one, or only teleporters under marines', () => {
  const last = fight({
    alpha: { at: 'a1' },
    demons: imp,
    events: ['severed-conduit'],
    initiative: ['alpha'],
    scenario: { teleporters: [{ at: 'c3' }, { at: 'e3', active: false }] },
  })
  expect(last).waitsFor('alpha', 'activation')
  const taken = fight({
    alpha: { at: 'a1' },
    bravo: { at: 'c3' },
    demons: imp,
    events: ['severed-conduit'],
    initiative: ['alpha'],
    scenario: { teleporters: [{ at: 'a1' }, { at: 'c3' }] },
  })
  expect(taken).waitsFor('alpha', 'activation')
})

test('torn-veil plays: an Imp or Possessed Soldier appears next to a demon, 3 spaces from every marine', () => {
  const g = fight({
    map: corridor(9),
    alpha: { at: 'a1' },
    demons: { imp: { at: 'c1' }, pinky: { at: 'g1' } },
    events: ['torn-veil'],
    initiative: ['invader', 'alpha'],
  })
  g.does('use:torn-veil')
  expect(g.offers).toEqual(['kind:imp', 'kind:possessed-soldier'])
  g.does('kind:possessed-soldier')
  expect(g.offers).toEqual(['place:d1', 'place:f1', 'place:h1']) // b1 is too near to Alpha
  g.does('place:d1')
  expect(g.at('possessed-soldier-1')).toEqual(['d1'])
  expect(g.state.demons['possessed-soldier']).toMatchObject({ up: true, exhausted: false })
  expect(g).offers('activate:possessed-soldier') // it may act like any other (ruling)
})

test('D-LIMITS-3 torn-veil refused: no room far enough from marines, no figure left, no demon to stand by', () => {
  const near = fight({
    map: corridor(5),
    alpha: { at: 'a1' },
    bravo: { at: 'e1' },
    demons: { imp: { at: 'c1' } },
    events: ['torn-veil'],
    initiative: ['alpha'],
  })
  expect(near).waitsFor('alpha', 'activation')
  const row = (n: number, letter: string) => Array.from({ length: n }, (_, i) => ({ at: `${letter}${i + 1}` }))
  const spent = fight({
    map: room(10, 8),
    alpha: { at: 'a1' },
    demons: { imp: row(7, 'j'), 'possessed-soldier': row(6, 'i') },
    events: ['torn-veil'],
    initiative: ['alpha'],
  })
  expect(spent).waitsFor('alpha', 'activation')
  const alone = fight({ alpha: { at: 'a1' }, events: ['torn-veil'], initiative: ['alpha'] })
  expect(alone).waitsFor('alpha', 'activation')
})

test('torn-veil refused: a kind without figures is not offered, nor is blocking terrain', () => {
  const g = fight({
    map: ['+-+-+-+-+-+-+-+-+', '|. . . . . # . .|', '+-+-+-+-+-+-+-+-+', '|. . . . . . . .|', '+-+-+-+-+-+-+-+-+'],
    alpha: { at: 'a1' },
    demons: { imp: [{ at: 'g1' }, ...['b2', 'c2', 'd2', 'e2', 'f2', 'g2'].map(at => ({ at }))] },
    events: ['torn-veil'],
    initiative: ['alpha'],
  })
  g.does('use:torn-veil') // 7 imps stand on the map: only a soldier is left
  expect(g).waitsFor('invader', 'summon-place')
  expect(g.offers).toEqual(['place:h1', 'place:a2', 'place:h2']) // a wall parts a2 from Alpha
})

test('rolling-advance plays: up to 2 demons gain 3 movement points, spent now', () => {
  const g = fight({
    alpha: { at: 'a1' },
    demons: { imp: [{ at: 'j1' }, { at: 'j2' }, { at: 'j3' }] },
    events: ['rolling-advance'],
    initiative: ['alpha'],
  })
  g.does('use:rolling-advance', 'pick:imp-1', 'pick:imp-3')
  expect(g).waitsFor('invader', 'spend-movement')
  g.does('step:i1', 'step:h1', 'step:g1')
  g.does('step:i3', 'done')
  expect(g.at('imp-1')).toEqual(['g1'])
  expect(g.at('imp-3')).toEqual(['i3'])
  expect(g.figure('imp-3').mp).toBe(0)
  expect(g).waitsFor('alpha', 'activation')
})

test('D-LARGE-12 rolling-advance plays: a large demon pushes aside whom it ends upon', () => {
  const g = fight({
    alpha: { at: 'b1' },
    demons: { 'baron-of-hell': { at: ['c1', 'd1', 'c2', 'd2'] } },
    events: ['rolling-advance'],
    initiative: ['alpha'],
  })
  g.does('use:rolling-advance', 'step:b1', 'done')
  expect(g).waitsFor('alpha', 'displace')
  g.does(g.offers[0]!)
  expect(g.at('baron-of-hell-1')).toEqual(['b1', 'c1', 'b2', 'c2'])
  expect(g.figure('alpha').damage).toBe(1) // Crushing Stride
  expect(g).waitsFor('alpha', 'activation')
})

test('rolling-advance plays: one demon is enough', () => {
  const g = fight({
    alpha: { at: 'a1' },
    demons: { imp: [{ at: 'j1' }, { at: 'j2' }] },
    events: ['rolling-advance'],
    initiative: ['alpha'],
  })
  g.does('use:rolling-advance', 'pick:imp-2', 'done', 'step:i2', 'done')
  expect(g.at('imp-2')).toEqual(['i2'])
  expect(g).waitsFor('alpha', 'activation')
})

test('rolling-advance refused: without a demon on the map, or during an activation', () => {
  const none = fight({ alpha: { at: 'a1' }, events: ['rolling-advance'], initiative: ['alpha'] })
  expect(none).waitsFor('alpha', 'activation')
  const acting = fight({ alpha: { at: 'a1' }, demons: imp, events: ['rolling-advance'], turn: 'alpha' })
  expect(acting.offers).toEqual(['end'])
})
