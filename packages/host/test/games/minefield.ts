import { type Choice, decide, defineGame, emit, type Frame, finish, flows, type State } from '@redoubt/kernel'
import { z } from 'zod'

/** Rules with defects on purpose: some choices throw after they have changed the state, one leads where views throw. */
interface Minefield extends State {
  walked: string[]
}

const flow = flows<Minefield>()

const walk = flow<Frame & { options: string[] }>('walk', {
  step: {
    ask: (g, f) =>
      decide(
        g.walked.length % 2 ? 'odd' : 'even',
        'step',
        'M-1',
        f.options.map((word): Choice => ({ do: word })),
      ),
    pick: (g, f, choice) => {
      g.walked.push(choice.do)
      emit({ type: 'walked' })
      if (choice.do === 'mine' || choice.do === 'trap') {
        g.stack.length = 0
        throw new Error(`stepped on a ${choice.do}: the secret is 42`)
      }
      if (choice.do === 'home') finish(g, ['even', 'odd'], 'M-2', 'Home.')
      void f
      return { to: 'step' }
    },
  },
})

export const minefield = defineGame<Minefield, { options: string[] }, unknown>({
  id: 'minefield',
  name: 'Minefield',
  rules: '1',
  options: z.object({ options: z.array(z.string()).default(['mine', 'fog', 'walk', 'home']) }),
  seats: () => ['even', 'odd'].map(seat => ({ seat, name: seat, side: seat })),
  flows: [walk],
  setup: ({ options }, base) => ({ ...base, walked: [], stack: [walk.start({ options })] }),
  view: g => {
    if (g.walked.includes('fog')) throw new Error('cannot see: the secret is 42')
    return { walked: g.walked }
  },
  imagine: g => g,
})
