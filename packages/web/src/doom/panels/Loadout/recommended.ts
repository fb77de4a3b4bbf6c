import { type Kits, type Known, NO_KIT, openClasses, openWeapons, ownMarines } from './kits.ts'

/** A squad whose marines do different things; each has something for near and something for far. */
const SQUAD: ReadonlyArray<{ class: string; weapons: readonly string[] }> = [
  { class: 'gunslinger', weapons: ['combat-shotgun', 'heavy-assault-rifle'] },
  { class: 'field-medic', weapons: ['plasma-rifle', 'burst-rifle'] },
  { class: 'breacher', weapons: ['super-shotgun', 'heavy-assault-rifle'] },
  { class: 'marksman', weapons: ['static-rifle', 'combat-shotgun'] },
]

/** Kits that go well together, for all marines of this person: the first wish that is to be had, else what the cards themselves advise. */
export function recommended(known: Known): Kits {
  const { content, view } = known
  const advice = (hints: { pick?: number | undefined } | undefined) => hints?.pick ?? 0
  const offered = openClasses(known)
  let kits: Kits = {}
  for (const marine of ownMarines(known)) {
    const wish = SQUAD[view.marines.findIndex(({ id }) => id === marine)] ?? SQUAD[0]!
    const gone = new Set([...Object.values(kits).map(kit => kit.class), ...view.marines.map(m => m.class)])
    const [best = null] = offered
      .filter(id => !gone.has(id))
      .sort((a, b) => rank(wish.class, b, content.classes) - rank(wish.class, a, content.classes))
    const weapons = openWeapons(known, kits, marine)
      .sort((a, b) => value(wish.weapons, b) - value(wish.weapons, a))
      .slice(0, 2)
    kits = { ...kits, [marine]: { ...NO_KIT, class: best, weapons } }
  }
  return kits

  function rank(wanted: string, id: string, cards: typeof content.classes): number {
    return id === wanted ? 100 : advice(cards[id]?.hints)
  }
  function value(wanted: readonly string[], id: string): number {
    return wanted.includes(id) ? 100 : advice(content.weapons[id]?.hints)
  }
}
