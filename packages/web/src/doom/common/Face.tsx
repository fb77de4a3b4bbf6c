import { ActionFace, EventFace, GloryFace } from '../cards/CardFace.tsx'
import type { Held } from '../reading/held.ts'
import { useTable } from './context.ts'

export function Face({ card, note }: { card: Pick<Held, 'id' | 'kind'>; note?: string | undefined }) {
  const { content } = useTable().book
  if (card.kind === 'event') return <EventFace card={content.events[card.id]!} note={note} />
  if (card.kind === 'glory') return <GloryFace card={content.glory[card.id]!} note={note} />
  const action = content.actionCards[card.id]!
  return <ActionFace card={action} weapon={content.weapons[action.set]} note={note} />
}
