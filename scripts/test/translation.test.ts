import { expect, test } from 'vitest'
import { readGlossary } from '../lib/glossary.mjs'
import { textProblems, translationProblems } from '../lib/translation.mjs'

const glossary = readGlossary()
const found = (english: string, text: string, language = 'pl', id = 'x.text') =>
  textProblems({ glossary, game: 'doom', language, id, english, text })

test('a translation that keeps everything passes', () => {
  expect(found('The defender has -2 speed.', 'Obrońca ma -2 do szybkości.')).toEqual([])
  expect(found('Place a blue portal on E2.', 'Połóż niebieski portal na E2.')).toEqual([])
  expect(found('BFG 9000', 'BFG-9000', 'de', 'x.name')).toEqual([])
})

test('a lost figure, sign or space is found', () => {
  expect(found('Gain 2 movement points.', 'Otrzymujesz 3 punkty ruchu.')).toHaveLength(1)
  expect(found('The defender has -2 speed.', 'Obrońca ma 2 do szybkości.')).toHaveLength(1)
  expect(found('Place a portal on E2.', 'Połóż portal na F2.')).toHaveLength(1)
  expect(found('Add 1 shield.', 'Dodaj tarczę.')).toHaveLength(1)
})

test('another word for a term is found where a rule is told, not in a story', () => {
  expect(found('Each demon suffers 1 damage.', 'Każdy potwór otrzymuje 1 obrażenie.')).toHaveLength(2)
  expect(found('Each demon suffers 1 damage.', 'Każdy potwór otrzymuje 1 obrażenie.', 'pl', 'x.story.intro')).toEqual(
    [],
  )
})

test('letters of another alphabet, straight quotes, a lost full stop and English are found', () => {
  expect(found('Armor', 'Броня', 'ru', 'x.name')).toEqual([])
  expect(found('Armor', 'Бpоня', 'ru', 'x.name')).toHaveLength(1)
  expect(found('Armor', 'Pancerz "x"', 'pl', 'x.name')).toHaveLength(1)
  expect(found('Wait here.', 'Czekaj tu', 'pl', 'x.role')).toHaveLength(1)
  expect(found('Wait here for me now.', 'Wait here for me now.', 'pl', 'x.role')).toHaveLength(1)
})

test('what is missing, for nothing, or said in two ways is found', () => {
  const english = new Map([
    ['a.name', 'Sprint'],
    ['b.name', 'Sprint'],
    ['c.name', 'Door'],
  ])
  const texts = { 'a.name': 'Sprint', 'b.name': 'Bieg', 'd.name': 'x', 'a.forms': {}, 'd.forms': {} }
  expect(translationProblems({ glossary, game: 'doom', language: 'pl', english, texts })).toEqual([
    'b.name: the same English as a.name, in other words',
    'c.name: is missing',
    'd.name: is the text of nothing',
    'd.forms: is the text of nothing',
  ])
})
