import { randomBot } from '@redoubt/bots'
import { conquest } from '@redoubt/conquest'
import { doom } from '@redoubt/doom'
import { type AnyGame, fastRandom, pickOne } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import { type Hosting, resumeMatch } from '../src/index.ts'
import { smugglers } from './games/smugglers.ts'
import { type Table, table } from './table.ts'

const bot = () => ({ kind: 'bot', bot: randomBot(1) }) as const

/** Everybody has stashed; north, a person, stands at the first free step. */
function walking(hosting: Partial<Hosting> = {}): Table {
  const t = table(smugglers, { players: 2 }, { seats: { south: bot() }, ...hosting })
  t.does('north', t.keys('north')[0]!)
  for (let n = 0; n < 20 && !t.keys('north').includes('step:left'); n++) t.clock.pass(100)
  return t
}

/** North has played a card and a die was rolled or a card shown. */
function shown(): Table {
  const t = walking()
  t.does('north', 'step:left', 'done')
  t.does('north', t.keys('north')[0]!)
  return t
}

describe('against bots', () => {
  test('what nobody has learnt anything by is taken back freely, and the match stays what it is', async () => {
    const t = walking()
    t.does('north', 'step:left')
    expect(t.seen('north').undo.can).toBe('freely')
    await t.host.undo('north', t.host.seq)
    expect(t.seen('north').practice).toBeUndefined()
    expect(t.host.save()).not.toHaveProperty('practice')
    expect(t.entries.at(-1)).not.toHaveProperty('practice')
  })

  test('taking back what was learnt is said before, marks the match, and the mark stays in its record', async () => {
    const t = shown()
    expect(t.seen('north').undo.can).toBe('as-practice')
    expect(t.seen('north').practice).toBeUndefined()
    expect(await t.host.undo('north', t.host.seq)).toMatchObject({ ok: true })
    expect(t.entries.at(-1)).toMatchObject({ by: 'north', practice: true })
    expect(t.seen('north')).toMatchObject({ practice: true, events: [{ type: 'taken-back', practice: true }] })
    const save = t.host.save()
    expect(save.practice).toBe(true)
    // Again, and nothing new is said: it is one already.
    t.does('north', t.keys('north')[0]!)
    expect(t.seen('north').undo.can).toBe('freely')
    const again = table(smugglers, {}, { open: setup => resumeMatch({ ...setup, save, seats: { south: bot() } }) })
    expect(again.seen('north').practice).toBe(true)
    expect(again.host.save().practice).toBe(true)
  })

  test('between people alone, whoever agrees knows what is known', async () => {
    const t = table(smugglers, { players: 2 })
    for (const { seat } of t.host.seats) t.does(seat, t.keys(seat)[0]!)
    t.does('north', 'step:left', 'done')
    t.does('north', t.keys('north')[0]!)
    await t.host.undo('north', t.host.seq)
    expect(t.seen('south').undo.request).not.toHaveProperty('practice')
    await t.host.answerUndo('south', t.host.seq, true)
    expect(t.seen('north').practice).toBeUndefined()
  })

  test('two people against a bot are asked, and told what it makes of the match', async () => {
    const t = table(smugglers, { players: 3 }, { seats: { east: bot() } })
    for (const seat of ['north', 'south']) t.does(seat, t.keys(seat)[0]!)
    for (let n = 0; n < 20 && !t.keys('north').includes('step:left'); n++) t.clock.pass(100)
    t.does('north', 'step:left', 'done')
    t.does('north', t.keys('north')[0]!)
    await t.host.undo('north', t.host.seq)
    expect(t.seen('south').undo.request).toMatchObject({ by: 'north', practice: true })
    await t.host.answerUndo('south', t.host.seq, true)
    expect(t.seen('south').practice).toBe(true)
  })
})

/** A person in one seat, bots in the others, all choosing at random; what each offer to take back said, and what had happened. */
function played(game: AnyGame, person: string, decisions: number, seed: string) {
  const { options } = game
  const seats = game.seats(options.parse({})).map(({ seat }) => seat)
  const bots = Object.fromEntries(seats.filter(seat => seat !== person).map(seat => [seat, bot()]))
  const t = table(game, {}, { seats: bots, seed })
  const chance = { random: fastRandom(seed) }
  const offers: Array<{ can: string; types: string[] }> = []
  let since: string[] = []
  let read = 0
  for (let n = 0; n < decisions && !t.seen(person).outcome; n++) {
    for (let i = 0; i < 200 && t.keys(person).length === 0 && !t.seen(person).outcome; i++) t.clock.pass(100)
    for (const { events } of t.inbox[person]!.slice(read)) since.push(...events.map(({ type }) => type))
    read = t.inbox[person]!.length
    if (n > 0) offers.push({ can: t.seen(person).undo.can, types: since })
    since = []
    if (t.keys(person).length > 0) t.does(person, pickOne(chance, t.keys(person)))
  }
  return offers
}

test('Conquest: own deployments go back freely, turned dials and drawn cards do not', () => {
  const offers = played(conquest, 'a', 150, 'practice')
  const free = offers.filter(({ can }) => can === 'freely')
  const marked = offers.filter(({ can }) => can === 'as-practice')
  const has = (list: typeof offers, type: string) => list.some(({ types }) => types.includes(type))
  expect(free.length).toBeGreaterThan(5)
  expect(marked.length).toBeGreaterThan(5)
  expect(has(free, 'announce')).toBe(true)
  for (const news of ['commit', 'drew', 'looked', 'reveal-planet']) expect(has(free, news), news).toBe(false)
  expect(has(marked, 'commit')).toBe(true)
  expect(has(marked, 'drew')).toBe(true)
})

test('DOOM: steps go back freely, dice, events and revealed initiative do not', () => {
  const offers = played(doom, 'alpha', 80, 'practice')
  const free = offers.filter(({ can }) => can === 'freely')
  const marked = offers.filter(({ can }) => can === 'as-practice')
  const has = (list: typeof offers, type: string) => list.some(({ types }) => types.includes(type))
  expect(has(free, 'step')).toBe(true)
  for (const news of ['rolled', 'initiative', 'event-card', 'group']) expect(has(free, news), news).toBe(false)
  expect(has(marked, 'initiative')).toBe(true)
})
