import { call, decide, end, type Frame, goto } from '@redoubt/kernel'
import { type DoomChoice, done } from '../../choices.ts'
import type { EffectOf } from '../../content/effect.ts'
import { say } from '../../events.ts'
import { figureOf } from '../../figures.ts'
import { flow } from '../../flow.ts'
import { argentPlaces, gainArgent, putArgent } from '../../rules/argent.ts'
import { attackOf } from '../../rules/attack-frame.ts'
import { INVADER } from '../../state.ts'
import { announced, type Word } from '../frames.ts'

interface SpendFrame extends Frame {
  kind: string
  left: number
}

/** Argent discarded from the attacker's card, one token at a time. */
export const spendArgent = flow<SpendFrame>('spend-argent', {
  pick: {
    ask: (g, f) =>
      f.left > 0 && g.demons[f.kind]!.argent > 0
        ? decide(INVADER, 'spend-argent', 'D-ARGENT-5', [{ do: 'spend', card: f.kind } as DoomChoice, done])
        : null,
    pick: (g, f, choice) => {
      if (choice.do === 'done') return end
      putArgent(g, f.kind, -1)
      f.left--
      const attack = attackOf(g)!
      attack.argentSpent = (attack.argentSpent ?? 0) + 1
      return goto('pick')
    },
  },
})

/** Argent moved between face-up demon cards, freely or so many tokens. */
export const shiftArgent = flow<Frame & { from: string; left: number | null }>('shift-argent', {
  from: {
    ask: (g, f) => {
      const full = argentPlaces(g, false).filter(kind => g.demons[kind]!.argent > 0)
      if (full.length === 0 || f.left === 0 || argentPlaces(g, false).length < 2) return null
      return decide(INVADER, 'move-argent-from', 'D-ARGENT-9', [
        ...full.map((card): DoomChoice => ({ do: 'from', card })),
        done,
      ])
    },
    pick: (_g, f, choice) => {
      if (choice.do === 'done') return end
      f.from = choice.card!
    },
  },
  to: {
    ask: (g, f) =>
      f.from
        ? decide(
            INVADER,
            'move-argent-to',
            'D-ARGENT-9',
            argentPlaces(g, false)
              .filter(kind => kind !== f.from)
              .map((card): DoomChoice => ({ do: 'to', card })),
          )
        : null,
    pick: (g, f, choice) => {
      putArgent(g, f.from, -1)
      putArgent(g, choice.card!, 1)
      if (f.left !== null) f.left--
      f.from = ''
      return goto('from')
    },
  },
})

export const words = {
  gainArgent: ((g, f, e) => {
    const amount = e.amount === 'remainingHealthOfKilled' ? (f.killedHealth ?? 0) : e.amount
    const left = Math.min(amount, e.max ?? amount)
    return left > 0 ? call(gainArgent, { left, on: argentPlaces(g, e.to === 'any-face-up-or-invasion') }) : undefined
  }) as Word<EffectOf<'gainArgent'>>,

  spendArgent: ((g, _f, e) =>
    call(spendArgent, { kind: figureOf(g, attackOf(g)!.attacker).kind, left: e.upTo })) as Word<
    EffectOf<'spendArgent'>
  >,

  moveArgent: ((_g, _f, e) => call(shiftArgent, { from: '', left: e.amount === 'any' ? null : e.amount })) as Word<
    EffectOf<'moveArgent'>
  >,

  freeArgentAbility: (g => {
    const ability = announced(g)
    if (!ability) return
    ability.free = true
    say('ability', { ability: ability.ability, by: ability.self ?? INVADER, free: true })
  }) as Word<EffectOf<'freeArgentAbility'>>,
}
