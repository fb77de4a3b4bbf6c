import { z } from 'zod'
import { emit } from '../../match/events.ts'
import { OF_MARINES } from '../sources.ts'
import { type Word, word } from '../word.ts'

const fields = { a: z.literal('revealed'), b: z.literal('own') }

export const swapInitiative: Word<'swapInitiative', typeof fields> = word('swapInitiative', {
  means: 'The own card becomes the revealed card; the revealed one takes its place in the deck.',
  group: 'initiative',
  from: OF_MARINES,
  moments: ['initiative-revealed'],
  fields,
  run: (g, f) => {
    const deck = g.initiative.cards
    const i = deck.lastIndexOf(f.owner)
    if (i < 0 || g.revealed === null) return
    const shown = g.initiativeDiscard.cards
    deck[i] = g.revealed
    shown[shown.lastIndexOf(g.revealed)] = f.owner
    g.revealed = f.owner
    emit('initiative', { card: f.owner })
  },
})
