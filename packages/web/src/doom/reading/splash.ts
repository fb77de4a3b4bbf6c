import { type DoomView, range } from '@redoubt/doom'
import type { Attack } from './attack.ts'
import { areEnemies, figureById, openDoors, spacesOf } from './figures.ts'
import type { Ground } from './ground.ts'

/** What else an attack would hurt. */
export interface Splash {
  /** All spaces in it, by name. */
  spaces: readonly string[]
  /** Friends of the attacker who stand in it. */
  friends: readonly string[]
}

/** The harm a card does around its target or around whoever plays it, for certain; null if it does none. */
export function splashOf(ground: Ground, view: DoomView, attack: Attack, target: string): Splash | null {
  const card = attack.source ? ground.content.actionCards[attack.source] : undefined
  const attacker = figureById(view, attack.attacker)
  const defender = figureById(view, target)
  if (!card || !attacker || !defender) return null
  const { board } = ground
  const table = board.table(openDoors(view))
  const spaces = new Set<string>()
  const friends = new Set<string>()
  for (const effect of card.effects) {
    if (effect.op !== 'splash') continue
    const middle = effect.center === 'defender' ? defender : effect.center === 'self' ? attacker : null
    if (!middle) continue
    const from = { spaces: spacesOf(ground, middle), aloft: true }
    const far = effect.radius === 'adjacent' ? 1 : Number(effect.radius)
    for (let space = 0; space < board.size; space++) {
      if (from.spaces.includes(space) || range(table, from, { spaces: [space], aloft: true }) > far) continue
      spaces.add(board.name(space))
    }
    if (effect.who !== 'any') continue
    for (const figure of view.figures)
      if (figure.id !== target && !areEnemies(figure, attacker) && figure.at.some(at => spaces.has(at)))
        friends.add(figure.id)
  }
  return spaces.size > 0 ? { spaces: [...spaces], friends: [...friends] } : null
}
