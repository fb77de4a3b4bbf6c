import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@redoubt/kernel'
import { type Named, schemaText, sharedText } from '@redoubt/kernel/testing'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { BOX_FILES } from '../../src/content/box-files.ts'
import { catalogue } from '../../src/content/catalogue.ts'
import { CARD_FILES, MISSION_FOLDER, OPERATIONS_FILE, TEXT_FOLDER, TILES_FILE } from '../../src/content/files.ts'
import { loadPack } from '../../src/content/index.ts'
import { mission, operationsFile } from '../../src/content/mission.ts'
import { manifest } from '../../src/content/pack/pack.ts'
import { MANIFEST_FILE } from '../../src/content/pack/paths.ts'
import { doom } from '../../src/index.ts'
import { condition } from '../../src/language/condition.ts'
import { CONDITIONS } from '../../src/language/conditions/index.ts'
import { cost } from '../../src/language/cost.ts'
import { effect } from '../../src/language/effect.ts'
import { query, selector, spaceQuery } from '../../src/language/selector.ts'
import { WORDS } from '../../src/language/words/index.ts'
import { plainEffect } from '../../src/language/words/plain.ts'
import { options, scenario } from '../../src/setup/options.ts'
import { packFiles } from './packs.ts'

const FOLDER = join(import.meta.dirname, '../../../../docs/schemas/doom')

const LANGUAGE = 'language.json'
/** The language of cards, which all their files share; every word with its meaning. */
const NAMED: Named = new Map<z.core.$ZodType, { id: string; description?: string }>([
  [effect, { id: 'effect' }],
  [plainEffect, { id: 'plain-effect' }],
  [condition, { id: 'condition' }],
  [cost, { id: 'cost' }],
  [selector, { id: 'figures' }],
  [query, { id: 'query' }],
  [spaceQuery, { id: 'place' }],
  ...WORDS.map(({ op, means, schema }) => [schema, { id: `effect-${op}`, description: means }] as const),
  ...CONDITIONS.map(({ cond, means, schema }) => [schema, { id: `condition-${cond}`, description: means }] as const),
])
const SHARED = { named: NAMED, in: LANGUAGE }

/** Every kind of file, by the name of its schema. */
const SCHEMAS: Readonly<Record<string, [title: string, z.ZodType]>> = {
  'pack.json': ['pack.json of a content pack for DOOM', manifest],
  'mission.json': ['A mission of DOOM: maps/missions/<id>.json of a content pack', mission],
  'operations.json': ['Operations of DOOM: maps/operations.json of a content pack', operationsFile],
  'text.json': ['Texts of a content pack for DOOM in one language: text/<language>.json', catalogue],
  'tiles.json': ['Map tiles of DOOM, line by line: maps/tiles.json of a content pack', z.array(z.string())],
  'scenario.json': ['A position of DOOM to start from: options.scenario', scenario],
  'options.json': ['Options of a match of DOOM', options],
  ...Object.fromEntries(
    Object.entries(CARD_FILES).map(([file, { schema }]) => [
      file,
      [`${file} of a content pack for DOOM`, z.array(schema as z.ZodType)],
    ]),
  ),
}

const nameFor = (file: string): string => {
  if (file.startsWith(MISSION_FOLDER)) return 'mission.json'
  return file.startsWith(TEXT_FOLDER) ? 'text.json' : file.slice(file.lastIndexOf('/') + 1)
}

/** Another reader of schemas than ours, as in an editor. */
const editor = new Ajv({ strict: false })
/** What it would underline. */
function underlined(name: string, value: unknown): unknown[] {
  for (const file of [LANGUAGE, name])
    if (!editor.getSchema(file)) editor.addSchema(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')), file)
  return editor.validate(name, value) ? [] : (editor.errors ?? [])
}

test.each(Object.entries(SCHEMAS))('docs/schemas/doom/%s is what the loader reads', async (name, [title, schema]) => {
  await expect(schemaText(title, schema, SHARED)).toMatchFileSnapshot(join(FOLDER, name))
})

test('docs/schemas/doom/language.json is the language of the cards', async () => {
  await expect(sharedText('The language of cards and special rules of DOOM', NAMED)).toMatchFileSnapshot(
    join(FOLDER, LANGUAGE),
  )
})

test('there is a schema for every file of a pack, and no other', () => {
  const inFolders = [`${MISSION_FOLDER}x.json`, `${TEXT_FOLDER}pl.json`]
  const files = [MANIFEST_FILE, OPERATIONS_FILE, TILES_FILE, ...inFolders, ...Object.keys(CARD_FILES)]
  expect(readdirSync(FOLDER).sort()).toEqual([...files.map(nameFor), LANGUAGE, 'options.json', 'scenario.json'].sort())
})

test('our own content and the example packs fit their schemas', () => {
  for (const [file, json] of Object.entries(BOX_FILES)) expect(underlined(nameFor(file), json), file).toEqual([])
  for (const language of LANGUAGES) {
    const file = `${TEXT_FOLDER}${language}.json`
    const text = readFileSync(join(import.meta.dirname, '../../content', file), 'utf8')
    expect(underlined(nameFor(file), JSON.parse(text)), file).toEqual([])
  }
  for (const pack of ['foundry-night', 'my-copy'])
    for (const [file, text] of Object.entries(packFiles(pack)))
      if (file.endsWith('.json')) expect(underlined(nameFor(file), JSON.parse(text)), file).toEqual([])
})

test('an editor underlines a misspelt field, an unknown word and a number out of bounds', () => {
  const [demon] = BOX_FILES['demons.json'] as Array<Record<string, unknown>>
  expect(underlined('demons.json', [{ ...demon, sped: 4 }])).not.toEqual([])
  expect(underlined('demons.json', [{ ...demon, speed: 400 }])).not.toEqual([])
  const [card] = BOX_FILES['class-cards.json'] as Array<{ abilities: Array<Record<string, unknown>> }>
  const abilities = [{ ...card!.abilities[0], effects: [{ op: 'teleport' }] }]
  expect(underlined('class-cards.json', [{ ...card, abilities }])).not.toEqual([])
})

test('the files that are objects may name their schema; the examples do, and lead to it', () => {
  const files = packFiles('foundry-night')
  for (const file of [MANIFEST_FILE, OPERATIONS_FILE, `${MISSION_FOLDER}foundry-night-1.json`]) {
    const { $schema } = JSON.parse(files[file]!)
    const place = join(import.meta.dirname, 'packs/foundry-night', file, '..', $schema)
    expect(place).toBe(join(FOLDER, nameFor(file)))
  }
  expect(loadPack(files).problems).toEqual([])
})

test('anything else unknown is refused as before, and so is a $schema that is no text', () => {
  const given = { id: 'p', name: 'P', version: '1' }
  const problem = (json: object) => loadPack({ 'pack.json': json }).problems
  expect(problem({ $schema: './pack.schema.json', ...given })).toEqual([])
  expect(problem({ $schema: 5, ...given })).toMatchObject([{ path: '$schema' }])
  expect(problem({ $scheme: 'x', ...given })).toMatchObject([{ message: 'no such field: $scheme' }])
  const { problems } = loadPack({ 'pack.json': given, 'dice.json': [{ $schema: 'x' }] })
  expect(problems.map(({ message }) => message)).toContain('no such field: $schema')
})

test('a scenario and its options may name their schemas and are played as without', () => {
  const play = (more: object) => {
    const { options: _, ...state } = doom.create({ ...more, scenario: { ...more, round: 2 } }, 'seed') as never as {
      options?: unknown
    }
    return state
  }
  expect(play({ $schema: 'schemas/doom/options.json' })).toEqual(play({}))
  expect(() => play({ $scheme: 'x' })).toThrow(/\$scheme/)
})
