import { type Catalogue, LANGUAGES } from '@redoubt/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { readGlossary } from '../../../scripts/lib/glossary.mjs'
import { translationProblems } from '../../../scripts/lib/translation.mjs'
import { wordsOf } from '../src/content/readable.ts'
import { cardsContent, decksContent, designById, planetsContent, textsOf } from '../src/index.ts'
import { loadTexts } from '../src/text/load.ts'

const english = wordsOf({ cards: cardsContent, planets: planetsContent, decks: decksContent })
const glossary = readGlossary()

describe.each(LANGUAGES.filter(language => language !== 'en'))('%s', language => {
  let texts: Catalogue
  beforeAll(async () => {
    texts = await loadTexts(language)
  })

  test('says everything, with the same figures and symbols, in the words of the glossary', () => {
    expect(translationProblems({ glossary, game: 'conquest', language, english, texts })).toEqual([])
  })

  test('is no longer than a card has room for', () => {
    for (const [id, text] of Object.entries(texts))
      if (typeof text === 'string')
        expect(text.length, `${id}: ${text}`).toBeLessThanOrEqual(id.endsWith('.name') ? 40 : 250)
  })

  test('is what a screen shows, with the ids, traits and figures of the rules', () => {
    const shown = textsOf(texts)
    const card = shown.card('sm-iron-halo')!
    expect(card.name).toBe(texts['sm-iron-halo.name'])
    expect(card.abilities[0]!.text).toBe(texts['sm-iron-halo/1.text'])
    expect(card.attachTo!.text).toBe(texts['sm-iron-halo.attachTo'])
    expect(card.traits).toEqual(designById('sm-iron-halo')!.card.traits)
    expect(card.cost).toBe(designById('sm-iron-halo')!.cost)
    expect(shown.trait('Blood Angels')).toBe(texts['trait.blood-angels.name'])
    expect(shown.ability('pl-ferrin/1')!.text).toBe(texts['pl-ferrin/1.text'])
    const [choice] = shown.planet('pl-tarrus')!.battleAbility.effect
    expect(choice).toMatchObject({ options: [{ text: texts['pl-tarrus/1.options.0'] }, {}] })
    expect(shown.deck('demo-30-orks')!.name).toBe(texts['demo-30-orks.name'])
    expect(shown.planetSet('demo-7')!.name).toBe(texts['demo-7.name'])
    expect(shown.faction('orks')).toBe(texts['faction.orks.name'])
    expect(shown.type('army')).toBe(texts['type.army.name'])
    expect(shown.planetType('tech')).toBe(texts['planet-type.tech.name'])
    expect(shown.keyword('ambush')).toMatchObject({
      name: texts['keyword.ambush.name'],
      text: texts['keyword.ambush.text'],
    })
    for (const faction of ['space-marines', 'orks'] as const) {
      expect(shown.forms(faction)?.one.gen).toBeTruthy()
      expect(shown.forms(faction)?.many?.gen).toBeTruthy()
    }
  })

  test('gives no two cards one name: a deck is read and written with it', () => {
    const names = cardsContent.cards.map(({ id }) => textsOf(texts).card(id)!.name)
    expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([])
  })
})

test('English is what the content is written in, and what a language lacks is read in it', async () => {
  const shown = textsOf(await loadTexts('en'))
  expect(shown.card('sm-iron-halo')).toEqual(designById('sm-iron-halo')!.card)
  expect(textsOf({ 'sm-iron-halo.name': 'Nimb' }).card('sm-iron-halo')).toMatchObject({
    name: 'Nimb',
    abilities: [{ text: designById('sm-iron-halo')!.card.abilities[0]!.text }],
  })
  expect([shown.trait('Elite'), shown.faction('orks'), shown.card('nobody')]).toEqual(['Elite', 'Orks', undefined])
})
