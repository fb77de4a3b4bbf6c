import { z } from 'zod'
import { player } from '../basic.ts'
import { type TriggerWordOf, trigger } from '../trigger-word.ts'

const fields = { player, planet: z.literal('self') }

export const battleWon: TriggerWordOf<'battle-won', typeof fields> = trigger('battle-won', {
  means: 'The player has won the battle at this planet.',
  fields,
  holds: () => false, // battle abilities are offered by the battle itself (CQ-9.2)
})
