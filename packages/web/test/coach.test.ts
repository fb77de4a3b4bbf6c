import { type Bot, type BotContext, OPEN_REASONS } from '@redoubt/bots'
import { doom } from '@redoubt/doom'
import { fastRandom, type State, seenDecision } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { readMessages } from '../../../scripts/lib/messages.mjs'
import { openWords } from '../src/coach/reasonwords.ts'
import { type Catalogue, LOCALES, tongue, type Values } from '../src/i18n/i18n.ts'
import { reasonsIn } from '../src/match/reasons/reasons.ts'
import { botOf, gameOf } from '../src/tables/games.ts'
import { hostTables } from '../src/tables/hosttables.ts'
import { memoryStore } from '../src/tables/store.ts'
import type { NewTable, SeatPlan } from '../src/tables/tables.ts'
import { myTurn, sharedLocks, until } from './faulty.ts'

const ME: SeatPlan = { kind: 'human', name: 'Me', person: 0 }
const BOT: SeatPlan = { kind: 'bot', name: 'Bot', level: 'recruit' }
const TABLE: NewTable = {
  game: 'doom',
  options: { mission: 'tutorial', marines: 1 },
  seats: { alpha: ME, invader: BOT },
  seed: 'coach',
}

function tablesWith(bot = botOf) {
  return hostTables({ store: memoryStore(), game: gameOf, bot, locks: sharedLocks().locks })
}

test('the coach names one of the options, with a reason as data', async () => {
  const tables = tablesWith()
  const id = await tables.create(TABLE)
  const { decision } = await until(tables, id, 'alpha', myTurn)
  const advice = await tables.advise(id, 'alpha')
  expect(decision!.options!.map(({ key }) => key)).toContain(advice!.key)
  expect(advice!.reason!.why).toMatch(/^[a-z-]+$/)
})

test('the coach knows what the seat knows, and nothing more', async () => {
  let asked: { view: unknown; decision: unknown; ctx: BotContext } | null = null
  const spy: Bot = {
    choose: (view, decision, ctx) => {
      asked = { view, decision, ctx }
      return decision.options![0]!.key
    },
  }
  const tables = tablesWith(async (game, level, seed) => (level === 'nightmare' ? spy : botOf(game, level, seed)))
  const id = await tables.create(TABLE)
  const message = await until(tables, id, 'alpha', myTurn)
  await tables.advise(id, 'alpha')
  expect(asked!.view).toEqual(message.view)
  expect(asked!.decision).toEqual(message.decision)
  // Worlds it may think about: all of them look the same to the seat, and hide different cards.
  const worlds = [1, 2, 3, 4].map(n => asked!.ctx.imagine!(fastRandom(n)))
  for (const world of worlds) {
    expect(doom.view(world as never, 'alpha')).toEqual(message.view)
    expect(seenDecision(world as State, 'alpha')).toEqual(message.decision)
  }
  const hidden = worlds.map(world => JSON.stringify((world as unknown as { invader: unknown }).invader))
  expect(new Set(hidden).size).toBeGreaterThan(1)
})

test.each([
  ['a table that forbids it', { ...TABLE, coach: false }],
  [
    'two people at one screen',
    { ...TABLE, seats: { alpha: ME, invader: { kind: 'human', name: 'You', person: 1 } } as NewTable['seats'] },
  ],
  [
    'somebody elsewhere',
    { ...TABLE, seats: { alpha: ME, invader: { kind: 'remote', name: 'You' } } as NewTable['seats'] },
  ],
])('the coach says nothing at %s', async (_, table) => {
  const tables = tablesWith()
  const id = await tables.create(table)
  expect(await tables.advise(id, 'alpha')).toBeNull()
})

test('the coach says nothing to a seat that does not decide, and what a table forbids stays forbidden', async () => {
  const tables = tablesWith()
  const id = await tables.create({ ...TABLE, coach: false })
  await until(tables, id, 'alpha', myTurn)
  expect(await tables.advise(id, 'invader')).toBeNull()
  expect((await tables.open(await tables.continueFrom(id, 0))).coach).toBe(false)
})

test.each(LOCALES)('%s: every reason that everybody may hear is said at the table, without a word to "you"', locale => {
  const messages = Object.fromEntries([...readMessages(locale)].map(([key, { text }]) => [key, text]))
  const words = tongue(locale, messages as Catalogue)
  const named = (values: Values) => values
  for (const [game, reasons] of Object.entries(OPEN_REASONS))
    for (const why of reasons) {
      const said = openWords(
        { game, options: {}, named },
        { why, values: { target: 'Imp', left: 3, goal: 'exit' } },
        words,
      )
      expect(said, `${game} ${why}`).not.toBe(words.t('coach.nothing'))
      expect(said).not.toMatch(/\b(you|your|du|dich|dein|twoj|вы|вас|ваш)\b/i)
    }
})

test('asked why, bots tell what they said since then, the latest, and nothing of what was taken back', () => {
  const said = (why: string) => ({ type: 'reason', seat: 'invader', why, values: {} })
  const log = (...events: object[]) => events.map((event, n) => ({ n, event })) as never
  const whys = (of: never, since?: number) => reasonsIn(of, since).map(({ why }) => why)
  const some = log(said('goal'), { type: 'move' }, said('weak'), { type: 'attack' }, said('stands'))
  expect(whys(some)).toEqual(['goal', 'weak', 'stands'])
  expect(whys(some, 2)).toEqual(['weak', 'stands'])
  expect(whys(log(said('weak'), said('stands'), said('weak')))).toEqual(['stands', 'weak'])
  expect(whys(log(said('goal'), { type: 'taken-back', seat: 'alpha', made: 1 }, said('weak')))).toEqual(['weak'])
  expect(whys(log(...Array.from({ length: 20 }, (_, n) => said(`r${n}`))))).toHaveLength(8)
})
