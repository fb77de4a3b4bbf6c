import { adjacent, around, type DoomDecision, doom } from '@redoubt/doom'
import { fastRandom, key, seenDecision } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { VETERAN } from '../../src/doom/character/experience.ts'
import { optionsOf } from '../../src/doom/reading/option.ts'
import { pieceOf, read } from '../../src/doom/reading/situation.ts'
import { actor } from '../../src/doom/search/actor.ts'
import { inNeed, isWorthTrying, plansFor, wayOf } from '../../src/doom/search/ways.ts'
import { mindOf } from '../../src/doom/weighing/mind.ts'
import { nightmare } from '../../src/index.ts'

interface Thought {
  kind: string
  mains: unknown
  answer: string
}

/** Some rounds between Nightmares that imagine few games: what they answered where they searched. */
async function thoughts(seed: string, rounds: number): Promise<Thought[]> {
  const g = doom.create({ mission: 'exodus-4', marines: 2 }, seed)
  const bots = new Map(['alpha', 'bravo', 'invader'].map(seat => [seat, nightmare(seat, { iterations: 4 })]))
  const list: Thought[] = []
  while (!g.outcome && g.round <= rounds) {
    const { seat, kind, options, about } = g.decision!
    const bot = bots.get(seat)!
    const imagine = (random: typeof g.random) => doom.imagine(g, seat, random)
    const ctx = { seat, deadline: Number.POSITIVE_INFINITY, now: () => 0, signal: { aborted: false }, imagine }
    const answer = await bot.choose(doom.view(g, seat), seenDecision(g, seat)!, ctx)
    expect(options.map(key)).toContain(answer)
    if (bot.searched()) list.push({ kind, mains: about?.mains, answer })
    doom.choose(g, answer)
  }
  return list
}

test('with a number of imagined games the same seed decides the same', async () => {
  expect(await thoughts('twice', 1)).toEqual(await thoughts('twice', 1))
})

test('a Nightmare thinks again for the second main action, and about whom to summon', {
  timeout: 180_000,
}, async () => {
  const list = await thoughts('when it thinks', 2)
  for (const kind of ['activation', 'demon-card', 'demon-activation', 'invasion-group'])
    expect(list.filter(one => one.kind === kind).length, kind).toBeGreaterThan(0)
  expect(list.some(one => one.mains === 1)).toBe(true)
})

test('who walks on without a thought plays legally to the end', () => {
  let thinks = false
  const beliefs = new Proxy(VETERAN, {
    get(all, name) {
      thinks = true
      return Reflect.get(all, name)
    },
  })
  /** What was done without a thought, where there was something to choose: after which choice, and what. */
  const atOnce = new Set<string>()
  for (const mission of ['black-bishop-2', 'black-bishop-3', 'exodus-2']) {
    const g = doom.create({ mission, marines: 2 }, 'walks')
    g.random = fastRandom('walks')
    const play = actor(beliefs)
    for (let before = ''; !g.outcome && g.seq < 5000; ) {
      thinks = false
      const { options } = g.decision!
      const choice = play(g)
      expect(options).toContain(choice)
      if (!thinks && options.length > 1) atOnce.add(`${before} ${choice.do}`)
      before = choice.do
      doom.choose(g, choice)
    }
    expect(g.outcome).not.toBeNull()
  }
  // A card is played for its attack, and demons of a kind act in the order that was thought of first.
  for (const deed of ['step step', 'step attack', 'play step', 'play attack', 'end figure'])
    expect(atOnce).toContain(deed)
})

test('a plan is thought of once: in other worlds it begins the same, and goes on by what it sees there', () => {
  let thinks = false
  const beliefs = new Proxy(VETERAN, {
    get(all, name) {
      thinks = true
      return Reflect.get(all, name)
    },
  })
  const memory = { attacked: '', taste: 0 }
  const others = actor(VETERAN)
  const g = doom.create({ mission: 'black-bishop-2', marines: 2 }, 'once')
  g.random = fastRandom('once')
  const decided = { again: 0, anew: 0 }
  for (let tried = 0; !g.outcome && tried < 6; doom.choose(g, others(g))) {
    const { seat } = g.decision!
    if (!isWorthTrying(seenDecision<DoomDecision>(g, seat)!)) continue
    tried++
    const way = wayOf({ name: '', first: null, beliefs }, memory)
    for (const world of [1, 2, 3]) {
      const state = doom.imagine(g, seat, fastRandom(world))
      const player = way.player()
      const alone = wayOf({ name: '', first: null, beliefs: VETERAN }, memory).player()
      for (let n = 0; n < 30 && !state.outcome && state.decision!.seat === seat && state.active === g.active; n++) {
        thinks = false
        const choice = player(state)
        if (world > 1 && n === 0) expect(thinks).toBe(false)
        if (world > 1) decided[thinks ? 'anew' : 'again']++
        expect(choice).toBe(alone(state))
        doom.hurry(state, choice)
      }
    }
  }
  expect(decided.again).toBeGreaterThan(10)
  expect(decided.anew).toBeGreaterThan(10)
})

/** Alpha acts; what stands where is told. */
function standing(scenario: object, marines = 2) {
  const options = { mission: 'black-bishop-2', marines, scenario: { turn: 'alpha', round: 2, ...scenario } }
  const g = doom.create(options as never, 'standing')
  const s = read(doom.view(g, 'alpha'), VETERAN)!
  return { g, s, decision: seenDecision<DoomDecision>(g, 'alpha')! }
}
/** Free spaces beside Bravo. */
function beside(count: number): string[] {
  const { s } = standing({ demons: [] })
  const { table, board } = s
  const bravo = pieceOf(s, 'bravo')!.spaces[0]!
  const taken = s.squad.flatMap(p => p.spaces)
  const next = around(table, [bravo]).filter(space => !taken.includes(space) && adjacent(table, [space], [bravo]))
  return next.slice(0, count).map(space => board.name(space))
}

test('a comrade beside two demons is in need, and to end the activation must prove itself against helping', () => {
  const demons = beside(2).map(at => ({ kind: 'imp', at }))
  const { s, decision } = standing({ demons })
  const me = pieceOf(s, 'alpha')!
  expect(inNeed(s, me).map(({ comrade }) => comrade.id)).toEqual(['bravo'])
  const option = (way: string) => optionsOf(decision).find(o => o.do === way)!
  expect(plansFor(s, decision, option('end'))[0]!.name).toBe('for bravo')
  const names = plansFor(s, decision, option('play')).map(({ name }) => name)
  expect(names.slice(0, 2)).toEqual(['as planned', 'for bravo'])
  const alone = standing({ demons: demons.slice(0, 1) })
  expect(inNeed(alone.s, pieceOf(alone.s, 'alpha')!)).toEqual([])
})

test('a health pack is left to a comrade who needs it clearly more', () => {
  const [at] = beside(1)
  const worth = (damage: number) => {
    const { s } = standing({
      ...{ demons: [], items: [{ type: 'health-pack', at }] },
      marines: { alpha: { damage: 4 }, bravo: { damage } },
    })
    return mindOf(s, 'alpha')!.prizes.get(s.board.at(at!))!
  }
  expect(worth(7)).toBe(worth(6) * 0.25)
  expect(worth(6)).toBe(worth(0))
})
