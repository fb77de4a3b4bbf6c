import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { boxEntries } from '../../src/content/box.ts'
import { CARD_FILES } from '../../src/content/files.ts'
import { box, loadPack, wordsOf } from '../../src/content/index.ts'
import { difficultyLevel, mission, operation } from '../../src/content/mission.ts'
import { READABLE } from '../../src/content/readable.ts'
import { textsOf } from '../../src/text/texts.ts'
import { packFiles } from './packs.ts'

/** The fields of a schema that hold words for people, however deep. */
function wordy(schema: unknown, path = ''): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return wordy(schema.unwrap(), path)
  if (schema instanceof z.ZodArray) return wordy(schema.element, path)
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([field, part]) => wordy(part, path ? `${path}.${field}` : field))
  if (!(schema instanceof z.ZodString) || schema.format || schema.minLength !== 1) return []
  return [path]
}

/** Notes of whoever made the entry. */
const NOTES = /(^|\.)(constraint|printedFields|provisionalFields|provenance)(\.|$)/
/** Parts that have texts of their own. */
const PART = /^(abilities|setup|rules|specialRules)\./

describe('what people read', () => {
  const schemas: Record<string, z.ZodType> = {
    ...Object.fromEntries(Object.values(CARD_FILES).map(({ list, schema }) => [list, schema])),
    missions: mission,
    operations: operation,
    difficulties: difficultyLevel,
  }

  test.each(Object.entries(schemas))('of %s is every field that is made of words', (list, schema) => {
    const fields = wordy(schema).filter(field => !NOTES.test(field))
    const parts = new Set(fields.filter(field => PART.test(field)).map(field => field.replace(PART, '')))
    expect(fields.filter(field => !PART.test(field)).sort()).toEqual(
      [...READABLE[list as keyof typeof READABLE]].sort(),
    )
    expect([...parts].filter(field => !['name', 'text'].includes(field))).toEqual([])
  })

  test('goes by the id of its entry or part and the field', () => {
    const words = wordsOf(boxEntries())
    expect(words.get('imp.name')).toBe('Imp')
    expect(words.get('imp-hit-and-run.text')).toBe(box().abilities['imp-hit-and-run']!.text)
    expect(words.get('horde-setup-1.text')).toBe(box().abilities['horde-setup-1']!.text)
    expect(words.get('horde.terms.1')).toBe(box().threats.horde!.terms[1])
    expect(words.get('black-bishop-1.story.intro')).toBe(box().missions['black-bishop-1']!.story.intro)
    expect(words.get('operation.tutorial.name')).toBe('First Steps')
    expect(words.get('tutorial.name')).toBe('Shift Change at A113')
    expect(words.get('01A.name')).toBe('Loading Hall')
  })
})

describe('texts of a content in another language', () => {
  const polish = {
    'imp.name': 'Diablik',
    'imp.forms': { gender: 'm', one: { acc: 'Diablika' } },
    'bishop.name': 'Biskup',
  } as const

  test('are the same content in other words; what the language lacks is read in the first', () => {
    const { content, name } = textsOf(box(), 'pl', polish)
    expect(content.demons.imp).toEqual({ ...box().demons.imp, name: 'Diablik' })
    expect(content.demons.pinky).toEqual(box().demons.pinky)
    expect(content.abilities['imp-hit-and-run']).toEqual(box().abilities['imp-hit-and-run'])
    expect(box().demons.imp!.name).toBe('Imp')
    expect([name('imp'), name('pinky'), name('01A'), name('breacher-1')]).toEqual([
      'Diablik',
      'Pinky',
      'Loading Hall',
      'Breacher',
    ])
  })

  test('name what stands in no list, and keep the forms of names', () => {
    const { name, forms } = textsOf(box(), 'pl', polish)
    expect([name('bishop'), name('tyrant'), name('nobody')]).toEqual(['Biskup', 'The Tyrant', undefined])
    expect(forms('imp')?.one.acc).toBe('Diablika')
    expect(forms('pinky')).toBeUndefined()
  })

  test('of a pack come from the pack, then from the box where it kept our words, then from its first language', () => {
    const { content } = loadPack(packFiles('foundry-night'))
    const { content: pl } = textsOf(content!, 'pl', polish)
    expect(pl.classes.welder!.name).toBe('Spawacz')
    expect(pl.missions['foundry-night-1']!.specialRules[0]!.name).toBe('Żar pieca')
    expect(pl.demons.imp!.name).toBe('Diablik')
    expect(textsOf(content!, 'de', {}).content.classes.welder!.name).toBe('Welder')
  })

  test('never put our translation over a card that a pack has rewritten', () => {
    const { content } = loadPack(packFiles('my-copy'))
    const ours = box().demons.pinky!
    const theirs = content!.demons.pinky!
    const catalogue = {
      'pinky.name': 'Różak',
      'pinky.role': 'Rola',
      'pinky.forms': { gender: 'm', one: { acc: 'Różaka' } },
    } as const
    const texts = textsOf(content!, 'pl', catalogue)
    expect(texts.content.demons.pinky!.name).toBe(theirs.name === ours.name ? 'Różak' : theirs.name)
    expect(texts.content.demons.pinky!.role).toBe(theirs.role === ours.role ? 'Rola' : theirs.role)
    expect(texts.content.abilitiesOf('pinky')[0]!.name).toBe('Rush')
  })
})

describe('the languages of a pack', () => {
  const manifest = { id: 'p', name: 'P', version: '1' }
  const load = (more: object) => loadPack({ ...packFiles('foundry-night'), ...more })

  test('are complete in the example pack', () => {
    expect(loadPack(packFiles('foundry-night')).warnings).toEqual([])
  })

  test('may lack texts and name what is not there: warnings, and the pack is played', () => {
    const { content, problems, warnings } = load({
      'text/de.json': { 'welder.name': 'Schweißer', 'weldre.role': 'x', 'imp.name': 'Imp', 'imp-3.name': 'x' },
    })
    expect(problems).toEqual([])
    expect(content!.texts.de).toBeDefined()
    expect(warnings).toContainEqual({
      file: 'text/de.json',
      path: 'welder-1.text',
      message: 'is missing; it is read in en',
      said: { words: 'is missing; it is read in {}', values: ['en'] },
    })
    const unknown = warnings.filter(({ message }) => message === 'there is no such text')
    expect(unknown.map(({ path }) => path)).toEqual(['weldre.role', 'imp-3.name'])
  })

  test('may be the first one too: then only what stands in no list is in its file', () => {
    const { content, warnings } = loadPack({
      'pack.json': { ...manifest, language: 'pl' },
      'text/pl.json': { 'bishop.name': 'Goniec', 'bishop.forms': { gender: 'm', one: { nom: 'Goniec' } } },
    })
    expect(warnings).toEqual([])
    expect(content!.language).toBe('pl')
    expect(textsOf(content!, 'de', {}).name('bishop')).toBe('Goniec')
  })

  test('of a pack that was written in Polish: a reader of German gets what is German, and the rest in Polish, never in English', () => {
    const { content, problems } = load({
      'pack.json': { ...manifest, id: 'kuznia', language: 'pl' },
      'text/pl.json': {},
      'text/de.json': { 'welder.name': 'Schweißer' },
      'text/ru.json': {},
      'class-cards.json': packFiles('foundry-night')['class-cards.json']!.replace('"Welder"', '"Spawacz"'),
    })
    expect(problems).toEqual([])
    const read = (language: string) => textsOf(content!, language, {}).content.classes.welder!.name
    expect(['pl', 'de', 'ru', 'en'].map(read)).toEqual(['Spawacz', 'Schweißer', 'Spawacz', 'Spawacz'])
  })

  test('are refused when they are no texts', () => {
    const problems = (files: object) => loadPack({ 'pack.json': manifest, ...files }).problems
    expect(problems({ 'text/pl.json': { 'imp.name': 5 } })).toMatchObject([{ file: 'text/pl.json', path: 'imp.name' }])
    expect(problems({ 'text/pl.json': { imp: 'x' } })).toMatchObject([
      { message: expect.stringContaining('named by an id') },
    ])
    expect(problems({ 'text/pl.json': { 'imp.forms': { gender: 'x', one: {} } } })).not.toEqual([])
    expect(problems({ 'text/POLISH.json': {} })).toMatchObject([{ message: expect.stringContaining('no language') }])
    expect(problems({ 'text/a/b.json': {} })).toMatchObject([{ message: expect.stringContaining('does not belong') }])
    expect(problems({ 'pack.json': { ...manifest, language: 'Polish' } })).toMatchObject([{ path: 'language' }])
  })
})
