import { type DoomState, type DoomView, doom, INVADER } from '@redoubt/doom'
import { type Choice, fastRandom, type RandomState, type SeenDecision, word } from '@redoubt/kernel'
import type { Bot } from '../bot.ts'
import { paceOf } from '../search/pace.ts'
import { type TryOutResult, type TryOutTerms, tryOut, type Way } from '../search/tryout.ts'
import { marinesStand } from './evaluate.ts'
import { VETERAN } from './experience.ts'
import { type Option, optionsOf } from './option.ts'
import { type Beliefs, RECRUIT } from './priorities.ts'
import { type Memory, moveOf, pickOf } from './recruit.ts'
import { read } from './situation.ts'
import { DEMON_WAYS, MARINE_WAYS } from './variants.ts'
import { type Made, why } from './why.ts'

/** Milliseconds for one decision, if the table sets no less. */
export const NIGHTMARE_TIME = 1000

const TERMS: TryOutTerms = { doubt: 1, round: 3 }

export interface NightmareTerms extends Partial<TryOutTerms> {
  /** Milliseconds for one decision. */
  time?: number
}

/** A bot that searches and can say how it went. */
export interface NightmareBot extends Bot {
  /** What the latest search found and how fast it was; null if there was none. */
  searched(): TryOutResult | null
}

/** What a Nightmare has made up its mind to, until its activation is over. */
interface Resolve {
  /** Which activation: round, who. */
  turn: string
  way: string
  beliefs: Beliefs
}

/**
 * Level 3 of DOOM: at the start of an activation it tries out several ways to go about it in imagined worlds, each played to
 * its end and on to the next round, and follows the best; likewise which demon kind to activate. Everything else it decides
 * like a Veteran, which is also its answer when there is no time.
 */
export function nightmare(seed: number | string, terms: NightmareTerms = {}): NightmareBot {
  const random = fastRandom(seed)
  const memory: Memory = { attacked: '', taste: word(random) }
  let resolve: Resolve | null = null
  let latest = () => 'Nothing has been decided yet.'
  let result: TryOutResult | null = null

  const answer = (view: DoomView, decision: SeenDecision, beliefs: Beliefs): Option => {
    const s = read(view, beliefs)
    const pick = pickOf(s, decision, optionsOf(decision), memory)
    const made: Made | null = s && { s, decision, pick }
    latest = () => (made ? why(made) : `${pick.key}.`)
    return pick
  }

  return {
    async choose(given, decision, ctx) {
      const view = given as DoomView
      const { seat, kind } = decision
      result = null
      const turn = `${view.round} ${view.initiative.deck.count} ${seat}`
      const acts = kind === 'activation' || kind === 'demon-activation'
      if (resolve && resolve.turn !== turn) resolve = null
      if (!ctx.imagine || decision.options!.length === 1) return answer(view, decision, resolve?.beliefs ?? VETERAN).key
      const ways = kind === 'demon-card' ? kindWays(decision, memory) : acts && !resolve ? actWays(seat, memory) : []
      if (ways.length < 2) return answer(view, decision, (acts && resolve?.beliefs) || VETERAN).key
      const own = { ...memory }
      const favourite = answer(view, decision, VETERAN)
      const imagine = ctx.imagine as (r: RandomState) => DoomState
      const pace = paceOf(ctx, terms.time ?? NIGHTMARE_TIME)
      const plan = {
        game: doom,
        seat,
        ways: favouriteFirst(ways, favourite),
        done: doneWith,
        others: () => player(RECRUIT, { attacked: '', taste: 0 }),
        quiet: nextRound,
        evaluate: (g: DoomState) => (seat === INVADER ? 1 - marinesStand(g) : marinesStand(g)),
      }
      const found = await tryOut(plan, imagine, random, pace, { ...TERMS, ...terms })
      result = found
      const [top, second] = found.tried
      if (!top) return favourite.key
      Object.assign(memory, own)
      if (kind === 'demon-card') {
        const pick = optionsOf(decision).find(o => o.key === top.name) ?? favourite
        latest = () => verdict(`Invader activates ${pick.card}`, found)
        return pick.key
      }
      const beliefs = (seat === INVADER ? DEMON_WAYS : MARINE_WAYS)[top.name]!
      resolve = { turn, way: top.name, beliefs }
      const pick = answer(view, decision, beliefs)
      const said = latest
      latest = () => (second ? `${said().slice(0, -1)}; going about it ${top.name} ${odds(found)}.` : said())
      return pick.key
    },
    explain: () => latest(),
    searched: () => result,
  }
}

function player(beliefs: Beliefs, memory: Memory): (g: DoomState) => Choice | string {
  return g => moveOf(g, beliefs, memory)
}

/** One way for each demon kind that can be activated; how it goes about it is decided later. */
function kindWays(decision: SeenDecision, memory: Memory): Way<DoomState>[] {
  return decision.options!.map(({ key }) => ({
    name: key,
    player: () => {
      const play = player(VETERAN, { ...memory })
      let first = true
      return g => {
        if (!first) return play(g)
        first = false
        return key
      }
    },
  }))
}

function actWays(seat: string, memory: Memory): Way<DoomState>[] {
  return Object.entries(seat === INVADER ? DEMON_WAYS : MARINE_WAYS).map(([name, beliefs]) => ({
    name,
    player: () => player(beliefs, { ...memory }),
  }))
}

const favouriteFirst = (ways: readonly Way<DoomState>[], favourite: Option): Way<DoomState>[] =>
  [...ways].sort((x, y) => Number(y.name === favourite.key) - Number(x.name === favourite.key))

/** The activation is over when the next initiative card is turned. */
const doneWith = (from: DoomState): ((g: DoomState) => boolean) => {
  const { round } = from
  const cards = from.initiative.cards.length
  return g => g.round !== round || g.initiative.cards.length !== cards
}

/** It is quiet when the next round's first activation is about to begin. */
const nextRound = ({ round }: DoomState): ((g: DoomState) => boolean) => {
  return g => g.round > round && g.phase === 'activation'
}

const percent = (value: number): string => `${Math.round(100 * value)} %`

function odds({ tried, iterations }: TryOutResult): string {
  const [top, second] = tried
  return `leads to ${percent(top!.value)} in ${iterations} imagined games, ${second!.name} to ${percent(second!.value)}`
}

function verdict(what: string, found: TryOutResult): string {
  return found.tried.length > 1 ? `${what} because it ${odds(found)}.` : `${what}.`
}
