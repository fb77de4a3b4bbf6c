import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BadOptions } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { scenario as schema } from '../../src/setup/options.ts'
import { fieldTable } from '../content/reference.ts'
import { ground } from '../missions/ground.ts'
import { corridor, doom, game, type Position, room } from '../play.ts'

const FAR = { at: null }
const squad = { bravo: FAR, charlie: FAR, delta: FAR }

const reason = (mission: string, scenario: object): string => {
  try {
    game.create({ mission, marines: 2, squad: { alpha: { class: null }, bravo: { class: null } }, scenario }, 'seed')
  } catch (error) {
    if (error instanceof BadOptions) return error.message
    throw error
  }
  return 'created'
}

/** The second of two portals bears a token. */
const portalsWith = (token: object) => [
  { at: 'a1', level: 'blue' },
  { at: 'b1', level: 'red', ...token },
]

const hall = ground('exodus-1')
const assets = (more: Position) => doom({ mission: 'exodus-1', ...squad, turn: 'alpha', ...more })

test('D-OBJECTIVE-4 D-OBJECTIVE-6 a scenario lets a marine carry an asset: no teleporter, Sprint of 4, dropped in death', () => {
  const g = assets({
    alpha: { at: hall(20, 14), hand: ['armor'], carries: 'o1', damage: 9, deck: ['ammo-check'] },
    bravo: { at: hall(19, 14) },
    demons: { imp: { at: hall(19, 15) } },
    dice: [3, 3],
    scenario: { initiative: ['invader'], events: { hand: [] } },
  })
  expect(g.figure('alpha').carries).toBe('o1')
  expect(g.state.objectives.find(o => o.id === 'o1')!.at).toBe(-1)
  g.does('sprint:armor')
  expect(g.figure('alpha').mp).toBe(4)
  expect(g).offers('use:extract-pass')
  expect(g).not.offers('use:extract-take')
  g.does('end').passes()
  g.does('attack', 'target:alpha').passes()
  expect(g.at('alpha')).toEqual([])
  expect(g.figure('alpha').carries).toBeUndefined()
  expect(g.state.objectives.find(o => o.id === 'o1')!.at).toBeGreaterThanOrEqual(0)
  expect(g.state.lasting.filter(l => l.until === 'token-dropped')).toEqual([])
})

test('D-OBJECTIVE-6 a scenario says where assets lie and which are extracted', () => {
  const g = assets({
    alpha: { at: hall(20, 14), mp: 2 },
    demons: { imp: { at: hall(19, 15) } },
    scenario: { objectives: { o1: { at: hall(20, 14) }, o2: { at: null } }, counters: { extracted: 1 } },
  })
  expect(g.state.objectives.map(o => o.id)).toEqual(['o1', 'o3', 'o4'])
  g.does('use:extract-take')
  expect(g.figure('alpha').carries).toBe('o1')
  expect(g.figure('alpha').mp).toBe(1)
})

test('D-THREAT-1 D-OBJECTIVE-6 tokens lie on portals where the mission, its threat or its objective lays them there', () => {
  const map = { map: room(2, 1), marines: { alpha: { at: 'a1' } } }
  for (const [mission, token] of [
    ['black-bishop-1', null], // infestation
    ['exodus-3', 'progress'], // seal the breach, assault
    ['exodus-4', 'threat'], // horde
  ] as const)
    for (const one of ['threat', 'progress'] as const)
      expect([mission, one, reason(mission, { ...map, portals: portalsWith({ [one]: 1 }) })]).toEqual([
        ...[mission, one],
        one === token ? 'created' : expect.stringContaining(`portals[1].${one}: nothing in this mission`),
      ])
})

test('D-OBJECTIVE-6 sample-collection sample-gain: a scenario lets a demon carry a sample: whoever kills it gains the sample', () => {
  const g = doom({
    map: room(6, 2),
    alpha: { at: 'a1', hand: ['sidearm'] },
    ...squad,
    demons: { imp: [{ at: 'b1', damage: 2, carries: 'sample-2' }, { at: 'f2' }] },
    turn: 'alpha',
    dice: [2, 2],
    scenario: { counters: { samples: 1, samplesSetAside: 1 }, events: { hand: [], deck: ['hellish-power'] } },
    options: { eventSets: ['power-overwhelming', 'seek-and-destroy', 'armored-offensive'] },
  })
  g.does('play:sidearm', 'attack:sidearm').passes()
  expect(g.has('imp-1')).toBe(false)
  expect(g.state.counters.samples).toBe(2)
  expect(g).waitsFor('alpha', 'activation')
})

const gate = ground('exodus-4')

test('D-OBJECTIVE-6 a scenario states the progress of checkpoints, also that of this round', () => {
  const start = (given: object, at = gate(8, 2)) =>
    doom({
      mission: 'exodus-4',
      alpha: { at },
      ...squad,
      demons: {},
      turn: 'alpha',
      scenario: { objectives: { o1: given }, round: 3, initiative: [] },
    }).does('end')
  const open = start({ progress: 1 })
  expect(open.state.objectives[0]).toMatchObject({ id: 'o1', progress: 1 })
  expect(open).offers('work:o1')
  expect(start({ progress: 1, marked: true }).state.decision?.kind).not.toBe('work')
  expect(start({ progress: 2 }).state.decision?.kind).not.toBe('work')
  expect(start({ progress: 2 }, gate(8, 10))).offers('work:o2')
  expect(start({ at: gate(13, 12) }, gate(14, 12))).offers('work:o1')
})

const way = ground('black-bishop-4')

test('D-OBJECTIVE-3 D-OBJECTIVE-6 a scenario puts the drone anywhere with any damage it survives', () => {
  const g = doom({
    mission: 'black-bishop-4',
    alpha: { at: way(1, 14) },
    ...squad,
    demons: {},
    turn: 'alpha',
    scenario: { drone: { at: way(1, 12), damage: 11 }, initiative: [] },
  })
  expect(g.at('drone')).toEqual([way(1, 12)])
  expect(g.figure('drone').damage).toBe(11)
  g.does('end', `step:${way(1, 11)}`)
  expect(g.outcome).toMatchObject({ rule: 'D-OBJECTIVE-1' })
  const drawn = doom({
    mission: 'black-bishop-4',
    map: room(4, 1),
    alpha: { at: 'a1' },
    ...squad,
    demons: {},
    turn: 'alpha',
    scenario: { drone: { at: 'b1' }, initiative: [] },
  })
  drawn.does('end', 'step:c1')
  expect(drawn.at('drone')).toEqual(['c1'])
})

test.each([
  ['objectives.o9', 'exodus-1', { objectives: { o9: {} } }],
  ['objectives.o1.at', 'exodus-1', { objectives: { o1: { at: 'zz9' } } }],
  ['objectives.o1.progress', 'exodus-1', { objectives: { o1: { progress: 1 } } }],
  ['objectives.o1.progress', 'exodus-4', { objectives: { o1: { progress: 3 } } }],
  ['objectives.o1.marked', 'exodus-4', { objectives: { o1: { marked: true } } }],
  ['objectives.o1.at', 'exodus-4', { objectives: { o1: { at: null } } }],
  ['objectives.sample-1.at', 'black-bishop-1', { objectives: { 'sample-1': { at: 'a1' } } }],
  ['marines.alpha.carries', 'exodus-1', { marines: { alpha: { carries: 'o9' } } }],
  ['marines.alpha.carries', 'exodus-1', { marines: { alpha: { at: null, carries: 'o1' } } }],
  ['marines.bravo.carries', 'exodus-1', { marines: { alpha: { carries: 'o1' }, bravo: { carries: 'o1' } } }],
  ['marines.alpha.carries', 'exodus-4', { marines: { alpha: { carries: 'o1' } } }],
  ['marines.alpha.carries', 'black-bishop-1', { marines: { alpha: { carries: 'sample-1' } } }],
  ['demons[0].carries', 'exodus-1', { demons: [{ kind: 'imp', at: hall(19, 15), carries: 'o1' }] }],
  ['drone', 'exodus-1', { drone: {} }],
  ['drone.at', 'black-bishop-4', { drone: { at: 'zz9' } }],
  ['drone.at', 'black-bishop-4', { marines: { alpha: { at: way(1, 12) } }, drone: { at: way(1, 12) } }],
  ['drone.at', 'black-bishop-4', { map: room(4, 1), marines: { alpha: { at: 'a1' } }, drone: {} }],
  ['drone.at', 'black-bishop-4', { map: room(4, 1), marines: { alpha: { at: 'a1' } } }],
  ['portals[1].threat', 'black-bishop-2', { portals: portalsWith({ threat: 1 }) }],
  ['portals[1].progress', 'exodus-2', { portals: portalsWith({ progress: 1 }) }],
  [
    'drone.at',
    'black-bishop-4',
    { map: ['+-+-+', '|. #|', '+-+-+'], marines: { alpha: { at: 'a1' } }, drone: { at: 'b1' } },
  ],
  ['drone.damage', 'black-bishop-4', { drone: { damage: 12 } }],
])('D-OBJECTIVE-6 an impossible scenario is refused with the field: %s', (field, mission, scenario) => {
  const message = reason(mission, scenario)
  expect(message.startsWith(`scenario.${field}: `), message).toBe(true)
  expect(message).toMatch(/: .{8,}/)
})

const PAGE = join(import.meta.dirname, '../../../../docs/scenarios.md')
const MARK = '<!-- From here on made from the schema: npx vitest run packages/doom/test/rules/scenario.test.ts -u -->'

test('D-OBJECTIVE-6 docs/scenarios.md lists every field, and its example is a possible position', async () => {
  const [guide, ...rest] = readFileSync(PAGE, 'utf8').split(MARK)
  expect(rest).toHaveLength(1)
  await expect(`${guide}${MARK}\n\n${fieldTable(schema, 'input')}\n`).toMatchFileSnapshot(PAGE)
  const [, example] = /```json\n([\s\S]*?)\n```/.exec(guide!)!
  const { options } = JSON.parse(example!)
  const g = game.create(options, 'example')
  expect(g.figures.find(f => f.id === 'alpha')).toMatchObject({ carries: 'o1', damage: 4 })
})

test('the first events name the cards of the hands that the scenario wants, and nothing else', () => {
  const g = doom({
    map: corridor(4),
    alpha: { at: 'a1', hand: ['armor'] },
    bravo: { at: 'b1' },
    charlie: { at: null, hand: [] },
    delta: { at: null },
    turn: 'alpha',
  })
  const drawn = g.table.events.filter(event => event.type === 'cards-drawn' && 'cards' in event)
  const hands = g.state.marines.filter(m => m.hand.cards.length > 0).map(m => ({ marine: m.id, cards: m.hand.cards }))
  expect(hands[0]).toEqual({ marine: 'alpha', cards: ['armor'] })
  expect(hands).toHaveLength(3)
  expect(drawn).toMatchObject(hands)
})
