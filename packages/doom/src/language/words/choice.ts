import { call, type Frame, finding, inOrder } from '@redoubt/kernel'
import { z } from 'zod'
import { chooserOf, type EffectsFrame, newEffects } from '../../abilities/frames.ts'
import { offer } from '../../match/choices.ts'
import { decide } from '../../match/decisions.ts'
import { contentOf } from '../../match/figures.ts'
import { flow } from '../../match/flow.ts'
import { candidates } from '../select.ts'
import { selector } from '../selector.ts'
import { timeOf } from '../time-of.ts'
import { type Word, word } from '../word.ts'
import { PLAIN_WORDS, plainEffect } from './plain.ts'

const fields = {
  chooser: selector,
  options: z.array(z.array(plainEffect).min(1)).min(2),
}

/** What a choice can offer: it happens at once and leaves nothing behind. */
const AT_ONCE: readonly string[] = PLAIN_WORDS.filter(word => word.atOnce).map(word => word.op)

interface ChoiceFrame extends Frame {
  use: EffectsFrame
  chooser: string
}

/** The chooser takes one of several lists of effects. */
const choose = flow<ChoiceFrame>('choice', {
  pick: {
    ask: (g, f) => {
      const e = contentOf(g).abilities[f.use.ability]!.effects[f.use.i]!
      if (e.op !== 'choice') return null
      const options = e.options.map((effects, n) => offer.option(n, { effects }))
      return decide(f.chooser, 'choose-effect', 'D-GOLDEN-5', options, { about: { ability: f.use.ability } })
    },
    pick: (_g, f, choice) => {
      const branch = newEffects(f.use)
      branch.branch = [f.use.i, Number(choice.n)]
      branch.chosen = f.chooser
      branch.i = 0
      return inOrder([branch])
    },
  },
})

interface PickChooserFrame extends Frame {
  use: EffectsFrame
  /** Who picks. */
  word?: string
  from: string[]
}

/** First somebody picks the marine who will have to choose. */
const pickChooser = flow<PickChooserFrame>('pick-chooser', {
  pick: {
    ask: (_g, f) =>
      f.from.length === 0
        ? null
        : decide(chooserOf(f.use, f.word), 'pick-figure', 'D-ABILITY-1', f.from.map(offer.pick)),
    pick: (_g, f, choice) => call(choose, { use: f.use, chooser: choice.figure! }),
  },
})

export const choice: Word<'choice', typeof fields> = word('choice', {
  means: 'The chooser picks one option; its effects resolve.',
  group: 'cards',
  from: ['event'],
  fields,
  flows: [choose, pickChooser],
  check: (e, { say, idle }) => {
    if (e.chooser === 'self') idle(['chooser'], 'an event is no marine: marine, marines, or a description')
    if (typeof e.chooser === 'string' && !['self', 'marine', 'marines'].includes(e.chooser))
      say(['chooser'], 'is a marine: self, marine, marines, or a description')
    for (const [n, list] of e.options.entries())
      for (const [m, inner] of list.entries())
        if (!AT_ONCE.includes(inner.op) || timeOf(inner) !== undefined)
          say(['options', n, m], finding`a choice takes what happens at once: ${AT_ONCE.join(', ')}`)
  },
  matters: (g, use, e) => candidates(g, use, e.chooser).length > 0,
  run: (g, f, e) => {
    const word = typeof e.chooser === 'object' ? (e.chooser.selector ?? e.chooser.chooser) : undefined
    return call(pickChooser, { use: { ...f }, from: candidates(g, f, e.chooser), ...(word ? { word } : {}) })
  },
})
