/** Matches of this browser that go on at the server: the code of the table, by the id of the match. */
const KEY = 'redoubt.moved'

export function noteMoved(id: string, code: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...movedMatches(), [id]: code }))
  } catch {
    // the list then offers to go on here as well
  }
}

export function movedMatches(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}
