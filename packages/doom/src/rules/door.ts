import type { Next } from '@redoubt/kernel'
import { inOrder } from '@redoubt/kernel'
import { emit } from '../match/events.ts'
import { isDemon } from '../match/figures.ts'
import type { DoomState, Figure } from '../match/state.ts'
import { ruleMoment } from './mission.ts'

/** D-DOOR-2, 4: an opened door leaves the map for good. */
export function openDoor(g: DoomState, door: number, by: Figure): Next {
  g.doors |= 1 << door
  g.tally.doorsOpened++
  g.opened++
  emit('door', { door, by: by.id })
  return inOrder(ruleMoment(g, 'door-opened', { self: by.id, door, by: isDemon(by) ? 'demon' : 'marine' }))
}
