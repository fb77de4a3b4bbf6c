import {
  canonical,
  clone,
  fastRandom,
  freeUndo,
  hash,
  IllegalChoice,
  key,
  type Mark,
  mark,
  newSave,
  offered,
  pickOne,
  replay,
  type Save,
  type State,
} from '@redoubt/kernel'
import { compareTwins, playRandom, stream } from '@redoubt/kernel/testing'
import { describe, expect, test } from 'vitest'
import { GAMES, seeds } from './games/games.ts'

describe.each(GAMES)('%s', (_, game, options) => {
  const seats = game.seats(game.options.parse(options)).map(s => s.seat)
  const saveOf = (seed: string, decisions: string[]): Save => ({ ...newSave(game, options, seed), decisions })
  const finish = (g: State, decisions: readonly string[]) => {
    for (const decision of decisions.slice(g.seq)) game.choose(g, decision)
    return hash(g)
  }

  test('the same save twice gives the same hash', () => {
    seeds(seed => {
      const { state, decisions } = playRandom(game, options, seed)
      const save = saveOf(seed, decisions)
      expect(hash(replay(game, save))).toBe(hash(state))
      expect(hash(replay(game, JSON.parse(JSON.stringify(save))))).toBe(hash(state))
    })
  })

  test('save and load, or clone, after any decision changes nothing', () => {
    seeds(seed => {
      const positions: State[] = []
      const { state, decisions } = playRandom(game, options, seed, g => positions.push(clone(g)))
      const end = hash(state)
      for (const position of positions) {
        const before = canonical(position)
        const [loaded, copy]: State[] = [JSON.parse(JSON.stringify(position)), clone(position)]
        expect(canonical(loaded)).toBe(before)
        expect(canonical(copy)).toBe(before)
        expect([finish(loaded!, decisions), finish(copy!, decisions)]).toEqual([end, end])
        expect(canonical(position)).toBe(before) // playing a copy does not touch the original
      }
    }, 10)
  })

  test('free undo and redo give the same state; it crosses no die, no reveal and nobody else, and stops nowhere else', () => {
    let undone = 0
    seeds(seed => {
      const marks: Mark[] = []
      const path: State[] = []
      let decider: string | null = null
      const { decisions } = playRandom(game, options, seed, g => {
        marks.push(mark(g, decider))
        path.push(clone(g))
        decider = g.decision?.seat ?? null
      })
      for (let now = 0; now <= decisions.length; now++) {
        const here = path[now]!
        for (const seat of seats) {
          const n = freeUndo(marks.slice(0, now + 1), seat)
          for (let i = n; i < now; i++) expect(path[i]!.decision!.seat).toBe(seat)
          expect([path[n]!.random.drawn, path[n]!.reveals]).toEqual([here.random.drawn, here.reveals])
          const crossed = n > 0 && path[n - 1]!
          if (crossed)
            expect(
              crossed.decision!.seat !== seat ||
                crossed.random.drawn !== here.random.drawn ||
                crossed.reveals !== here.reveals,
            ).toBe(true)
          if (n === now) continue
          undone++
          const back = replay(game, saveOf(seed, decisions.slice(0, n)))
          expect(hash(back)).toBe(hash(path[n]))
          expect(finish(back, decisions.slice(0, now))).toBe(hash(here))
        }
      }
    }, 10)
    expect(undone).toBeGreaterThan(0)
  })

  test('an illegal choice changes no byte', () => {
    seeds(seed => {
      let earlier: readonly object[] = []
      playRandom(game, options, seed, g => {
        const before = canonical(g)
        const legal = new Set(offered(g))
        const wrong: unknown[] = [
          'no such key',
          `${offered(g)[0]} `,
          { do: 'cheat' },
          { ...g.decision?.options[0], x: 1 },
        ]
        wrong.push(...earlier.filter(choice => !legal.has(key(choice as never))), null, 0)
        if (g.outcome) wrong.push(...earlier, ...earlier.map(choice => key(choice as never)))
        for (const choice of wrong) expect(() => game.choose(g, choice as string)).toThrow(IllegalChoice)
        expect(canonical(g)).toBe(before)
        earlier = g.decision?.options ?? earlier
      })
    })
  })

  test('looking changes nothing', () => {
    seeds(seed => {
      playRandom(game, options, seed, g => {
        const before = canonical(g)
        for (const seat of [...seats, 'spectator']) stream(game, g, seat)
        for (const seat of seats) game.imagine(g, seat, fastRandom(seed))
        expect(canonical(g)).toBe(before)
      })
    }, 10)
  })

  test('what a seat imagines looks to it, and to a spectator, exactly like the real match', () => {
    seeds(seed => {
      const different = new Set<string>()
      playRandom(game, options, seed, g => {
        for (const seat of seats) {
          const world = game.imagine(g, seat, fastRandom(`${seed} ${g.seq}`))
          for (const viewer of [seat, 'spectator']) expect(stream(game, world, viewer)).toBe(stream(game, g, viewer))
          if (canonical({ ...world, random: 0 }) !== canonical({ ...g, random: 0 })) different.add(seat)
        }
      })
      expect(different.size).toBe(seats.length) // and yet it is not the real match
    }, 20)
  })

  test('what a seat imagines owes nothing to what it does not know', () => {
    seeds(seed => {
      playRandom(game, options, seed, g => {
        for (const seat of seats) {
          const twin = game.imagine(g, seat, fastRandom(`twin ${seed}`))
          const [a, b] = [g, twin].map(real => hash(game.imagine(real, seat, fastRandom(`${seed} ${g.seq}`))))
          expect(a).toBe(b)
        }
      })
    }, 10)
  })

  test('an imagined match can be played to its end', () => {
    seeds(seed => {
      const start: State = game.create(options, seed)
      const g: State = game.imagine(start, seats[0]!, fastRandom(seed))
      while (!g.outcome) game.choose(g, pickOne(g, offered(g)))
      expect(start.outcome).toBeNull()
    })
  })

  test('non-interference: what a seat may not know changes nothing it receives', () => {
    const compared = new Map(seats.map(seat => [seat, 0]))
    seeds(seed => {
      const positions: State[] = []
      playRandom(game, options, seed, g => positions.push(clone(g)))
      for (const seat of seats) {
        const from = pickOne({ random: fastRandom(seed + seat) }, positions)
        compared.set(
          seat,
          compared.get(seat)! + compareTwins(game, from, seat, seed, { fleeting: ['prize'], secret: ['bid'] }),
        )
      }
    })
    for (const [seat, n] of compared) expect(n, `${seat} was hardly compared`).toBeGreaterThan(40)
  })
})
