import { expect, test } from 'vitest'
import { maySummon } from '../../src/rules/summon.ts'
import { doom, type Position } from '../play.ts'
import { split } from '../split.ts'

/** Alpha stands before a closed door; the portals lie behind it (Infestation). */
function gate(portals: object[], more: Partial<Position> = {}, invasion = 'first-strike') {
  return doom({
    map: split(9, 7, 2, 4),
    doors: [['b4', 'c4']],
    alpha: { at: 'b4', mp: 3 },
    turn: 'alpha',
    ...more,
    options: { invasion },
    scenario: { portals: portals.map(p => ({ up: false, ...p })), ...more.scenario },
  })
}

const kinds = (g: ReturnType<typeof gate>) => g.state.figures.filter(f => f.kind !== 'marine').map(f => f.kind)

test('D-SUMMON-1 D-SUMMON-2 D-PORTAL-2 D-PORTAL-3 W-SUM-1 a portal wakes, a group of its colour is chosen and placed, then the portal goes', () => {
  const g = gate([{ at: 'f4', level: 'blue' }])
  expect(g.state.portals[0]!.up).toBe(false)
  g.does('open:d1')
  expect(g).waitsFor('invader', 'invasion-group')
  expect(g.state.portals[0]!.up).toBe(true)
  expect(g.offers).toEqual(['group:0', 'group:1'])
  g.does('group:1') // two soldiers
  expect(g).waitsFor('invader', 'summon-place')
  expect(g.offers.sort()).toEqual(['e3', 'e4', 'e5', 'f3', 'f4', 'f5', 'g3', 'g4', 'g5'].map(s => `place:${s}`))
  g.does('place:f4')
  expect(g.state.portals).toHaveLength(1)
  expect(g.offers).not.toContain('place:f4')
  g.does('place:e3')
  expect(g.at('possessed-soldier-1')).toEqual(['f4'])
  expect(g.at('possessed-soldier-2')).toEqual(['e3'])
  expect(g.state.portals).toEqual([])
  expect(g).waitsFor('alpha', 'activation')
})

test('D-PORTAL-1 D-SUMMON-2 D-INVASION-1 each colour has two groups of its own', () => {
  for (const [level, first, second] of [
    ['blue', ['imp', 'imp', 'imp'], ['possessed-soldier', 'possessed-soldier']],
    ['yellow', ['imp', 'imp', 'cacodemon', 'cacodemon'], ['possessed-soldier', 'pinky', 'pinky']],
    ['red', ['cacodemon', 'mancubus', 'mancubus'], ['imp', 'imp', 'imp', ...Array(4).fill('possessed-soldier')]],
  ] as const)
    for (const [n, group] of [first, second].entries()) {
      const g = gate([{ at: 'f4', level }]).does('open:d1', `group:${n}`)
      while (g.state.decision!.kind === 'summon-place') g.does(g.offers[0]!)
      expect(kinds(g)).toEqual(group)
    }
})

test('D-SUMMON-3 D-SUMMON-4 D-INVASION-2 kinds come in the order of the list, one figure at a time', () => {
  const g = gate([{ at: 'f4', level: 'yellow' }]).does('open:d1', 'group:0')
  for (const [place, kind] of [
    ['f4', 'imp'],
    ['e4', 'imp'],
    ['g4', 'cacodemon'],
    ['f3', 'cacodemon'],
  ] as const) {
    expect(g.state.decision!.about).toMatchObject({ demon: kind })
    g.does(`place:${place}`)
  }
  expect(kinds(g)).toEqual(['imp', 'imp', 'cacodemon', 'cacodemon'])
  expect(g).waitsFor('alpha', 'activation')
})

test('D-SUMMON-5 D-SUMMON-14 D-SETUP-12 summoning turns a demon card face up and neither readies nor exhausts it', () => {
  const g = gate([{ at: 'f4', level: 'blue' }], { scenario: { exhausted: ['imp'] } })
  expect(g.state.demons.imp).toMatchObject({ up: false, exhausted: true })
  g.does('open:d1', 'group:0', 'place:f4')
  expect(g.state.demons.imp).toMatchObject({ up: true, exhausted: true }) // OP-10
  expect(g.state.demons.pinky).toMatchObject({ up: false })
  const ready = gate([{ at: 'f4', level: 'blue' }]).does('open:d1', 'group:0', 'place:f4')
  expect(ready.state.demons.imp).toMatchObject({ up: true, exhausted: false })
})

test('D-SUMMON-6 D-LIMITS-3 W-SUM-3 OP-26 as many as there are figures, and all of them', () => {
  const imps = ['a1', 'a2', 'a3', 'a5', 'a6', 'a7']
  const g = gate([{ at: 'f4', level: 'yellow' }], { demons: { imp: imps.map(at => ({ at })) } })
  g.does('open:d1', 'group:0')
  while (g.state.decision!.kind === 'summon-place') {
    expect(g.offers).not.toContain('done') // OP-26: nobody may stop early
    g.does(g.offers[0]!)
  }
  expect(kinds(g).filter(kind => kind === 'imp')).toHaveLength(7)
  expect(kinds(g).filter(kind => kind === 'cacodemon')).toHaveLength(2)
  expect(g).waitsFor('alpha', 'activation')
})

const AROUND = ['e3', 'f3', 'g3', 'e4', 'f4', 'g4', 'e5', 'f5', 'g5']

test('D-SUMMON-7 W-SUM-2 OP-35 with everything around it full the nearest spaces are offered', () => {
  const around = { pinky: AROUND.slice(0, 3), 'possessed-soldier': AROUND.slice(3) } as Record<string, string[]>
  const demons = Object.fromEntries(
    Object.entries(around).map(([kind, at]) => [kind, at.map(space => ({ at: space }))]),
  )
  const g = gate([{ at: 'f4', level: 'blue' }], { demons }).does('open:d1', 'group:0')
  const ring = ['d', 'e', 'f', 'g', 'h'].flatMap(c => [2, 3, 4, 5, 6].map(r => `${c}${r}`))
  const free = ring.filter(space => !AROUND.includes(space))
  expect(free).toHaveLength(16)
  expect(g.offers.sort()).toEqual(free.map(space => `place:${space}`).sort())
})

test('D-SUMMON-7 the way is counted over spaces the figure could enter, so walls count', () => {
  // A cell of one space round the portal, open to the right only.
  const map = split(9, 7, 2, 4)
  const g = doom({
    map,
    doors: [
      ['b4', 'c4'],
      ['c1', 'd1'],
    ],
    alpha: { at: 'b4', mp: 3 },
    demons: { imp: [{ at: 'c1' }, { at: 'c2' }, { at: 'd2' }] },
    turn: 'alpha',
    options: { invasion: 'first-strike' },
    scenario: { portals: [{ at: 'c1', level: 'blue', up: false }] },
  })
  g.does('open:d1', 'group:0')
  // d1 lies behind a closed door but can be entered diagonally from c2.
  expect(g.offers).toContain('place:d1')
})

test('D-SUMMON-8 D-SUMMON-9 OP-25 a large figure stands on or next to the portal and displaces nobody', () => {
  const g = gate([{ at: 'f4', level: 'red' }], { demons: { imp: { at: 'e4' } } }).does('open:d1', 'group:0', 'place:g5')
  expect(g.state.decision!.about).toMatchObject({ demon: 'mancubus' })
  const before = g.at('imp-1')
  g.does(g.offers[0]!)
  const at = g.at('mancubus-1')
  expect(at.some(space => AROUND.includes(space))).toBe(true)
  expect(at).not.toContain('e4')
  expect(g.at('imp-1')).toEqual(before)
})

test('D-SUMMON-8 a large figure without room next to the portal stands as near as possible', () => {
  const full = AROUND.filter(space => space !== 'f4')
  const demons = { 'possessed-soldier': full.slice(0, 6).map(at => ({ at })), pinky: full.slice(6).map(at => ({ at })) }
  const g = gate([{ at: 'f4', level: 'red' }], { demons }).does('open:d1', 'group:0')
  expect(g.at('cacodemon-1')).toEqual(['f4'])
  g.does(g.offers[0]!)
  const at = g.at('mancubus-1')
  expect(at.every(space => !AROUND.includes(space))).toBe(true)
  const ring = ['d', 'e', 'f', 'g', 'h'].flatMap(c => [2, 3, 4, 5, 6].map(r => `${c}${r}`))
  expect(at.some(space => ring.includes(space))).toBe(true)
  for (const space of full) expect(g.state.figures.some(f => f.kind !== 'marine' && g.at(f.id)[0] === space)).toBe(true)
})

test('D-SUMMON-10 flying and large figures are placed on any terrain, walkers are not; walls stop them all', () => {
  // Right of the portal e2 lies blocking terrain at f2 (#), behind the wall left of it nobody comes.
  const map = [
    '+-+-+-+-+-+-+-+',
    '|. .|. . . . .|',
    '+ + + + + + + +',
    '|. . . . . # .|',
    '+ + + + + + + +',
    '|. .|. . . . .|',
    '+-+-+-+-+-+-+-+',
  ]
  const g = doom({
    map,
    doors: [['b2', 'c2']],
    alpha: { at: 'b2', mp: 3 },
    turn: 'alpha',
    options: { invasion: 'first-strike' },
    scenario: { portals: [{ at: 'e2', level: 'yellow', up: false }] },
  })
  g.does('open:d1', 'group:0')
  expect(g.offers).not.toContain('place:f2')
  g.does('place:e2', 'place:d2')
  expect(g.state.decision!.about).toMatchObject({ demon: 'cacodemon' })
  expect(g).offers('place:f2')
  g.does('place:f2')
  expect(g.at('cacodemon-1')).toEqual(['f2'])
})

test('D-SUMMON-10 a closed door keeps figures on the side of the portal', () => {
  const g = gate([{ at: 'c3', level: 'blue', up: false }]).does('open:d1', 'group:0')
  // The wall is between b and c: only the open door at row 4 leads through.
  expect(g.offers.sort()).toEqual(['c2', 'c3', 'c4', 'd2', 'd3', 'd4'].map(s => `place:${s}`))
})

test('D-SUMMON-11 D-ARGENT-6 W-SUM-5 OP-27 a group with an argent value gives tokens for its own kinds, in any split', () => {
  const g = gate([{ at: 'f4', level: 'red' }], { demons: { pinky: { at: 'a1' } } }).does(
    'open:d1',
    'group:0',
    'place:f4',
  )
  while (g.state.decision!.kind === 'summon-place') g.does(g.offers[0]!)
  expect(g).waitsFor('invader', 'place-argent')
  expect(g.offers.sort()).toEqual(['argent:cacodemon', 'argent:mancubus'])
  g.does('argent:mancubus', 'argent:cacodemon')
  expect(g.state.demons.mancubus!.argent).toBe(1)
  expect(g.state.demons.cacodemon!.argent).toBe(1)
  expect(g.state.demons.pinky!.argent).toBe(0)
  expect(g).waitsFor('alpha', 'activation')
})

test('OP-27 D-LIMITS-4 tokens go only to face-up cards and end with the supply', () => {
  // Both mancubuses and all cacodemons are on the map already except one cacodemon.
  const g = gate([{ at: 'f4', level: 'red' }], {
    demons: { pinky: { at: 'a1' } },
    scenario: { argent: { pinky: 17 } },
  }).does('open:d1', 'group:0', 'place:f4')
  while (g.state.decision!.kind === 'summon-place') g.does(g.offers[0]!)
  g.does('argent:cacodemon')
  expect(g.state.demons.cacodemon!.argent).toBe(1)
  expect(g).waitsFor('alpha', 'activation') // the second token is lost
})

test('D-SUMMON-12 D-ARGENT-7 D-ARGENT-8 W-SUM-4 then tokens of the invasion card may follow; the rest is discarded', () => {
  const g = gate([{ at: 'f4', level: 'red' }], { scenario: { argent: { invasion: 3 } } }).does(
    'open:d1',
    'group:0',
    'place:f4',
  )
  while (g.state.decision!.kind === 'summon-place') g.does(g.offers[0]!)
  expect(g.state.invader.argent).toBe(3) // untouched while figures are placed
  g.does('argent:mancubus', 'argent:mancubus')
  expect(g).waitsFor('invader', 'move-argent')
  expect(g.state.portals).toEqual([])
  expect(g.offers.sort()).toEqual(['argent:cacodemon', 'argent:mancubus', 'done'])
  g.does('argent:cacodemon', 'done')
  expect(g.state.demons.mancubus!.argent).toBe(2)
  expect(g.state.demons.cacodemon!.argent).toBe(1)
  expect(g.state.invader.argent).toBe(0)
  expect(g).waitsFor('alpha', 'activation')
})

test('D-SUMMON-13 D-ARGENT-8 several portals are handled one at a time; the first takes the stored argent', () => {
  const g = gate(
    [
      { at: 'f2', level: 'blue' },
      { at: 'f6', level: 'blue' },
    ],
    { scenario: { argent: { invasion: 2 } } },
  ).does('open:d1')
  expect(g).waitsFor('invader', 'choose-portal')
  g.does('portal:p2', 'group:1', 'place:f6', 'place:e6')
  expect(g).waitsFor('invader', 'move-argent')
  g.does('done')
  expect(g.state.invader.argent).toBe(0)
  expect(g).waitsFor('invader', 'invasion-group')
  g.does('group:0', 'place:f2', 'place:e2', 'place:g2')
  expect(g).waitsFor('alpha', 'activation')
  expect(g.state.portals).toEqual([])
})

test('D-INVASION-5 a chosen group is not used up', () => {
  const g = gate([
    { at: 'f2', level: 'blue' },
    { at: 'f6', level: 'blue' },
  ]).does('open:d1', 'portal:p1', 'group:1', 'place:f2', 'place:e2')
  expect(g.offers).toEqual(['group:0', 'group:1'])
  g.does('group:1', 'place:f6', 'place:e6')
  expect(kinds(g)).toEqual(Array(4).fill('possessed-soldier'))
})

test('OP-41 a figure that finds no space at all is not placed', () => {
  // A cell of two spaces behind the door: Bravo stands in one of them.
  const map = ['+-+-+-+-+', '|. . . .|', '+-+-+-+-+']
  const g = doom({
    map,
    doors: [['a1', 'b1']],
    alpha: { at: 'a1', mp: 2 },
    bravo: { at: 'b1' },
    charlie: { at: 'd1' },
    turn: 'alpha',
    options: { invasion: 'first-strike' },
    scenario: { portals: [{ at: 'c1', level: 'blue', up: false }] },
  })
  g.does('open:d1', 'group:0')
  expect(g.has('imp-1')).toBe(true)
  expect(g.has('imp-2')).toBe(false)
  expect(g.state.portals).toEqual([])
  expect(g).waitsFor('alpha', 'activation')
})

test('OP-27 a kind of the group that could not be placed takes no tokens', () => {
  const g = doom({
    map: ['+-+-+-+-+', '|. . . .|', '+-+-+-+-+'],
    doors: [['a1', 'b1']],
    alpha: { at: 'a1', mp: 2 },
    bravo: { at: 'b1' },
    charlie: { at: 'd1' },
    turn: 'alpha',
    options: { invasion: 'first-strike' },
    scenario: { portals: [{ at: 'c1', level: 'red', up: false }] },
  }).does('open:d1', 'group:0')
  expect(g.has('cacodemon-1')).toBe(true)
  expect(g.state.demons.mancubus).toMatchObject({ up: false, argent: 0 })
  expect(g.state.demons.cacodemon).toMatchObject({ up: true, argent: 2 })
  expect(g).waitsFor('alpha', 'activation')
})

test('D-PORTAL-4 D-PORTAL-5 a portal does not hinder anybody', () => {
  const g = gate([{ at: 'c4', level: 'blue', up: true }], {}).does('open:d1', 'step:c4')
  expect(g.at('alpha')).toEqual(['c4'])
  expect(g.state.portals).toHaveLength(1)
})

test('D-PORTAL-2 only a portal that lies face up on the map summons', () => {
  const g = gate([
    { at: 'f4', level: 'blue', up: true },
    { at: 'h4', level: 'blue' },
  ])
  expect(g.state.portals.map(p => maySummon(g.state, p.id))).toEqual([true, false])
  expect(maySummon(g.state, 'p9')).toBe(false)
})

test('D-INVASION-3 a group that has been seen is known once, however often it comes', () => {
  const g = gate([
    { at: 'f2', level: 'blue' },
    { at: 'f4', level: 'blue' },
    { at: 'f6', level: 'blue' },
  ])
  g.does('open:d1')
  for (const group of ['group:0', 'group:1', 'group:0']) {
    if (g.state.decision!.kind === 'choose-portal') g.does(g.offers[0]!)
    g.does(group)
    while (g.state.decision!.kind === 'summon-place') g.does(g.offers[0]!)
  }
  expect(g.state.invader.shownGroups).toEqual([
    ['blue', 0],
    ['blue', 1],
  ])
})
