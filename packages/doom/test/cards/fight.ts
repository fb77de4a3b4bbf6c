import { box, doom, type Match, type Position, room } from '../play.ts'

export interface Fight extends Position {
  /** The invader's hand; nothing by default. */
  events?: string[]
  /** The next event cards; by default one without any shield, so that dice decide. */
  deck?: string[]
  argent?: Record<string, number>
  /** The initiative deck, the next card first. */
  initiative?: string[]
  gloryDeck?: string[]
}

const DEAD = { at: null }
/** Event cards that defend with nothing at all. */
const BLANK = ['hellish-power', 'onslaught', 'explosive-blast', 'ferocity', 'execution', 'wall-of-flesh']

/** The sets that hold these cards, filled up to three. */
function setsOf(cards: readonly string[]): string[] {
  const { events, eventSets } = box()
  const named = new Set(cards.map(card => events[card]!.set))
  const rest = ['power-overwhelming', 'seek-and-destroy', 'armored-offensive', ...Object.keys(eventSets)]
  return [...new Set([...named, ...rest])].slice(0, 3)
}

/**
 * A fight with plain values: four marines, so that no squad card changes them; those not mentioned are dead.
 * Nobody holds a card that the test does not name.
 */
export function fight(position: Fight): Match {
  const { events = [], deck, argent, initiative, gloryDeck, scenario, options, ...rest } = position
  const sets = setsOf([...events, ...(deck ?? [])])
  const blank = BLANK.find(card => sets.includes(box().events[card]!.set) && !events.includes(card))
  const marine = (spec: Position['alpha']) => ({ hand: [], ...spec })
  return doom({
    map: room(10, 4),
    ...rest,
    alpha: marine(rest.alpha ?? { at: 'a1' }),
    bravo: marine(rest.bravo ?? DEAD),
    charlie: marine(rest.charlie ?? DEAD),
    delta: marine(rest.delta ?? DEAD),
    options: { eventSets: sets, ...options },
    scenario: {
      events: { hand: events, deck: deck ?? (blank ? [blank] : []) },
      ...(argent ? { argent } : {}),
      ...(initiative ? { initiative } : {}),
      ...(gloryDeck ? { gloryDeck } : {}),
      ...scenario,
    },
  })
}

export { corridor, room } from '../play.ts'
