import { z } from 'zod'
import { marineOf } from '../../match/figures.ts'
import type { Ability, Selector } from '../../match/said.ts'
import { drawActions, drawEvents, gainGlory } from '../../rules/decks.ts'
import { positive } from '../basic.ts'
import { selector as who } from '../selector.ts'
import { OF_MARINES } from '../sources.ts'
import { type Word, word } from '../word.ts'

const fields = { deck: z.enum(['action', 'event', 'glory']), who, amount: positive }

function namesMarines({ source }: Ability, who: Selector): boolean {
  if (typeof who === 'object') return who.side === 'marine'
  if (who === 'self') return OF_MARINES.includes(source)
  return who === 'marines' || who === 'killer'
}

export const drawCards: Word<'drawCards', typeof fields> = word('drawCards', {
  means: 'Draws cards. A Glory Kill card gained this way also heals 2.',
  group: 'cards',
  atOnce: true,
  mission: true,
  fields,
  check: (e, { ability, say }) => {
    if (e.deck === 'event') {
      if (e.who !== 'invader') say(['who'], 'the invader draws events')
    } else if (!namesMarines(ability, e.who)) say(['who'], 'marines draw action and Glory Kill cards')
  },
  run: (g, f, e) => {
    if (e.deck === 'event') drawEvents(g, e.amount)
    else
      for (const id of f.targets) {
        const m = marineOf(g, id)
        if (e.deck === 'action') drawActions(g, m, e.amount)
        else
          for (let n = 0; n < e.amount; n++) {
            gainGlory(g, m)
          }
      }
  },
})
