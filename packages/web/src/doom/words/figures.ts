import type { DoomView } from '@redoubt/doom'
import type { Book } from './book.ts'

export type SeenFigure = DoomView['figures'][number]
export type SeenMarine = DoomView['marines'][number]

export const isMarineSeat = (view: DoomView, seat: string): boolean => view.marines.some(({ id }) => id === seat)

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
  if (id === 'drone') return 'objective'
  return book.content.marines[id]?.icon ?? 'ui-squad'
}

const WEAPON_ICONS: Readonly<Record<string, string>> = {
  'burst-rifle': 'weapon-machine-gun',
  'bfg-9000': 'weapon-bfg',
  'frag-grenade': 'grenade-frag',
  'siphon-grenade': 'grenade-siphon',
  'decoy-grenade': 'grenade-decoy',
  uac: 'weapon-fists',
}

const DRAWN = [
  'combat-shotgun',
  'super-shotgun',
  'heavy-assault-rifle',
  'plasma-rifle',
  'static-rifle',
  'rocket-launcher',
  'chaingun',
  'chainsaw',
  'gauss-cannon',
]

/** The picture of a weapon; a pack's own weapons look like fists. */
export function weaponIcon(weapon: string): string {
  return WEAPON_ICONS[weapon] ?? (DRAWN.includes(weapon) ? `weapon-${weapon}` : 'weapon-fists')
}

export const PORTAL_ICONS = { blue: 'portal-1', yellow: 'portal-2', red: 'portal-3' } as const
