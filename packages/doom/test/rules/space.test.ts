import { describe, expect, test } from 'vitest'
import { boardOf } from '../../src/board/map.ts'
import { yielding } from '../../src/rules/displace.ts'
import { spendNow } from '../../src/rules/spend.ts'
import { doom, type Match } from '../play.ts'

const at = (g: Match, ...names: string[]) => names.map(name => boardOf(g.state).at(name))

/** Nobody stands where somebody else stands. */
function expectRoom(g: Match): void {
  const taken = g.state.figures.flatMap(f => f.at)
  expect(new Set(taken).size).toBe(taken.length)
}

/** Summons the first group and puts every figure where the list says, as long as it is asked. */
function summons(g: Match, group: string, ...spaces: string[]): void {
  g.does(group)
  while (g.state.decision?.kind === 'summon-place') {
    const wanted = spaces.find(space => g.offers.includes(`place:${space}`))
    g.does(wanted ? `place:${wanted}` : g.offers[0]!)
  }
}

describe('OP-47 D-MOVE-9 demons behind a door shut the way on', () => {
  const ambush = (more: Record<string, unknown> = {}) =>
    doom({
      mission: 'black-bishop-1',
      map: ['+-+-+-+-+-+-+', '|~ . . . . .|', '+-+-+-+-+-+-+'],
      doors: [['b1', 'c1']],
      alpha: { at: 'a1', hand: ['double-time', 'ammo-check'], weapons: [] },
      bravo: { at: 'b1', hand: ['sidearm'], weapons: [] },
      charlie: { at: null },
      delta: { at: null },
      demons: { pinky: { at: 'f1' } },
      turn: 'alpha',
      scenario: { portals: [{ at: 'd1', level: 'blue', up: false }], initiative: ['bravo'], ...more },
    })

  test('the marine is placed on the nearest free space, and its activation goes on', () => {
    const g = ambush()
    g.does('play:double-time', 'done', 'step:b1', 'open:d1')
    summons(g, 'group:0', 'c1', 'd1', 'e1')
    expect(g.at('alpha')).toEqual(['a1']) // stepping back there costs 2, and 1 is left
    expect(g.at('bravo')).toEqual(['b1'])
    expect(g.events('displaced')).toMatchObject([{ figure: 'alpha' }])
    expectRoom(g)
    expect(g.figure('alpha').mp).toBe(1)
    expect(g).waitsFor('alpha', 'activation')
    expect(g).offers('sprint:ammo-check')
    g.does('end')
    expect(g).waitsFor('bravo', 'activation')
    expect(g).offers('play:sidearm') // the other marine is not locked either
  })

  test('with points enough it still has to walk', () => {
    const g = ambush()
    g.does('sprint:ammo-check', 'play:double-time', 'done', 'step:b1', 'open:d1')
    summons(g, 'group:0', 'c1', 'd1', 'e1')
    expect(g.at('alpha')).toEqual(['b1'])
    expect(g.offers).toContain('step:a1')
    expect(g).not.offers('end')
  })

  test.each([
    ['on the map', ['+-+-+-+', '|. . .|', '+-+-+-+']],
    ['within reach, as in displacement (D-LARGE-14)', ['+-+-+-+-+', '|. . .:.|', '+-+-+-+-+']],
  ])('nobody loses an activation where no space is free %s', (_, map) => {
    const g = doom({
      map,
      alpha: { at: 'a1', hand: ['sidearm', 'ammo-check'], weapons: [] },
      bravo: { at: 'b1' },
      charlie: { at: null },
      delta: { at: null },
      demons: { pinky: { at: 'c1' } },
      turn: 'alpha',
    })
    g.figure('alpha').at = at(g, 'b1') // as if something had shut its way
    g.figure('charlie').at = at(g, 'a1')
    g.does('play:sidearm')
    expect(g.at('alpha')).toEqual(['b1'])
    expect(g).offers('attack:sidearm')
    g.does('forgo')
    expect(g).offers('play:ammo-check')
    expect(g).offers('end')
  })
})

describe('OP-47 D-TELE-3 one teleporter step per activation', () => {
  // Three rooms of one space each, then a corridor; b1 is a room of its own.
  const pads = (mission: string, more: Record<string, unknown> = {}) =>
    doom({
      mission,
      map: ['+-+-+-+-+-+', '|.|.|. . .|', '+-+-+-+-+-+'],
      alpha: { at: 'a1', hand: ['double-time'], weapons: [] },
      bravo: { at: 'b1' },
      charlie: { at: null },
      delta: { at: null },
      demons: { pinky: { at: 'e1' } },
      turn: 'alpha',
      scenario: {
        portals: [{ at: 'd1', level: 'blue', up: true }],
        teleporters: [{ at: 'a1' }, { at: 'b1' }],
        ...more,
      },
    })

  test.each([
    ['black-bishop-6', {}],
    ['exodus-5', { drone: { at: 'd1' } }],
    ['exodus-6', {}],
  ])('%s: no step onto a comrade from whom only a second teleport leads away', (mission, more) => {
    const g = pads(mission, more)
    g.does('play:double-time')
    expect(g).not.offers('teleport:b1')
  })

  test('D-TELE-2 a teleporter that entering would wake is a way on from a comrade who stands on it', () => {
    // Two points: one for the step, one for the teleporter; the way back over difficult ground would take two.
    const g = (active: boolean) =>
      doom({
        mission: 'black-bishop-2',
        map: ['+-+-+-+-+', '|~ .|. .|', '+-+-+-+-+'],
        alpha: { at: 'a1', mp: 2, hand: [], weapons: [] },
        bravo: { at: 'b1' },
        charlie: { at: null },
        delta: { at: null },
        demons: { pinky: { at: 'd1' } },
        turn: 'alpha',
        scenario: {
          teleporters: [
            { at: 'b1', active: false },
            { at: 'c1', active },
          ],
        },
      })
    expect(g(false)).not.offers('step:b1')
    expect(g(true)).offers('step:b1')
    expect(g(true).does('step:b1').offers).toEqual(['teleport:c1'])
  })

  test('where the mission does not forbid it, the second teleport is a way on', () => {
    const g = pads('black-bishop-2')
    g.does('play:double-time')
    expect(g).offers('teleport:b1')
    g.does('teleport:b1')
    expect(g.offers).toEqual(['teleport:a1'])
  })

  test('exodus-6: a first teleport still counts as a way on from an occupied space', () => {
    const g = doom({
      mission: 'exodus-6',
      map: ['+-+-+-+-+-+', '|. .|. . .|', '+-+-+-+-+-+'],
      alpha: { at: 'a1', hand: ['double-time'], weapons: [] },
      bravo: { at: 'b1' },
      charlie: { at: null },
      delta: { at: null },
      demons: { pinky: { at: 'e1' } },
      turn: 'alpha',
      scenario: {
        portals: [{ at: 'd1', level: 'blue', up: true }],
        teleporters: [{ at: 'b1' }, { at: 'c1' }],
      },
    })
    g.does('play:double-time', 'done', 'step:b1', 'teleport:c1')
    expect(g.at('alpha')).toEqual(['c1'])
    expect(g).not.offers('teleport:b1')
    expect(g.view('alpha').moving).toMatchObject({ teleports: false })
  })

  test('exodus-6: the screen is told that one teleporter step is left', () => {
    const g = pads('exodus-6', { teleporters: [{ at: 'a1' }, { at: 'c1' }] })
    g.does('play:double-time')
    expect(g.view('alpha').moving).toMatchObject({ teleports: true, oneJump: true })
    g.does('teleport:c1')
    expect(g.view('alpha').moving).toMatchObject({ teleports: false })
  })
})

describe('OP-47 the drone of an escort', () => {
  const escort = () =>
    doom({
      mission: 'black-bishop-4',
      map: ['+-+-+-+-+-+-+-+', '|. . . . . . .|', '+-+-+ +-+-+-+-+', '     .         ', '+-+-+-+-+-+-+-+'],
      doors: [['c1', 'd1']],
      alpha: { at: 'a1', hand: [], weapons: [] },
      bravo: { at: 'c1' },
      charlie: { at: null },
      delta: { at: null },
      demons: { pinky: { at: 'g1' } },
      turn: 'alpha',
      scenario: { portals: [{ at: 'd1', level: 'yellow', up: false }], drone: { at: 'b1' }, initiative: ['bravo'] },
    })

  test('D-OBJECTIVE-6 escort-move: it cannot stop on a marine after opening a door, and is placed when the way is shut', () => {
    const g = escort().does('end', 'step:c1')
    expect(g).not.offers('done')
    g.does('open:d1')
    summons(g, 'group:0', 'd1', 'e1', 'c2', 'b1')
    g.does('argent:imp')
    expect(g.at('bravo')).toEqual(['c1'])
    expect(g.at('drone')).toEqual(['f1'])
    expectRoom(g)
  })
})

test('OP-47 D-OBJECTIVE-6 escort-move: the marine that moves the drone says where it is placed, not the first one', () => {
  const g = doom({
    mission: 'black-bishop-4',
    map: ['+-+-+-+-+-+-+-+', '|. . . . . . .|', '+-+-+ +-+-+ +-+', '     .     .   ', '+-+-+-+-+-+-+-+'],
    doors: [['c1', 'd1']],
    alpha: { at: 'c1' },
    bravo: { at: 'a1', hand: [], weapons: [] },
    charlie: { at: null },
    delta: { at: null },
    demons: { pinky: { at: 'g1' } },
    turn: 'bravo',
    scenario: { portals: [{ at: 'd1', level: 'yellow', up: false }], drone: { at: 'b1' }, initiative: ['alpha'] },
  }).does('end', 'step:c1', 'open:d1')
  summons(g, 'group:0', 'd1', 'e1', 'c2', 'b1')
  g.does('argent:imp')
  expect(g).waitsFor('bravo', 'displace')
  expect(g.offers).toEqual(['place:f1', 'place:f2'])
})

test('OP-47 D-OBJECTIVE-6 escort-move: a second door that gives the drone a way on may be opened from a shared space', () => {
  const g = doom({
    mission: 'black-bishop-4',
    map: [
      '+-+-+-+-+-+-+-+',
      '     .         ',
      '+-+-+ +-+-+-+-+',
      '|. . . . . . .|',
      '+-+-+ +-+-+-+-+',
      '     .         ',
      '+-+-+-+-+-+-+-+',
    ],
    doors: [
      ['c2', 'd2'],
      ['c1', 'c2'],
    ],
    alpha: { at: 'a2', hand: [], weapons: [] },
    bravo: { at: 'c2' },
    charlie: { at: null },
    delta: { at: null },
    demons: { pinky: { at: 'g2' } },
    turn: 'alpha',
    scenario: { portals: [{ at: 'd2', level: 'yellow', up: false }], drone: { at: 'b2' }, initiative: ['bravo'] },
  }).does('end', 'step:c2', 'open:d1')
  summons(g, 'group:0', 'd2', 'e2', 'c3', 'b2')
  g.does('argent:imp')
  expect(g.events('door')).toMatchObject([{ door: 0 }, { door: 1 }]) // the only way on goes without saying
  expect(g.at('drone')).toEqual(['c1'])
  expectRoom(g)
})

describe('OP-47 demons and large figures', () => {
  test('D-MOVE-9 a small demon that cannot move on is placed, and may still act', () => {
    const g = doom({
      map: ['+-+-+-+-+-+-+-+', '|. . . . . . .|', '+-+-+-+-+-+-+-+'],
      alpha: { at: 'g1', hand: [] },
      demons: {
        pinky: [{ at: 'b1' }, { at: 'c1' }, { at: 'd1' }],
        'possessed-soldier': { at: 'e1' },
        imp: { at: 'a1' },
      },
      turn: 'alpha',
      scenario: { initiative: ['invader'], exhausted: ['pinky', 'possessed-soldier'] },
    })
    g.figure('pinky-1').at = at(g, 'a1')
    g.figure('imp-1').at = at(g, 'a1')
    g.figure('possessed-soldier-1').at = at(g, 'b1')
    const [soldier] = g.state.figures.filter(f => f.kind === 'possessed-soldier')
    g.state.figures.push({ ...soldier!, id: 'possessed-soldier-2', at: at(g, 'e1') })
    g.does('end') // the imp has 4 points; the way to f1 takes 5
    expect(g.at('imp-1')).toEqual(['f1'])
    expectRoom(g)
    expect(g).waitsFor('invader', 'demon-activation')
    expect(g).offers('attack')
  })

  test('D-LARGE-15 a large demon on another one is placed where its base is free', () => {
    const g = doom({
      map: ['+-+-+-+-+-+-+-+-+', '|. . . . . . . .|', '+ + + + + + + + +', '|. . . . . . . .|', '+-+-+-+-+-+-+-+-+'],
      alpha: { at: 'h1' },
      demons: {
        'baron-of-hell': [{ at: ['a1', 'b1', 'a2', 'b2'] }, { at: ['e1', 'f1', 'e2', 'f2'] }],
        pinky: [{ at: 'h2' }],
      },
      turn: 'baron-of-hell',
    })
    g.does('figure:baron-of-hell-1')
    while (g.figure('baron-of-hell-1').mp > 1) g.does(g.at('baron-of-hell-1')[0] === 'a1' ? 'step:b1' : 'step:a1')
    const here = g.at('baron-of-hell-1')[0]!
    g.figure('baron-of-hell-2').at = at(g, 'c1', 'd1', 'c2', 'd2') // as if it had been there all along
    g.does(here === 'a1' ? 'step:b1' : 'step:c1')
    expect(g).waitsFor('invader', 'displace')
    expect(g.offers.sort()).toEqual(['place:a1', 'place:e1'])
    g.does('place:a1')
    expect(g.at('baron-of-hell-1')).toEqual(['a1', 'b1', 'a2', 'b2'])
    expectRoom(g)
    expect(g).waitsFor('invader', 'demon-activation')
    expect(g).offers('end')
  })

  test('D-MOVE-9 where there is no room for the demon that is stuck, whoever shares its space is placed', () => {
    const g = doom({
      map: ['+-+-+-+-+-+', '|.|. . . .|', '+-+-+-+-+-+'],
      alpha: { at: 'b1', hand: [] },
      demons: { imp: { at: 'a1' } },
      turn: 'alpha',
      scenario: { initiative: ['invader'], teleporters: [{ at: 'a1' }, { at: 'd1' }] },
    })
    g.figure('alpha').at = at(g, 'a1')
    g.does('end') // no way leads out but the teleporter, which is for marines
    expect(g.at('alpha')).toEqual(['d1'])
    expect(g.at('imp-1')).toEqual(['a1'])
    expect(g).waitsFor('invader', 'demon-activation')
  })

  test('D-LARGE-13 of several who could be placed demons go first, then the marines, in an order that they choose', () => {
    // The base fills its room; a flyer gets out across the line, marines from a1 by teleporter.
    const g = doom({
      map: ['+-+-+-+-+-+', '|. .:.|. .|', '+ + +-+-+-+', '|. .|      ', '+-+-+-+-+-+'],
      alpha: { at: 'd1', hand: [] },
      bravo: { at: 'c1', hand: [] },
      charlie: { at: null },
      delta: { at: null },
      demons: {
        'baron-of-hell': { at: ['a1', 'b1', 'a2', 'b2'] },
        pinky: [{ at: 'e1' }],
      },
      turn: 'alpha',
      scenario: { initiative: ['invader'], exhausted: ['pinky'], teleporters: [{ at: 'a1' }, { at: 'd1' }] },
    })
    g.figure('alpha').at = at(g, 'a1') // as if everything had filled up while it passed over them
    g.figure('bravo').at = at(g, 'b1')
    g.state.figures.push({
      ...structuredClone(g.figure('pinky-1')),
      id: 'cacodemon-1',
      kind: 'cacodemon',
      at: at(g, 'a2'),
    })
    g.does('end')
    expect(g.at('cacodemon-1')).toEqual(['c1'])
    expect(g).waitsFor('alpha', 'displace-order')
    expect(g.offers).toEqual(['displace:alpha', 'displace:bravo'])
    g.does('displace:bravo')
    expect(g.at('bravo')).toEqual(['d1'])
    expect(g.at('alpha')).toEqual(['a1']) // nothing is left
    expect(g).waitsFor('invader', 'demon-activation')
    expect(g).offers('end')
  })

  test('D-LARGE-13 marines who share the space of a small demon without room choose who goes', () => {
    const g = doom({
      map: ['+-+-+-+-+-+', '|.|. . . .|', '+-+-+-+-+-+'],
      alpha: { at: 'b1', hand: [] },
      bravo: { at: 'c1', hand: [] },
      charlie: { at: null },
      delta: { at: null },
      demons: { imp: { at: 'a1' } },
      turn: 'alpha',
      scenario: { initiative: ['invader'], teleporters: [{ at: 'a1' }, { at: 'd1' }] },
    })
    g.figure('alpha').at = at(g, 'a1')
    g.figure('bravo').at = at(g, 'a1')
    g.does('end')
    expect(g).waitsFor('alpha', 'displace-order')
    g.does('displace:bravo')
    expect(g.at('bravo')).toEqual(['d1'])
    expect(g).waitsFor('alpha', 'displace')
    g.does('place:e1')
    expect(g.at('imp-1')).toEqual(['a1'])
    expectRoom(g)
    expect(g).waitsFor('invader', 'demon-activation')
  })

  test('D-MOVE-9 where nobody of those who share the space has room they stay, and nobody else is placed for them', () => {
    const g = doom({
      map: ['+-+-+-+-+-+', '|. .|. . .|', '+-+-+-+-+-+'],
      alpha: { at: 'b1', hand: [] },
      demons: { pinky: { at: 'a1' }, imp: { at: 'd1' } },
      turn: 'alpha',
      scenario: { initiative: [], exhausted: ['imp'] },
    })
    g.figure('alpha').at = at(g, 'a1')
    g.figure('imp-1').at = at(g, 'b1')
    g.state.figures.push({ ...structuredClone(g.figure('imp-1')), id: 'imp-2', at: at(g, 'd1') })
    expect(yielding(g.state, g.figure('pinky-1'))).toEqual([])
    g.figure('imp-1').at = at(g, 'c1')
    g.figure('alpha').at = at(g, 'b1')
    expect(yielding(g.state, g.figure('pinky-1'))).toEqual([])
  })

  test('OP-41 D-LARGE-10 where somebody under it cannot make room, the large demon itself is placed', () => {
    const g = doom({
      map: ['+-+-+-+-+-+', '|. . ^ . .|', '+ + + + + +', '|. . ^ . .|', '+-+-+-+-+-+'],
      alpha: { at: 'e1' },
      demons: { 'baron-of-hell': { at: ['a1', 'b1', 'a2', 'b2'] } },
      turn: 'baron-of-hell',
    })
    g.figure('alpha').at = at(g, 'b1') // as if everything had filled up while it was passed over
    expect(yielding(g.state, g.figure('alpha')).map(f => f.id)).toEqual(['baron-of-hell-1'])
    g.does('end')
    expect(g.at('alpha')).toEqual(['b1'])
    expect(g.at('baron-of-hell-1')).toEqual(['c1', 'd1', 'c2', 'd2'])
  })
})

test('OP-47 points spent outside the own activation end on a free space, and whoever is only passed through may stay', () => {
  const g = doom({
    map: ['+-+-+-+-+-+', '|. . . . .|', '+-+-+-+-+-+'],
    alpha: { at: 'a1', hand: ['double-time'], weapons: [] },
    bravo: { at: 'b1' },
    charlie: { at: null },
    delta: { at: null },
    demons: { imp: { at: 'e1' } },
    turn: 'alpha',
  })
  g.does('play:double-time', 'pick:bravo')
  expect(g.offers.sort()).toEqual(['done', 'step:c1']) // not onto alpha: nothing would lead away
  g.figure('alpha').at = at(g, 'b1') // as if alpha were just passing
  g.does('done')
  expect(g.at('bravo')).toEqual(['b1'])
})

test('OP-47 where nothing within reach is free, points that cannot be spent are done with', () => {
  const g = doom({
    map: ['+-+-+', '|. .|', '+-+-+'],
    alpha: { at: 'a1', hand: [] },
    bravo: { at: 'b1' },
    charlie: { at: null },
    delta: { at: null },
    demons: {},
    turn: 'alpha',
  })
  const imp = { ...structuredClone(g.figure('alpha')), id: 'imp-1', kind: 'imp', at: at(g, 'a1') }
  g.state.figures.push(imp as (typeof g.state.figures)[number])
  const frame = { ...g.state.stack.at(-1)!, figure: 'alpha', amount: 2, entered: true }
  const asked = spendNow.links.move!.question!.ask(g.state, frame)!
  expect(asked.options.map(option => option.do)).toEqual(['done'])
})
