import { emit, heard } from '../../match/events.ts'
import { cardName } from '../../match/names.ts'
import { inProgress } from '../../match/state.ts'
import { type DamageFrame, damage } from '../../rules/damage.ts'
import { type Word, word } from '../word.ts'

const fields = {}

export const cancelShield: Word<'cancel-shield', typeof fields> = word('cancel-shield', {
  means: 'The shield card being used prevents nothing.',
  as: 'once',
  triggers: ['shield-used'],
  fields,
  matters: g => {
    const shield = inProgress<DamageFrame>(g, damage.name)?.shield
    return shield !== undefined && !shield.cancelled
  },
  // CQ-16.28: it prevents nothing, stays discarded and counts as used.
  run: g => {
    const shield = inProgress<DamageFrame>(g, damage.name)?.shield
    if (!shield) return
    shield.cancelled = true
    if (heard()) emit({ type: 'shield-cancelled', card: cardName(g, shield.card) })
  },
})
