import { expect, test } from 'vitest'
import { openMatch } from '../src/index.ts'
import { testClock } from '../testing/index.ts'
import { minefield } from './games/minefield.ts'
import { smugglers } from './games/smugglers.ts'
import { table } from './table.ts'

test('a newcomer gets the present with everything it may know of the past', () => {
  const t = table(smugglers)
  t.does('north', t.keys('north')[0]!)
  const late: string[] = []
  t.host.subscribe('spectator', message => late.push(...message.events.map(event => event.type)))
  expect(late).toEqual(['dealt', 'stashed'])
})

test('who comes back gets what it missed', () => {
  const t = table(smugglers)
  t.does('north', t.keys('north')[0]!)
  t.does('south', t.keys('south')[0]!)
  t.does('north', 'step:left')
  const missed: string[] = []
  t.host.subscribe('north', message => missed.push(...message.events.map(event => event.type)), 2)
  expect(missed).toEqual(['stepped'])
})

test('a newcomer is not told what was taken back', () => {
  const t = table(smugglers)
  t.does('north', t.keys('north')[0]!)
  t.does('south', t.keys('south')[0]!)
  for (let i = 0; i < 3; i++) {
    t.does('north', 'step:left')
    t.host.undo('north', t.host.seq)
  }
  const late: string[] = []
  t.host.subscribe('spectator', message => late.push(...message.events.map(event => event.type)))
  expect(late).toEqual(['dealt', 'stashed', 'stashed', 'taken-back'])
})

test('messages come in order even when a listener answers at once', () => {
  const host = openMatch({ game: minefield, options: {}, seed: 's', clock: testClock() })
  const heard: number[] = []
  host.subscribe('even', message => {
    if (message.decision?.seat === 'even' && message.seq < 6) host.choose('even', message.seq, 'walk')
  })
  host.subscribe('odd', message => {
    if (message.decision?.seat === 'odd' && message.seq < 6) host.choose('odd', message.seq, 'walk')
  })
  host.subscribe('spectator', message => heard.push(message.seq))
  host.choose('even', 6, 'walk')
  host.choose('odd', 7, 'walk')
  expect(heard).toEqual([6, 7, 8])
})

test('a listener that answers at once hears the consequence after it has spoken', () => {
  const host = openMatch({ game: minefield, options: {}, seed: 's', clock: testClock() })
  let speaking = 0
  let deepest = 0
  for (const seat of ['even', 'odd'])
    host.subscribe(seat, message => {
      deepest = Math.max(deepest, ++speaking)
      if (message.decision?.seat === seat) host.choose(seat, message.seq, message.seq < 50 ? 'walk' : 'home')
      speaking--
    })
  expect(host.publicRecord()).toMatchObject({ over: true, decisions: { length: 51 } })
  expect(deepest).toBe(1)
})

test('a listener that throws or leaves disturbs nobody', () => {
  const t = table(minefield)
  const heard: number[] = []
  t.host.subscribe('spectator', () => {
    throw new Error('broken screen')
  })
  const leave = t.host.subscribe('spectator', message => heard.push(message.seq))
  t.does('even', 'walk')
  leave()
  t.does('odd', 'walk')
  expect(heard).toEqual([0, 1])
  expect(t.seen('spectator').seq).toBe(2)
  expect(t.reports.map(report => report.type)).toEqual(['listener-failed', 'listener-failed', 'listener-failed'])
})

test('whoever changes a message changes nothing of the match', () => {
  const t = table(smugglers)
  const before = t.host.save().hash
  const vandal = t.seen('north')
  const view = vandal.view as { seats: string[]; score: Record<string, number> }
  view.seats.length = 0
  view.score.north = 99
  const decision = vandal.decision as unknown as { options: unknown[]; about: Record<string, unknown> }
  decision.options.length = 0
  decision.about.secret = false
  expect(t.host.save().hash).toBe(before)
  expect(t.host.choose('north', 0, 'nothing')).toMatchObject({ options: { length: 3 } })
})

test('there is no such seat to look through', () => {
  const t = table(minefield)
  expect(() => t.host.subscribe('nobody', () => {})).toThrow('no seat nobody')
  expect(() => table(minefield, {}, { seats: { nobody: { kind: 'human' } } })).toThrow('no seat nobody')
})

test('a closed match is silent and refuses everything', () => {
  const t = table(minefield)
  t.host.close()
  expect(t.host.choose('even', 0, 'walk')).toMatchObject({ ok: false, code: 'closed' })
  expect(t.host.undo('even', 0)).toMatchObject({ ok: false, code: 'closed' })
  expect(t.inbox.even).toHaveLength(1)
  expect(t.clock.waiting).toBe(0)
})
