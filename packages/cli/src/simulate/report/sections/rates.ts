import { type Data, gameOfRun } from '../data.ts'
import { percent } from '../markup.ts'
import { kindName } from '../names.ts'
import { panel } from '../panel.ts'
import { intervals } from '../plots/intervals.ts'

/** Win rate of every kind of match with the interval of Wilson. */
export function rates(data: Data): string {
  const { table } = data
  const { told } = data.voice
  const several = new Set(table.map(t => t.pairing.bots.join())).size > 1
  const who = gameOfRun(data) === 'doom' ? 'the marines' : 'player a'
  const list = table.map(({ pairing, rate, from, to }) => ({
    name: kindName(pairing, several, data.voice),
    rate,
    from,
    to,
  }))
  const inside = list.filter(({ rate }) => rate >= 0.3 && rate <= 0.7).length
  const says =
    list.length === 1
      ? told({
          words: `{} of the matches are won by ${who}; with 95 % confidence the true rate lies between {} and {}.`,
          values: [list[0]!.rate, list[0]!.from, list[0]!.to].map(percent),
        })
      : told({
          words: `How often ${who} win, with the 95 % interval of Wilson. {} of {} kinds of match lie in the band from 30 to 70 %.`,
          values: [inside, list.length],
        })
  return panel(
    {
      title: told(`Matches won by ${who}`),
      says,
      drawing: intervals(says, list),
      head: ['match', 'games', 'won', 'lost', 'drawn', 'broken off', 'rate', 'from', 'to'],
      rows: table.map((t, i) => [
        list[i]!.name,
        t.games,
        ...t.won,
        t.drawn,
        t.brokenOff,
        percent(t.rate),
        percent(t.from),
        percent(t.to),
      ]),
    },
    told,
  )
}
