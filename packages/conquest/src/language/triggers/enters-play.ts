import { plays, role } from '../role.ts'
import { type TriggerWordOf, trigger } from '../trigger-word.ts'

const fields = { card: role }

export const entersPlay: TriggerWordOf<'enters-play', typeof fields> = trigger('enters-play', {
  means: 'The card has entered play, deployed or not.',
  card: 'play',
  atPlanet: true,
  fields,
  holds: (g, use, t, m) => plays(g, use, t.card, m.card!, m),
})
