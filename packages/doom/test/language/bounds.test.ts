/** How long, how many, how far: the last value that is allowed, and the first that is not. */
import { expect, test } from 'vitest'
import type { z } from 'zod'
import {
  count,
  dice,
  id,
  name,
  positive,
  printedFields,
  profile,
  prose,
  provisionalFields,
  schemaHint,
  signed,
  space,
  text,
} from '../../src/language/basic.ts'
import { condition } from '../../src/language/condition.ts'
import { effect } from '../../src/language/effect.ts'
import { counter } from '../../src/language/fields.ts'
import { query, spaceQuery } from '../../src/language/selector.ts'

const long = (length: number) => 'x'.repeat(length)

test.each<[string, z.ZodType, unknown[], unknown[]]>([
  ['an id', id, ['x', long(64), 'a-1'], ['', long(65), 'A', 'a--b', '-a', 'a_b']],
  ['a name', name, ['x', long(60)], ['', long(61)]],
  ['a text', text, ['x', long(200)], ['', long(201)]],
  ['prose', prose, ['x', long(1200)], ['', long(1201)]],
  ['a count', count, [0, 99], [-1, 100, 0.5]],
  ['a positive number', positive, [1, 99], [0, 100]],
  ['a change', signed, [-99, 99], [-100, 100]],
  [
    'a space',
    space,
    [
      [-99, 99],
      [99, -99],
    ],
    [[-100, 0], [0, -100], [100, 0], [0, 100], [1], [1, 2, 3]],
  ],
  ['a hint for editors', schemaHint, [undefined, long(300)], [long(301)]],
  ['printed fields', printedFields, [[], ['x'], [long(120)]], [[''], [long(121)]]],
  ['provisional fields', provisionalFields, [[], ['x'], [long(120)]], [[''], [long(121)]]],
  ['a counter', counter, ['x', long(64)], ['', long(65)]],
  ['dice', dice, [{ red: 0, black: 0 }], [{ red: 1 }, { red: -1, black: 0 }, { red: 1, black: 0, blue: 1 }]],
  ['an attack', profile, [{ range: 0, red: 1, black: 1 }], [{ red: 1, black: 1 }]],
])('D-GOLDEN-1 bounds of %s', (_, schema, allowed, refused) => {
  for (const value of allowed) expect(schema.safeParse(value).success, JSON.stringify(value)).toBe(true)
  for (const value of refused) expect(schema.safeParse(value).success, JSON.stringify(value)).toBe(false)
})

test.each<[string, z.ZodType, object, object]>([
  ['a door named by a condition', condition, { cond: 'door', door: ['d1'] }, { cond: 'door', door: [] }],
  ['portals named by a condition', condition, { cond: 'portal', portals: ['p1'] }, { cond: 'portal', portals: [] }],
  [
    'what progress counts',
    condition,
    { cond: 'progress', counter: 'x', min: 1 },
    { cond: 'progress', counter: '', min: 1 },
  ],
  ['what is counted', condition, { cond: 'counter', counter: long(64) }, { cond: 'counter', counter: long(65) }],
  [
    'costs that are ignored',
    effect,
    { op: 'ignoreMovementCost', who: 'self', kinds: ['enemy-figures'], until: 'permanent' },
    { op: 'ignoreMovementCost', who: 'self', kinds: [], until: 'permanent' },
  ],
  [
    'kills that become damage',
    effect,
    { op: 'convertInstantKill', who: 'self', sources: ['telefrag'], damage: 1 },
    { op: 'convertInstantKill', who: 'self', sources: [], damage: 1 },
  ],
  ['colours', condition, { cond: 'portalColor', in: ['red'] }, { cond: 'portalColor', in: [] }],
  ['all of several', condition, { cond: 'all', of: [{ cond: 'defenderKilled' }] }, { cond: 'all', of: [] }],
  ['areas', spaceQuery, { anyOf: [{ within: 1, of: 'self' }] }, { anyOf: [] }],
  ['portals of a place', spaceQuery, { portals: ['p1'] }, { portals: [] }],
  ['how many are picked', query, { side: 'any', pick: 1 }, { side: 'any', pick: 0 }],
  ['doors opened', effect, { op: 'openDoor', doors: ['d1'] }, { op: 'openDoor', doors: [] }],
  ['portals revealed', effect, { op: 'revealPortals', portals: ['p1'] }, { op: 'revealPortals', portals: [] }],
  [
    'portals that summon',
    effect,
    { op: 'summonFromPortals', portals: ['p1'] },
    { op: 'summonFromPortals', portals: [] },
  ],
  [
    'spaces changed',
    effect,
    { op: 'setTerrain', spaces: [[1, 1]], terrain: 'floor' },
    { op: 'setTerrain', spaces: [], terrain: 'floor' },
  ],
  [
    'a choice',
    effect,
    { op: 'choice', chooser: 'marine', options: [[{ op: 'gainFrags', amount: 1 }], [{ op: 'gainFrags', amount: 2 }]] },
    { op: 'choice', chooser: 'marine', options: [[{ op: 'gainFrags', amount: 1 }]] },
  ],
  [
    'what a choice offers',
    effect,
    { op: 'choice', chooser: 'marine', options: [[{ op: 'gainFrags', amount: 1 }], [{ op: 'gainFrags', amount: 2 }]] },
    { op: 'choice', chooser: 'marine', options: [[{ op: 'gainFrags', amount: 1 }], []] },
  ],
  [
    'demons to summon',
    effect,
    { op: 'summon', options: [{ demon: 'imp', count: 1 }], where: { of: 'any-demon', within: 1 }, argent: 0 },
    { op: 'summon', options: [], where: { of: 'any-demon', within: 1 }, argent: 0 },
  ],
  [
    'what is immune',
    effect,
    { op: 'immune', who: 'self', to: ['stun'], until: 'permanent' },
    { op: 'immune', who: 'self', to: [], until: 'permanent' },
  ],
  [
    'what triggers a hazard',
    effect,
    {
      op: 'placeToken',
      token: 'fire',
      count: 1,
      where: {},
      hazard: { who: 'any', triggers: ['enter'], damage: 1 },
    },
    { op: 'placeToken', token: 'fire', count: 1, where: {}, hazard: { who: 'any', triggers: [], damage: 1 } },
  ],
  [
    'steps of a procedure',
    effect,
    { op: 'custom', name: 'place-portals', procedure: ['One.'] },
    { op: 'custom', name: 'place-portals', procedure: [] },
  ],
])('D-GOLDEN-1 at least one: %s', (_, schema, allowed, refused) => {
  expect(schema.safeParse(allowed).error?.issues ?? []).toEqual([])
  expect(schema.safeParse(refused).success).toBe(false)
})
