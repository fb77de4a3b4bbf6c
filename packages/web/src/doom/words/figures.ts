import type { DoomView } from '@redoubt/doom'
import type { Weapon } from '@redoubt/doom/content'
import { DRONE } from '@redoubt/doom/figure-kinds'
import type { Book } from '../reading/book.ts'

export type SeenMarine = DoomView['marines'][number]

/** The kind of demon a figure id or kind id names; undefined for marines. */
export function kindOf(book: Book, id: string): string | undefined {
  if (book.content.demons[id]) return id
  const kind = id.replace(/-\d+$/, '')
  return book.content.demons[kind] ? kind : undefined
}

/** Whose doing: a marine or the invader. */
export function sideOf(book: Book, id: string | null | undefined): string | undefined {
  if (!id) return undefined
  return kindOf(book, id) ? 'invader' : id
}

/** The symbol of a figure, demon kind or seat. */
export function iconOf(book: Book, id: string): string {
  const kind = kindOf(book, id)
  if (kind) return book.content.demons[kind]!.icon
  if (id === 'invader') return 'ui-demon'
  if (id === DRONE) return 'objective'
  return book.content.marines[id]?.icon ?? 'ui-squad'
}

/** The picture of a weapon; one that names none looks like what it is. The common cards, of no weapon, are fists. */
export function weaponIcon(weapon: Weapon | undefined): string {
  if (!weapon) return 'weapon-fists'
  return weapon.hints?.icon ?? (weapon.kind === 'grenade' ? 'grenade-frag' : 'weapon-heavy-assault-rifle')
}

export const PORTAL_ICONS = { blue: 'portal-1', yellow: 'portal-2', red: 'portal-3' } as const
