import {
  type Choice,
  call,
  defineGame,
  end,
  type Flow,
  finish,
  flows,
  type Next,
  opening,
  type Seat,
  type State,
  type WindowAnswer,
  type WindowFrame,
  type WindowRules,
  window,
} from '@redoubt/kernel'
import { Table } from '@redoubt/kernel/testing'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

interface Ability {
  id: string
  forced?: boolean
  /** What its use does besides being written down. */
  does?: 'gain' | 'spoil' | 'end' | 'call' | 'again' | 'banish'
}

interface Room extends State {
  log: string[]
  order: Seat[]
  abilities: Record<Seat, Ability[]>
}

type Use = { do: 'use'; id: string; info?: Choice['info'] }
type RoomRules = WindowRules<Room, WindowFrame, Use>

const flow = flows<Room, Use>()

/** A room in which one moment comes and is answered by what the seats have. */
function room(abilities: Record<Seat, Ability[]>, more: Partial<RoomRules> = {}): Table<Room> {
  const bell = flow('bell', { ring: g => void g.log.push('bell') })
  const moment: Flow<WindowFrame> = window<Room, WindowFrame, Use>({
    name: 'moment',
    order: g => g.order,
    answers: (g, _, seat) => (g.abilities[seat] ?? []).map(answer),
    use: (g, _, seat, { id }) => {
      g.log.push(`${seat}:${id}`)
      return effect(g, seat, g.abilities[seat]!.find(a => a.id === id)!)
    },
    kind: () => 'answer',
    rule: () => 'W-1',
    ...more,
  })
  const effect = (g: Room, seat: Seat, { does }: Ability): Next => {
    switch (does) {
      case 'gain':
        for (const s of g.order) g.abilities[s]!.push({ id: `gift-${s}` })
        return
      case 'spoil':
        for (const s of g.order) if (s !== seat) g.abilities[s] = []
        return
      case 'banish':
        g.order.pop()
        return
      case 'end':
        return end
      case 'call':
        return call(bell, {})
      case 'again':
        return call(moment, opening())
    }
  }
  const main = flow('main', {
    open: () => call(moment, opening()),
    after: g => finish(g, [], 'W', 'over'),
  })
  const game = defineGame<Room, unknown, unknown>({
    id: 'room',
    name: 'Room',
    rules: '1',
    options: z.unknown(),
    seats: () => [],
    flows: [main, moment, bell],
    setup: (_, base) => ({
      ...base,
      log: [],
      order: Object.keys(abilities),
      abilities: structuredClone(abilities),
      stack: [main.start({})],
    }),
    view: g => g.log,
    imagine: g => g,
  })
  return new Table<Room>(game, null)
}

const answer = ({ id, forced }: Ability): WindowAnswer<Use> => ({ id, forced, choice: { do: 'use', id } })
const asked = (t: Table<Room>) => t.state.decision && `${t.state.decision.seat}? ${t.offers.join(' ')}`

/** Plays the given answers and returns what was asked, until the window is over. */
function play(t: Table<Room>, ...keys: string[]): string[] {
  const questions: string[] = []
  for (const k of keys) {
    questions.push(asked(t)!)
    t.choose(k === 'pass' || k.startsWith('first:') ? k : `use:${k}`)
  }
  expect(t.state.outcome, `still asked: ${asked(t)}`).not.toBeNull()
  return questions
}

test('without answers nobody is asked', () => {
  const t = room({ a: [], b: [] })
  expect([t.state.seq, t.state.log, t.state.outcome?.rule]).toEqual([0, [], 'W'])
})

test('each seat in order answers all it wants, then the next one', () => {
  const t = room({ a: [{ id: 'x' }, { id: 'y' }], b: [{ id: 'z' }] })
  expect(play(t, 'y', 'pass', 'z')).toEqual(['a? use:x use:y pass', 'a? use:x pass', 'b? use:z pass'])
  expect(t.state.log).toEqual(['a:y', 'b:z'])
})

test('an ability answers a moment once, even if it is still there', () => {
  const t = room({ a: [{ id: 'x' }] })
  expect(play(t, 'x')).toEqual(['a? use:x pass'])
  expect(t.state.abilities.a).toHaveLength(1)
})

test('the next moment may be answered by the same ability again', () => {
  const t = room({ a: [{ id: 'x', does: 'again' }] })
  t.choose('use:x')
  expect(asked(t)).toBe('a? use:x pass')
  t.choose('pass')
  expect(t.state.log).toEqual(['a:x'])
  expect(t.state.outcome).not.toBeNull()
})

test('what must answer comes before what may, also when it is the later seat', () => {
  const t = room({ a: [{ id: 'may' }], b: [{ id: 'must', forced: true }] })
  expect(t.state.log).toEqual(['b:must'])
  play(t, 'may')
  expect(t.state.log).toEqual(['b:must', 'a:may'])
})

test('of several that must answer, the first seat chooses the order', () => {
  const t = room({
    a: [{ id: 'x', forced: true }],
    b: [
      { id: 'y', forced: true },
      { id: 'z', forced: true },
    ],
  })
  expect(play(t, 'z', 'y')).toEqual(['a? use:x use:y use:z', 'a? use:x use:y'])
  expect(t.state.log).toEqual(['b:z', 'b:y', 'a:x'])
})

test('a rule may name somebody else to order what must answer', () => {
  const t = room({ a: [{ id: 'x', forced: true }], b: [{ id: 'y', forced: true }] }, { forcedBy: () => 'b' })
  expect(play(t, 'y')).toEqual(['b? use:x use:y'])
})

test('a moment that says that nothing is forced looks for no forced answers', () => {
  const looked: boolean[] = []
  const t = room(
    { a: [{ id: 'must', forced: true }, { id: 'may' }] },
    {
      forcing: () => false,
      answers: (g, _, seat, forced) => {
        looked.push(forced)
        return g.abilities[seat]!.map(answer)
      },
    },
  )
  expect(play(t, 'pass')).toEqual(['a? use:may pass'])
  expect(looked).not.toContain(true)
})

test('a moment is told whether forced or optional answers are looked for', () => {
  const t = room(
    { a: [{ id: 'must', forced: true }, { id: 'may' }] },
    { answers: (g, _, seat, forced) => g.abilities[seat]!.filter(a => (a.forced ?? false) === forced).map(answer) },
  )
  expect(t.state.log).toEqual(['a:must'])
  expect(play(t, 'may')).toEqual(['a? use:may pass'])
})

test('what an answer brings about may answer too, what it spoils may not', () => {
  const gain = room({ a: [{ id: 'x', does: 'gain' }], b: [] })
  expect(play(gain, 'x', 'gift-a', 'pass')).toEqual(['a? use:x pass', 'a? use:gift-a pass', 'b? use:gift-b pass'])
  const spoil = room({ a: [{ id: 'x', does: 'spoil' }], b: [{ id: 'y' }] })
  expect(play(spoil, 'x')).toEqual(['a? use:x pass'])
})

test('a forced answer that an optional one brings about comes at once', () => {
  const t = room(
    { a: [{ id: 'x' }, { id: 'y' }], b: [] },
    {
      answers: (g, _, seat) => [
        ...(g.abilities[seat] ?? []).map(answer),
        ...(seat === 'b' && g.log.includes('a:x') ? [answer({ id: 'curse', forced: true })] : []),
      ],
      use: (g, _, seat, { id }) => void g.log.push(`${seat}:${id}`),
    },
  )
  play(t, 'x', 'y')
  expect(t.state.log).toEqual(['a:x', 'b:curse', 'a:y'])
})

test('an answer may call a procedure; the window goes on after it', () => {
  const t = room({ a: [{ id: 'x', does: 'call' }, { id: 'y' }] })
  play(t, 'x', 'y')
  expect(t.state.log).toEqual(['a:x', 'bell', 'a:y'])
})

test('an answer may end the window', () => {
  const t = room({ a: [{ id: 'x', does: 'end' }], b: [{ id: 'y' }] })
  expect(play(t, 'x')).toHaveLength(1)
})

test('a suspect is asked even without an answer, so that a pause betrays nothing', () => {
  const t = room({ a: [{ id: 'x' }], b: [] }, { suspects: () => true })
  expect(play(t, 'x', 'pass', 'pass')).toEqual(['a? use:x pass', 'a? pass', 'b? pass'])
  const onlyB = room({ a: [], b: [] }, { suspects: (_, __, seat) => seat === 'b' })
  expect(play(onlyB, 'pass')).toEqual(['b? pass'])
})

test('a window says what it is about', () => {
  const t = room({ a: [{ id: 'x' }] }, { about: g => ({ said: g.log.length }), kind: () => 'reply', rule: () => 'W-9' })
  expect(t.state.decision).toMatchObject({ seat: 'a', kind: 'reply', rule: 'W-9', about: { said: 0 } })
})

const alternate = { alternate: true }

test('alternating, seats answer one each until all pass one after the other', () => {
  const t = room({ a: [{ id: 'x' }, { id: 'y' }], b: [{ id: 'z' }, { id: 'w' }], c: [] }, alternate)
  const questions = play(t, 'x', 'z', 'pass', 'w', 'y')
  expect(questions).toEqual([
    'a? use:x use:y pass',
    'b? use:z use:w pass',
    'a? use:y pass',
    'b? use:w pass',
    'a? use:y pass',
  ])
  expect(t.state.log).toEqual(['a:x', 'b:z', 'b:w', 'a:y'])
})

test('alternating, a seat that passed may answer again if somebody answers after it', () => {
  const t = room({ a: [{ id: 'x' }], b: [{ id: 'y' }] }, alternate)
  expect(play(t, 'pass', 'y', 'pass')).toEqual(['a? use:x pass', 'b? use:y pass', 'a? use:x pass'])
})

test('alternating, all passing ends the window at once', () => {
  const t = room({ a: [{ id: 'x' }], b: [{ id: 'y' }], c: [{ id: 'z' }] }, alternate)
  expect(play(t, 'pass', 'pass', 'pass')).toHaveLength(3)
})

test('alternating, suspects are asked each time round until all pass', () => {
  const t = room({ a: [], b: [{ id: 'y' }] }, { ...alternate, suspects: () => true })
  expect(play(t, 'pass', 'y', 'pass', 'pass')).toEqual(['a? pass', 'b? use:y pass', 'a? pass', 'b? pass'])
})

test('alternating, when the next seat is gone the first one is next', () => {
  const t = room({ a: [{ id: 'x' }], b: [{ id: 'y', does: 'banish' }], c: [{ id: 'z' }] }, alternate)
  expect(play(t, 'pass', 'y', 'x')).toEqual(['a? use:x pass', 'b? use:y pass', 'a? use:x pass'])
})

describe('somebody leads', () => {
  const led = (abilities: Record<Seat, Ability[]>, more: Partial<RoomRules> = {}) =>
    room(abilities, { leads: () => 'a', ...more })

  test('the leader lets another go first and is asked again after each answer, and after a pass', () => {
    const t = led({ a: [{ id: 'x' }], b: [{ id: 'y' }, { id: 'z' }] })
    expect(play(t, 'first:b', 'y', 'first:b', 'pass', 'x')).toEqual([
      'a? use:x first:b pass',
      'b? use:y use:z pass',
      'a? use:x first:b pass',
      'b? use:z pass',
      'a? use:x pass',
    ])
    expect(t.state.log).toEqual(['b:y', 'a:x'])
  })

  test('a pass of the leader is final, and so is that of a seat let first', () => {
    expect(play(led({ a: [{ id: 'x' }], b: [{ id: 'y' }] }), 'pass', 'y')).toHaveLength(2)
    const t = led({ a: [{ id: 'x' }, { id: 'w' }], b: [{ id: 'y' }] })
    expect(play(t, 'first:b', 'pass', 'x', 'w').slice(2)).toEqual(['a? use:x use:w pass', 'a? use:w pass'])
  })

  test('a leader that only might have an answer has nothing to order: the others are asked as if it passed', () => {
    const t = led({ a: [], b: [{ id: 'y' }] }, { suspects: () => true })
    expect(play(t, 'pass', 'y', 'pass')).toEqual(['a? pass', 'b? use:y pass', 'b? pass'])
  })

  test('whom the leader let first may turn out to have nothing left', () => {
    const t = led({ a: [{ id: 'x', does: 'spoil' }, { id: 'w' }], b: [{ id: 'y' }] })
    expect(play(t, 'x', 'w')).toEqual(['a? use:x use:w first:b pass', 'a? use:w pass'])
  })

  test('of several others a leader without a part in it names the next, and each answers all it wants', () => {
    const t = led({ b: [{ id: 'y' }, { id: 'v' }], c: [{ id: 'z' }], d: [{ id: 'u' }] })
    expect(t.state.decision).toMatchObject({ seat: 'a', kind: 'order' })
    expect(play(t, 'first:c', 'z', 'first:d', 'pass', 'y', 'v')).toEqual([
      'a? first:b first:c first:d',
      'c? use:z pass',
      'a? first:b first:d',
      'd? use:u pass',
      'b? use:y use:v pass',
      'b? use:v pass',
    ])
  })

  test('where nobody leads at the time, the order stands', () => {
    const t = led({ a: [{ id: 'x' }], b: [{ id: 'y' }] }, { leads: () => null })
    expect(play(t, 'pass', 'pass')).toEqual(['a? use:x pass', 'b? use:y pass'])
  })
})

test('nobody in the order: the moment passes', () => {
  for (const more of [{}, alternate]) expect(room({}, more).state.outcome).not.toBeNull()
})
