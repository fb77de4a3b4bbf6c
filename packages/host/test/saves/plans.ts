import { conquest } from '@redoubt/conquest'
import { doom } from '@redoubt/doom'
import type { AnyGame } from '@redoubt/kernel'

/** A match to be recorded once for every version of the rules. */
export interface Plan {
  name: string
  options: unknown
  /** Who plays all seats. */
  level: 'random' | 'recruit' | 'cadet'
  /** How far: the match is left in the middle of this round. */
  rounds: number
  /** Only the first position of its latest round is kept, as if the last one had been lost. */
  rough?: true
}

const MISSIONS = ['tutorial', ...['black-bishop', 'exodus'].flatMap(id => [1, 2, 3, 4, 5, 6].map(n => `${id}-${n}`))]

const VARIANTS = {
  mulligan: true,
  deckOutLoses: true,
  commandActions: true,
  readyUnitToWin: true,
  rangedSkirmish: true,
  zeroMustAttack: false,
  withdrawnExhausted: false,
  firstPlanetGap: false,
  battlesDecidedLate: false,
}

const [demoMarines, demoOrks] = ['demo-30-space-marines', 'demo-30-orks']
const [marines, orks] = ['starter-35-space-marines', 'starter-35-orks']

export const PLANS: ReadonlyArray<{ game: AnyGame; plans: readonly Plan[] }> = [
  {
    game: doom,
    plans: [
      ...MISSIONS.map((mission, n): Plan => {
        const marines = mission === 'tutorial' ? 1 : 1 + (n % 4)
        return { name: mission, options: { mission, marines }, level: 'recruit', rounds: 3 }
      }),
      {
        name: 'free-choice',
        options: { mission: 'black-bishop-4', marines: 2, freeChoice: true },
        level: 'random',
        rounds: 3,
        rough: true,
      },
      {
        name: 'veterans',
        options: { mission: 'exodus-5', marines: 4, difficulty: 'veteran' },
        level: 'random',
        rounds: 2,
        rough: true,
      },
    ],
  },
  {
    game: conquest,
    plans: [
      { name: 'demo', options: {}, level: 'cadet', rounds: 99 },
      {
        name: 'demo-swapped',
        options: { decks: { a: demoOrks, b: demoMarines }, initiative: 'b' },
        level: 'random',
        rounds: 3,
      },
      {
        name: 'starter',
        options: { decks: { a: marines, b: orks }, planets: 'core-10' },
        level: 'cadet',
        rounds: 4,
        rough: true,
      },
      {
        name: 'variants',
        options: { decks: { a: orks, b: orks }, planets: 'core-10', rules: VARIANTS },
        level: 'random',
        rounds: 99,
      },
      {
        name: 'mixed-variants',
        options: { decks: { a: demoMarines, b: orks }, planets: 'core-10', rules: VARIANTS },
        level: 'cadet',
        rounds: 3,
      },
    ],
  },
]
