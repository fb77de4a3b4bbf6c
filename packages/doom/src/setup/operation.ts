import type { Content } from '../content/index.ts'
import { MARINES, type MarineId } from '../match/seats.ts'

/** D-OPERATION: several missions in a row, as plain data; a match knows nothing of it. */
export const SIDES = ['marines', 'invader'] as const
export type Side = (typeof SIDES)[number]

export interface Operation {
  /** The id of a standard operation, or 'custom'. */
  id: string
  /** Missions in order; of a custom operation only those chosen so far. */
  missions: string[]
  /** Winners of the missions played. */
  won: Side[]
  /** What the marines brought to the last mission: offered again before the next (D-OPERATION-4, 7). */
  squad: Partial<Record<MarineId, Kit>>
}

/** Class and starting weapons: all else that a marine gains goes back after the mission. */
export interface Kit {
  class: string | null
  weapons: string[]
}

export const CUSTOM = 'custom'
/** D-OPERATION-3 */
const MISSIONS_TO_WIN = 4
/** D-OPERATION-6 */
const MOST_MISSIONS = 6

/** D-OPERATION-2: a standard operation is played in its order. */
export function standardOperation(content: Content, id: string): Operation {
  const missions = missionsOf(content, id)
  if (missions.length === 0) throw new Error(`There is no operation "${id}".`)
  return { id, missions, won: [], squad: {} }
}

/** D-OPERATION-5: the invader chooses the first mission, the loser each further one. */
export function customOperation(): Operation {
  return { id: CUSTOM, missions: [], won: [], squad: {} }
}

/** Missions of an operation by their number; without an id those of all operations of the box. */
export function missionsOf(content: Content, id?: string): string[] {
  return Object.values(content.missions)
    .filter(mission => mission.number > 0 && (id === undefined || mission.operation === id))
    .sort((a, b) => inOrder(a.operation, b.operation) || a.number - b.number)
    .map(mission => mission.id)
}

/** By letters alone: in no language of the machine, or the same choices would come in another order elsewhere. */
const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The mission to be played now; null while one must be chosen or when the operation is over. */
export function currentMission(operation: Operation): string | null {
  return winnerOf(operation) ? null : (operation.missions[operation.won.length] ?? null)
}

/** Who chooses the next mission now; null when nobody does. */
export function chooserOfMission(operation: Operation): Side | null {
  const { id, missions, won } = operation
  if (id !== CUSTOM || missions.length > won.length || winnerOf(operation)) return null
  const last = won[won.length - 1]
  return last === 'invader' ? 'marines' : 'invader'
}

/** D-OPERATION-5: no mission is played twice. */
export function missionChoices(content: Content, operation: Operation): string[] {
  if (!chooserOfMission(operation)) return []
  return missionsOf(content).filter(mission => !operation.missions.includes(mission))
}

export function chooseMission(content: Content, operation: Operation, mission: string): Operation {
  if (!missionChoices(content, operation).includes(mission)) throw new Error(`"${mission}" cannot be chosen now.`)
  return { ...operation, missions: [...operation.missions, mission] }
}

/** The mission in progress was won. `squad` is what the marines own now; only their kit stays theirs. */
export function missionWon(
  content: Content,
  operation: Operation,
  winner: Side,
  squad: ReadonlyArray<{ id: MarineId; class: string | null; weapons: readonly string[] }>,
): Operation {
  if (currentMission(operation) === null) throw new Error('No mission is being played.')
  const kept: Operation['squad'] = { ...operation.squad }
  for (const marine of squad) kept[marine.id] = kitOf(content, marine)
  return { ...operation, won: [...operation.won, winner], squad: kept }
}

/** D-OPERATION-4, D-WEAPON-7, D-GLORY-7: found weapons and Glory Kill cards go back, whoever won. */
function kitOf(content: Content, marine: { class: string | null; weapons: readonly string[] }): Kit {
  return { class: marine.class, weapons: marine.weapons.filter(id => content.weapons[id]?.kind === 'starting') }
}

/** D-OPERATION-3: four missions, else the last one decides; null while it goes on. */
export function winnerOf({ id, missions, won }: Operation): Side | null {
  for (const side of SIDES) if (won.filter(winner => winner === side).length >= MISSIONS_TO_WIN) return side
  const length = id === CUSTOM ? MOST_MISSIONS : missions.length
  return won.length >= length ? won[won.length - 1]! : null
}

/** Options of a match that plays the current mission; the marines keep their kit or choose anew (D-OPERATION-7). */
export function missionOptions(operation: Operation, marines: number) {
  const mission = currentMission(operation)
  if (mission === null) throw new Error('There is no mission to play.')
  const squad = Object.fromEntries(
    MARINES.slice(0, marines).flatMap(id => {
      const kit = operation.squad[id]
      return kit ? [[id, { ...(kit.weapons.length === 2 ? kit : { class: kit.class }), usual: true }]] : []
    }),
  )
  return { mission, marines, squad }
}
