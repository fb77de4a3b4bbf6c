import { decide, end, endWith, type Frame, thenGoto } from '@redoubt/kernel'
import { carryOut, couldChange } from '../cards/meaning.ts'
import type { Use } from '../cards/use.ts'
import type { EffectStep } from '../content/vocabulary.ts'
import { flow } from '../flow.ts'
import { type Side, seatOf } from '../state.ts'
import { settle } from './destruction.ts'

interface EffectsFrame extends Frame {
  use: Use
  list: EffectStep[]
  at: number
}

/** The steps of an effect in order; what cannot be done is skipped (CQ-0.4). */
export const effects = flow<EffectsFrame>('effects', {
  next: (g, f) => {
    const step = f.list[f.at++]
    return step ? carryOut(g, f.use, step) : end
  },
  // CQ-8.25: whatever a step changed, a unit with too much damage does not survive it.
  settle: g => thenGoto(settle(g), 'next'),
})

interface ChooseFrame extends Frame {
  use: Use
  side: Side
  lists: EffectStep[][]
}

/** A player picks one of several effects; one that could do something, if there is any (CQ-0.5). */
export const chooseOption = flow<ChooseFrame>('choose-option', {
  choose: {
    ask: (g, f) => {
      const options = f.lists.map((list, i) => ({ list, i })).filter(({ list }) => couldChange(g, f.use, list))
      if (options.length === 0) return null
      return decide(
        seatOf(f.side),
        'choose-option',
        'CQ-11.15',
        options.map(({ i }) => ({ do: 'option', n: i + 1 })),
        { about: { ability: f.use.ability } },
      )
    },
    pick: (_, f, choice) => endWith(undefined, [effects.start({ use: f.use, list: f.lists[choice.n! - 1]!, at: 0 })]),
  },
})
