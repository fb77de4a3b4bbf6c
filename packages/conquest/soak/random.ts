/**
 * Many random games over all pairs of decks and both planet sets, every second one with all variants, the invariants
 * checked at every decision. Arguments: number of games, first seed.
 */
import { below, type Chance, clone, fastRandom, hash, key } from '@redoubt/kernel'
import { compareTwins } from '@redoubt/kernel/testing'
import { type ConquestState, conquest, decksContent } from '../src/index.ts'
import { assertInvariants } from '../testing/invariants.ts'

const DECKS = decksContent.decks.map(deck => deck.id)
const VARIANTS = {
  mulligan: true,
  deckOutLoses: true,
  commandActions: true,
  readyUnitToWin: true,
  rangedSkirmish: true,
  zeroMustAttack: false,
  withdrawnExhausted: false,
  firstPlanetGap: false,
  battlesDecidedLate: false,
}

export default async function soak(args: readonly string[] = []): Promise<void> {
  const games = Number(args[0] ?? 5000)
  const from = Number(args[1] ?? 1)
  const ends = new Map<string, number>()
  let decisions = 0
  let compared = 0
  let checksum = 0
  const start = performance.now()
  for (let n = from; n < from + games; n++) {
    const a = DECKS[n % DECKS.length]!
    const b = DECKS[Math.floor(n / DECKS.length) % DECKS.length]!
    const planets = n % 3 === 0 ? 'core-10' : 'demo-7'
    const options = { decks: { a, b }, planets, rules: n % 2 === 0 ? VARIANTS : {} }
    const seed = `soak ${n}`
    try {
      const { state, twins } = play(options, seed, planets === 'demo-7' ? 7 : 10, n % 50 === 0)
      decisions += state.seq
      compared += twins
      checksum = (Math.imul(checksum, 31) + state.seq) | 0
      ends.set(state.outcome!.rule, (ends.get(state.outcome!.rule) ?? 0) + 1)
    } catch (error) {
      throw new Error(`Game ${n} (${a} against ${b}, ${planets}, seed "${seed}"): ${(error as Error).message}`, {
        cause: error,
      })
    }
    if (n % 1000 === 0) console.log(`${n} games`)
  }
  const seconds = (performance.now() - start) / 1000
  console.log(`${games} games, ${decisions} decisions, ${compared} compared with twins, ${seconds.toFixed(0)} s`)
  console.log(`ends: ${[...ends].map(([rule, count]) => `${rule} ${count}`).join(', ')}; checksum ${checksum}`)
}

function play(options: object, seed: string, planets: number, thorough: boolean) {
  const state = conquest.create(options, seed)
  const cards = state.cards.length
  const dice: Chance = { random: fastRandom(seed) }
  let twins = 0
  while (!state.outcome) {
    assertInvariants(state, cards, planets)
    if (thorough && state.seq % 40 === 7) {
      for (const seat of ['a', 'b'])
        twins += compareTwins(conquest, state, seat, seed, { steps: 15, secret: ['commit'] })
      reload(state)
    }
    const { options: list } = state.decision!
    conquest.choose(state, list[below(dice, list.length)]!)
    if (state.seq > 20_000) throw new Error('The game does not end.')
  }
  assertInvariants(state, cards, planets)
  return { state, twins }
}

/** A state that went through JSON plays on like the original. */
function reload(state: ConquestState): void {
  const loaded = JSON.parse(JSON.stringify(state)) as ConquestState
  const copy = clone(state)
  const choice = key(state.decision!.options[0]!)
  conquest.choose(loaded, choice)
  conquest.choose(copy, choice)
  if (hash(loaded) !== hash(copy)) throw new Error('A saved state plays on differently.')
}
