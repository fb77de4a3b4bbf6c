import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { conquest } from '../src/index.ts'
import { scenarioSchema } from '../src/setup/scenario-schema.ts'
import { Play } from './support/play.ts'

const page = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8')
const section = /\n## Conquest\n([\s\S]*?)\n## /.exec(page)![1]!
const examples = [...section.matchAll(/```json\n([\s\S]*?)\n```/g)].map(([, json]) => JSON.parse(json!))

interface Json {
  properties?: Record<string, Json>
  anyOf?: Json[]
  additionalProperties?: Json | boolean
  items?: Json
}

/** "round", "a.warlord.at", …: player a stands for both, lists and planets for what they hold. */
function fields(json: Json, path = ''): string[] {
  return Object.entries(json.properties ?? {}).flatMap(([name, inner]) => [
    ...(name === 'b' ? [] : [path + name]),
    ...(name === 'b' ? [] : fields(inner, `${path}${name}.`)),
  ])
}

test('docs/scenarios.md names every field of a scenario and no other', () => {
  const json = z.toJSONSchema(scenarioSchema, { io: 'input' }) as Json
  const card = json.properties!.a!.properties!.hq!.items!.anyOf!.find(choice => choice.properties)!
  const named = [...section.matchAll(/^\| `([\w$.]+)`/gm)].map(([, name]) => name!)
  expect(named).toEqual([...fields(json), ...fields(card)])
})

test('the examples of docs/scenarios.md are possible positions and play to an end', () => {
  expect(examples).toHaveLength(2)
  for (const { game, options } of examples) {
    expect(game).toBe('conquest')
    const g = conquest.create(options, 'docs')
    for (let i = 0; i < 2000 && !g.outcome; i++) conquest.choose(g, g.decision!.options.at(-1)!)
    expect(g.outcome).not.toBeNull()
  }
})

test('the examples of docs/scenarios.md begin as the page says', () => {
  const [battle, puzzle] = examples.map(({ options }) => new Play(options, 'docs'))
  expect(battle!.phase).toBe('combat')
  expect(battle!.row).toEqual(['Ferrin', 'Plannum', 'Osus IV'])
  expect([battle!.a.display, battle!.b.display, battle!.initiative]).toEqual([['Tarrus'], ['Iridial'], 'b'])
  expect(battle!.unit('Deathwing Guard')).toMatchObject({ at: 'p1', damage: 3, command: 6 })
  expect(battle!.b.warlord).toMatchObject({ at: 'p1', bloodied: true, damage: 2 })
  expect(battle!.piece('Promethium Mine').stock).toBe(3)
  expect(puzzle!.waits).toBe('b deploy-turn')
  expect(puzzle!.row).toEqual(['Carnath', 'Barlus'])
  expect(puzzle!.b.hand).toEqual(['Rokkitboy', 'Burna Boyz'])
})
