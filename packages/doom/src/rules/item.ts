import { shuffle } from '@redoubt/kernel'
import { boardOf } from '../board/positions.ts'
import { type Offers, offer } from '../match/choices.ts'
import { emit } from '../match/events.ts'
import { contentOf, figureOf } from '../match/figures.ts'
import type { DoomState, Item, Marine } from '../match/state.ts'
import { heal } from './damage.ts'

/** D-ITEM-2: what the marine may gain where it stands; free of cost, never a must. */
export function itemChoices(g: DoomState, m: Marine) {
  const figure = figureOf(g, m.id)
  const list: Array<Offers['take']> = []
  for (const item of g.items)
    if (figure.at.includes(item.at) && mayGain(g, m, item))
      list.push(offer.take(nameOf(item), { at: boardOf(g).name(item.at) }))
  return list
}

/** OP-24, D-LIMITS-5, 6, D-GRENADE-6: no second copy of a set, nor of a grenade that lies on the map. */
function mayGain(g: DoomState, m: Marine, item: Item): boolean {
  if (item.type === 'health-pack') return true
  return !m.weapons.includes(item.weapon) && !g.tokens.some(t => t.kind === item.weapon && t.owner === m.id)
}

const nameOf = (item: Item): string => (item.type === 'weapon' ? item.weapon : item.type)

export function gainItem(g: DoomState, m: Marine, name: string): void {
  const figure = figureOf(g, m.id)
  const i = g.items.findIndex(item => figure.at.includes(item.at) && nameOf(item) === name)
  const item = g.items[i]!
  g.items.splice(i, 1)
  emit('item', { marine: m.id, item: name, at: item.at })
  if (item.type === 'health-pack')
    heal(g, m.id, 5) // D-ITEM-5, D-DAMAGE-6
  else gainWeapon(g, m, item.weapon)
}

/** D-WEAPON-5: the set goes shuffled and unseen on top of the deck. */
function gainWeapon(g: DoomState, m: Marine, weapon: string): void {
  m.weapons.push(weapon)
  m.deck.cards.push(...shuffle(g, [...contentOf(g).weapons[weapon]!.cards]))
}
