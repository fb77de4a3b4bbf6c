import { around } from '@redoubt/doom'
import { TEMPERS } from '../character/priorities.ts'
import { best, type Option } from '../table/option.ts'
import { apart, canHit, inSight, pieceOf, type Situation } from '../table/situation.ts'

/** Answers in timing windows: what helps now is used, everything else waits. */
export function answer(s: Situation, seat: string, options: readonly Option[]): Option {
  const pass = options.find(o => o.do === 'pass') ?? options[0]!
  const uses = options.filter(o => o.do === 'use')
  const worth = seat === 'invader' ? invaderWants : marineWants
  const pick = best(uses, o => worth(s, seat, o))
  return pick && worth(s, seat, pick) > 0 ? pick : pass
}

/** Damage that would come through now. */
function coming(s: Situation): number {
  const { attack } = s.view
  if (!attack || attack.dodge) return 0
  return attack.dice.reduce((sum, die) => sum + die.face, 0) - attack.shields
}

/** The defender of the attack in progress. */
const defender = (s: Situation) => pieceOf(s, s.view.attack?.defender)

function marineWants(s: Situation, seat: string, o: Option): number {
  const me = pieceOf(s, seat)
  const harm = coming(s)
  const victim = defender(s)
  const deadly = victim !== undefined && harm >= victim.left
  switch (o.card) {
    case 'shield-bearer-1':
      return harm >= 1 ? 4 : 0
    case 'armor':
      return harm >= 2 || deadly ? 3 : 0
    case 'blood-armor':
      return harm >= 3 || deadly ? 2 : 0
    case 'survivor-1':
      return 5
    case 'savage-finish':
      return victim && harm > 0 && harm < victim.left && harm + 3 >= victim.left ? 1 : 0
    case 'red-haze':
      return (s.view.attack?.dice ?? []).filter(die => die.face === 0 || (die.colour === 'black' && die.face === 1))
        .length >= 2
        ? 1
        : 0
    case 'break-contact':
      return me && me.left <= 6 ? 1 : 0
    case 'hold-the-lane':
    case 'sentinel-1':
    case 'spotter-1':
    case 'overkill':
    case 'bloody-waltz':
      return 1
    case 'iron-will':
      return me && (me.damage >= 4 || me.stunned) ? 1 : 0
    case 'exorcist-1':
      return s.view.attack !== null ? 1 : 0
    case 'vanguard-1':
      return me && s.demons.some(d => apart(s, me.spaces, d.spaces) <= 6) ? 1 : 0
    case 'pathfinder-1':
      return 1
    case 'battle-instinct':
      return me && me.left <= 4 ? 1 : 0
    default:
      return 0
  }
}

function invaderWants(s: Situation, _seat: string, o: Option): number {
  const self = pieceOf(s, o.figure) ?? pieceOf(s, s.view.attack?.attacker) ?? pieceOf(s, s.view.active)
  const temper = self?.demon ? TEMPERS[self.kind] : undefined
  if (temper?.always.includes(o.card!)) return 2
  const victim = defender(s)
  const harm = coming(s)
  const open = s.view.attack !== null && !s.view.attack.dodge
  switch (o.card) {
    case 'mancubus-flamethrower':
      return self && s.squad.filter(p => canHit(s, self.spaces, p.spaces, 2)).length >= 2 ? 2 : 0
    case 'revenant-shoulder-barrage':
    case 'explosive-blast':
      return victim && beside(s, victim.spaces) > 0 ? 1 : 0
    case 'pinky-trample':
      return self && s.squad.every(p => apart(s, self.spaces, p.spaces) > 1) ? 1 : 0
    case 'demonic-strength':
      return open && harm >= 0 ? 1 + (victim && harm + 1 >= victim.left ? 1 : 0) : 0
    case 'demonic-precision':
      return open && (s.view.attack?.dice ?? []).some(die => die.face === 0) && harm <= 1 ? 1 : 0
    case 'execution':
      return open && s.view.attack!.shields > 0 ? 2 : 0
    case 'demonic-resilience':
      return harm >= 1 && victim && harm <= victim.left + 1 ? 1 : 0
    case 'iron-skin':
      return harm >= 2 ? 2 : 0
    case 'unstoppable':
      return victim && (victim.carries !== undefined || s.content.demons[victim.kind]!.points >= 3) ? 2 : 0
    case 'wall-of-flesh':
      return victim && (victim.carries !== undefined || victim.left <= 3) ? 1 : 0
    case 'demonic-speed':
      return 1
    case 'blood-frenzy':
    case 'hellish-power':
    case 'ferocity':
    case 'crippling-strike':
    case 'onslaught':
    case 'death-curse':
    case 'soul-harvest':
    case 'dying-lash':
    case 'overflow':
    case 'dark-pact':
    case 'torn-veil':
    case 'paranoia':
      return 1
    case 'devious-schemes':
      return 1
    case 'carrion-feast':
      return s.demons.some(d => d.damage >= 3) ? 1 : 0
    case 'rolling-advance':
      return s.demons.some(d => s.squad.some(p => apart(s, d.spaces, p.spaces) <= 10)) ? 1 : 0
    case 'ambush':
      return (s.view.initiative.deck.count ?? 0) >= 3 ? 1 : 0
    case 'unbreakable':
      return s.demons.some(d => d.carries !== undefined || s.content.demons[d.kind]!.points >= 6) ? 1 : 0
    case 'beckoning-voices':
      return s.demons.some(d => s.squad.some(p => inSight(s, d.spaces, p.spaces))) ? 1 : 0
    case 'scorched-earth':
      return 0.5
    case 'darkness':
      return s.demons.length >= 2 ? 0.5 : 0
    default:
      return 0
  }
}

/** Marines next to these spaces, less the demons there. */
function beside(s: Situation, spaces: readonly number[]): number {
  const close = around(s.table, spaces)
  let sum = 0
  for (const p of s.pieces) if (p.spaces.some(space => close.includes(space))) sum += p.demon ? -1 : 1
  return sum
}
