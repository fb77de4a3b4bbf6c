import { getMe } from './me.ts'

/** Asks for the list of own tables again, if this browser is somebody. */
export async function refreshMe(): Promise<void> {
  if (getMe().name === null) return
  const { attend, refresh } = await import('./attention.ts')
  attend()
  await refresh()
}

/** Whoever has been online in this browser is told of their turns on every screen; nobody else loads what that needs. */
export function heedTurns(): void {
  if (getMe().name !== null) void import('./attention.ts').then(({ attend }) => attend())
}
