import { adjacent, MARINE_MOVER } from '@redoubt/doom'
import type { Option } from '../table/option.ts'
import { apart, canHit, inSight, type Piece, type Situation } from '../table/situation.ts'
import { field } from '../walking/field.ts'
import { placesOf } from '../walking/goal.ts'
import { attackCards, type Mind, walkOf } from '../weighing/mind.ts'
import { resting } from '../weighing/rest.ts'
import { worthOf } from '../weighing/target.ts'

/** What lies here and is wanted. */
export function pickUp({ me }: Mind, options: readonly Option[]): Option | undefined {
  return options.find(o => o.do === 'take' && (o.card !== 'health-pack' || me.damage >= 3))
}

/** Works of the mission and free helps that are right whenever they are offered. */
export function work({ s, me, hand }: Mind, options: readonly Option[]): Option | undefined {
  return options.find(o => {
    if (o.do !== 'use') return false
    switch (o.card) {
      case 'extract-pass':
        return mayPass(s, me)
      case 'extract-take':
      case 'seal-work':
      case 'loot-the-dead':
        return true
      case 'field-medic-1':
        return s.squad.some(p => p.kind === 'marine' && p.damage >= 2 && apart(s, me.spaces, p.spaces) <= 1)
      case 'iron-will':
        return me.damage >= 2 || me.stunned
      case 'gunslinger-1':
      case 'torn-limb':
        return s.demons.some(d => canHit(s, me.spaces, d.spaces, 3))
      case 'dread-howl':
        return s.demons.some(d => !d.stunned && worthOf(s, d) >= 4 && canHit(s, me.spaces, d.spaces, 3))
      case 'saboteur-1':
        return hand.length > 2 && s.demons.some(d => !d.stunned && worthOf(s, d) >= 5)
      default:
        return false
    }
  })
}

/** A comrade next to us who is clearly nearer to where the asset must go takes it. */
function mayPass(s: Situation, me: Piece): boolean {
  const far = field(s, MARINE_MOVER, true, placesOf(s, 'extraction'))
  const here = far[me.spaces[0]!]!
  const next = s.squad.filter(
    p => p.kind === 'marine' && p !== me && p.carries === undefined && adjacent(s.table, me.spaces, p.spaces),
  )
  return next.length > 0 && next.every(p => far[p.spaces[0]!]! < here)
}

/** What is done before an activation ends, if points are left over. */
export function late(_m: Mind, options: readonly Option[]): Option | undefined {
  return options.find(o => o.do === 'use' && o.card === 'horde-suppress')
}

/** Bonus actions whose moment has come. */
export function bonus(m: Mind, options: readonly Option[], mains: number): Option | undefined {
  const { s, me } = m
  const near = (reach: number) => s.demons.filter(d => apart(s, me.spaces, d.spaces) <= reach)
  return options.find(o => {
    if (o.do === 'use' && o.card === 'unleashed') return mains === 0 && attackCards(m).length > 0 && near(6).length > 0
    if (o.do === 'use' && o.card === 'adrenaline-rush') return mains === 0 && wantsMore(m, me.mp, 2)
    if (o.do !== 'play' || s.content.actionCards[o.card!]?.type !== 'bonus') return false
    switch (o.card) {
      case 'ammo-check':
        return mains > 0
      case 'double-time':
      case 'dynamo-stride':
        return wantsMore(m, me.mp, 3)
      case 'thermal-purge':
        return near(1).length > 0
      case 'snap-reload':
        return true
      case 'brace':
        return (
          me.moved === 0 && m.hand.some(card => s.content.actionCards[card]?.set === 'chaingun') && near(5).length > 1
        )
      case 'rev-the-engine':
        return near(5).some(d => !d.staggered && d.damage + 2 >= s.content.demons[d.kind]!.stagger)
      case 'shoulder-through':
        return wantsMore(m, me.mp, 2)
      case 'recharge-cycle':
        return mains === 0
      case 'throw-frag-grenade':
      case 'throw-siphon-grenade':
        return near(4).some(d => inSight(s, me.spaces, d.spaces) && apart(s, me.spaces, d.spaces) >= 2)
      case 'throw-decoy-grenade':
        return mains === 0 && near(5).length > 1
      default:
        return false
    }
  })
}

/** Would more movement points lead to a better place? */
function wantsMore(m: Mind, points: number, more: number): boolean {
  const w = walkOf(m, points + more)
  return resting(m, w, points + more).worth > resting(m, w, points).worth + 0.5
}
