import { call, type Frame, inOrder, thenGoto } from '@redoubt/kernel'
import { z } from 'zod'
import { boardOf } from '../../board/positions.ts'
import { done, offer } from '../../match/choices.ts'
import { decide } from '../../match/decisions.ts'
import { flow } from '../../match/flow.ts'
import { INVADER } from '../../match/seats.ts'
import { maySummon, summonFrom } from '../../rules/summon.ts'
import { positive } from '../basic.ts'
import { price } from '../fields.ts'
import { addThreat, staysOpen } from '../shared/portals.ts'
import { OF_RULES } from '../sources.ts'
import { type Word, word } from '../word.ts'

const fields = { maxSpend: positive, price, oncePerPortal: z.boolean(), keepPortal: z.boolean().optional() }

interface BuyFrame extends Frame {
  budget: number
  price: { blue: number; yellow: number; red: number }
  bought: string[]
  once: boolean
  keep: boolean
}

/** Assault: threat tokens buy summons. */
const buying = flow<BuyFrame>('buy-summons', {
  buy: {
    ask: (g, f) => {
      const purse = Math.min(f.budget, g.invader.threat)
      const options = g.portals
        .filter(p => f.price[p.level] <= purse && !(f.once && f.bought.includes(p.id)) && maySummon(g, p.id))
        .map(({ id, level, at }) => offer.buyPortal(id, { price: f.price[level], level, at: boardOf(g).name(at) }))
      return options.length > 0 ? decide(INVADER, 'buy-summon', 'D-THREAT-2', [...options, done]) : null
    },
    pick: (g, f, choice) => {
      if (choice.do === 'done') return
      const portal = g.portals.find(p => p.id === choice.card)!
      f.budget -= f.price[portal.level]
      addThreat(g, -f.price[portal.level])
      f.bought.push(portal.id)
      return thenGoto(inOrder([summonFrom(portal.id, f.keep)]), 'buy')
    },
  },
})

export const buySummons: Word<'buySummons', typeof fields> = word('buySummons', {
  means: 'The invader pays threat tokens and summons.',
  group: 'invader',
  from: OF_RULES,
  fields,
  flows: [buying],
  run: (g, _f, e) =>
    call(buying, {
      budget: e.maxSpend,
      price: { ...e.price },
      bought: [],
      once: e.oncePerPortal,
      keep: e.keepPortal ?? staysOpen(g),
    }),
})
