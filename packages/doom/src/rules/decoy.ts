import { distance, sees } from '../board/positions.ts'
import { derived } from '../match/derived.ts'
import { contentOf } from '../match/figures.ts'
import type { Content } from '../match/said.ts'
import type { DoomState, Figure, Token } from '../match/state.ts'

/** Abilities whose tokens draw the attacks of demons to them, and those whose tokens a demon may remove by attacking. */
const decoysOf = derived((content: Content) => {
  const drawing = new Set<string>()
  const removable = new Set<string>()
  for (const { id, effects } of Object.values(content.abilities))
    for (const e of effects) {
      if (e.op === 'restrictTargets') drawing.add(id)
      if (e.op === 'custom' && e.name === 'attack-decoy') removable.add(id)
    }
  return { drawing, removable }
})

/** Decoy Grenade: a demon that sees the token cannot attack marines farther away than it. */
export function decoyed(g: DoomState, demon: Figure, far: number): boolean {
  for (const token of g.tokens) {
    if (!decoysOf(contentOf(g)).drawing.has(token.ability)) continue
    const near = distance(g, demon.at, [token.at])
    if (near !== null && near < far && sees(g, demon, [token.at])) return true
  }
  return false
}

/** Decoys that a demon may use its attack to remove, one of each owner. */
export function decoysFor(g: DoomState, demon: Figure): Token[] {
  if (g.tokens.length === 0) return []
  const { range } = contentOf(g).demons[demon.kind]!
  const found = new Map<string, Token>()
  for (const token of g.tokens) {
    if (!decoysOf(contentOf(g)).removable.has(token.ability) || found.has(token.owner)) continue
    const far = distance(g, demon.at, [token.at])
    if (far !== null && far <= range && sees(g, demon, [token.at])) found.set(token.owner, token)
  }
  return [...found.values()]
}
