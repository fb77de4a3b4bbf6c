import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REFUSALS } from '@redoubt/host'
import { expect, test } from 'vitest'
import { readGlossary } from '../../../scripts/lib/glossary.mjs'
import {
  gameOf,
  languageProblems,
  messageProblems,
  readMessages,
  unusedMessages,
} from '../../../scripts/lib/messages.mjs'
import { LOCALES } from '../src/i18n/i18n.ts'

const FOLDER = join(import.meta.dirname, '../messages')
const glossary = readGlossary()

test('there is a folder of messages for every language that can be chosen, and no other', () => {
  expect(readdirSync(FOLDER).sort()).toEqual([...LOCALES].sort())
})

for (const locale of LOCALES) {
  test(`${locale}: every message is there, can be said and forgets no variable`, () => {
    expect(languageProblems(locale, glossary)).toEqual([])
  })

  test(`${locale}: the keys are sorted`, () => {
    for (const file of readdirSync(join(FOLDER, locale))) {
      const keys = Object.keys(JSON.parse(readFileSync(join(FOLDER, locale, file), 'utf8')))
      expect(keys, file).toEqual([...keys].sort())
    }
  })
}

test('what speaks of a warlord or of a marine is held to the words of its game', () => {
  const others: Array<[string, RegExp]> = [
    ['doom', /\bwarlord|\bplanet|\bHQ\b/i],
    ['conquest', /\bmarine(?!s? deck)|\bdemon|\bargent/i],
  ]
  const wrong = [...readMessages('en')].filter(([key, { part, text }]) =>
    others.some(([game, foreign]) => gameOf(part, key) === game && foreign.test(text)),
  )
  expect(wrong.map(([key]) => key)).toEqual([])
})

test('whatever a host refuses has a sentence for whoever asked', () => {
  // What no screen of ours asks for; it is said that it is not allowed now.
  const never: string[] = ['bad-request', 'unknown-seat', 'not-asked']
  const words = JSON.parse(readFileSync(join(FOLDER, 'en/app.json'), 'utf8'))
  expect(REFUSALS.filter(code => !never.includes(code) && !words[`refusal.${code}`])).toEqual([])
})

test('every message is said somewhere', () => {
  expect(unusedMessages()).toEqual([])
  const made = [
    'puzzles.never-said',
    'doom.log.never-said',
    'doom.do.never-said',
    'doom.never-said',
    'review.never-said',
    'coach.doom.never-said',
  ]
  expect(unusedMessages(made)).toEqual(made)
})

test('what is wrong with a translation is found', () => {
  const problems = (english: string, text: string, part = 'app', key = '') =>
    messageProblems({ glossary, language: 'pl', key, english, text, part })
  expect(problems('{who} attacks {target}', '{who} atakuje {target_acc}')).toEqual([])
  expect(problems('{who} attacks {target}', '{who} atakuje')).toEqual(['forgets {target}'])
  expect(problems('{who} rests', '{who} odpoczywa z {friend_ins}')).toEqual(['invents {friend}'])
  expect(problems('{a, select, yes {Yes} other {No}}', '{a, select, tak {Tak} other {Nie}}')).toEqual([
    '{a} forgets "yes"',
  ])
  expect(problems('{n, plural, one {#} other {#}}', '{n, plural, two {#} other {#}}')[0]).toMatch(/no "two"/)
  expect(problems('Stop', '{Stop')[0]).toMatch(/cannot be said/)
  expect(problems('Round 1', 'Tura 1', 'doom')).toEqual(['"round" is "runda"', '"tur*" for "runda"'])
  expect(problems('The warlord retreats', 'Dowódca się wycofuje', 'conquest')).toEqual([
    '"warlord" is "lider"',
    '"dowódc*" for "lider"',
  ])
  expect(problems('The warlord retreats', 'Lider się wycofuje', 'conquest')).toEqual([])
  for (const [part, key] of Object.entries({ coach: 'coach.conquest.x', app: 'switch.x', learn: 'learn.battle.x' }))
    expect(problems('The warlord retreats', 'Herszt się wycofuje', part, key), key).toEqual(['"warlord" is "lider"'])
  for (const [part, key] of Object.entries({ coach: 'coach.doom.x', review: 'review.x', puzzles: 'puzzles.x' }))
    expect(problems('Round 1', 'Kolejka 1', part, key), key).toEqual(['"round" is "runda"'])
  expect(problems('Planets {name} have won', 'Planety, które zdobyli {name_many_Nom}')).toEqual([
    '{name_many_Nom} begins no sentence',
  ])
  expect(problems('{name} win', '{name_many_Nom} wygrywają')).toEqual([])
  expect(problems('{n, plural, =0 {#} other {#}}', '{n, plural, =0 {# osób} other {#}}')).toEqual(['says # of none'])
  expect(problems('Go', 'Iдź')).toEqual(['has letters of another alphabet in a word'])
})
