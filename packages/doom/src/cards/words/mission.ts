import { call, decide, type Frame } from '@redoubt/kernel'
import { summonPlaces } from '../../board/places.ts'
import type { EffectOf } from '../../content/effect.ts'
import { say } from '../../events.ts'
import { flow } from '../../flow.ts'
import { boardOf, isFree, occupancy, tableOf } from '../../places.ts'
import { argentSupply, putArgent } from '../../rules/argent.ts'
import { judge } from '../../rules/mission.ts'
import { spacesAt } from '../../rules/movement.ts'
import { available, bringIn, moverOfKind, placeChoices, placeChosen } from '../../rules/summon.ts'
import { type DoomState, INVADER } from '../../state.ts'
import type { Word } from '../frames.ts'

interface BossFrame extends Frame {
  demon: string
  at: number
  tag: string
  argent: number
  health: number
}

/** A mission places a demon: where it says, or as near as possible. */
export const placeDemon = flow<BossFrame>('place-demon', {
  place: {
    ask: (g, f) => {
      if (available(g, f.demon) <= 0) return null
      const named = upright(g, f)
      const places = named === null ? summonPlaces(tableOf(g), moverOfKind(g, f.demon), f.at, occupancy(g)) : [named]
      return places.length > 0 ? decide(INVADER, 'summon-place', 'D-SUMMON-8', placeChoices(g, places)) : null
    },
    pick: (g, f, choice) => {
      const demon = bringIn(g, f.demon, spacesAt(g, blank(f.demon), placeChosen(g, choice)), 'effect')
      if (f.tag) demon.tag = f.tag
      if (f.health > 0) demon.health = f.health
      const gained = Math.min(f.argent, argentSupply(g))
      if (gained > 0) putArgent(g, f.demon, gained)
    },
  },
})

const blank = (kind: string) => ({ id: '', kind, at: [0], damage: 0, stunned: false, mp: 0, moved: 0 })

/** The named place, upright if that fits and is free, else turned; null if neither. */
function upright(g: DoomState, f: BossFrame): number | null {
  for (const place of [f.at, f.at + boardOf(g).size]) {
    const spaces = spacesAt(g, blank(f.demon), place)
    if (spaces?.every(space => isFree(g, space))) return place
  }
  return null
}

const spaceAt = (g: DoomState, [x, y]: readonly [number, number]) => boardOf(g).find(x, y)

export const words = {
  placeDemon: ((g, _f, e) =>
    call(placeDemon, {
      demon: e.demon,
      at: spaceAt(g, e.at),
      tag: e.tag ?? '',
      argent: e.argent ?? 0,
      health: e.health ?? 0,
    })) as Word<EffectOf<'placeDemon'>>,

  placePortal: ((g, _f, e) => {
    const at = spaceAt(g, e.at)
    g.portals.push({ id: e.id, at, level: e.level, up: e.faceUp, threat: 0, progress: 0 })
    say('portal', { portal: e.id, at, change: 'placed' })
  }) as Word<EffectOf<'placePortal'>>,

  placeItem: ((g, _f, e) => {
    const at = spaceAt(g, e.at)
    g.items.push(e.type === 'weapon' ? { type: 'weapon', weapon: e.weapon!, at } : { type: 'health-pack', at })
  }) as Word<EffectOf<'placeItem'>>,

  moveToken: ((g, _f, e) => {
    const token = g.objectives.find(o => o.id === e.token)
    if (!token) return
    token.at = spaceAt(g, e.to)
    say('objective', { token: token.id, change: 'moved', at: token.at })
  }) as Word<EffectOf<'moveToken'>>,

  openDoor: ((g, _f, e) => {
    boardOf(g).doors.forEach((door, d) => {
      if (!e.doors.includes(door.id) || (g.doors & (1 << d)) !== 0) return
      g.doors |= 1 << d
      say('door', { door: d, by: 'mission' })
    })
    judge(g)
  }) as Word<EffectOf<'openDoor'>>,

  setTerrain: ((g, _f, e) => {
    for (const space of e.spaces) g.terrain.push([spaceAt(g, space), e.terrain])
  }) as Word<EffectOf<'setTerrain'>>,

  custom: ((g, _f, e) => {
    if (e.name === 'set-samples-aside') g.counters.samplesSetAside = 3
  }) as Word<EffectOf<'custom'>>,
}
