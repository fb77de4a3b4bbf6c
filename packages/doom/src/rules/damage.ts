import { call, end, goto, thenGoto } from '@redoubt/kernel'
import { health, isImmune } from '../abilities/values.ts'
import { attackOf } from '../match/attack-frame.ts'
import { emit } from '../match/events.ts'
import { figureOf, findFigure, onMap } from '../match/figures.ts'
import { flow } from '../match/flow.ts'
import type { DamageFrame } from '../match/procedure-frames.ts'
import { kill } from '../match/procedures.ts'
import type { DoomState } from '../match/state.ts'

export const damageFlow = flow<DamageFrame>('damage', {
  suffer: (g, f) => {
    const id = f.targets[f.i]
    if (id === undefined) return end
    f.i++
    const figure = findFigure(g, id)
    if (!figure || !onMap(figure)) return goto('suffer')
    if (f.how === 'glory' || f.how === 'telefrag')
      return thenGoto(call(kill, { figure: id, by: f.by, how: f.how }), 'suffer')
    figure.damage += f.amount
    emit('damage', { figure: id, amount: f.amount, total: figure.damage, by: f.by })
    const over = figure.damage - health(g, figure)
    if (over < 0) return goto('suffer')
    const attack = attackOf(g)
    if (f.how === 'attack' && attack) attack.excess = over
    return thenGoto(call(kill, { figure: id, by: f.by, how: f.how }), 'suffer') // D-DAMAGE-3
  },
})

/** D-DAMAGE-5: surplus recovery is lost. */
export function heal(g: DoomState, id: string, amount: number): void {
  const figure = figureOf(g, id)
  const healed = Math.min(amount, figure.damage)
  if (healed === 0) return
  figure.damage -= healed
  emit('heal', { figure: id, amount: healed, total: figure.damage })
}

/** D-STUN-5: a stunned figure cannot be stunned again. */
export function stun(g: DoomState, id: string): void {
  const figure = findFigure(g, id)
  if (!figure || !onMap(figure) || figure.stunned || isImmune(g, figure, 'stun')) return
  figure.stunned = true
  emit('stunned', { figure: id })
}
