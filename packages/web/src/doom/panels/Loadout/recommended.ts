import { type Kits, type Known, NO_KIT, openClasses, openWeapons, ownMarines } from './kits.ts'

/** Kits that go well together, for all marines of this person: what their cards recommend if it is to be had, else what the others advise. */
export function recommended(known: Known): Kits {
  const { content, view } = known
  const advice = (hints: { pick?: number | undefined } | undefined) => hints?.pick ?? 0
  const offered = openClasses(known)
  let kits: Kits = {}
  for (const marine of ownMarines(known)) {
    const { class: wish, weapons: pair = [] } = content.marines[marine]?.hints ?? {}
    const gone = new Set([...Object.values(kits).map(kit => kit.class), ...view.marines.map(m => m.class)])
    const [best = null] = offered
      .filter(id => !gone.has(id))
      .sort((a, b) => rank(wish, b, content.classes) - rank(wish, a, content.classes))
    const weapons = openWeapons(known, kits, marine)
      .sort((a, b) => value(pair, b) - value(pair, a))
      .slice(0, 2)
    kits = { ...kits, [marine]: { ...NO_KIT, class: best, weapons } }
  }
  return kits

  function rank(wanted: string | undefined, id: string, cards: typeof content.classes): number {
    return id === wanted ? 100 : advice(cards[id]?.hints)
  }
  function value(wanted: readonly string[], id: string): number {
    return wanted.includes(id) ? 100 : advice(content.weapons[id]?.hints)
  }
}
