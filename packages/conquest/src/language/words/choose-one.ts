import { call, endWith, type Frame } from '@redoubt/kernel'
import { z } from 'zod'
import { couldChange } from '../../abilities/meaning.ts'
import { sideFor, type Use } from '../../abilities/use.ts'
import { offer } from '../../match/choices.ts'
import { decide } from '../../match/decisions.ts'
import { flow } from '../../match/flow.ts'
import type { EffectStep } from '../../match/said.ts'
import { type Side, seatOf } from '../../match/state.ts'
import { effect } from '../../rules/effects.ts'
import { player } from '../basic.ts'
import { steps } from '../nested.ts'
import { type Word, word } from '../word.ts'

const fields = { player, options: z.array(z.strictObject({ text: z.string(), effect: steps })) }

interface ChooseFrame extends Frame {
  use: Use
  side: Side
  lists: EffectStep[][]
}

/** A player picks one of several effects; one that could do something, if there is any (CQ-0.5). */
const chooseOption = flow<ChooseFrame>('choose-option', {
  choose: {
    ask: (g, f) => {
      const options = f.lists.map((list, i) => ({ list, i })).filter(({ list }) => couldChange(g, f.use, list))
      if (options.length === 0) return null
      return decide(
        seatOf(f.side),
        'choose-option',
        'CQ-11.15',
        options.map(({ i }) => offer.option(i + 1)),
        { about: { ability: f.use.ability } },
      )
    },
    pick: (_, f, choice) => endWith(undefined, [effect(f.use, f.lists[choice.n! - 1]!)]),
  },
})

export const chooseOne: Word<'choose-one', typeof fields> = word('choose-one', {
  means: 'The player picks one of the effects; one that could do something, if there is any.',
  as: 'once',
  fields,
  flows: [chooseOption],
  check: (b, step, path) => {
    if (step.options.length < 2) b.say(`${path}.options`, 'a choice has at least two options')
    for (const [n, option] of step.options.entries()) b.inside(b, option.effect, `${path}.options[${n}].effect`)
  },
  matters: (g, use, step) => step.options.some(option => couldChange(g, use, option.effect)),
  run: (_, use, step) =>
    call(chooseOption, { use, side: sideFor(use, step.player), lists: step.options.map(option => option.effect) }),
})
