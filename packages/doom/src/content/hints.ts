import { z } from 'zod'
import { count, id, positive } from '../language/basic.ts'

/**
 * What players without eyes and ears know about a card, beside what its words say: advice for bots, a picture and a sound.
 * No rule reads it, and a card without hints is played by its words alone.
 */

/** Pictures of weapons that screens have. */
const WEAPON_ICONS = [
  'weapon-combat-shotgun',
  'weapon-super-shotgun',
  'weapon-heavy-assault-rifle',
  'weapon-machine-gun',
  'weapon-plasma-rifle',
  'weapon-static-rifle',
  'weapon-rocket-launcher',
  'weapon-chaingun',
  'weapon-chainsaw',
  'weapon-gauss-cannon',
  'weapon-bfg',
  'weapon-fists',
  'grenade-frag',
  'grenade-siphon',
  'grenade-decoy',
] as const

/** Pictures of classes that screens have. */
const CLASS_PICTURES = [
  'class-breacher',
  'class-slipstream',
  'class-berserker',
  'class-squad-leader',
  'class-pathfinder',
  'class-vanguard',
  'class-butcher',
  'class-field-medic',
  'class-demolitionist',
  'class-marksman',
  'class-shield-bearer',
  'class-juggernaut',
  'class-quartermaster',
  'class-exorcist',
  'class-ripper',
  'class-saboteur',
  'class-ghost',
  'class-sentinel',
  'class-survivor',
  'class-assault-runner',
  'class-interceptor',
  'class-gunslinger',
  'class-scavenger',
  'class-spotter',
] as const
export type ClassPicture = (typeof CLASS_PICTURES)[number]

/** Sounds of weapons that screens have. */
const WEAPON_SOUNDS = ['shotgun', 'rifle', 'plasma', 'rocket', 'chainsaw'] as const

/** Some figures, as seen by whoever would use the card; everything given must be true of a figure. */
export const hintedFigure = z.strictObject({
  within: positive.optional().describe('At most so many spaces away.'),
  beyond: positive.optional().describe('Farther away than so many spaces.'),
  sight: z.literal(true).optional().describe('In line of sight.'),
  damaged: positive.optional().describe('Has at least so much damage.'),
  health: positive.optional().describe('Has at most so much health left.'),
  stunned: z.boolean().optional().describe('Is stunned, or is not.'),
  carries: z.literal(true).optional().describe('Carries a token.'),
  points: positive.optional().describe('A demon with at least this design value.'),
  worth: positive.optional().describe('A demon that is worth at least so many points as a target.'),
  staggeredBy: positive.optional().describe('So much damage more would stagger it.'),
  unmoved: z.literal(true).optional().describe('Has not moved in this activation.'),
  foeWithin: positive.optional().describe('An enemy of it is at most so many spaces away.'),
  foeInSight: z.literal(true).optional().describe('It sees an enemy.'),
})
export type HintedFigure = z.infer<typeof hintedFigure>

export const hintedFigures = hintedFigure.extend({
  min: positive.optional().describe('At least so many of them; 1 if left out.'),
  max: count.optional().describe('At most so many of them.'),
})
export type HintedFigures = z.infer<typeof hintedFigures>

/** A reason to use a card: all that is given must hold. */
export const reason = z.strictObject({
  worth: z.number().min(0).max(9).optional().describe('Of several uses the one worth most is chosen; 1 if left out.'),
  own: z.literal(true).optional().describe('In the own activation.'),
  mains: z.enum(['left', 'spent']).optional().describe('Main actions of the activation are left, or all spent.'),
  late: z.literal(true).optional().describe('When nothing else is left to do in the activation.'),
  attack: z.literal(true).optional().describe('An attack is going on.'),
  harm: count.optional().describe('At least so much damage would come through now.'),
  harmAtMost: count.optional().describe('At most so much damage would come through now.'),
  deadly: z.boolean().optional().describe('The damage that would come through kills the defender, or does not.'),
  finishes: positive.optional().describe('So much damage more kills the defender.'),
  overkill: count.optional().describe('The damage is at most so much more than the defender has left.'),
  shields: positive.optional().describe('The defense has at least so many shields.'),
  blanks: positive.optional().describe('At least so many dice show no hit.'),
  poor: positive.optional().describe('At least so many dice show no hit, or 1 on a black die.'),
  besideDefender: z.literal(true).optional().describe('More enemies than friends stand next to the defender.'),
  defender: hintedFigure.optional().describe('What the defender is.'),
  self: hintedFigure.optional().describe('What the figure is that uses it.'),
  enemies: hintedFigures.optional().describe('Enemies on the map.'),
  friends: hintedFigures.optional().describe('Figures of the own side, without the drone.'),
  cards: positive.optional().describe('At least so many cards in hand.'),
  holds: id.optional().describe('A card with this trait is in hand.'),
  holdsAttack: z.literal(true).optional().describe('A main action card with an attack is in hand.'),
  farther: positive.optional().describe('So many movement points more lead to a clearly better place.'),
  nearer: z.literal(true).optional().describe('All who could take the token stand nearer to where it must go.'),
  initiative: positive.optional().describe('At least so many cards are in the initiative deck.'),
})
export type Reason = z.infer<typeof reason>

const use = z
  .array(reason)
  .max(8)
  .optional()
  .describe('When a bot uses it, one fitting reason is enough; an empty list: never; left out: by its words.')
const keep = z.number().min(0).max(9).optional().describe('What it is worth in hand: 1 for a plain card.')
const pick = count.optional().describe('How gladly bots choose it at set-up, the highest first; 0: not.')

export const abilityHints = z.strictObject({ use }).optional().describe('Advice for bots.')
export const actionHints = z.strictObject({ use, keep }).optional().describe('Advice for bots.')
export const eventHints = z
  .strictObject({
    use,
    keep,
    spare: positive.optional().describe('A Recruit gives it up for argent, the lowest number first; left out: never.'),
  })
  .optional()
  .describe('Advice for bots.')
export const classHints = z
  .strictObject({
    pick,
    picture: z.enum(CLASS_PICTURES).optional().describe('Its picture; left out: one made of its words.'),
  })
  .optional()
  .describe('Advice for bots and a picture.')
export const marineHints = z
  .strictObject({ class: id.optional(), weapons: z.array(id).length(2).optional() })
  .optional()
  .describe('The class and the two starting weapons that screens recommend.')
export const demonHints = z
  .strictObject({
    after: z.enum(['stay', 'hide']).optional().describe('After its attack it stays near its prey, or hides from it.'),
    argent: z.number().min(0).max(9).optional().describe('What a token of argent does on its card: 1 is usual.'),
  })
  .optional()
  .describe('Advice for bots.')
export const weaponHints = z
  .strictObject({
    pick,
    icon: z.enum(WEAPON_ICONS).optional().describe('Its picture; left out: a grenade or a gun.'),
    sound: z.enum(WEAPON_SOUNDS).optional().describe('How an attack with it sounds.'),
  })
  .optional()
  .describe('Advice for bots, a picture and a sound.')
