import { escortOf } from '../abilities/escort.ts'
import { inForce } from '../abilities/in-force.ts'
import { distance, sees } from '../board/positions.ts'
import type { Fresh } from '../match/attack-frame.ts'
import { areEnemies, contentOf, figureOf, findFigure, isDemon, isEscorted, onMap } from '../match/figures.ts'
import type { DoomState, Figure } from '../match/state.ts'
import { decoyed } from './decoy.ts'

const ceilings = inForce('capRange')

/** D-ATTACK-2: enemy figures within range and in line of sight. */
export function targets(g: DoomState, f: Fresh): string[] {
  const attacker = figureOf(g, f.attacker)
  const eyes = f.eyes ? findFigure(g, f.eyes) : undefined
  const range = rangeOf(g, attacker, f.range)
  const list: string[] = []
  for (const other of g.figures) if (mayName(g, f, attacker, range, other, eyes)) list.push(other.id)
  return list
}

/** Is there any? */
export function hasTarget(g: DoomState, f: Fresh, spotter?: string): boolean {
  const attacker = figureOf(g, f.attacker)
  const by = spotter ?? f.eyes
  const eyes = by ? findFigure(g, by) : undefined
  const range = rangeOf(g, attacker, f.range)
  for (const other of g.figures) if (mayName(g, f, attacker, range, other, eyes)) return true
  return false
}

function mayName(
  g: DoomState,
  f: Fresh,
  attacker: Figure,
  range: number,
  other: Figure,
  eyes: Figure | undefined,
): boolean {
  if (!areEnemies(attacker, other) || !onMap(other)) return false
  if (isEscorted(other) && !escortOf(g)?.target) return false
  if (f.only && !f.only.includes(other.id)) return false
  if (f.not?.includes(other.id)) return false
  return reaches(g, attacker, other, range, eyes)
}

/** Is there anybody to attack, now or with the eyes of a Spotter? */
export function mayFind(g: DoomState, f: Fresh): boolean {
  if (hasTarget(g, f)) return true
  if (isDemon(figureOf(g, f.attacker))) return false
  return g.marines.some(
    other =>
      other.id !== f.attacker &&
      !other.exhausted &&
      other.class !== null &&
      contentOf(g)
        .abilitiesOf(other.class)
        .some(a => a.timing === 'ally-before-attack') &&
      hasTarget(g, f, other.id),
  )
}

export function mayTarget(g: DoomState, attacker: Figure, target: Figure, range: number): boolean {
  return reaches(g, attacker, target, rangeOf(g, attacker, range))
}

function reaches(g: DoomState, attacker: Figure, target: Figure, range: number, eyes?: Figure): boolean {
  const far = distance(g, attacker.at, target.at)
  if (far === null || far > range) return false // D-RANGE-1
  if (!sees(g, attacker, target) && !(eyes && sees(g, eyes, target))) return false // D-LOS-1
  return !isDemon(attacker) || !decoyed(g, attacker, far)
}

/** Darkness and the like put a ceiling on the range of an attack. */
function rangeOf(g: DoomState, attacker: Figure, range: number): number {
  for (const effect of ceilings(g, attacker)) range = Math.min(range, effect.max)
  return range
}

export function alive(g: DoomState, id: string): boolean {
  const f = findFigure(g, id)
  return f !== undefined && onMap(f)
}
