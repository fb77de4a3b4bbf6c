import type { State } from '@redoubt/kernel'
import { OWN_EYES } from './games.ts'

/** Who is asked whatever the hand holds may be asked aloud, and lets it be with this key. */
export function aloudIn(game: string, { decision }: State): string | null {
  if (decision?.always !== true || OWN_EYES[game]?.includes(decision.kind)) return null
  return ['pass', 'done'].find(key => decision.options.some(({ do: what }) => what === key)) ?? null
}
