import type { Doom, DoomView } from '@redoubt/doom'
import type { Heard } from '../../screen/match.ts'

const upToNow = (cards: readonly string[] | undefined, card: string) => [...(cards ?? []), card]

/** What the panels show while an event is shown: numbers change with their event, not before. */
export function foretellPanels(view: DoomView, event: Heard<Doom>): DoomView {
  switch (event.type) {
    case 'round':
      return { ...view, round: event.round, phase: 'status', turn: null, active: null }
    case 'initiative-deck': {
      const { initiative } = view
      const deck = { ...initiative.deck, count: event.cards }
      return { ...view, initiative: { deck, discard: { ...initiative.discard, count: 0, cards: [] }, revealed: null } }
    }
    case 'initiative': {
      const { deck, discard } = view.initiative
      const cards = upToNow(discard.cards, event.card)
      return {
        ...view,
        phase: 'activation',
        initiative: {
          deck: { ...deck, count: Math.max(0, deck.count - 1) },
          discard: { ...discard, count: cards.length, cards },
          revealed: event.card,
        },
      }
    }
    case 'activation': {
      if (event.kind) return { ...withCard(view, event.kind, { exhausted: true }), turn: 'invader' }
      const marine = view.marines.some(({ id }) => id === event.figure)
      return marine ? { ...view, turn: event.figure! } : view
    }
    case 'argent':
      return event.card === 'invasion'
        ? { ...view, invader: { ...view.invader, argent: event.total } }
        : withCard(view, event.card, { argent: event.total })
    case 'demon-card':
      return withCard(view, event.kind, { up: event.up })
    case 'demons-readied':
      return event.kinds.reduce((seen, kind) => withCard(seen, kind, { exhausted: false }), view)
    case 'frag':
      return { ...view, invader: { ...view.invader, frags: event.total } }
    case 'threat':
      return event.portal === undefined
        ? { ...view, invader: { ...view.invader, threat: event.total } }
        : { ...view, portals: view.portals.map(p => (p.id === event.portal ? { ...p, threat: event.total } : p)) }
    case 'counter':
      return { ...view, counters: { ...view.counters, [event.counter]: event.value } }
    case 'progress':
      return {
        ...view,
        objectives: view.objectives.map(o => (o.id === event.token ? { ...o, progress: event.total } : o)),
        portals: view.portals.map(p => (p.id === event.token ? { ...p, progress: event.total } : p)),
      }
    default:
      return view
  }
}

function withCard(view: DoomView, kind: string, change: Partial<DoomView['demons'][string]>): DoomView {
  const card = view.demons[kind]
  return card ? { ...view, demons: { ...view.demons, [kind]: { ...card, ...change } } } : view
}
