import { plays, role } from '../role.ts'
import { type TriggerWordOf, trigger } from '../trigger-word.ts'

const fields = { card: role }

export const discardedFromPlay: TriggerWordOf<'discarded-from-play', typeof fields> = trigger('discarded-from-play', {
  means: 'The card has gone from play to the discard pile.',
  card: 'discard',
  atPlanet: true,
  fields,
  holds: (g, use, t, m) => plays(g, use, t.card, m.card!, m),
})
