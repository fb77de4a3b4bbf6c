import { end, goto, thenGoto } from '@redoubt/kernel'
import { chooserOf, type EffectsFrame } from '../abilities/frames.ts'
import { usedMark } from '../abilities/may-use.ts'
import { health } from '../abilities/values.ts'
import { done, no, type Offers, offer, yes } from '../match/choices.ts'
import { decide } from '../match/decisions.ts'
import { contentOf, findFigure, isDemon, onMap } from '../match/figures.ts'
import { flow } from '../match/flow.ts'
import type { Effect } from '../match/said.ts'
import type { DoomState } from '../match/state.ts'
import { facesFirst } from '../rules/table-dice.ts'
import { holds } from './holds.ts'
import { candidates } from './select.ts'
import type { Query, Selector } from './selector.ts'
import { timeOf } from './time-of.ts'
import { OWN_ATTACK, type Timing } from './timings.ts'
import { wordNamed } from './words/index.ts'

function listOf(g: DoomState, f: EffectsFrame): readonly Effect[] {
  const { effects } = contentOf(g).abilities[f.ability]!
  if (!f.branch) return effects
  const choice = effects[f.branch[0]]!
  return choice.op === 'choice' ? choice.options[f.branch[1]]! : []
}

const effectAt = (g: DoomState, f: EffectsFrame): Effect => listOf(g, f)[f.i]!

/** Does the effect's moment wait, so that it is laid down as lasting now? */
function waits(g: DoomState, f: EffectsFrame, e: Effect): boolean {
  if (f.at !== null || f.only !== undefined || timeOf(e) === undefined) return false
  const a = contentOf(g).abilities[f.ability]!
  if (e.at === a.timing) return false
  // What a card says about its own attack happens then; without an attack box it speaks of later ones (Brace).
  return !contentOf(g).actionCards[a.id]?.attack || !OWN_ATTACK.includes(timeOf(e)!)
}

function isNow(f: EffectsFrame, e: Effect, own: Timing): boolean {
  if (f.only !== undefined) return f.i === f.only
  const at = timeOf(e)
  if (f.at === null) return at === undefined || at === own
  return at === f.at && !(e.op === 'addDice' && e.until !== undefined)
}

/** Who the effect asks to be picked, if it does. */
function picks(e: Effect): Query | null {
  const who: Selector | undefined = 'who' in e ? (e.who as Selector | undefined) : undefined
  return typeof who === 'object' ? who : null
}

export const effectsFlow = flow<EffectsFrame>('effects', {
  next: (g, f) => {
    const list = listOf(g, f)
    const own = contentOf(g).abilities[f.ability]!.timing
    for (; f.i < list.length; f.i++) {
      const e = list[f.i]!
      if (waits(g, f, e)) {
        if (e.op !== 'custom') layDown(g, f, e, own)
        continue
      }
      if (isNow(f, e, own) && holds(g, f, e.if) && ownerActs(g, f)) {
        f.targets = []
        return
      }
    }
    return end
  },
  may: {
    ask: (g, f) => {
      const e = effectAt(g, f)
      if (!asksFirst(g, f, e) || wouldHurt(g, f, e)?.length === 0) return null
      return decide(chooserOf(f, undefined), 'use-effect', 'D-GOLDEN-5', [yes, no], {
        about: { ability: f.ability, op: e.op },
      })
    },
    pick: (_g, f, choice) => {
      if (choice.do === 'yes') return
      f.i++
      return goto('next')
    },
  },
  who: {
    ask: (g, f) => {
      const e = effectAt(g, f)
      const query = picks(e)
      if (!query || query.pick === undefined || query.pick === 'all') {
        if ('who' in e && e.who !== undefined && f.targets.length === 0) f.targets = candidates(g, f, e.who as Selector)
        return null
      }
      if (query.of === 'chosen-demon' && f.chosen === undefined) return pickDemon(g, f, query)
      if (f.targets.length === query.pick) return null
      const open = candidates(g, f, query).filter(id => !f.targets.includes(id))
      if (open.length === 0) return null
      const options: Array<Offers['pick' | 'done']> = open.map(offer.pick)
      if (e.optional || f.auto || f.targets.length > 0) options.push(done)
      return decide(chooserOf(f, query.chooser ?? query.selector), 'pick-figure', 'D-ABILITY-1', options, {
        about: { ability: f.ability, op: e.op },
      })
    },
    pick: (g, f, choice) => {
      if (choice.do === 'done') {
        if (f.targets.length > 0) return
        f.i++
        return goto('next')
      }
      const query = picks(effectAt(g, f))!
      if (query.of === 'chosen-demon' && f.chosen === undefined) {
        f.chosen = choice.figure!
        return goto('who')
      }
      f.targets.push(choice.figure!)
      return goto('who')
    },
  },
  apply: (g, f) => {
    const e = effectAt(g, f)
    const dice = wordNamed(e.op).rolls?.(g, f, e)
    const asked = dice && facesFirst(g, 'apply', { by: f.self ?? f.owner, ...dice })
    if (asked) return asked
    if (e.limit === 'once-per-target-per-activation') {
      f.targets = f.targets.filter(id => !g.used.includes(usedMark(f.ability, id)))
      if (f.targets.length === 0) {
        f.i++
        return goto('next')
      }
      for (const id of f.targets) g.used.push(usedMark(f.ability, id))
    }
    const next = wordNamed(e.op).run?.(g, f, e)
    f.i++
    return next?.end ? next : thenGoto(next, 'next')
  },
})

/** The demon that the rest of the effect is measured from. */
function pickDemon(g: DoomState, f: EffectsFrame, query: Query) {
  const demons = g.figures.filter(d => isDemon(d) && candidates(g, { ...f, chosen: d.id }, query).length > 0)
  if (demons.length === 0) return null
  const options = demons.map(d => offer.pick(d.id))
  return decide(chooserOf(f, query.chooser), 'pick-demon', 'D-ABILITY-1', options, { about: { ability: f.ability } })
}

/** OP-12: the rest of a dead marine's card is skipped; class abilities still work (D-CLASS-4). */
function ownerActs(g: DoomState, f: EffectsFrame): boolean {
  const a = contentOf(g).abilities[f.ability]!
  if (a.source !== 'action' && a.source !== 'demon') return true
  if (f.only !== undefined) return true
  const self = f.self === undefined ? undefined : findFigure(g, f.self)
  if (a.source === 'demon') return self !== undefined // a dead demon is gone, a dead marine only off the map
  return self === undefined || onMap(self)
}

/** An optional effect without a pick of its own is offered as yes or no. */
function asksFirst(g: DoomState, f: EffectsFrame, e: Effect): boolean {
  if (wordNamed(e.op).picksItself) return false
  const query = picks(e)
  if (query && query.pick !== undefined && query.pick !== 'all') return false
  if (e.optional) return true
  return f.auto === true && (!wordNamed(e.op).welcome || mayKill(g, f, e))
}

/** Whoever is killed comes back elsewhere: even the invader may not want that now. */
function mayKill(g: DoomState, f: EffectsFrame, e: Effect): boolean {
  const hurt = wouldHurt(g, f, e)
  if (hurt === undefined) return false
  const amount = 'amount' in e ? e.amount : undefined
  if (typeof amount !== 'number') return true
  return hurt.some(id => {
    const figure = findFigure(g, id)
    return figure !== undefined && onMap(figure) && figure.damage + amount >= health(g, figure)
  })
}

const wouldHurt = (g: DoomState, f: EffectsFrame, e: Effect): string[] | undefined => wordNamed(e.op).hurts?.(g, f, e)

function layDown(g: DoomState, f: EffectsFrame, e: Effect, own: Timing): void {
  // What answers every step does so for the rest of the activation (Trample); other moments come once.
  const at = 'at' in e ? String(e.at) : own
  const until = ('until' in e ? e.until : undefined) ?? (at === 'on-move' ? 'activation-end' : at)
  const on = f.trigger ?? f.self
  g.lasting.push({
    ability: f.ability,
    effect: f.i,
    owner: f.owner,
    on: on === undefined ? [] : [on],
    until,
    ...('uses' in e && e.uses !== undefined ? { uses: e.uses } : {}),
    ...('at' in e && e.at === 'next-activation-end' ? { step: g.activation } : {}),
  })
}
