import type { ButtonHTMLAttributes } from 'react'
import { classes } from '../../ui/classes.ts'
import { useTable } from '../common/context.ts'
import { lookCloser } from '../common/lookCloser.ts'
import { happeningTo } from './happening.ts'
import style from './Token.module.css'

type Button = ButtonHTMLAttributes<HTMLButtonElement> & Record<`data-${string}`, string | boolean | undefined>

/** What every card in play has in common: how it looks while something is done with it, and what pressing it does. */
export function useToken(card: string, order: number): { isLit: boolean; className: string; button: Button } {
  const table = useTable()
  const isLit = table.isLit(card)
  const happening = happeningTo(card, table.event)
  return {
    isLit,
    className: classes(
      style.token,
      isLit && style.lit,
      isLit && table.decision?.kind === 'defender' && style.aim,
      table.picked === card && style.picked,
      table.isNamed(card) && style.named,
      table.attacker === card && style.attacker,
      table.target === card && style.target,
      happening && style[happening],
    ),
    button: {
      type: 'button',
      'data-figure': card,
      'data-glide': card,
      'data-rove': 'unit',
      'data-lit': isLit || undefined,
      tabIndex: order === 0 ? 0 : -1,
      onClick: () => (isLit ? table.point(card) : table.zoom(card)),
      ...lookCloser(() => table.zoom(card)),
    },
  }
}
