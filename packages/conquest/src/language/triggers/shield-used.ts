import { sideFor } from '../../abilities/use.ts'
import { player } from '../basic.ts'
import { type TriggerWordOf, trigger } from '../trigger-word.ts'

const fields = { player }

export const shieldUsed: TriggerWordOf<'shield-used', typeof fields> = trigger('shield-used', {
  means: 'The player uses a shield card.',
  card: 'discard',
  interrupted: true,
  fields,
  holds: (_, use, t, m) => sideFor(use, t.player) === m.player,
})
