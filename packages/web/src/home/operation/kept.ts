import type { operations } from '@redoubt/doom'
import { TUTORIAL } from '@redoubt/doom/usual'
import { localTables } from '../../tables/local.ts'
import type { NewTable, Tables } from '../../tables/tables.ts'
import { type DoomDraft, doomTable, newDoomDraft } from '../doom/draft.ts'
import { mended } from '../setup/people.ts'

type Side = operations.Side

/** An operation of this browser: its score, who plays, and the mission on the table. */
export interface KeptOperation {
  /** Empty until its first mission begins. */
  id: string
  operation: operations.Operation
  /** Seats, number of marines, difficulty: the same for every mission. */
  draft: DoomDraft
  played: Array<{ mission: string; match: string; winner: Side }>
  /** The match of the mission in progress. */
  playing: string | null
  updated: number
}

/** The rules of operations come with the game; they are loaded when one is looked at. */
async function rules() {
  const [{ operations }, { box }] = await Promise.all([import('@redoubt/doom'), import('@redoubt/doom/content')])
  return { ...operations, content: box() }
}

export async function newOperation(id: string, draft: DoomDraft): Promise<KeptOperation> {
  const { content, CUSTOM, customOperation, standardOperation } = await rules()
  const operation = id === CUSTOM ? customOperation() : standardOperation(content, id)
  return { id: '', operation, draft, played: [], playing: null, updated: 0 }
}

export async function keptOperations(tables: Tables = localTables()): Promise<KeptOperation[]> {
  const kept = await tables.kept('operations')
  return kept.flatMap(({ value }) => opened(value)).sort((a, b) => b.updated - a.updated)
}

function opened(value: unknown): KeptOperation[] {
  const kept = value as Partial<KeptOperation> | null
  if (!kept?.id || !kept.operation || !Array.isArray(kept.played)) return []
  return [{ updated: 0, playing: null, ...kept, draft: mended(newDoomDraft(TUTORIAL), kept.draft) } as KeptOperation]
}

/** What can happen next, by the rules of operations. */
export interface Standing {
  mission: string | null
  chooser: Side | null
  choices: string[]
  winner: Side | null
}

export async function standingOf({ operation }: KeptOperation): Promise<Standing> {
  const { content, chooserOfMission, currentMission, missionChoices, winnerOf } = await rules()
  return {
    mission: currentMission(operation),
    chooser: chooserOfMission(operation),
    choices: missionChoices(content, operation),
    winner: winnerOf(operation),
  }
}

export async function withMission(kept: KeptOperation, mission: string): Promise<KeptOperation> {
  const { content, chooseMission } = await rules()
  return { ...kept, operation: chooseMission(content, kept.operation, mission) }
}

/** The match that plays the present mission with what the marines have kept. */
export async function missionTable(kept: KeptOperation, own: string): Promise<NewTable> {
  const { missionOptions } = await rules()
  const { draft, operation } = kept
  const wanted = missionOptions(operation, draft.marines)
  const table = doomTable({ ...draft, mission: wanted.mission }, own, false)
  const options = { ...(table.options as object), squad: { ...squadOf(table), ...wanted.squad } }
  return { ...table, options, operation: kept.id }
}

function squadOf({ options }: NewTable): object {
  return (options as { squad?: object }).squad ?? {}
}

/** Writes a mission that is over into the score; nothing changes while it goes on. */
export async function settled(kept: KeptOperation, tables: Tables = localTables()): Promise<KeptOperation> {
  if (kept.playing === null) return kept
  const card = (await tables.list()).find(({ id }) => id === kept.playing)
  if (!card) return keep({ ...kept, playing: null }, tables) // deleted: the mission is played again
  if (!card.outcome) return kept
  const { content, currentMission, missionWon } = await rules()
  const mission = currentMission(kept.operation)
  if (mission === null || card.outcome.winners.length === 0) return keep({ ...kept, playing: null }, tables)
  const winner: Side = card.outcome.winners.includes('invader') ? 'invader' : 'marines'
  const operation = missionWon(content, kept.operation, winner, await squadAtTheEnd(card.id, tables))
  const played = [...kept.played, { mission, match: card.id, winner }]
  return keep({ ...kept, operation, played, playing: null }, tables)
}

type Squad = Parameters<typeof operations.missionWon>[3]

/** What the marines own now stands on the table, not in the options: they may have chosen there. */
async function squadAtTheEnd(match: string, tables: Tables): Promise<Squad> {
  const { length } = await tables.openReplay(match)
  const { view } = await tables.replayAt(match, length, 'spectator')
  return (view as { marines: Squad }).marines
}

export async function keep(kept: KeptOperation, tables: Tables = localTables()): Promise<KeptOperation> {
  const value = { ...kept, id: kept.id || crypto.randomUUID(), updated: Date.now() }
  await tables.keep('operations', value.id, value)
  return value
}
