import { finding, inOrder, type Next } from '@redoubt/kernel'
import { z } from 'zod'
import { activationOf } from '../../match/activation.ts'
import { attackOf, type Fresh, newAttack } from '../../match/attack-frame.ts'
import { IN_ACTIVATION } from '../../match/moments.ts'
import type { KillFrame } from '../../match/procedure-frames.ts'
import type { DoomState } from '../../match/state.ts'
import { mayFind } from '../../rules/targets.ts'
import { profile, yes } from '../basic.ts'
import { grantedAttack, mayAttackWith } from '../granted.ts'
import { OF_INVADER, OF_MARINES, OF_RULES } from '../sources.ts'
import { IN_ATTACK, OWN_ATTACK, type Timing } from '../timings.ts'
import { type Word, word } from '../word.ts'

const fields = {
  profile: z.union([z.enum(['own', 'this-card', 'own-of-trigger-figure']), profile]),
  target: z.enum(['choose', 'attacker', 'killer', 'trigger-figure']),
  noArgent: yes.optional(),
  beforeRemoval: yes.optional(),
  window: z.literal('until-activation-end').optional(),
}

/** D-ATTACK-11: a dying demon waits until the attack that killed it is over. */
function strikeBack(g: DoomState, blow: Fresh): Next {
  attackOf(g)!.lastBlow = blow
  for (let i = g.stack.length - 1; i >= 0; i--)
    if (g.stack[i]!.flow === 'kill') {
      ;(g.stack[i] as KillFrame).postponed = true
      return
    }
}

/** Steps 1 to 6 of an attack. */
const STEPS: readonly Timing[] = IN_ATTACK.filter(timing => !timing.includes('after-'))

/** Moments at which a marine's card is about nobody else who is alive. */
const ALONE: readonly Timing[] = [
  ...IN_ACTIVATION,
  'activation-start',
  'activation-end',
  'on-sprint',
  'glory-kill',
  'when-kills',
  'would-be-killed',
  'initiative-revealed',
  'between-activations',
]

/** Moments at which no marine is activated. */
const OUTSIDE: readonly Timing[] = ['between-activations', 'initiative-revealed']

export const attack: Word<'attack', typeof fields> = word('attack', {
  means: 'Performs one complete attack (range and line of sight required) with the given attack box.',
  group: 'attack',
  picksItself: true,
  fields,
  check: (e, { ability, attack, when, say, idle }) => {
    const invader = OF_INVADER.includes(ability.source)
    if (e.profile === 'this-card' && !attack) say(['profile'], 'this card has no attack')
    if ((e.profile === 'own' || e.profile === 'own-of-trigger-figure') && !invader)
      say(['profile'], 'only demons have an attack of their own')
    if (e.profile === 'own-of-trigger-figure' && when !== 'when-demon-killed')
      say(['profile'], 'is that of a demon which is being killed')
    if (STEPS.includes(when)) say(['op'], 'no attack is performed during another (D-ATTACK-11)')
    if (e.profile === 'own' && ability.source !== 'demon') say(['profile'], 'whose? own-of-trigger-figure says it')
    if (typeof e.profile === 'object' && e.profile.range === 0) say(['profile', 'range'], 'reaches nobody')
    if (typeof e.profile === 'object' && e.profile.red + e.profile.black === 0) say(['profile'], 'rolls no dice')
    if (e.target === 'attacker' && OWN_ATTACK.includes(when))
      say(['target'], finding`is whoever has the card at ${when}`)
    if (e.target === 'trigger-figure' && OF_MARINES.includes(ability.source) && ALONE.includes(when))
      say(['target'], finding`nobody else is meant at ${when}`)
    if (e.window && (invader || e.target !== 'choose' || e.noArgent || e.beforeRemoval))
      say(['window'], 'goes with a marine that chooses its target')
    else if (e.window && OUTSIDE.includes(when)) idle(['window'], finding`at ${when} no activation of its own goes on`)
    if (e.beforeRemoval && when !== 'when-demon-killed') say(['beforeRemoval'], 'nobody is being removed')
    if (OF_RULES.includes(ability.source)) say(['op'], 'a rule does not attack')
  },
  matters: (g, use, e) => mayAttackWith(g, use, e),
  run: (g, f, e) => {
    const granted = grantedAttack(g, f, e)
    if (!granted) return
    if (e.window === 'until-activation-end') {
      const { range, red, black } = granted
      activationOf(g)?.pending.push({ source: f.ability, range, red, black, left: 1, foes: [] })
      return
    }
    if (!mayFind(g, granted)) return
    if (e.beforeRemoval) return strikeBack(g, granted)
    return inOrder([newAttack(granted)])
  },
})
