import { cards } from './cards.ts'
import { damage } from './damage.ts'
import { deaths } from './deaths.ts'
import { frags } from './frags.ts'
import { kills } from './kills.ts'

export { OTHER_DAMAGE } from './damage.ts'

export const doomStatistics = { frags, damage, cards, kills, deaths } as const
