import { gameOf, type Pairing, type Tally } from '@redoubt/bots'
import type { Told } from '../io.ts'

const percent = (share: number): string => `${Math.round(100 * share)} %`

/** What tells the kinds of a run apart, with the words above it. */
function kind(pairing: Pairing): [head: string, text: string][] {
  if (pairing.game === 'conquest')
    return [
      ['deck a', pairing.decks[0]],
      ['deck b', pairing.decks[1]],
    ]
  return [
    ['mission', pairing.mission],
    ['marines', String(pairing.marines)],
  ]
}

export const kindCells = (pairing: Pairing): string[] => kind(pairing).map(([, text]) => text)
export const kindHead = (pairing: Pairing): string[] => kind(pairing).map(([head]) => head)

function cells(t: Tally): [head: string, text: string][] {
  const doom = gameOf(t.pairing) === 'doom'
  return [
    ...kind(t.pairing),
    ['games', String(t.games)],
    [doom ? 'marines win' : 'a wins', percent(t.rate)],
    ['95 % interval', `${percent(t.from)} – ${percent(t.to)}`],
    ...(doom ? [] : ([['drawn', String(t.drawn)]] as [string, string][])),
    ['broken off', String(t.brokenOff)],
    ['rounds', t.rounds.toFixed(1)],
    ['decisions', t.decisions.toFixed(0)],
    ...(doom ? ([['frags', t.frags.toFixed(1)]] as [string, string][]) : []),
  ]
}

/** The table for people: one row for each kind of match. */
export function tableRows(table: readonly Tally[], told: Told): string[][] {
  return [cells(table[0]!).map(([head]) => told(head)), ...table.map(t => cells(t).map(([, text]) => text))]
}

/** Texts to the left, figures to the right. */
export function aligned(rows: readonly (readonly string[])[], between = '  '): string {
  const head = rows[0]!
  const wide = head.map((_, column) => Math.max(...rows.map(row => row[column]!.length)))
  const isText = head.map((_, column) => !rows.slice(1).every(row => /^[\d−–+-]/.test(row[column]!)))
  const line = (row: readonly string[]) =>
    row.map((cell, c) => (isText[c] ? cell.padEnd(wide[c]!) : cell.padStart(wide[c]!))).join(between)
  return `${rows.map(row => line(row).trimEnd()).join('\n')}\n`
}

export function csv(table: readonly Tally[]): string {
  const doom = gameOf(table[0]!.pairing) === 'doom'
  const [first, second] = doom ? ['marines', 'invader'] : ['a', 'b']
  const head = [
    ...kind(table[0]!.pairing).map(([name]) => name.replace(' ', '_')),
    ...[`bot_${first}`, `bot_${second}`, 'games', `${first}_won`, `${second}_won`],
    ...(doom ? [] : ['drawn']),
    ...['broken_off', 'rate', 'from', 'to', 'rounds', 'decisions'],
    ...(doom ? ['frags'] : []),
  ]
  const rows = table.map(t => {
    const { rate, from, to, rounds, decisions } = t
    const means = [rate, from, to, rounds, decisions, ...(doom ? [t.frags] : [])].map(n => n.toFixed(4))
    const names = kind(t.pairing).map(([, text]) => text)
    return [...names, ...t.pairing.bots, t.games, ...t.won, ...(doom ? [] : [t.drawn]), t.brokenOff, ...means].join(',')
  })
  return `${[head.join(','), ...rows].join('\n')}\n`
}
