import { finding } from '@redoubt/kernel'
import { z } from 'zod'
import { boardOf, tableOf } from '../../board/positions.ts'
import { emit } from '../../match/events.ts'
import type { DoomState } from '../../match/state.ts'
import { id } from '../basic.ts'
import { either, oneOf } from '../fields.ts'
import { OF_RULES } from '../sources.ts'
import { refinement, type Word, word } from '../word.ts'

const fields = {
  which: z.enum(['all', 'face-down-in-regions-of-door']).optional(),
  portals: z.array(id).min(1).optional(),
}

/** Portals turned face up by this effect, for the effect that summons from them. */
function turnUp(g: DoomState, ids: readonly string[]): string[] {
  const turned: string[] = []
  for (const portal of g.portals)
    if (!portal.up && ids.includes(portal.id)) {
      portal.up = true
      turned.push(portal.id)
      emit('portal', { portal: portal.id, at: portal.at, change: 'revealed' })
    }
  return turned
}

/** Infestation: face-down portals in the regions that the opened door now connects. */
function behindDoor(g: DoomState, door: number): string[] {
  const { area } = tableOf(g)
  const regions = boardOf(g)
    .doors[door]!.between.flat()
    .map(space => area[space])
  return g.portals.filter(p => !p.up && regions.includes(area[p.at])).map(p => p.id)
}

export const revealPortals: Word<'revealPortals', typeof fields> = word('revealPortals', {
  means: 'Turns portals face up.',
  group: 'invader',
  from: OF_RULES,
  mission: true,
  fields,
  fits: refinement(oneOf('which', 'portals'), either('which', 'portals')),
  check: (e, { when, say }) => {
    if (e.which === 'face-down-in-regions-of-door' && when !== 'door-opened')
      say(['which'], finding`no door is opened at ${when}`)
  },
  run: (g, f, e) => {
    const all = () => g.portals.map(p => p.id)
    f.portals = turnUp(g, e.portals ?? (e.which === 'all' ? all() : behindDoor(g, f.door!)))
  },
})
