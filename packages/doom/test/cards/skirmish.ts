import { box, doom, type Match, type Position } from '../play.ts'

/** Alpha with plain values (the rest of the squad is dead unless placed) against demons; the invader's hand is empty. */
export type Skirmish = Position & {
  /** Event cards that demons reveal when they defend, the next first; plain ones without shields if left out. */
  defense?: string[]
  /** Event cards in the invader's hand. */
  events?: string[]
  argent?: Record<string, number>
  initiative?: string[]
  /** Alpha is the only marine of the match and has a squad card. */
  solo?: boolean
}

const SETS = ['power-overwhelming', 'seek-and-destroy', 'armored-offensive']

/** Event cards without shields and special defense: demons that reveal them are hit in full. */
const PLAIN = ['onslaught', 'hellish-power', 'explosive-blast', 'ferocity', 'execution', 'wall-of-flesh']

const SQUAD = ['alpha', 'bravo', 'charlie', 'delta'] as const

/** Weapon sets that own the cards a marine is given. */
function weaponsOf(...cards: Array<string[] | undefined>): string[] {
  const sets = cards.flatMap(list => (list ?? []).map(id => box().actionCards[id]!.set))
  return [...new Set(sets.filter(set => set !== 'uac'))]
}

export function skirmish({ defense, events, argent, initiative, solo, ...position }: Skirmish): Match {
  const squad = Object.fromEntries(
    SQUAD.slice(0, solo ? 1 : 4).map(id => {
      const given = position[id] ?? { at: null }
      const { hand, deck, discard } = given
      const weapons = given.weapons ?? weaponsOf(hand, deck, discard)
      return [id, { hand: [], ...(weapons.length > 0 ? { weapons } : {}), ...given }]
    }),
  )
  const held = events ?? []
  return doom({
    ...position,
    ...squad,
    options: { eventSets: SETS, ...position.options },
    scenario: {
      events: { hand: held, deck: defense ?? PLAIN.filter(card => !held.includes(card)) },
      ...(argent ? { argent } : {}),
      ...(initiative ? { initiative } : {}),
      ...position.scenario,
    },
  })
}

/** Uses the defense card that was turned up, whatever it is, where cover would allow another. */
export function keeps(g: Match): void {
  for (
    let kept = g.offers.find(key => key.startsWith('keep:'));
    kept;
    kept = g.offers.find(key => key.startsWith('keep:'))
  )
    g.does(kept)
}

/** The dice of every attack so far. */
export function rolled(g: Match): Array<{ red: number; black: number }> {
  return g.events('attack').map(e => (e as unknown as { dice: { red: number; black: number } }).dice)
}
