/**
 * What this browser added to the chance of a match. Kept here, because only whoever remembers their own number can check at the end
 * that it was used.
 */
const KEY = 'redoubt.numbers'
const MOST = 200

type Numbers = Record<string, Record<string, string>>

export function keepNumber(match: string, seat: string, number: string): void {
  const all = read()
  const { [match]: here = {}, ...others } = all
  const kept = { ...Object.fromEntries(Object.entries(others).slice(-MOST)), [match]: { ...here, [seat]: number } }
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Without storage the check leaves this out; everything else still holds.
  }
}

export const keptNumbers = (match: string): Record<string, string> => read()[match] ?? {}

function read(): Numbers {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Numbers
  } catch {
    return {}
  }
}
