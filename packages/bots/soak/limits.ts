/**
 * What frag limits can do, and what they cannot: matches between Veterans in which frags alone end nothing, and how many the invader had
 * when the marines were done. Who would have won with any limit can be read off that, so that one run stands for many; but only at best for
 * the marines, for an invader that is near its limit plays for it. What no limit mends needs another change. In a hurry, as in
 * `bots/levels`: what it finds is proven by `redoubt simulate`.
 *
 *   npm run soak -- bots/limits -- exodus-4,black-bishop-3 1,2,3,4 40 limits      missions, marines, matches, seed
 */
import { doom, INVADER } from '@redoubt/doom'
import { box } from '@redoubt/doom/content'
import { VETERAN } from '../src/doom/character/experience.ts'
import { playOn } from '../train/lib/table.ts'

const NO_LIMIT = 60

export default async function soak(args: readonly string[] = []): Promise<void> {
  const [missions = 'exodus-4', squads = '1,2,3,4', games = '40', seed = 'limits'] = args
  for (const mission of missions.split(','))
    for (const marines of squads.split(',').map(Number)) {
      const needed: number[] = []
      let rounds = 0
      for (let n = 0; n < Number(games); n++) {
        const g = doom.create({ mission, marines }, `${seed} ${mission} ${marines} ${n}`)
        g.rulings.fragLimit = NO_LIMIT
        playOn(g, `${seed} ${n}`, VETERAN, VETERAN)
        needed.push(g.outcome?.winners.includes(INVADER) ? NO_LIMIT : g.invader.frags)
        rounds += g.round
      }
      const now = box().missions[mission]!.objective.params.fragLimit[String(marines) as '1']
      const share = (limit: number) => Math.round((100 * needed.filter(frags => frags < limit).length) / needed.length)
      const curve = Array.from({ length: 20 }, (_, n) => `${n + 1}:${share(n + 1)}`).join(' ')
      console.log(
        `${mission} ${marines}  limit ${now}: ${share(now)} %  (${(rounds / needed.length).toFixed(1)} rounds)  ${curve}`,
      )
    }
}
