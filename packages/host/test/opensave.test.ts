import { type AnyGame, clone, hash, offered, replay, type State } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import {
  advance,
  begin,
  driftSentence,
  type Entry,
  fork,
  type MatchSave,
  openReplay,
  openSave,
  resumeMatch,
  stateAt,
  toSave,
  verifyMatch,
} from '../src/index.ts'
import { type Smugglers, smugglers } from './games/smugglers.ts'
import { table } from './table.ts'

/** Two turns are a round. */
const game: AnyGame = { ...smugglers, round: (g: Smugglers) => Math.ceil(g.turn / 2) }

/** The same game in a later version that does something else at this decision. */
const changed = (at: number, change: (g: Smugglers) => void, rules = '2'): AnyGame => ({
  ...game,
  rules,
  choose: (g: Smugglers, choice, out) => {
    game.choose(g, choice, out)
    if (g.seq === at) change(g)
  },
})
const points = (g: Smugglers) => {
  g.score.north! += 10
}

function line(n: number) {
  const t = begin(game, { cards: 30 }, 'seed')
  for (let i = 0; i < n; i++) advance(t, offered(t.state).find(key => key === 'pass') ?? offered(t.state)[0]!)
  return t
}
const save = (n = 40): MatchSave => JSON.parse(JSON.stringify(toSave(line(n))))
const older = (n = 40): MatchSave => {
  const { state: _, ...rest } = save(n)
  return rest
}

test('a save holds its length, its position, and the hash of the first position of every round', () => {
  const made = save()
  expect(made.length).toBe(40)
  expect(hash(made.state)).toBe(made.hash)
  expect(made.rounds!.length).toBeGreaterThan(2)
  for (const { at, hash: then } of made.rounds!) expect(hash(replay(game, made, at))).toBe(then)
  expect(made.rounds!.filter(({ state }) => state)).toEqual([made.rounds!.at(-1)])
})

test('going back and forking forget the rounds that are no longer there', () => {
  const t = line(40)
  const { rounds } = toSave(fork(t, t.rounds[1]!.at))
  expect(rounds!.map(({ at }) => at)).toEqual([0, t.rounds[1]!.at])
})

test('a save opens unchanged', () => {
  expect(openSave(game, save())).toMatchObject({ drift: null, line: { since: null } })
})

describe('what claims to be of today’s rules and is not whole is refused', () => {
  test.each<[string, (s: MatchSave) => MatchSave, RegExp]>([
    ['is cut short', s => ({ ...s, decisions: s.decisions.slice(0, 20) }), /40 decisions and holds 20: it was cut/],
    [
      'is cut short with its length',
      s => ({ ...s, decisions: s.decisions.slice(0, 20), length: 20 }),
      /After \d+ decisions .* another position/,
    ],
    ['ends elsewhere', s => ({ ...s, hash: '0'.repeat(64) }), /ends in another position/],
    ['has another outcome', s => ({ ...s, outcome: { winners: [], rule: '', reason: '' } }), /another outcome/],
    ['has another seed', s => ({ ...s, seed: 'other' }), /does not match its commitment/],
    [
      'has another round',
      s => ({ ...s, rounds: s.rounds!.with(1, { ...s.rounds![1]!, hash: 'other' }) }),
      /After \d+ decisions .* another position/,
    ],
    ['goes on from rubbish', s => ({ ...s, since: { at: 3, rules: '1', state: {} as State } }), /cannot be played/],
  ])('it %s', (_, damage, reason) => {
    expect(() => openSave(game, damage(save()))).toThrow(reason)
    expect(() => openReplay(game, damage(save()))).toThrow(reason)
    const damaged = damage(save())
    expect(verifyMatch(game, damaged, damaged.seed!).ok).toBe(false)
  })
})

describe('under newer rules', () => {
  test('a match that comes out as it did opens unchanged', () => {
    expect(openSave({ ...game, rules: '2' }, save()).drift).toBe(null)
    // Also if positions hold more than they did.
    const richer = {
      ...changed(99, points),
      create: (...given: Parameters<AnyGame['create']>) => ({ ...game.create(...given), mood: 'calm' }),
    }
    expect(openSave(richer, save()).drift).toBe(null)
  })

  test('one that comes out otherwise goes on from where it stood, and says so', () => {
    const later = changed(9, points)
    const { line: now, drift } = openSave(later, save())
    expect(hash(now.state)).toBe(save().hash)
    expect(drift).toEqual({ played: '1', rules: '2', at: 40, lost: 0, round: save().rounds!.at(-1)!.round })
    expect(driftSentence(drift!)).toMatch(
      /changed from version 1 to 2 .* goes on from decision 40, in round \d+, as it stood\. Nothing before/,
    )
    expect(() => stateAt(now, 12)).toThrow(/no way back before decision 40/)
  })

  test('one whose last position was not kept goes on from its latest round', () => {
    const { line: now, drift } = openSave(changed(9, points), older())
    const latest = save().rounds!.at(-1)!
    expect(hash(now.state)).toBe(latest.hash)
    expect(drift).toMatchObject({ at: latest.at, lost: 40 - latest.at })
    expect(driftSentence(drift!)).toContain(`The last ${40 - latest.at} decisions were not kept.`)
  })

  test('a position that today’s rules cannot play is passed over', () => {
    const broken = save()
    broken.state!.stack.at(-1)!.step = 'gone'
    expect(openSave(changed(9, points), broken).drift).toMatchObject({ at: save().rounds!.at(-1)!.at })
    broken.rounds!.at(-1)!.state!.stack.at(-1)!.step = 'gone'
    expect(() => openSave(changed(9, points), broken)).toThrow(/another position/)
  })

  test('one that kept no position opens if it can, and says that nobody knows', () => {
    const { length: _, hash: _hash, rounds, outcome, ...bare } = older()
    const { drift } = openSave(changed(9, points), bare)
    expect(drift).toMatchObject({ unproven: true, at: 40 })
    expect(driftSentence(drift!)).toContain('it may stand otherwise now')
    expect(() =>
      openSave(
        changed(9, g => void (g.decision = null)),
        bare,
      ),
    ).toThrow(/cannot be made/)
  })

  test('it is saved, opened and replayed again from there on', () => {
    const later = changed(9, points)
    const { line: now } = openSave(later, save())
    advance(now, offered(now.state)[0]!)
    const again: MatchSave = JSON.parse(JSON.stringify(toSave(now)))
    expect(openSave(later, again)).toMatchObject({ moved: false, drift: { played: '1', at: 40, lost: 0 } })
    const shown = openReplay(later, again)
    expect([shown.first, shown.length, shown.at]).toEqual([40, 41, 40])
    shown.go(3)
    expect(shown.at).toBe(40)
    expect(shown.events('north')).toMatchObject([{ type: 'rules-changed', played: '1', rules: '2', at: 40 }])
    shown.go(41)
    expect(shown.last()).not.toBe(null)
    expect(verifyMatch(later, again, 'seed')).toMatchObject({
      ok: false,
      reason: expect.stringContaining('under rules 1'),
    })
  })
})

describe('a hosted match', () => {
  const entriesOf = (t: { entries: Entry[] }) => t.entries

  test('writes the position down with the decision that begins a round', () => {
    const t = table(game, { cards: 30 })
    while (t.seen('spectator').made < 30) {
      const { seat } = t.seen('spectator').decision!
      t.does(seat, t.keys(seat).at(-1)!)
    }
    const rounds = entriesOf(t).flatMap(entry =>
      'key' in entry && entry.round ? [{ seq: entry.seq, ...entry.round }] : [],
    )
    expect(rounds.length).toBeGreaterThan(3)
    for (const { seq, hash: then, state } of rounds) {
      expect(hash(state)).toBe(then)
      expect(hash(replay(game, t.host.save(), seq + 1))).toBe(then)
    }
  })

  test('tells whoever comes that the rules have changed, and does not go back beyond', async () => {
    const later = changed(9, points)
    const r = table(later, {}, { open: setup => resumeMatch({ ...setup, save: save(), seq: 50 }) })
    expect(entriesOf(r)).toMatchObject([{ seq: 50, by: 'host', since: { at: 40, rules: '1' } }])
    expect(r.seen('north')).toMatchObject({ seq: 51, made: 40, events: [{ type: 'rules-changed', at: 40 }] })
    const { seat } = r.seen('spectator').decision!
    expect(await r.host.undo(seat, 51)).toMatchObject({ ok: false, code: 'nothing-to-undo' })
    expect(await r.host.undo(seat, 51, 12)).toMatchObject({ ok: false, code: 'nothing-to-undo' })
    r.does(seat, r.keys(seat)[0]!)
    expect(await r.host.undo(seat, 52)).toMatchObject({ ok: true })
  })

  test('says its commitment with the first message', () => {
    const t = table(game)
    expect(t.inbox.north![0]!.commitment).toMatch(/^[0-9a-f]{64}$/)
    t.does('north', t.keys('north')[0]!)
    expect(t.seen('north').commitment).toBeUndefined()
  })

  test('shows its position to the owner', () => {
    const t = table(game)
    expect(hash(t.host.position())).toBe(t.host.save().hash)
  })
})

describe('a match lost on time', () => {
  const forfeit = { winners: ['south'], rule: 'clock', reason: 'north ran out of time.' }
  const lost = (): MatchSave => {
    const t = begin(game, {}, 'seed')
    return { ...(JSON.parse(JSON.stringify(toSave(t))) as MatchSave), forfeit }
  }

  test('verifies, and says that it was', () => {
    expect(verifyMatch(game, lost(), 'seed')).toMatchObject({ ok: true, made: 0, forfeit, outcome: null })
  })

  test.each<[string, Partial<MatchSave>]>([
    ['by whoever was not to decide', { forfeit: { ...forfeit, winners: ['north'] } }],
    ['by nobody', { forfeit: { ...forfeit, winners: ['north', 'south'] } }],
    ['by another rule', { forfeit: { ...forfeit, rule: 'S-9' } }],
  ])('does not verify if it was lost %s', (_, wrong) => {
    expect(verifyMatch(game, { ...lost(), ...wrong }, 'seed')).toMatchObject({ ok: false })
  })

  test('is not lost again when it is over', () => {
    const t = begin(game, {}, 'seed')
    while (!t.state.outcome) advance(t, offered(t.state)[0]!)
    const over = { ...(clone(toSave(t)) as MatchSave), forfeit }
    expect(verifyMatch(game, over, 'seed')).toMatchObject({ ok: false, reason: expect.stringContaining('over') })
  })
})
