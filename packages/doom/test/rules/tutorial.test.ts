import { expect, test } from 'vitest'
import { ground, settle } from '../missions/ground.ts'
import { box, doom, type Position } from '../play.ts'

const at = ground('tutorial')
const hall = (more: Partial<Position> = {}) =>
  doom({ mission: 'tutorial', alpha: { at: at(4, 3) }, turn: 'alpha', demons: { imp: { at: at(3, 8) } }, ...more })

test('D-TUTORIAL-1 no class cards, no squad cards, no free deck building, no objective and threat card', () => {
  const g = doom({ mission: 'tutorial', begins: 3, options: { squad: {} } })
  expect(g.state.marines.map(m => m.class)).toEqual([null, null, null])
  expect(g.state.marines.map(m => m.squad)).toEqual([null, null, null])
  expect(() => doom({ mission: 'tutorial', begins: 1, options: { freeChoice: true } })).toThrow('tutorial')
  expect(box().objectives.tutorial).toBeUndefined()
  expect(box().threats.tutorial).toBeUndefined()
})

test('D-TUTORIAL-1 no Glory Kills: a staggered demon is an obstacle like any other', () => {
  const demons = { imp: { at: at(3, 3), damage: 2 } }
  expect(hall({ alpha: { at: at(4, 3), mp: 2 }, demons }).offers).not.toContain(`step:${at(3, 3)}`)
  const g = hall({ alpha: { at: at(4, 3), mp: 3 }, demons }).does(`step:${at(3, 3)}`)
  expect(g.has('imp-1')).toBe(true)
  expect(g.marine().glory.cards).toEqual([])
})

test('D-TUTORIAL-1 no teleporter steps', () => {
  const pads = { teleporters: [{ at: at(0, 3) }, { at: at(4, 8) }] }
  const g = hall({ alpha: { at: at(0, 3), mp: 4 }, scenario: pads })
  expect(g.offers.filter(key => key.startsWith('teleport'))).toEqual([])
})

test('D-TUTORIAL-1 no cover: a defender behind another figure uses the first card', () => {
  const shot = (mission: string) =>
    doom({
      mission,
      map: ['+-+-+-+-+-+', '|. . . . .|', '+-+-+-+-+-+'],
      alpha: { at: 'e1', hand: ['sidearm'] },
      demons: { imp: [{ at: 'c1' }, { at: 'b1' }] },
      turn: 'alpha',
      scenario: { events: { hand: [] }, portals: [{ at: 'a1', level: 'blue', up: false }] },
    }).does('play:sidearm', 'attack:sidearm', 'target:imp-2')
  expect(shot('black-bishop-1').state.decision!.kind).toBe('defense-card')
  expect(shot('tutorial').state.decision!.kind).not.toBe('defense-card')
})

test('D-TUTORIAL-2 the map is made of these tiles', () => {
  const tiles = box()
    .missions.tutorial!.tiles.map(t => t.tile)
    .sort()
  expect(tiles).toEqual(['05A', '07A', '10A', '15A', '15A', '15A', '16A'])
})

test('D-TUTORIAL-3 OP-2 D-SETUP-6 each marine has two fixed weapons and a deck of ten', () => {
  const g = doom({ mission: 'tutorial', begins: 4, options: { squad: {} } })
  expect(g.state.marines.map(m => m.weapons)).toEqual([
    ['combat-shotgun', 'heavy-assault-rifle'],
    ['super-shotgun', 'plasma-rifle'],
    ['burst-rifle', 'combat-shotgun'],
    ['static-rifle', 'heavy-assault-rifle'],
  ])
  for (const m of g.state.marines) expect(m.deck.cards.length + m.hand.cards.length).toBe(10)
})

test('D-TUTORIAL-4 D-TUTORIAL-5 OP-40 two kinds at the start, so two invader cards; a status phase without argent', () => {
  const g = doom({ mission: 'tutorial', begins: 1, options: { squad: {} } })
  expect(new Set(g.state.figures.filter(f => f.kind !== 'marine').map(f => f.kind)).size).toBe(2)
  const cards = [...g.state.initiative.cards, ...g.state.initiativeDiscard.cards]
  expect(cards.sort()).toEqual(['alpha', 'alpha', 'invader', 'invader'])
  expect(g.state.phase).toBe('activation') // nobody was asked in the status phase
  expect(g.state.invader.hand.cards).toHaveLength(6)
})

test('D-TUTORIAL-6 argent abilities are not used, even if there were argent', () => {
  const g = hall({
    alpha: { at: at(3, 6), deck: ['sidearm'] },
    turn: 'imp',
    scenario: { events: { hand: [] } },
  })
  g.state.demons.imp!.argent = 5 // no scenario may say so
  g.does('attack')
  expect(g.offers.filter(key => key.includes('charged-fireball'))).toEqual([])
  expect(g.state.demons.imp!.argent).toBe(5)
})

test('D-TUTORIAL-7 D-TUTORIAL-8 D-TUTORIAL-11 First Strike, a blue and a yellow portal face down, a Rocket Launcher', () => {
  const g = doom({ mission: 'tutorial', begins: 2, options: { squad: {} } })
  expect(g.state.invader.invasion).toBe('first-strike')
  expect(g.state.portals.map(p => [p.level, p.up])).toEqual([
    ['blue', false],
    ['yellow', false],
  ])
  expect(g.state.items).toContainEqual(expect.objectContaining({ type: 'weapon', weapon: 'rocket-launcher' }))
})

test('D-TUTORIAL-9 tut-doors: demons open no door while a portal is on the map, even a face-up one', () => {
  const demon = (portals: object[]) =>
    hall({ alpha: { at: at(0, 3) }, turn: 'imp', demons: { imp: { at: at(4, 2) } }, scenario: { portals } })
  expect(demon([{ at: at(7, 8), level: 'blue', up: true }]).offers).not.toContain('open:d1')
  expect(demon([])).offers('open:d1')
})

test('D-TUTORIAL-10 W-SUM-1 tut-first-door: the first door a marine opens wakes both portals, one after the other; they are discarded', () => {
  const g = hall({ alpha: { at: at(4, 3), mp: 3 } }).does('open:d1')
  expect(g.state.portals.every(p => p.up)).toBe(true)
  expect(g).waitsFor('invader', 'choose-portal')
  g.does('portal:p1', 'group:1') // blue: 2 Possessed Soldiers
  settle(g, 'summon-place')
  expect(g.state.figures.filter(f => f.kind === 'possessed-soldier')).toHaveLength(2)
  expect(g).waitsFor('invader', 'invasion-group')
  g.does('group:0') // yellow: 2 Imps, 2 Cacodemons
  settle(g, 'summon-place')
  expect(g.state.figures.filter(f => f.kind === 'imp')).toHaveLength(3)
  expect(g.state.figures.filter(f => f.kind === 'cacodemon')).toHaveLength(2)
  expect(g.state.portals).toEqual([])
  expect(g).waitsFor('alpha', 'activation')
  expect(g.outcome).toBeNull()
})

test('D-TUTORIAL-12 D-TUTORIAL-15 the marines win when a door was opened and no demon is left, at once', () => {
  const last = (openDoors: string[], portals: object[]) =>
    hall({
      alpha: { at: at(3, 6), hand: ['sidearm'] },
      demons: { imp: { at: at(3, 8), damage: 3 } },
      dice: [3, 3],
      scenario: { openDoors, portals, events: { hand: [], deck: ['ambush'] } },
    })
  const won = last(['d1'], [])
  won.does('play:sidearm', 'attack:sidearm')
  expect(won.has('imp-1')).toBe(false)
  expect(won.outcome).toMatchObject({ winners: ['alpha'], rule: 'D-TUTORIAL-12' })
  const closed = last([], [{ at: at(7, 8), level: 'blue', up: false }])
  closed.does('play:sidearm', 'attack:sidearm')
  expect(closed.has('imp-1')).toBe(false)
  expect(closed.outcome).toBeNull()
})

test('D-TUTORIAL-13 D-TUTORIAL-15 frag tokens: 4, 4, 3, 2 for one to four marines', () => {
  const limits = ([1, 2, 3, 4] as const).map(
    begins => doom({ mission: 'tutorial', begins, options: { squad: {} } }).state.rulings.fragLimit,
  )
  expect(limits).toEqual([4, 4, 3, 2])
  const g = hall({
    alpha: { at: at(3, 6), damage: 9, deck: ['sidearm'] },
    turn: 'imp',
    dice: [3, 3, 3],
    scenario: { frags: 3, events: { hand: [] } },
  })
  g.does('attack')
  expect(g.outcome).toMatchObject({ winners: ['invader'], rule: 'D-OBJECTIVE-2' })
})

test('D-TUTORIAL-14 killed marines come back on the active teleporter', () => {
  const g = hall({ alpha: { at: null } })
  expect(g.at('alpha')).toEqual([at(0, 3)])
  expect(g).waitsFor('alpha', 'activation')
})
