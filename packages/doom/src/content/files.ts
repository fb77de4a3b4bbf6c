import type { z } from 'zod'
import type { Face } from '../board/maps/index.ts'
import * as cards from './cards.ts'
import { type DifficultyLevel, type Mission, mission, type Operation, operationsFile, type Winning } from './mission.ts'

/** Files of content that are a list of cards: what each holds. */
export const CARD_FILES = {
  'dice.json': { list: 'dice', schema: cards.die },
  'demons.json': { list: 'demons', schema: cards.demon },
  'action-cards.json': { list: 'actionCards', schema: cards.actionCard },
  'weapons.json': { list: 'weapons', schema: cards.weapon },
  'class-cards.json': { list: 'classes', schema: cards.classCard },
  'glory-kill-cards.json': { list: 'glory', schema: cards.gloryCard },
  'squad-cards.json': { list: 'squads', schema: cards.squadCard },
  'event-sets.json': { list: 'eventSets', schema: cards.eventSet },
  'event-cards.json': { list: 'events', schema: cards.eventCard },
  'invasion-cards.json': { list: 'invasions', schema: cards.invasionCard },
  'threat-cards.json': { list: 'threats', schema: cards.threatCard },
  'objective-cards.json': { list: 'objectives', schema: cards.objectiveCard },
  'marine-cards.json': { list: 'marines', schema: cards.marineCard },
  'stun-card.json': { list: 'stun', schema: cards.stunCard },
  'initiative-cards.json': { list: 'initiative', schema: cards.initiativeCard },
} as const
export type CardFile = keyof typeof CARD_FILES
export const CARD_FILE_NAMES = Object.keys(CARD_FILES) as CardFile[]

export const OPERATIONS_FILE = 'maps/operations.json'
/** A list of lines, drawn as in the box. */
export const TILES_FILE = 'maps/tiles.json'
export const MISSION_FOLDER = 'maps/missions/'
/** What is read in another language, one file for each: `text/pl.json`. */
export const TEXT_FOLDER = 'text/'
export const missionSchema = mission
export const operationsSchema = operationsFile

/** Validated entries, still as lists. */
type CardLists = {
  -readonly [F in CardFile as (typeof CARD_FILES)[F]['list']]: Array<z.infer<(typeof CARD_FILES)[F]['schema']>>
}

export interface Entries extends CardLists {
  tiles: Face[]
  missions: Mission[]
  operations: Operation[]
  difficulties: DifficultyLevel[]
  /** Null where the files do not say. */
  winning: Winning | null
}
