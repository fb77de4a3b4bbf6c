import type { Reach } from '../content/basic.ts'
import type { Condition } from '../content/condition.ts'
import { contentOf, findFigure, isDemon, isLarge, isMarine, marineOf, onMap } from '../figures.ts'
import { inZone } from '../map.ts'
import { adjacent, sees, within } from '../places.ts'
import { attackOf, extraAttackMark } from '../rules/attack-frame.ts'
import type { DoomState, Figure } from '../state.ts'
import { isStaggered } from '../values.ts'
import { named, referenceSpaces } from './select.ts'
import type { Use } from './use.ts'

export function holds(g: DoomState, use: Use, conditions: readonly Condition[] | undefined): boolean {
  if (conditions) for (let i = 0; i < conditions.length; i++) if (!test(g, use, conditions[i]!)) return false
  return true
}

const between = (value: number, { min, max }: { min?: number | undefined; max?: number | undefined }) =>
  value >= (min ?? Number.NEGATIVE_INFINITY) && value <= (max ?? Number.POSITIVE_INFINITY)

function one(g: DoomState, use: Use, word: Parameters<typeof named>[2]): Figure | undefined {
  const id = named(g, use, word)[0]
  return id === undefined ? undefined : findFigure(g, id)
}

function inState(g: DoomState, use: Use, f: Figure, state: string, minDamage = 1): boolean {
  if (!onMap(f)) return false
  if (state === 'stunned') return f.stunned
  if (state === 'damaged') return f.damage >= minDamage
  return isStaggered(g, f, use.self === undefined ? undefined : findFigure(g, use.self))
}

/** At somebody's own moment (the end of its activation) that figure alone is meant, otherwise any of the side. */
function nearby(g: DoomState, use: Use, side: string, of: Parameters<typeof referenceSpaces>[2], max: Reach): boolean {
  const self = use.self === undefined ? undefined : findFigure(g, use.self)
  if (self && of !== 'self' && sideIs(self, side))
    return onMap(self) && referenceSpaces(g, use, of).some(spaces => within(g, self.at, spaces, max))
  return referenceSpaces(g, use, of).some(spaces =>
    g.figures.some(f => onMap(f) && f.id !== use.self && sideIs(f, side) && within(g, f.at, spaces, max)),
  )
}

const sideIs = (f: Figure, side: string) => (side === 'demon' ? isDemon(f) : isMarine(f))

/** One question about the position. */
function test(g: DoomState, use: Use, c: Condition): boolean {
  switch (c.cond) {
    case 'all':
      return c.of.every(part => test(g, use, part))
    case 'distance': {
      const attack = attackOf(g)
      return attack !== null && between(attack.distance, c)
    }
    case 'targetWithin': {
      const attack = attackOf(g)
      const target =
        attack && (use.owner === 'invader' ? findFigure(g, attack.attacker) : findFigure(g, attack.defender))
      return !!target && referenceSpaces(g, use, c.of).some(spaces => within(g, spaces, target.at, c.max))
    }
    case 'adjacent': {
      const a = one(g, use, c.a)
      const b = one(g, use, c.b)
      return !!a && !!b && adjacent(g, a.at, b.at)
    }
    case 'lineOfSight': {
      const a = one(g, use, c.from)
      const b = one(g, use, c.to)
      return !!a && !!b && onMap(a) && onMap(b) && sees(g, a, b)
    }
    case 'spacesMoved': {
      const mover = use.self === undefined ? undefined : findFigure(g, use.self)
      return !!mover && between(mover.moved, c)
    }
    case 'damageDealt': {
      const attack = attackOf(g)
      return attack !== null && attack.dealt >= c.min
    }
    case 'defenderAlive': {
      const attack = attackOf(g)
      return !!attack && !attack.killed && onMapId(g, attack.defender)
    }
    case 'defenderKilled':
      return attackOf(g)?.killed === true
    case 'defenderSize': {
      const attack = attackOf(g)
      return attack !== null && attack.spaces.length > 1 === (c.size === 'large')
    }
    case 'defenderIs': {
      const defender = defenderOf(g)
      return !!defender && isMarine(defender) // the drone is none
    }
    case 'defenderState': {
      const defender = defenderOf(g)
      return !!defender && inState(g, use, defender, c.state, c.minDamage)
    }
    case 'figureSize': {
      const f = one(g, use, c.who)
      return !!f && onMap(f) && isLarge(f) === (c.size === 'large')
    }
    case 'figureState': {
      const f = one(g, use, c.who)
      return !!f && inState(g, use, f, c.state)
    }
    case 'extraAttackTaken':
      return g.used.includes(extraAttackMark(attackOf(g)?.source))
    case 'cardTrait': {
      const source = attackOf(g)?.source
      const card = source ? contentOf(g).actionCards[source] : undefined
      return card?.traits.includes(c.trait) ?? false
    }
    case 'cardCount':
      return marineOf(g, use.owner).glory.cards.length <= c.max
    case 'weaponTokenInPlayArea':
      return marineOf(g, use.owner).weapons.includes(c.weapon)
    case 'initiativeCardInDeck':
      return g.initiative.cards.includes(use.owner)
    case 'revealedInitiative':
      return c.side === 'invader' ? g.revealed === 'invader' : g.revealed !== 'invader' && g.revealed !== use.owner
    case 'killSource':
      return use.how === c.is
    case 'round': {
      if (c.is !== undefined && g.round !== c.is) return false
      if (!between(g.round, c)) return false
      return c.every === undefined || (g.round - (c.min ?? 1)) % c.every === 0
    }
    case 'roundTally':
      return g.tally.demonsKilled === c.demonsKilled && g.tally.doorsOpened === c.doorsOpened
    case 'openedBy':
      return use.by === c.side
    case 'portalColor': {
      const level = use.portalLevel ?? g.portals.find(p => p.id === use.portal)?.level
      return level !== undefined && c.in.includes(level)
    }
    case 'portalsOnMap': {
      const count = g.portals.filter(p => c.state === 'any' || p.up === (c.state === 'face-up')).length
      return between(count, c)
    }
    case 'marineOnPortal': {
      const portal = g.portals.find(p => p.id === use.portal)
      return !!portal && g.figures.some(f => isMarine(f) && f.at.includes(portal.at))
    }
    case 'threatStock':
      return g.invader.threat <= c.max
    case 'counter':
    case 'progress': {
      const value = g.counters[c.counter] ?? 0
      if (c.cond === 'counter' && c.is !== undefined && value !== c.is) return false
      return between(value, c)
    }
    case 'frags':
      return g.invader.frags >= c.min
    case 'demonsOnMap':
      return g.figures.filter(f => isDemon(f) && onMap(f)).length <= c.max
    case 'carriesToken':
      return use.carried !== undefined || (use.self !== undefined && findFigure(g, use.self)?.carries !== undefined)
    case 'everyToken':
      return g.objectives.length > 0 && g.objectives.every(o => o.progress >= c.progressMin)
    case 'figureWithin':
      return nearby(g, use, c.side, c.of, c.max)
    case 'noFigureWithin':
      return !nearby(g, use, c.side, c.of, c.max)
    case 'onSpace': {
      const zone =
        c.kind === 'extraction' ? contentOf(g).missions[g.rulings.mission]!.objective.params.extraction : c.kind
      const f = use.self === undefined ? undefined : findFigure(g, use.self)
      return !!f && !!zone && f.at.some(space => inZone(g, zone, space))
    }
    case 'tokenOn': {
      const zone = contentOf(g).missions[g.rulings.mission]!.objective.params.exit ?? c.space
      const drone = findFigure(g, 'drone')
      return !!drone && drone.at.some(space => inZone(g, zone, space))
    }
    case 'progressAtLeastSealValue': {
      const portal = g.portals.find(p => p.id === use.portal)
      const seal = contentOf(g).objectives[contentOf(g).missions[g.rulings.mission]!.objective.card]?.sealValue
      return !!portal && !!seal && portal.progress >= seal[portal.level]
    }
    case 'door': {
      const door = use.door === undefined ? undefined : contentOf(g).missions[g.rulings.mission]!.doors[use.door]?.id
      return door !== undefined && (Array.isArray(c.door) ? c.door.includes(door) : c.door === door)
    }
    case 'zone': {
      const f = use.self === undefined ? undefined : findFigure(g, use.self)
      return !!f && f.at.some(space => inZone(g, c.zone, space))
    }
    case 'figureInZone':
    case 'noFigureInZone': {
      const some = g.figures.some(f => sideIs(f, c.side) && f.at.some(space => inZone(g, c.zone, space)))
      return some === (c.cond === 'figureInZone')
    }
    case 'portal':
      return use.portal !== undefined && c.portals.includes(use.portal)
    case 'demon':
      return use.self !== undefined && findFigure(g, use.self)?.kind === c.demon
    case 'tag':
      return use.self !== undefined && findFigure(g, use.self)?.tag === c.tag
    case 'tagOnMap':
      return between(g.figures.filter(f => f.tag === c.tag && onMap(f)).length, c)
    case 'marines':
      return between(g.marines.length, c)
    case 'tokenProgress': {
      const token = g.objectives.find(o => o.id === c.token)
      return !!token && between(token.progress, c)
    }
  }
}

function onMapId(g: DoomState, id: string): boolean {
  const f = findFigure(g, id)
  return f !== undefined && onMap(f)
}

function defenderOf(g: DoomState): Figure | undefined {
  const attack = attackOf(g)
  return attack === null ? undefined : findFigure(g, attack.defender)
}
