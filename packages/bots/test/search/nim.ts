import { type Choice, decide, defineGame, type Frame, finish, flows, type Seat, type State } from '@redoubt/kernel'
import { z } from 'zod'

/** Take 1 to 3 sticks; whoever takes the last one wins. How many are left beyond 8 is nobody's knowledge. */
export interface Nim extends State {
  sticks: number
  turn: Seat
  imagined?: true
}

type Take = Choice & { n: number }
const flow = flows<Nim, Take>()

const play = flow<Frame>('play', {
  take: {
    ask: g => {
      const most = Math.min(3, g.sticks)
      return decide(
        g.turn,
        'take',
        'N-1',
        Array.from({ length: most }, (_, i) => ({ do: 'take', n: i + 1 })),
        { always: true },
      )
    },
    pick: (g, _, choice) => {
      g.sticks -= choice.n
      if (g.sticks === 0) finish(g, [g.turn], 'N-2', 'the last stick')
      g.turn = g.turn === 'x' ? 'o' : 'x'
      return { to: 'take' }
    },
  },
})

export const nim = defineGame<Nim, { sticks: number }, unknown>({
  id: 'nim',
  name: 'Nim',
  rules: '1',
  options: z.object({ sticks: z.number() }),
  seats: () => ['x', 'o'].map(seat => ({ seat, name: seat, side: seat })),
  flows: [play],
  setup: ({ sticks }, base) => ({ ...base, sticks, turn: 'x', stack: [play.start({})] }),
  view: g => ({ sticks: g.sticks }),
  imagine: (g, _, random) => ({ ...structuredClone(g), random, imagined: true }),
})
