import { battles } from './battles.ts'
import { cards } from './cards.ts'
import { kills } from './kills.ts'
import { planets } from './planets.ts'
import { struggles } from './struggles.ts'

export const conquestStatistics = { planets, cards, struggles, battles, kills } as const
