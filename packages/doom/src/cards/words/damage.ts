import { call, decide, type Frame, inOrder, type Next, rollDie } from '@redoubt/kernel'
import { line } from '../../board/line.ts'
import type { DoomChoice } from '../../choices.ts'
import type { EffectOf } from '../../content/effect.ts'
import { say } from '../../events.ts'
import { areEnemies, contentOf, figureOf, findFigure, isDemon, onMap } from '../../figures.ts'
import { flow } from '../../flow.ts'
import { boardOf, distance, sees, within } from '../../places.ts'
import { damage, kill } from '../../procedures.ts'
import { attackOf, hits } from '../../rules/attack-frame.ts'
import { heal, stun } from '../../rules/damage.ts'
import type { KillFrame } from '../../rules/kill.ts'
import type { DoomState, Figure } from '../../state.ts'
import { health, isImmune } from '../../values.ts'
import { chooserOf, type EffectsFrame, type Word } from '../frames.ts'
import { orderMatters, type Turn, takeTurns } from '../in-turn.ts'
import { inForce } from '../inforce.ts'
import { isPicked, named } from '../select.ts'
import type { Use } from '../use.ts'

/** Rolls dice that are no attack: the icons rolled. */
export function rollFor(g: DoomState, by: string, dice: { red: number; black: number }): number {
  const faces = contentOf(g).dice
  const rolled: Array<{ colour: string; face: number }> = []
  for (let i = 0; i < dice.red; i++) rolled.push({ colour: 'red', face: rollDie(g, faces.red) })
  for (let i = 0; i < dice.black; i++) rolled.push({ colour: 'black', face: rollDie(g, faces.black) })
  say('rolled', { by, dice: rolled })
  return rolled.reduce((sum, die) => sum + die.face, 0)
}

const suffer = (targets: string[], amount: number, by: string | null): Next =>
  amount > 0 && targets.length > 0 ? call(damage, { targets, amount, by, how: 'effect', i: 0 }) : undefined

/** The same where nobody named the figures one by one: their order is chosen if it matters (D-TIMING-3). */
function sufferInTurn(g: DoomState, f: EffectsFrame, targets: string[], amount: number): Next {
  const by = causer(f)
  const turns = targets.map(id => ({
    figure: id,
    frame: damage.start({ targets: [id], amount, by, how: 'effect', i: 0 }),
  }))
  if (amount <= 0 || !orderMatters(g, turns)) return suffer(targets, amount, by)
  return inOrder(takeTurns(g, chooserOf(f, undefined), f.ability, turns))
}

const causer = (f: EffectsFrame): string | null => f.self ?? null

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
export function reached(g: DoomState, f: Use, e: EffectOf<'splash'>): string[] {
  const spaces = centre(g, f, e)
  if (spaces.length === 0) return []
  const excluded = (e.exclude ?? []).flatMap(word => named(g, f, word))
  const own = f.self === undefined ? undefined : findFigure(g, f.self)
  return g.figures
    .filter(figure => {
      if (!onMap(figure) || excluded.includes(figure.id)) return false
      if (e.center === 'self' && figure.id === f.self) return false
      if (e.who === 'enemy' && own && (isDemon(figure) === isDemon(own) || figure.kind === 'drone')) return false
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
      for (const change of inForce(g, 'modifySplash', thrower))
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
export const siphon = flow<SiphonFrame>('siphon', {
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
export const pickSplash = flow<PickSplashFrame>('pick-splash', {
  pick: {
    ask: (_g, f) => {
      const options: DoomChoice[] = f.from.map(figure => ({ do: 'pick', figure }))
      return decide(chooserOf(f.effects, undefined), 'splash-target', 'D-DEFENSE-12', [...options, { do: 'done' }], {
        about: { amount: f.amount, ability: f.effects.ability },
      })
    },
    pick: (g, f, choice) =>
      choice.do === 'done' ? undefined : blast(g, f.effects, f.effect, [choice.figure!], f.amount),
  },
})

export const words = {
  damage: ((g, f, e) => {
    const attack = attackOf(g)
    const amount = e.dice
      ? rollFor(g, f.self ?? f.owner, e.dice)
      : e.amount === 'excessDamage'
        ? Math.max(e.min ?? 0, attack?.excess ?? 0)
        : (e.amount as number)
    return isPicked(e.who) ? suffer(f.targets, amount, causer(f)) : sufferInTurn(g, f, f.targets, amount)
  }) as Word<EffectOf<'damage'>>,

  splash: ((g, f, e) => {
    const targets = reached(g, f, e)
    if (targets.length === 0 && !e.healOwnerPerFigure) return
    const amount = e.dice
      ? rollFor(g, f.self ?? f.owner, e.dice)
      : e.amount === 'hitsRolled'
        ? hits(attackOf(g)!)
        : (e.amount as number)
    if (e.pick === undefined) return blast(g, f, e, targets, amount)
    if (amount <= 0) return
    return call(pickSplash, { effects: { ...f }, effect: e, from: targets, amount })
  }) as Word<EffectOf<'splash'>>,

  lineDamage: ((g, f, e) => {
    const attack = attackOf(g)
    const from = f.self === undefined ? undefined : findFigure(g, f.self)
    if (!attack || !from) return
    const lines = linesBetween(g, f, e, from, attack.spaces)
    return lines.length > 1
      ? call(pickLine, { effects: { ...f }, amount: e.amount, lines })
      : sufferInTurn(g, f, lines[0]!.hit, e.amount)
  }) as Word<EffectOf<'lineDamage'>>,

  heal: ((g, f, e) => {
    for (const id of f.targets) heal(g, id, e.amount === 'all' ? Number.POSITIVE_INFINITY : e.amount)
  }) as Word<EffectOf<'heal'>>,

  kill: ((g, f, e) => {
    if (e.replacesDamage) {
      attackOf(g)!.killInstead = true
      return
    }
    const id = f.targets[0]
    const target = id === undefined ? undefined : findFigure(g, id)
    if (!target || !onMap(target)) return
    if (e.as === 'glory') return call(kill, { figure: target.id, by: f.owner, how: 'glory' })
    const left = health(g, target) - target.damage
    for (const effect of inForce(g, 'convertInstantKill', target))
      if (effect.sources.includes('card-effect')) {
        f.killedHealth = left <= effect.damage ? left : 0
        return suffer([target.id], effect.damage, causer(f))
      }
    f.killedHealth = left
    return call(kill, { figure: target.id, by: null, how: 'effect' })
  }) as Word<EffectOf<'kill'>>,

  preventKill: ((g, _f, e) => {
    for (let i = g.stack.length - 1; i >= 0; i--) {
      const frame = g.stack[i]!
      if (frame.flow !== 'kill') continue
      const k = frame as KillFrame
      k.prevented = true
      const figure = figureOf(g, k.figure)
      figure.damage = health(g, figure) - e.leaveHealth
      return
    }
  }) as Word<EffectOf<'preventKill'>>,

  stun: ((g, f) => {
    for (const id of f.targets) stun(g, id)
  }) as Word<EffectOf<'stun'>>,

  removeStun: ((g, f) => {
    for (const id of f.targets) {
      const figure = findFigure(g, id)
      if (figure?.stunned) {
        figure.stunned = false
        say('recovered', { figure: id })
      }
    }
  }) as Word<EffectOf<'removeStun'>>,
}

/** A line between two nearest spaces of two figures, and whom it crosses. */
interface Line {
  from: number
  to: number
  hit: string[]
}

/** The lines that may be drawn; of those that cross the same figures the first. */
function linesBetween(
  g: DoomState,
  f: EffectsFrame,
  e: EffectOf<'lineDamage'>,
  shooter: Figure,
  to: readonly number[],
): Line[] {
  const excluded = (e.exclude ?? []).flatMap(word => named(g, f, word))
  const others = g.figures.filter(
    o => onMap(o) && !excluded.includes(o.id) && (e.who === 'any' || areEnemies(shooter, o)),
  )
  const far = (a: number, b: number) => distance(g, [a], [b]) ?? Number.POSITIVE_INFINITY
  const pairs = shooter.at.flatMap(a => to.map((b): [number, number] => [a, b]))
  const least = Math.min(...pairs.map(([a, b]) => far(a, b)))
  const lines = new Map<string, Line>()
  for (const [a, b] of pairs) {
    if (far(a, b) > least) continue
    const crossed = line(boardOf(g), a, b)
    const hit = others.filter(o => o.at.some(space => crossed.includes(space))).map(o => o.id)
    if (!lines.has(hit.join())) lines.set(hit.join(), { from: a, to: b, hit })
  }
  return [...lines.values()]
}

interface PickLineFrame extends Frame {
  effects: EffectsFrame
  amount: number
  lines: Line[]
}

/** Rail Line at or from a large figure: among equally near spaces whoever shoots chooses the line. */
export const pickLine = flow<PickLineFrame>('pick-line', {
  pick: {
    ask: (g, f) => {
      const { name } = boardOf(g)
      const options = f.lines.map(
        (one): DoomChoice => ({ do: 'line', to: name(one.to), n: name(one.from), info: { hit: one.hit } }),
      )
      return decide(chooserOf(f.effects, undefined), 'line', 'D-ABILITY-1', options, {
        about: { ability: f.effects.ability },
      })
    },
    pick: (g, f, choice) => {
      const { name } = boardOf(g)
      const { hit } = f.lines.find(one => name(one.to) === choice.to && name(one.from) === choice.n)!
      return sufferInTurn(g, f.effects, hit, f.amount)
    },
  },
})
