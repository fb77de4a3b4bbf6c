import { decide, defineGame, type Frame, flows, type State } from '@redoubt/kernel'
import { z } from 'zod'

/** Rules with defects on purpose. */
const flow = flows<State>()

const match = flow<Frame>('match', {
  decide: {
    ask: () => decide('solo', 'go', 'F-1', [{ do: 'good' }, { do: 'bad' }, { do: 'circle' }]),
    pick: (g, _f, choice) => {
      if (choice.do === 'bad') {
        g.stack.length = 0
        throw new Error('a defect of the rules')
      }
      return { to: choice.do === 'circle' ? 'circle' : 'decide' }
    },
  },
  circle: () => ({ to: 'circle' }),
})

export const faulty = defineGame<State, { broken: boolean }, unknown>({
  id: 'faulty',
  name: 'Faulty',
  rules: '1',
  options: z.looseObject({ broken: z.boolean().default(false) }),
  seats: () => [{ seat: 'solo', name: 'solo', side: 'solo' }],
  flows: [match],
  setup: ({ broken }, base) => {
    if (broken) throw new Error('cannot be set up')
    return { ...base, stack: [match.start({})] }
  },
  view: () => {
    throw new Error('cannot be seen')
  },
  imagine: g => g,
})
