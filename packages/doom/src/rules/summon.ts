import { call, end, type Frame, goto, inOrder, reveal, thenGoto } from '@redoubt/kernel'
import { hasPassive } from '../abilities/in-force.ts'
import { sequence } from '../abilities/sequence.ts'
import type { Place } from '../board/base.ts'
import { FLYER, largeMover, type Mover, WALKER } from '../board/mover.ts'
import { summonPlaces } from '../board/places.ts'
import { boardOf, occupancy, tableOf } from '../board/positions.ts'
import { type DoomChoice, offer } from '../match/choices.ts'
import { decide } from '../match/decisions.ts'
import { emit } from '../match/events.ts'
import { contentOf, newFigure } from '../match/figures.ts'
import { flow } from '../match/flow.ts'
import { INVADER } from '../match/seats.ts'
import type { DoomState, Figure, Portal } from '../match/state.ts'
import { gainArgent, spendInvasionArgent } from './argent.ts'
import { forbidden, ruleMoment } from './mission.ts'
import { spacesAt } from './mover.ts'

function groupsOf(g: DoomState, portal: Portal) {
  return contentOf(g).invasions[g.invader.invasion]!.groups[portal.level] // D-SUMMON-2
}

/** How a kind is placed: large and flying figures ignore terrain (D-SUMMON-10). */
export function moverOfKind(g: DoomState, kind: string): Mover {
  const content = contentOf(g)
  const [wide, high] = content.demons[kind]!.base
  if (wide * high > 1) return largeMover(wide, high)
  return hasPassive(content, kind, 'grantFlying', e => e.op === 'grantFlying' && !e.mustEndOnGround) ? FLYER : WALKER
}

/** D-LIMITS-3: figures of the kind left in the box. */
export function available(g: DoomState, kind: string): number {
  return contentOf(g).demons[kind]!.figures - g.figures.filter(f => f.kind === kind).length
}

/** The same text as the one string that names of fields share: two such strings are told apart without reading them. */
const interned = (text: string): string => Object.keys({ [text]: 0 })[0]!

/** Puts a new demon on the map; its card is turned face up (D-SUMMON-5, 14). */
export function bringIn(g: DoomState, kind: string, at: readonly number[], how: 'summon' | 'setup' | 'effect'): Figure {
  let n = 1
  while (g.figures.some(f => f.id === `${kind}-${n}`)) n++
  const demon = newFigure(interned(`${kind}-${n}`), kind, at.slice())
  g.figures.push(demon)
  const card = g.demons[kind]!
  if (!card.up) {
    card.up = true
    emit('demon-card', { kind, up: true })
  }
  emit('placed', { figure: demon.id, at: demon.at, how })
  return demon
}

export function placeChoices(g: DoomState, places: readonly Place[]) {
  const { size, name } = boardOf(g)
  return places.map(place =>
    place < size ? offer.placeAt(name(place), { place }) : offer.placeTurned(name(place - size), { place }),
  )
}

export function placeChosen(g: DoomState, choice: DoomChoice): Place {
  const { at, size } = boardOf(g)
  return at(choice.to!) + (choice.n === 'turned' ? size : 0)
}

/** D-SUMMON: one group comes out of one portal. */
interface SummonFrame extends Frame {
  portal: string
  keep: boolean
  group: number
  /** Which entry of the group, and how many of it are placed. */
  entry: number
  placed: number
  /** Figures placed. */
  met: string[]
}

export const summon = flow<SummonFrame>('summon', {
  group: {
    ask: (g, f) => {
      const portal = g.portals.find(p => p.id === f.portal)
      if (!portal) return null
      const options = groupsOf(g, portal).map(({ demons, argent }, n) => offer.group(n, { demons, argent }))
      return decide(INVADER, 'invasion-group', 'D-SUMMON-2', options, {
        about: { portal: f.portal, level: portal.level, at: boardOf(g).name(portal.at) },
      })
    },
    pick: (g, f, choice) => {
      f.group = Number(choice.n)
      const portal = g.portals.find(p => p.id === f.portal)!
      show(g, portal.level, f.group)
      emit('group', { portal: f.portal, demons: groupsOf(g, portal)[f.group]!.demons.map(d => ({ ...d })) })
    },
  },
  // D-SUMMON-3, 4: in the order of the group, one figure at a time.
  place: {
    ask: (g, f) => {
      const portal = g.portals.find(p => p.id === f.portal)
      if (!portal) return null
      const { demons } = groupsOf(g, portal)[f.group]!
      for (; f.entry < demons.length; f.entry++, f.placed = 0) {
        const { demon, count } = demons[f.entry]!
        if (f.placed >= count || available(g, demon) <= 0) continue // D-SUMMON-6, OP-26
        const places = summonPlaces(tableOf(g), moverOfKind(g, demon), portal.at, occupancy(g))
        if (places.length === 0) continue // OP-41
        return decide(INVADER, 'summon-place', 'D-SUMMON-4', placeChoices(g, places), { about: { demon } })
      }
      return null
    },
    pick: (g, f, choice) => {
      const portal = g.portals.find(p => p.id === f.portal)!
      const { demon } = groupsOf(g, portal)[f.group]!.demons[f.entry]!
      const place = placeChosen(g, choice)
      f.met.push(bringIn(g, demon, spacesAt(g, newFigure('', demon, []), place), 'summon').id)
      f.placed++
      return goto('place')
    },
  },
  // D-SUMMON-11, D-ARGENT-6
  argent: (g, f) => {
    const portal = g.portals.find(p => p.id === f.portal)
    if (!portal) return end
    const group = groupsOf(g, portal)[f.group]!
    return call(gainArgent, { left: group.argent, on: group.demons.map(d => d.demon) })
  },
  // D-PORTAL-4, D-SUMMON-12
  discard: (g, f) => {
    const portal = g.portals.find(p => p.id === f.portal)!
    const kinds = groupsOf(g, portal)[f.group]!.demons.map(d => d.demon)
    if (!f.keep && !forbidden(g, 'discard-portal-after-summon')) {
      g.portals = g.portals.filter(p => p !== portal)
      emit('portal', { portal: f.portal, at: portal.at, change: 'discarded' })
    }
    const facts = { portal: f.portal, portalLevel: portal.level, met: f.met }
    const after = [...ruleMoment(g, 'when-summoned', facts), ...ruleMoment(g, 'portal-summoned', facts)]
    return sequence(spendInvasionArgent.start({ kinds }), ...after)
  },
})

/** D-INVASION-3: whoever sees a group come knows that it is on the card. */
function show(g: DoomState, level: Portal['level'], group: number): void {
  const { shownGroups } = g.invader
  if (shownGroups.some(([colour, n]) => colour === level && n === group)) return
  shownGroups.push([level, group])
  reveal(g)
}

export function summonFrom(portal: string, keep: boolean): SummonFrame {
  return summon.start({
    portal,
    keep,
    group: 0, // the invader chooses it first
    entry: 0,
    placed: 0,
    met: [],
  })
}

/** D-SUMMON-13: several portals, one at a time, in the invader's order. */
interface SummonAllFrame extends Frame {
  portals: string[]
  keep: boolean
}

export const summonAll = flow<SummonAllFrame>('summon-all', {
  next: {
    ask: (g, f) => {
      f.portals = f.portals.filter(id => maySummon(g, id))
      if (f.portals.length === 0) return null
      const board = boardOf(g)
      const options = f.portals.map(card => {
        const { level, at } = g.portals.find(p => p.id === card)!
        return offer.portal(card, { level, at: board.name(at) })
      })
      return decide(INVADER, 'choose-portal', 'D-SUMMON-13', options)
    },
    pick: (_g, f, choice) => {
      f.portals = f.portals.filter(id => id !== choice.card)
      return thenGoto(inOrder([summonFrom(choice.card!, f.keep)]), 'next')
    },
  },
})

/** D-PORTAL-2: active portals only, and none that the mission shuts. */
export function maySummon(g: DoomState, id: string): boolean {
  const portal = g.portals.find(p => p.id === id)
  return portal?.up === true && !forbidden(g, 'summon-from-portal', undefined, { portal: id })
}
