import { maySee, type Viewer, type Zone } from '@redoubt/kernel'
import type { PeekFrame } from '../language/shared/peek.ts'
import { attackOf } from '../match/attack-frame.ts'
import type { DoomState } from '../match/state.ts'

/** The cards that this viewer sees, a defense card in use among them, and the groups that everybody has seen coming out of a portal. */
export function known(g: DoomState, viewer: Viewer): string[] {
  const { glory, initiative, initiativeDiscard, invader } = g
  const zones: Zone[] = [glory.deck, glory.discard, initiative, initiativeDiscard]
  zones.push(invader.deck, invader.hand, invader.discard, invader.play)
  for (const { deck, hand, discard, play, glory } of g.marines) zones.push(deck, hand, discard, play, glory)
  const cards = zones.flatMap(zone => (maySee(zone, viewer) ? zone.cards : []))
  const peeked = g.stack.flatMap(frame => {
    const peek = frame as PeekFrame
    return frame.flow === 'peek' && peek.seat === viewer
      ? [...peek.seen, ...peek.back].map(card => `peeked ${card}`)
      : []
  })
  const groups = invader.shownGroups.map(([level, n]) => `group ${level} ${n}`)
  const defense = attackOf(g)?.defense
  return [...cards, ...peeked, ...groups, ...(defense ? [`defends ${defense}`] : [])]
}
