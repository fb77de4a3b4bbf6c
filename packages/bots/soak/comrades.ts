/**
 * How marines of a level do as comrades: how often one ends its activation with main actions and cards left, and how often it does
 * so while a comrade stands next to two demons or more. Every such activation of the second kind is told, to be looked at.
 *
 *   npm run soak -- bots/comrades -- nightmare black-bishop-3,exodus-4 3 4 comrades 12      level, missions, marines, matches, seed, imagined games
 */
import { adjacent, type DoomDecision, type DoomState, doom, INVADER } from '@redoubt/doom'
import { fastRandom, seenDecision } from '@redoubt/kernel'
import type { Bot } from '../src/bot.ts'
import { VETERAN } from '../src/doom/character/experience.ts'
import { optionsOf } from '../src/doom/reading/option.ts'
import { pieceOf, read } from '../src/doom/reading/situation.ts'
import { actor } from '../src/doom/search/actor.ts'
import { type NightmareTerms, nightmare } from '../src/doom/search/nightmare.ts'
import { levelOf } from '../src/levels.ts'

export default async function soak(args: readonly string[] = []): Promise<void> {
  const [level = 'nightmare', missions = 'black-bishop-3', squad = '3', games = '4', seed = 'comrades', worlds = '12'] =
    args
  const terms: NightmareTerms = { iterations: Number(worlds), time: Number.POSITIVE_INFINITY }
  const make = (seat: string) =>
    (level === 'nightmare' ? nightmare(seat, terms) : levelOf('doom', level)!.make(seat)) as Bot
  const count = {
    activations: 0,
    'with main actions left': 0,
    'and cards to play': 0,
    'while a comrade is surrounded': 0,
    won: 0,
    matches: 0,
  }
  for (const mission of missions.split(','))
    for (let n = 0; n < Number(games); n++) {
      const g = doom.create({ mission, marines: Number(squad) }, `${seed} ${mission} ${n}`)
      g.random = fastRandom(`${seed} ${mission} ${n}`)
      const bots = new Map(g.marines.map(({ id }) => [id as string, make(`${id} ${n}`)]))
      const invader = actor(VETERAN)
      while (!g.outcome && g.seq < 8000) {
        const { seat } = g.decision!
        if (seat === INVADER) doom.choose(g, invader(g))
        else await marine(g, seat, bots.get(seat)!)
      }
      count.matches++
      if (g.outcome && !g.outcome.winners.includes(INVADER)) count.won++
    }
  for (const [what, much] of Object.entries(count)) console.log(`${what.padEnd(32)} ${much}`)

  async function marine(g: DoomState, seat: string, bot: Bot): Promise<void> {
    const decision = seenDecision<DoomDecision>(g, seat)!
    const view = doom.view(g, seat)
    const imagine = (random: typeof g.random) => doom.imagine(g, seat, random)
    const ctx = { seat, deadline: Number.POSITIVE_INFINITY, now: () => 0, signal: { aborted: false }, imagine }
    const answer = await bot.choose(view, decision, ctx)
    if (decision.kind === 'activation' && answer === 'end') {
      const s = read(view, VETERAN)!
      const plays = optionsOf(decision).filter(o => o.do === 'play')
      count.activations++
      if ((decision.about?.mains ?? 0) > 0) {
        count['with main actions left']++
        if (plays.length > 0) {
          count['and cards to play']++
          const beside = (id: string) =>
            s.demons.filter(d => adjacent(s.table, pieceOf(s, id)!.spaces, d.spaces)).length
          const inNeed = s.squad.filter(p => p.kind === 'marine' && p.id !== seat && beside(p.id) >= 2)
          if (inNeed.length > 0) {
            count['while a comrade is surrounded']++
            const me = pieceOf(s, seat)!
            const cards = plays.map(o => o.card).join(', ')
            console.log(
              `${g.rulings.mission} round ${g.round}: ${seat} (${me.left} left, ${decision.about?.mains} mains, mp ${me.mp}) ends with ${cards}; in need ${inNeed.map(p => p.id)}; ${bot.explain?.()}`,
            )
          }
        }
      }
    }
    doom.choose(g, answer)
  }
}
