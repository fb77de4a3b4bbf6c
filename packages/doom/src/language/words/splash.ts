import { call, type Frame, finding, inOrder, type Next } from '@redoubt/kernel'
import { z } from 'zod'
import { chooserOf, type EffectsFrame } from '../../abilities/frames.ts'
import { inForce } from '../../abilities/in-force.ts'
import type { Use } from '../../abilities/use.ts'
import { isImmune } from '../../abilities/values.ts'
import { sees, within } from '../../board/positions.ts'
import { attackOf, hits } from '../../match/attack-frame.ts'
import { done, offer } from '../../match/choices.ts'
import { decide } from '../../match/decisions.ts'
import { figureOf, findFigure, isDemon, isEscorted, onMap } from '../../match/figures.ts'
import { flow } from '../../match/flow.ts'
import { damage } from '../../match/procedures.ts'
import type { EffectOf } from '../../match/said.ts'
import type { DoomState } from '../../match/state.ts'
import { heal } from '../../rules/damage.ts'
import { type Turn, takeTurns } from '../../rules/in-turn.ts'
import { rollFor } from '../../rules/roll.ts'
import { dice, positive, reach, yes } from '../basic.ts'
import { either, oneOf, or } from '../fields.ts'
import { named } from '../named-figures.ts'
import { namedFigure } from '../selector.ts'
import { causer } from '../shared/suffer.ts'
import { refinement, type Word, word } from '../word.ts'

const splashChanges = inForce('modifySplash')

const fields = {
  center: z.enum(['defender', 'self', 'token', 'space-left']),
  radius: reach,
  amount: or(positive, 'hitsRolled').optional(),
  dice: dice.optional(),
  who: z.enum(['any', 'enemy']),
  exclude: z.array(namedFigure).optional(),
  pick: z.literal(1).optional(),
  los: yes.optional(),
  includeCenter: yes.optional(),
  healOwnerPerFigure: positive.optional(),
  healMax: positive.optional(),
}

/** Where an explosion is measured from. */
function centre(g: DoomState, f: Use, e: EffectOf<'splash'>): number[] {
  if (e.center === 'defender') return attackOf(g)?.spaces ?? []
  if (e.center === 'space-left') {
    const left = f.spaces ?? []
    return figureOf(g, f.self!).at.some(space => left.includes(space)) ? [] : left // who stayed left nothing
  }
  if (e.center === 'token') return g.tokens.filter(t => t.owner === f.owner && t.ability === f.ability).map(t => t.at)
  return figureOf(g, f.self!).at
}

/** Whom an explosion reaches. */
function reached(g: DoomState, f: Use, e: EffectOf<'splash'>): string[] {
  const spaces = centre(g, f, e)
  if (spaces.length === 0) return []
  const excluded = (e.exclude ?? []).flatMap(word => named(g, f, word))
  const own = f.self === undefined ? undefined : findFigure(g, f.self)
  return g.figures
    .filter(figure => {
      if (excluded.includes(figure.id)) return false
      if (e.center === 'self' && figure.id === f.self) return false
      if (e.who === 'enemy' && own && (isDemon(figure) === isDemon(own) || isEscorted(figure))) return false
      const inside = figure.at.some(space => spaces.includes(space))
      if (inside && !e.includeCenter && e.center !== 'defender') return false
      if (!within(g, figure.at, spaces, e.radius)) return false
      return !e.los || sees(g, spaces, figure)
    })
    .map(figure => figure.id)
}

/** Splash hurts figure by figure, because a class may change the amount for each. */
function blast(g: DoomState, f: EffectsFrame, e: EffectOf<'splash'>, targets: string[], amount: number): Next {
  if (amount <= 0) return
  const thrower = (g.marines as { id: string }[]).some(m => m.id === f.owner) ? figureOf(g, f.owner) : undefined
  const turns: Turn[] = []
  let hurt = 0
  for (const id of targets) {
    const target = figureOf(g, id)
    if (id === f.owner && thrower && isImmune(g, thrower, 'own-splash')) continue
    let more = 0
    if (thrower)
      for (const change of splashChanges(g, thrower))
        if ((change.against === 'demon') === isDemon(target)) more += change.amount
    if (amount + more <= 0) continue
    hurt++
    const frame = damage.start({ targets: [id], amount: amount + more, by: causer(f), how: 'effect', i: 0 })
    turns.push({ figure: id, frame })
  }
  const frames = takeTurns(g, chooserOf(f, undefined), f.ability, turns)
  if (e.healOwnerPerFigure && thrower && hurt > 0)
    frames.push(siphon.start({ marine: f.owner, amount: Math.min(e.healMax ?? hurt, hurt * e.healOwnerPerFigure) }))
  return inOrder(frames)
}

interface SiphonFrame extends Frame {
  marine: string
  amount: number
}

/** Siphon Grenade: the thrower recovers after everybody, the thrower too, has suffered. */
const siphon = flow<SiphonFrame>('siphon', {
  heal: (g, f) => {
    if (onMap(figureOf(g, f.marine))) heal(g, f.marine, f.amount)
  },
})

interface PickSplashFrame extends Frame {
  effects: EffectsFrame
  effect: EffectOf<'splash'>
  from: string[]
  amount: number
}

/** The owner picks who is hit (Up Close & Personal), after the roll. */
const pickSplash = flow<PickSplashFrame>('pick-splash', {
  pick: {
    ask: (_g, f) => {
      return decide(
        chooserOf(f.effects, undefined),
        'splash-target',
        'D-DEFENSE-12',
        [...f.from.map(offer.pick), done],
        {
          about: { amount: f.amount, ability: f.effects.ability },
        },
      )
    },
    pick: (g, f, choice) =>
      choice.do === 'done' ? undefined : blast(g, f.effects, f.effect, [choice.figure!], f.amount),
  },
})

export const splash: Word<'splash', typeof fields> = word('splash', {
  means:
    "Direct damage to every matching figure within the radius, counted like range; 'adjacent' is next to the centre. Dice are rolled once for all. 'any' includes friends and the owner. pick: the owner chooses that many.",
  group: 'damage',
  partlyInAttack: e => e.amount === 'hitsRolled',
  welcome: true,
  fields,
  fits: refinement(oneOf('amount', 'dice'), either('amount', 'dice')),
  flows: [siphon, pickSplash],
  check: (e, { ability, when, say }) => {
    if (e.healMax !== undefined && e.healOwnerPerFigure === undefined)
      say(['healMax'], 'is the most that healOwnerPerFigure heals')
    if (e.center === 'defender' && e.includeCenter)
      say(['includeCenter'], 'the defender suffers anyway, unless excluded')
    if (e.center !== 'defender' && e.radius === 0 && !e.includeCenter)
      say(['radius'], 'nobody is that near but in the centre: includeCenter')
    const places = (op: string) => ability.effects.some(other => other.op === op)
    if (e.amount === 'hitsRolled' && ['before-attack', 'ally-before-attack', 'defender-chosen'].includes(when))
      say(['amount'], finding`no dice are rolled yet at ${when}`)
    if (e.center === 'token' && !places('placeToken')) say(['center'], 'this card places no token')
    if (e.center === 'space-left' && !places('moveFigure')) say(['center'], 'this card moves nobody')
  },
  hurts: reached,
  rolls: (g, f, e) => (reached(g, f, e).length > 0 ? e.dice : undefined),
  run: (g, f, e) => {
    const targets = reached(g, f, e)
    if (targets.length === 0) return
    const amount = e.dice
      ? rollFor(g, f.self ?? f.owner, e.dice)
      : e.amount === 'hitsRolled'
        ? hits(attackOf(g)!)
        : (e.amount as number)
    if (e.pick === undefined) return blast(g, f, e, targets, amount)
    if (amount <= 0) return
    return call(pickSplash, { effects: { ...f }, effect: e, from: targets, amount })
  },
})
