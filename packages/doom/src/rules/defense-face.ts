import type { Content } from '../match/said.ts'

/** What one card shows that is turned up in defense. */
export interface Face {
  shields: number
  dodge: boolean
}

/** D-DEFENSE-4 to 6: what a card is worth to a defender of this kind, a demon's special defense included. */
export function faceOf(content: Content, kind: string, card: string): Face {
  const demon = content.demons[kind]
  if (!demon) return content.actionCards[card]!.defense
  const { shields, special } = content.events[card]!.defense
  if (!special) return { shields, dodge: false }
  const own = demon.specialDefense
  return { shields: shields + own.shields, dodge: own.dodge }
}
