import { decide, defineGame, emit, type Frame, finish, flows, rollDie, type State } from '@redoubt/kernel'
import { z } from 'zod'

/** Roll as often as you dare: a 1 loses the turn's points, holding keeps them. */
interface Pig extends State {
  goal: number
  scores: Record<string, number>
}

const SEATS = ['ann', 'bob']
const flow = flows<Pig>()

const match = flow<Frame & { turn: number; total: number }>('match', {
  decide: {
    ask: (_g, f) =>
      decide(SEATS[f.turn % 2]!, 'roll-or-hold', 'P-1', [{ do: 'roll' }, { do: 'hold', info: { points: f.total } }]),
    pick: (g, f, choice) => {
      const seat = SEATS[f.turn % 2]!
      if (choice.do === 'roll') {
        const face = rollDie(g, [1, 2, 3, 4, 5, 6])
        emit({ type: 'rolled', seat, face } as { type: string })
        f.total = face === 1 ? 0 : f.total + face
        if (face === 1) f.turn++
      } else {
        g.scores[seat]! += f.total
        emit({ type: 'held', seat, score: g.scores[seat] } as { type: string })
        f.total = 0
        f.turn++
        if (g.scores[seat]! >= g.goal) finish(g, [seat], 'P-2', `${seat} has ${g.scores[seat]} points.`)
      }
      return { to: 'decide' }
    },
  },
})

export const pig = defineGame<Pig, { goal: number; dice?: number[] | undefined }, unknown>({
  id: 'pig',
  name: 'Pig',
  rules: '1',
  options: z.object({ goal: z.int().min(1).default(20), dice: z.array(z.int()).optional() }),
  seats: () => SEATS.map(seat => ({ seat, name: seat, side: seat })),
  flows: [match],
  setup: ({ goal, dice }, base) => ({
    ...base,
    random: dice ? { ...base.random, queue: dice } : base.random,
    goal,
    scores: { ann: 0, bob: 0 },
    stack: [match.start({ turn: 0, total: 0 })],
  }),
  view: g => ({ goal: g.goal, scores: g.scores }),
  imagine: (g, _seat, random) => ({ ...structuredClone(g), random }),
})
