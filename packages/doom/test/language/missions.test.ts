/** Words that only special rules of missions use, on the map of a pack. */
import { expect, test } from 'vitest'
import { boardOf } from '../../src/board/map.ts'
import { stepFlow } from '../../src/rules/movement.ts'
import { calls } from '../asked.ts'
import { packFiles } from '../content/packs.ts'
import { box, doom } from '../play.ts'

const MISSION = 'maps/missions/foundry-night-1.json'

/** The example mission with these special rules; what happens at the start of a status phase has happened. */
function mission(...rules: object[]) {
  return at('regular', rules)
}

function at(difficulty: string, rules: object[]) {
  const files = packFiles('foundry-night')
  const json = JSON.parse(files[MISSION]!)
  json.specialRules = rules.map((rule, n) => ({
    id: `rule-${n + 1}`,
    name: 'Rule',
    text: 'What is tested.',
    timing: 'status-phase:start',
    ...rule,
  }))
  const g = doom({
    mission: 'foundry-night-1',
    begins: 1,
    options: { pack: { ...files, [MISSION]: JSON.stringify(json) }, difficulty },
  })
  while (g.state.phase === 'setup') g.does(g.offers[0]!)
  return g
}

test('D-DOOR-2 a rule removes the doors it names, and no others', () => {
  const both = mission({ effects: [{ op: 'openDoor', doors: ['d1', 'd2'] }] })
  expect(both.state.doors).toBe(0b11)
  expect(both.events('door').map(e => (e as unknown as { door: number }).door)).toEqual([0, 1])
  expect(mission({ effects: [{ op: 'openDoor', doors: ['d1'] }] }).state.doors).toBe(0b01)
  const twice = mission(
    { effects: [{ op: 'openDoor', doors: ['d2'] }] },
    { effects: [{ op: 'openDoor', doors: ['d2'] }] },
  )
  expect(twice.state.doors).toBe(0b10)
  expect(twice.events('door')).toHaveLength(1)
  expect(mission().state.doors).toBe(0)
})

test('D-ITEM-1 a rule puts items on spaces of the map', () => {
  const g = mission({
    effects: [
      { op: 'placeItem', type: 'health-pack', at: [1, 4] },
      { op: 'placeItem', type: 'weapon', weapon: 'chaingun', at: [0, 4] },
    ],
  })
  const board = boardOf(g.state)
  expect(g.state.items.slice(-2)).toEqual([
    { type: 'health-pack', at: board.find(1, 4) },
    { type: 'weapon', weapon: 'chaingun', at: board.find(0, 4) },
  ])
})

test('D-TERRAIN-4 a rule changes the terrain of spaces', () => {
  const g = mission({
    effects: [
      {
        op: 'setTerrain',
        terrain: 'difficult',
        spaces: [
          [1, 4],
          [0, 4],
        ],
      },
    ],
  })
  const board = boardOf(g.state)
  const rough = (x: number, y: number) => board.rough[board.find(x, y)]
  expect([rough(1, 4), rough(0, 4), rough(0, 3)]).toEqual([1, 1, 0])
  const one = boardOf(mission({ effects: [{ op: 'setTerrain', terrain: 'difficult', spaces: [[1, 4]] }] }).state)
  expect([one.rough[one.find(1, 4)], one.rough[one.find(0, 4)]]).toEqual([1, 0])
})

test('D-GOLDEN-3 a rule happens while its conditions hold', () => {
  const later = mission({ if: [{ cond: 'round', min: 2 }], effects: [{ op: 'openDoor', doors: ['d1'] }] })
  expect(later.state.doors).toBe(0)
  const zone = mission({
    if: [{ cond: 'noFigureInZone', side: 'marine', zone: 'furnace' }],
    effects: [{ op: 'openDoor', doors: ['d1'] }],
  })
  expect(zone.state.doors).toBe(0b01)
  const nobody = mission({
    if: [{ cond: 'figureInZone', side: 'marine', zone: 'furnace' }],
    effects: [{ op: 'openDoor', doors: ['d1'] }],
  })
  expect(nobody.state.doors).toBe(0)
})

test('D-GOLDEN-3 optional rules of a mission are in force only where the match says so', () => {
  const rule = { optional: true, effects: [{ op: 'openDoor', doors: ['d1'] }] }
  expect(at('regular', [rule]).state.doors).toBe(0)
  expect(at('veteran', [rule]).state.doors).toBe(0b01)
  expect(at('regular', [rule]).state.doors).toBe(0)
})

test('D-ROUND-3 what the set-up fulfils ends the mission as soon as it begins', () => {
  const files = packFiles('foundry-night')
  const json = JSON.parse(files[MISSION]!)
  const { fragLimit } = json.objective.params
  json.objective = { card: 'sample-collection', params: { fragLimit, carriers: ['p2'] } }
  json.objectiveTokens = []
  json.specialRules = []
  json.counters = [{ id: 'samples', start: 3 }]
  const g = doom({
    mission: 'foundry-night-1',
    begins: 1,
    options: { pack: { ...files, [MISSION]: JSON.stringify(json) } },
  })
  while (g.state.phase === 'setup') g.does(g.offers[0]!)
  expect(g.outcome).toMatchObject({ winners: ['alpha'], rule: 'D-OBJECTIVE-1' })
})

test('D-SUMMON-8 a rule places a demon with its name, health and argent, as long as there is a figure', () => {
  const place = (more: object = {}) => ({ op: 'placeDemon', demon: 'cacodemon', at: [1, 4], ...more })
  const boss = (g: ReturnType<typeof mission>) => g.state.figures.filter(f => f.kind === 'cacodemon')
  const one = mission({ effects: [place({ tag: 'warden', health: 9, argent: 1 })] })
  expect(boss(one)).toMatchObject([{ at: [boardOf(one.state).find(1, 4)], tag: 'warden', health: 9 }])
  expect(one.state.demons.cacodemon).toMatchObject({ up: true, argent: 1 })
  const plain = mission({ effects: [place()] })
  expect(boss(plain)[0]).toMatchObject({ tag: undefined, health: undefined })
  expect(plain.state.demons.cacodemon!.argent).toBe(0)
  const stock = box().demons.cacodemon!.figures
  const many = mission({ effects: Array.from({ length: stock + 1 }, () => place()) })
  while (boss(many).length < stock && many.offers[0]?.startsWith('place:')) many.does(many.offers[0])
  expect(boss(many)).toHaveLength(stock)
  expect(many.state.decision?.kind).not.toBe('summon-place')
  expect(new Set(boss(many).map(f => f.at[0])).size).toBe(stock)
})

test('D-TELE-1 a rule turns the teleporter it names', () => {
  const active = (g: ReturnType<typeof mission>) => g.state.teleporters.map(t => [t.id, t.active])
  expect(active(mission())).toEqual([
    ['t1', true],
    ['t2', false],
  ])
  const on = mission({ effects: [{ op: 'setTeleporter', teleporter: 't2', active: true }] })
  expect(active(on)).toEqual([
    ['t1', true],
    ['t2', true],
  ])
  const off = mission({ effects: [{ op: 'setTeleporter', teleporter: 't1', active: false }] })
  expect(active(off)).toEqual([
    ['t1', false],
    ['t2', false],
  ])
})

test('D-OBJECTIVE-6 each rule about zones answers a figure that enters one', () => {
  const answered = (...rules: object[]) => {
    const g = mission(...rules)
    return calls(stepFlow, 'onMove', g.state, { figure: 'alpha', to: g.figure('alpha').at }).length
  }
  const effects = [{ op: 'gainThreat', amount: 1 }]
  expect(answered()).toBe(0)
  expect(answered({ timing: 'zone-entered', effects })).toBe(1)
  expect(answered({ timing: 'zone-entered', effects }, { timing: 'zone-entered', effects })).toBe(2)
})
