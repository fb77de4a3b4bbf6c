import { unverified } from '@redoubt/kernel'
import type { TableState, You } from '@redoubt/protocol'
import { useMemo } from 'react'
import { go } from '../../app/router.ts'
import { useWords } from '../../i18n/context.tsx'
import type { Checked, MatchWays } from '../../match/ways.ts'
import { checkDice } from '../records/check.ts'
import { borrow } from '../records/record.ts'
import { server } from '../server/server.ts'
import { After } from './After.tsx'

/** Where a match at the server leads: a rematch, its record, the check of its dice. */
export function useOnlineWays(table: TableState, you: You): MatchWays {
  const { t } = useWords()
  return useMemo(() => {
    const check = async (match: string): Promise<Checked> => {
      const { fair, verdict } = await checkDice(match)
      if (!fair) return { verdict, lines: [t('dice.begun-elsewhere')] }
      const [problem] = fair.problems
      if (problem) return { verdict: unverified(t(`dice.${problem}`)) }
      const own = t('dice.own-number', { count: fair.mine })
      return { verdict, lines: [t('dice.secret'), t('dice.numbers', { count: fair.seats }), own, t('dice.seed')] }
    }
    return {
      isOnline: true,
      again:
        you.seats.length === 0
          ? null
          : async match => go('table', (await server().ask('rematch', { match })).table.code),
      check,
      fetch: async match => void (await borrow(match)),
      after: <After table={table} you={you} />,
      isHeld: false,
    }
  }, [table, you, t])
}
