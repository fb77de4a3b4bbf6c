import { newId, newNumber } from '@redoubt/protocol'
import { changeSettings, getLocale } from '../../app/settings.ts'
import type { NewTable } from '../../tables/tables.ts'
import { becomeGuest, upload } from '../guest/guest.ts'
import { keepNumber } from '../kept/numbers.ts'
import { server } from '../server/server.ts'

/** What a table begins with besides its set-up. */
export interface Beginning {
  /** Goes on with a match that was begun in this browser. */
  save?: unknown
  /** The first mission of an operation: one of the box by its id, or of one's own. */
  operation?: { id: string; mission?: string }
}

/**
 * Opens a table at the server with the set-up of one at home: my seats stay mine, bots stay bots, everybody else's chair is free.
 * Returns its code.
 */
export async function openTable(
  { game, options, seats }: NewTable,
  name: string,
  { save, operation }: Beginning = {},
): Promise<string> {
  await becomeGuest(name, getLocale())
  changeSettings({ name })
  const match = newId()
  const chairs = Object.entries(seats).map(([seat, plan]) => {
    if (plan.kind === 'bot')
      return [seat, { kind: 'bot' as const, level: plan.level, ...(plan.time ? { think: plan.time } : {}) }] as const
    if (plan.kind === 'remote' || plan.person !== 0) return [seat, { kind: 'open' as const }] as const
    const number = newNumber()
    keepNumber(match, seat, number)
    return [seat, { kind: 'me' as const, number }] as const
  })
  const { table } = await server().ask('open', {
    ...{ match, game, options, chairs: Object.fromEntries(chairs), language: getLocale() },
    ...(save === undefined ? {} : { save: await upload('save', save) }),
    ...(operation ? { operation } : {}),
  })
  return table.code
}
