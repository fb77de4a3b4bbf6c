import { type Doom, type DoomOption, type DoomState, doom, INVADER } from '@redoubt/doom'
import { fastRandom, nextUint32, type RandomState } from '@redoubt/kernel'
import type { Bot, BotContext } from '../../bot.ts'
import { LADDERS } from '../../ladder.ts'
import type { Reason } from '../../reason.ts'
import { type Pace, paceOf } from '../../search/pace.ts'
import { purse } from '../../search/purse.ts'
import { runsTogether, type TryOutResult, type TryOutTerms, tryOut } from '../../search/tryout.ts'
import { VETERAN } from '../character/experience.ts'
import { withFigures } from '../character/figures.ts'
import type { Beliefs } from '../character/priorities.ts'
import { explain, type Made, reasonOf } from '../explain.ts'
import { optionsOf } from '../reading/option.ts'
import { read } from '../reading/situation.ts'
import { type Memory, pickOf } from '../recruit.ts'
import { actor } from './actor.ts'
import { marinesStand } from './judgement.ts'
import { isWorthTrying, type Plan, plansFor, wayOf } from './ways.ts'

/** Milliseconds for one decision, if the table sets no less. */
export const NIGHTMARE_TIME = LADDERS.doom[3].time

const TERMS = { doubt: 0.5, round: 3 }

/** Activations that are imagined after the own one. A marine's plan shows its worth in the first answer to it. */
const HORIZON = { marines: 1, invader: 2 }

/** A marine's plans are many, so that only the most promising ones race with the Veteran's. */
const MOST_RIVALS = 4

export interface NightmareTerms extends Partial<TryOutTerms> {
  /** Milliseconds for one decision. */
  time?: number
  /** Activations that are imagined after the own one. */
  horizon?: number
  /** What it believes itself, if it has a character of its own. */
  beliefs?: Beliefs
}

/** A bot that searches and can say how it went. */
export interface NightmareBot extends Bot<Doom> {
  /** What the latest search found and how fast it was; null if there was none. */
  searched(): TryOutResult | null
}

/** What a Nightmare has made up its mind to, until its activation is over. */
interface Resolve {
  /** Which activation: round, card, who; and how many main actions were left. */
  turn: string
  mains: number
  beliefs: Beliefs
}

/** What is tried out: plain data, for whoever helps. */
interface Trial {
  plans: readonly Plan[]
  memory: Memory
  /** The plans of a marine, which are many. */
  isMarine: boolean
}

/** Plans of the same mind are of the same hasty mind as well, so that they share what it remembers of a table. */
const known = new WeakMap<Beliefs, Beliefs>()

/** The same mind while it only imagines: it looks less closely, and not beyond the next attack. */
function hasty(beliefs: Beliefs): Beliefs {
  if (!beliefs.squad) return beliefs
  let found = known.get(beliefs)
  if (!found) {
    found = withFigures(beliefs, { 'squad.first': 2, 'squad.later': 0, 'assault.stands': 2 })
    known.set(beliefs, found)
  }
  return found
}

/** Everybody else in imagined worlds, and everybody once the task is done. */
const OTHERS = withFigures(hasty(VETERAN), { 'squad.first': 1, 'squad.second': 1 })

/**
 * Level 3 of DOOM: where a decision matters it tries out several plans in imagined worlds, each played on for some
 * activations by Veterans on both sides, and follows the best one: cards and minds of a marine, which demon kind acts and in
 * which mind, who is summoned where. Everything else it decides like a Veteran, which is also its answer when there is no time.
 */
export function nightmare(seed: number | string, given: NightmareTerms = {}): NightmareBot {
  const random = fastRandom(seed)
  const terms: NightmareTerms & TryOutTerms = { ...TERMS, ...given }
  const { beliefs: own = VETERAN } = given
  const memory: Memory = { attacked: '', taste: nextUint32(random) }
  const time = purse()
  let resolve: Resolve | null = null
  let latest = () => 'Nothing has been decided yet.'
  let because: () => Reason | null = () => null
  let result: TryOutResult | null = null

  return {
    async choose(view, decision, ctx) {
      const { seat } = decision
      result = null
      const turn = `${view.round} ${view.initiative.deck.count} ${seat}`
      const mains = decision.about?.mains ?? 0
      if (resolve?.turn !== turn) resolve = null
      const answer = (beliefs: Beliefs, keep: Memory): DoomOption => {
        const s = read(view, beliefs)
        const pick = pickOf(s, decision, optionsOf(decision), keep)
        const made: Made | null = s && { s, decision, pick }
        latest = () => (made ? explain(made) : `${pick.key}.`)
        because = () => made && reasonOf(made)
        return pick
      }
      const s = read(view, own)
      const settled = resolve !== null && (decision.kind === 'demon-activation' || resolve.mains === mains)
      const acts = decision.kind === 'activation' || decision.kind === 'demon-activation'
      if (!s || !ctx.imagine || (acts && settled) || !isWorthTrying(decision))
        return answer(resolve?.beliefs ?? own, memory).key
      const after = { ...memory }
      const favourite = answer(own, after)
      const asFavoured = (): DoomOption => {
        Object.assign(memory, after)
        return favourite
      }
      const plans = plansFor(s, decision, favourite, own)
      if (plans.length < 2) return asFavoured().key
      const trial: Trial = { plans, memory, isMarine: decision.kind === 'activation' }
      const found = await shared(trial, ctx, time.take(ctx.now(), terms.time ?? ctx.think ?? NIGHTMARE_TIME, turn))
      time.close(ctx.now())
      result = found
      const plan = plans.find(one => one.name === found.tried[0]?.name) ?? plans[0]!
      if (acts) resolve = { turn, mains, beliefs: plan.beliefs }
      const pick = plan.first ?? (plan.beliefs === own ? asFavoured() : answer(plan.beliefs, memory))
      latest = () => told(explain({ s, decision, pick }), found)
      because = () => ({ ...reasonOf({ s, decision, pick }), ...figures(found) })
      return pick.key
    },
    explain: () => latest(),
    reason: () => because(),
    searched: () => result,
    help: (task, ctx) => raced(task as Trial, ctx, paceOf(ctx)),
  }

  /** Tried out here, and by whoever helps. */
  async function shared(trial: Trial, ctx: BotContext, most: number): Promise<TryOutResult> {
    const pace = paceOf(ctx, most)
    const muster = ctx.allies?.(trial)
    const own = await raced(trial, ctx, pace)
    if (!muster) return own
    return runsTogether([own, ...((await muster()) as TryOutResult[])], terms)
  }

  function raced({ plans, memory, isMarine }: Trial, ctx: BotContext, pace: Pace): Promise<TryOutResult> {
    const { seat } = ctx
    const { horizon = seat === INVADER ? HORIZON.invader : HORIZON.marines } = terms
    const ways = plans.map(plan => wayOf({ ...plan, beliefs: hasty(plan.beliefs) }, memory))
    return tryOut(
      {
        ...{ game: doom, seat, ways },
        done: g => passed(g, 0),
        others: () => actor(OTHERS),
        quiet: g => passed(g, horizon),
        evaluate: g => (seat === INVADER ? 1 - marinesStand(g) : marinesStand(g)),
        luck: g => `${g.round} ${g.active}`,
        ...(isMarine && { glance: MOST_RIVALS }),
      },
      ctx.imagine as (r: RandomState) => DoomState,
      random,
      pace,
      terms,
    )
  }
}

/** Tells when more than so many activations have ended. */
function passed(from: DoomState, most: number): (g: DoomState) => boolean {
  const at = (g: DoomState) => 100 * g.round + g.initiative.cards.length
  let mark = at(from)
  let ended = 0
  return g => {
    if (g.phase === 'activation' && at(g) !== mark) {
      mark = at(g)
      ended++
    }
    return ended > most
  }
}

function figures({ tried: [top, second], iterations }: TryOutResult): Pick<Reason, 'searched'> {
  return top ? { searched: { value: top.value, next: second?.value ?? null, games: iterations } } : {}
}

const percent = (value: number): string => `${Math.round(100 * value)} %`

/** A reason, and what the search found. */
function told(reason: string, { tried, iterations }: TryOutResult): string {
  const [top, second] = tried
  if (!top || !second) return reason
  const found = `leads to ${percent(top.value)} in ${iterations} imagined games, the next best to ${percent(second.value)}`
  return `${reason.slice(0, -1)}; that ${found}.`
}
