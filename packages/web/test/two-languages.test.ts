import type { DoomEvent, DoomView } from '@redoubt/doom'
import { loadTexts } from '@redoubt/doom/text'
import { fastRandom, pickOne, wordsIn } from '@redoubt/kernel'
import { afterAll, expect, test } from 'vitest'
import { readMessages } from '../../../scripts/lib/messages.mjs'
import { tell } from '../src/doom/words/tell.ts'
import { quickTable } from '../src/home/quick/quick.ts'
import { LOCALES, type Locale, tongue } from '../src/i18n/i18n.ts'
import { readOnPage } from '../src/i18n/printed.ts'
import { isYou, playerName } from '../src/match/players.ts'
import { memoryStore } from '../src/tables/store.ts'
import type { TableMessage } from '../src/tables/tables.ts'
import { hostedTables } from './faulty.ts'

const messagesOf = (locale: Locale) =>
  Object.fromEntries([...readMessages(locale)].map(([key, { text }]) => [key, text]))

/** Two people at two screens make some decisions; all that they are sent, and all that is kept. */
async function match() {
  const store = memoryStore()
  const tables = hostedTables(store)
  const seats = {
    alpha: { kind: 'human', name: 'Ola', person: 0 },
    invader: { kind: 'human', name: 'Hans', person: 1 },
  } as const
  const id = await tables.create({ game: 'doom', options: { mission: 'tutorial', marines: 1 }, seats })
  const sent: Record<string, TableMessage[]> = { alpha: [], invader: [] }
  const chance = { random: fastRandom('two languages') }
  let left = 120
  await new Promise<void>(resolve => {
    for (const seat of Object.keys(seats))
      tables.watch(id, seat, -1, message => {
        sent[seat]!.push(message)
        const { decision, seq } = message
        if (left === 0) return resolve()
        if (decision?.seat !== seat || !decision.options) return
        left--
        void tables.choose(id, seat, seq, pickOne(chance, decision.options).key)
      })
  })
  return { sent, file: await tables.exportMatch(id), kept: await store.entries(id) }
}

// The page is English again for whoever comes next.
afterAll(() => readOnPage('doom', { locale: 'en', texts: {} }))

/** What one person reads of it in the log. */
async function log(locale: Locale, messages: readonly TableMessage[]): Promise<string[]> {
  const texts = await loadTexts(locale)
  readOnPage('doom', { locale, texts })
  const words = tongue(locale, messagesOf(locale), texts)
  return messages.flatMap(({ events, view }) =>
    events.flatMap(event => tell(event as DoomEvent, view as DoomView, words)?.text ?? []),
  )
}

test('two people read one match in two languages; nothing they are sent or that is kept holds a word of either', async () => {
  const { sent, file, kept } = await match()
  const polish = await log('pl', sent.alpha!)
  const german = await log('de', sent.invader!)
  expect(polish.length).toBeGreaterThan(40)
  expect(german.length).toBeGreaterThan(40)
  const attacks = (lines: string[], word: RegExp) => lines.filter(line => word.test(line)).length
  expect(attacks(polish, /atakuje|dobiera/)).toBeGreaterThan(3)
  expect(attacks(german, /greift .* an|zieht/)).toBeGreaterThan(3)
  expect(polish.filter(line => german.includes(line))).toEqual([])
  // Names and texts that only one language has: of cards, missions and demons.
  const wire = JSON.stringify([sent, file, kept])
  for (const locale of ['pl', 'de', 'ru'] as const) {
    const texts = await loadTexts(locale)
    const own = Object.keys(texts)
      .map(id => wordsIn(texts, id))
      .filter(text => text && /[^\p{ASCII}]/u.test(text) && text.length > 4)
    expect(own.length).toBeGreaterThan(100)
    expect(own.filter(text => wire.includes(JSON.stringify(text).slice(1, -1)))).toEqual([])
  }
  expect(wire).not.toMatch(/"(language|locale|lang)"/)
})

test('whoever has no name of their own is called by the usual one in the language of the reader, and no save holds it', async () => {
  const called = (locale: Locale) => {
    const words = tongue(locale, messagesOf(locale))
    const { seats } = quickTable(['doom', 'tutorial', '2', 'alpha'], '')!
    return Object.entries(seats).map(([seat, plan]) => playerName(seat, plan, words))
  }
  expect(LOCALES.map(called)).toEqual([
    ['You', 'Bravo (bot)', 'Invader (bot)'],
    ['Ty', 'Bravo (bot)', 'Najeźdźca (bot)'],
    ['Du', 'Bravo (Bot)', 'Zerstörer (Bot)'],
    ['Вы', 'Браво (бот)', 'Захватчик (бот)'],
  ])
  const russian = tongue('ru', messagesOf('ru'))
  expect(playerName('b', { kind: 'bot', name: '', level: 'cadet' }, russian, 'Орки')).toBe('Бот (Орки)')
  expect(playerName('b', { kind: 'human', name: '', person: 1 }, russian)).toBe('Игрок 2')
  expect(playerName('b', { kind: 'human', name: 'Jürgen', person: 1 }, russian)).toBe('Jürgen')
  expect(isYou(playerName('a', { kind: 'human', name: '', person: 0 }, russian), russian)).toBe(true)
  const tables = hostedTables()
  const id = await tables.create({
    game: 'doom',
    options: { mission: 'tutorial', marines: 1 },
    seats: { alpha: { kind: 'human', name: '', person: 0 }, invader: { kind: 'bot', name: '', level: 'random' } },
  })
  const { seats } = await tables.exportMatch(id)
  expect(Object.values(seats).map(({ name }) => name)).toEqual(['', ''])
})
