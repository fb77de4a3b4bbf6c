import { decide, defineGame, type Frame, flows, goto, type State, type Zone, zone } from '@redoubt/kernel'
import { z } from 'zod'

/** A position as large as those of the real games: figures, piles of cards and a deep stack of procedures. */
interface Large extends State {
  figures: Record<string, { kind: string; at: string; damage: number; stun: boolean; tokens: string[]; moved: number }>
  zones: Record<string, Zone>
}

type Go = { do: 'step'; to: string; info: { cost: number } }

interface Walk extends Frame {
  figure: string
  points: number
  from: string
  entered: string[]
  sprint: boolean
  attacks: number
  target: string | null
  range: number
  cover: boolean
  steps: number
}

const OPTIONS: readonly Go[] = Array.from({ length: 15 }, (_, i) => ({
  do: 'step',
  to: `g${i + 1}`,
  info: { cost: 1 + (i % 2) },
}))

const decision = decide('alpha', 'walk', 'L-1', OPTIONS)

/** Each decision costs the game next to nothing, so what is measured is the kernel: a question, two steps, a goto. */
const walk = flows<Large, Go>()<Walk>('walk', {
  step: {
    ask: () => decision,
    pick: (g, f, choice) => {
      f.points -= choice.info.cost
      g.figures.f0!.at = choice.to
    },
  },
  enter: (_, f) => {
    f.steps++
  },
  again: () => goto('step'),
})

const locals = { figure: 'f0', points: 0, from: 'a1', entered: ['a1', 'b1'], sprint: false, attacks: 0 }
const frame = () => walk.start({ ...locals, target: null, range: 4, cover: false, steps: 0, entered: ['a1', 'b1'] })

export const large = defineGame<Large, unknown, unknown>({
  id: 'large',
  name: 'Large',
  rules: '1',
  options: z.unknown(),
  seats: () => [],
  flows: [walk],
  setup: (_, base) => {
    const figures: Large['figures'] = {}
    for (let i = 0; i < 14; i++)
      figures[`f${i}`] = {
        kind: i < 3 ? 'marine' : 'imp',
        at: `c${i}`,
        damage: i % 3,
        stun: false,
        tokens: [],
        moved: 0,
      }
    const zones: Large['zones'] = {}
    for (const owner of ['alpha', 'bravo', 'invader'])
      for (const seen of ['all', 'owner', 'nobody'] as const)
        zones[`${owner}-${seen}`] = zone(
          owner,
          seen,
          Array.from({ length: 8 }, (_, i) => `card-${i}`),
        )
    return { ...base, figures, zones, stack: [frame(), frame(), frame()] }
  },
  view: () => null,
  imagine: g => g,
})
