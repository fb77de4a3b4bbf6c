import { box, operations as rules } from '@redoubt/doom'
import type { Outcome } from '@redoubt/kernel'
import { type Asked, type OperationState, Refused } from '@redoubt/protocol'
import type { Player, Store } from '../../store/index.ts'
import { newId } from '../people/secrets.ts'
import type { Session } from '../people/session.ts'
import type { Room } from './room.ts'
import { holds } from './state.ts'

type Rules = rules.Operation
type Squad = Parameters<typeof rules.missionWon>[3]

/** Several missions of DOOM in a row, with their score. */
export interface Operations {
  create(player: Player, game: string, wanted: NonNullable<Asked<'open'>['operation']>): Promise<Kept>
  /** The options of the mission that is to be played. */
  options(kept: Kept, given: unknown): unknown
  /** Options of the next mission; refused if it is not the asker's to choose. */
  next(room: Room, session: Session, mission: string | undefined): Promise<unknown>
  /** Where the operation of this table stands; a mission that is over is entered into the score. */
  of(room: Room): Promise<OperationState | null>
}

interface Kept {
  id: string
  player: string
  operation: Rules
  played: OperationState['played']
}

interface OperationsSettings {
  store: Store
  now(): number
  /** What a spectator sees at the end of a match. */
  finalView(room: Room): Promise<unknown>
}

export function operations({ store, now, finalView }: OperationsSettings): Operations {
  return {
    create: async (player, game, { id, mission }) => {
      if (game !== 'doom') throw new Refused('no-operation')
      const operation = begun(id, mission)
      const kept: Kept = { id: newId(), player: player.id, operation, played: [] }
      await put(kept)
      return kept
    },
    options: ({ operation }, given) => optionsOf(operation, given),
    next: async (room, session, mission) => {
      const kept = await settled(room)
      if (!kept) throw new Refused('no-operation')
      const chooser = rules.chooserOfMission(kept.operation)
      if (chooser !== null) {
        const mine = room.sheet.specs.filter(({ seat }) => holds(room.seat(seat)!, session.who))
        if (!mine.some(({ side }) => side === chooser)) throw new Refused('not-your-decision')
        if (mission === undefined || !rules.missionChoices(box(), kept.operation).includes(mission))
          throw new Refused('illegal-choice', { options: rules.missionChoices(box(), kept.operation) })
        kept.operation = rules.chooseMission(box(), kept.operation, mission)
        await put(kept)
      }
      if (rules.currentMission(kept.operation) === null) throw new Refused('over')
      return optionsOf(kept.operation, room.match.options)
    },
    of: async room => {
      const kept = room.match.operation === null ? null : await settled(room)
      if (!kept) return null
      const { id, operation, played } = kept
      const chooser = rules.chooserOfMission(operation)
      const current = rules.currentMission(operation)
      const missions = current === null ? rules.missionChoices(box(), operation) : [current]
      const isOver = room.match.status === 'over' && missions.length > 0
      return { id, state: operation, played, next: isOver ? { chooser, missions } : null }
    },
  }

  /** Writes a mission that is over into the score, once, whoever asks. */
  async function settled(room: Room): Promise<Kept | null> {
    const row = room.match.operation === null ? null : await store.operations.get(room.match.operation)
    if (!row) return null
    const kept = { id: row.id, player: row.player, ...(row.state as Pick<Kept, 'operation' | 'played'>) }
    const outcome = room.match.outcome as Outcome | null
    const mission = rules.currentMission(kept.operation)
    if (!outcome || outcome.winners.length === 0 || mission === null) return kept
    if (kept.played.some(({ match }) => match === room.id)) return kept
    const winner = outcome.winners.includes('invader') ? 'invader' : 'marines'
    const { marines } = (await finalView(room)) as { marines: Squad }
    kept.operation = rules.missionWon(box(), kept.operation, winner, marines)
    kept.played = [...kept.played, { mission, match: room.id, winner }]
    await put(kept)
    return kept
  }

  async function put({ id, player, operation, played }: Kept): Promise<void> {
    await store.operations.put({ id, player, state: { operation, played }, updated: now() })
  }
}

function begun(id: string, mission: string | undefined): Rules {
  try {
    if (id !== rules.CUSTOM) return rules.standardOperation(box(), id)
    return rules.chooseMission(box(), rules.customOperation(), mission ?? '')
  } catch {
    throw new Refused('no-operation')
  }
}

/** What the set-up says, with the mission and what the marines have kept. What was chosen for another mission goes. */
function optionsOf(operation: Rules, given: unknown): unknown {
  const { eventSets: _, invasion: _invasion, scenario: _scenario, squad, ...kept } = given as Record<string, unknown>
  const marines = typeof kept.marines === 'number' ? kept.marines : 2
  const wanted = rules.missionOptions(operation, marines)
  return { ...kept, ...wanted, squad: { ...(operation.won.length === 0 ? (squad as object) : {}), ...wanted.squad } }
}
