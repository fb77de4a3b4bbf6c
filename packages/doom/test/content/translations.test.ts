import { join } from 'node:path'
import { CASES, type Catalogue, formsIn, LANGUAGES } from '@redoubt/kernel'
import { rolldown } from 'rolldown'
import { beforeAll, describe, expect, test } from 'vitest'
import { readGlossary } from '../../../../scripts/lib/glossary.mjs'
import { translationProblems } from '../../../../scripts/lib/translation.mjs'
import { boxEntries } from '../../src/content/box.ts'
import { box, wordsOf } from '../../src/content/index.ts'
import { THINGS } from '../../src/content/things.ts'
import { loadTexts } from '../../src/text/load.ts'
import { textsOf } from '../../src/text/texts.ts'

const english = new Map([...(Object.entries(THINGS) as Array<[string, string]>), ...wordsOf(boxEntries())])
const glossary = readGlossary()

/** What sentences speak of: figures, and what they take, carry and stand on. */
const NAMED_FIGURES = ['invader', 'bishop', 'tyrant', 'drone']
const THINGS_TO_TAKE = ['checkpoint', 'asset', 'sample', 'health-pack', 'fire', 'plasma', 'portal']
const TOKENS = ['threat', 'progress', 'objective']
const DECLINED = [
  ...Object.keys(box().demons),
  ...Object.keys(box().marines),
  ...Object.keys(box().weapons),
  ...NAMED_FIGURES,
  ...THINGS_TO_TAKE,
  ...TOKENS,
]

describe.each(LANGUAGES.filter(language => language !== 'en'))('%s', language => {
  let texts: Catalogue
  beforeAll(async () => {
    texts = await loadTexts(language)
  })

  test('says everything, with the same figures and symbols, in the words of the glossary', () => {
    expect(translationProblems({ glossary, game: 'doom', language, english, texts })).toEqual([])
  })

  test('is no longer than a card and a line have room for', () => {
    const room = (id: string) => (id.endsWith('.name') ? 40 : id.endsWith('.text') ? 250 : 700)
    for (const [id, text] of Object.entries(texts))
      if (typeof text === 'string') expect(text.length, `${id}: ${text}`).toBeLessThanOrEqual(room(id))
  })

  test.each(DECLINED)('has the forms of %s, the first of which is its name', id => {
    const { one, many, animate } = formsIn(texts, id)!
    const cases = language === 'de' ? CASES.filter(each => each !== 'ins' && each !== 'loc') : CASES
    expect(Object.keys(one).sort()).toEqual([...cases].sort())
    if (many) expect(Object.keys(many).sort()).toEqual([...cases].sort())
    if (box().demons[id]) expect(many).toBeDefined()
    const name = textsOf(box(), language, texts).name(id)!
    const bare = (phrase: string) => phrase.replace(/^(der|die|das) /i, '').toLowerCase()
    // After an article German adjectives end otherwise: Besessener Soldat, der Besessene Soldat.
    const stem = (phrase: string) => bare(phrase).replace(/(?<=\p{L}{3})(er|es|e)(?= )/gu, '')
    expect(stem(one.nom!)).toBe(stem(name))
    // What lives is the object of an attack in the form of the genitive.
    if (language !== 'de' && animate && one.gen !== one.nom && !/[аa]$/.test(one.nom!)) expect(one.acc).toBe(one.gen)
  })

  test('is what a screen shows: cards, missions and abilities in its words, with the figures of the rules', () => {
    const { content } = textsOf(box(), language, texts)
    expect(content.demons.imp!.name).toBe(texts['imp.name'])
    expect(content.missions['black-bishop-1']!.story.intro).toBe(texts['black-bishop-1.story.intro'])
    expect(content.abilities['horde-setup-1']!.text).toBe(texts['horde-setup-1.text'])
    expect(content.abilities['breacher-1']!.name).toBe(texts['breacher.name'])
    expect(content.demons.imp!.speed).toBe(box().demons.imp!.speed)
    expect([...wordsOf(content.entries)].filter(([id, text]) => text !== texts[id])).toEqual([])
  })
})

test('who reads one language loads one: each is a file of its own, and none brings the cards along', async () => {
  const bundle = await rolldown({ input: join(import.meta.dirname, '../../src/text/load.ts'), logLevel: 'silent' })
  const { output } = await bundle.generate({ format: 'esm' })
  await bundle.close()
  const sizes = output.map(chunk => (chunk.type === 'chunk' ? chunk.code.length : 0))
  expect(output.filter(chunk => chunk.type === 'chunk' && chunk.isEntry)).toHaveLength(1)
  expect(output).toHaveLength(1 + LANGUAGES.length)
  expect(sizes[0]).toBeLessThan(2000)
})

test('English is what the content is written in; its catalogue has only what stands in no list', async () => {
  const texts = await loadTexts('en')
  expect(texts).toEqual(THINGS)
  expect([...wordsOf(boxEntries()).keys()].filter(id => id in texts)).toEqual([])
  expect(textsOf(box(), 'en', texts).content.entries).toEqual(box().entries)
})
