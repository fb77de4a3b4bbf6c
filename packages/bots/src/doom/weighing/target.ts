import { around } from '@redoubt/doom'
import { atLeast, estimatedOdds, mean } from '@redoubt/doom/odds'
import type { Shot } from '../reading/shots.ts'
import { apart, inSight, type Piece } from '../reading/situation.ts'
import type { Mark, Mind } from './mind.ts'
import { worthOf } from './worth.ts'

/** One for each demon. Plans ask for the same again and again, with now this demon hit and now that one. */
export function marksOf(m: Mind, shot: Shot): Mark[] {
  let known = m.marks.get(shot)
  if (!known) m.marks.set(shot, (known = new Map()))
  return m.s.demons.map(demon => {
    let mark = known.get(demon)
    if (!mark)
      known.set(demon, (mark = { demon, near: shotWorth(m, demon, shot, 1), far: shotWorth(m, demon, shot, 2) }))
    return mark
  })
}

/** The best target from a place, if there is any. */
export function bestShot(
  { s }: Mind,
  from: readonly number[],
  shot: Shot,
  marks: readonly Mark[],
): { mark: Mark; worth: number } | null {
  let most = 0
  let found: Mark | null = null
  for (const mark of marks) {
    const { demon, near, far } = mark
    if (near <= most && far <= most) continue
    const away = apart(s, from, demon.spaces)
    const value = away <= 1 ? near : far
    if (value > most && away <= shot.range && inSight(s, from, demon.spaces)) {
      most = value
      found = mark
    }
  }
  return found && { mark: found, worth: most }
}

/** What an attack on a demon is worth. */
export function shotWorth({ s, me }: Pick<Mind, 's' | 'me'>, d: Piece, shot: Shot, far: number): number {
  const near = far <= 1
  const odds = estimatedOdds(s.content, d.kind, {
    red: shot.red + (near ? shot.nearRed : 0),
    black: shot.black + (near ? shot.nearBlack : 0) - (shot.nearBlack && !near ? 1 : 0),
    pierce: shot.pierce,
    shots: shot.shots,
    bare: d.stunned,
  })
  const kills = shot.saws && d.spaces.length === 1 ? atLeast(odds, 1) : atLeast(odds, d.left)
  let value =
    worthOf(s, d) * (s.beliefs.wishes.wound * Math.min(1, mean(odds) / d.left) + s.beliefs.wishes.kill * kills)
  if (d.staggered)
    value *= 0.8 // a Glory Kill would do
  else if (s.beliefs.squad) {
    const need = s.content.demons[d.kind]!.stagger - d.damage
    value += s.beliefs.squad.stagger * worthOf(s, d) * Math.max(0, atLeast(odds, need) - kills)
  }
  if (shot.splash) {
    const close = around(s.table, d.spaces)
    for (const p of s.pieces)
      if (p !== d && p.spaces.some(space => close.includes(space))) value += p.demon ? 0.8 : p === me ? -2 : -1.2
  }
  return value
}
